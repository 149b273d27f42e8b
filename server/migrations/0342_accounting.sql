-- The accounts to which a hotel posts what guests owe and pay.
CREATE TABLE hotel_accounting (
  hotel_id uuid CONSTRAINT hotel_accounting_pkey PRIMARY KEY
    CONSTRAINT hotel_accounting_hotel_id_fkey REFERENCES hotels (id) ON DELETE CASCADE,
  chart text NOT NULL CONSTRAINT hotel_accounting_chart_known CHECK (chart IN ('skr03', 'skr04', 'generic')),
  accounts jsonb NOT NULL,
  consultant_number text NOT NULL,
  client_number text NOT NULL,
  year_begins_in smallint NOT NULL CONSTRAINT hotel_accounting_month_possible CHECK (year_begins_in BETWEEN 1 AND 12),
  version integer NOT NULL DEFAULT 1
);

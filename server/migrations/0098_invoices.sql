-- How the papers of a hotel name who issues them.
CREATE TABLE hotel_invoicing (
  hotel_id uuid CONSTRAINT hotel_invoicing_pkey PRIMARY KEY
    CONSTRAINT hotel_invoicing_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  company text NOT NULL,
  address text NOT NULL,
  vat_id text NOT NULL,
  email text NOT NULL,
  prefix text NOT NULL CONSTRAINT hotel_invoicing_prefix_plain CHECK (prefix ~ '^[A-Z0-9]{1,8}$'),
  tax_note text NOT NULL,
  closing text NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- The last number of a hotel and year. Whoever takes the next one holds this row until the paper is committed, so that
-- no number is left out.
CREATE TABLE invoice_numbers (
  hotel_id uuid NOT NULL CONSTRAINT invoice_numbers_hotel_id_fkey REFERENCES hotels,
  series text NOT NULL CONSTRAINT invoice_numbers_series_known CHECK (series IN ('invoice', 'receipt')),
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_numbers_pkey PRIMARY KEY (hotel_id, series, year)
);

-- Papers as they were issued. Laws on accounts require them to be kept as they are, names included.
CREATE TABLE invoices (
  id uuid CONSTRAINT invoices_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT invoices_hotel_id_fkey REFERENCES hotels,
  booking_id uuid NOT NULL CONSTRAINT invoices_booking_id_fkey REFERENCES bookings,
  folio_id uuid NOT NULL CONSTRAINT invoices_folio_id_fkey REFERENCES folios,
  kind text NOT NULL CONSTRAINT invoices_kind_known CHECK (kind IN ('invoice', 'credit-note', 'receipt')),
  -- Credit notes are numbered with the invoices.
  series text NOT NULL GENERATED ALWAYS AS (CASE WHEN kind = 'receipt' THEN 'receipt' ELSE 'invoice' END) STORED,
  year integer NOT NULL,
  sequence integer NOT NULL CONSTRAINT invoices_sequence_positive CHECK (sequence > 0),
  number text NOT NULL,
  issued_at timestamptz NOT NULL,
  issued_on date NOT NULL,
  by_id uuid CONSTRAINT invoices_by_id_fkey REFERENCES users,
  currency text NOT NULL,
  total_cents bigint NOT NULL,
  paid_cents bigint NOT NULL,
  credits_id uuid CONSTRAINT invoices_credited_once UNIQUE CONSTRAINT invoices_credits_id_fkey REFERENCES invoices,
  -- Everything that is printed.
  paper jsonb NOT NULL,
  CONSTRAINT invoices_sequence_once UNIQUE (hotel_id, series, year, sequence),
  CONSTRAINT invoices_number_once UNIQUE (hotel_id, number),
  CONSTRAINT invoices_credits_fit CHECK (credits_id IS NULL OR kind = 'credit-note')
);
CREATE INDEX invoices_booking_idx ON invoices (booking_id, issued_at);
CREATE INDEX invoices_day_idx ON invoices (hotel_id, issued_on);
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON invoices FROM PUBLIC;
REVOKE UPDATE, DELETE, TRUNCATE ON invoices FROM CURRENT_USER;

-- The paper that a line of a folio stands on; a line stands on one of each series. A credit note frees the lines of its
-- invoice.
CREATE TABLE invoiced_lines (
  folio_line_id uuid NOT NULL CONSTRAINT invoiced_lines_folio_line_id_fkey REFERENCES folio_lines,
  series text NOT NULL CONSTRAINT invoiced_lines_series_known CHECK (series IN ('invoice', 'receipt')),
  invoice_id uuid NOT NULL CONSTRAINT invoiced_lines_invoice_id_fkey REFERENCES invoices,
  CONSTRAINT invoiced_lines_pkey PRIMARY KEY (folio_line_id, series)
);
CREATE INDEX invoiced_lines_invoice_idx ON invoiced_lines (invoice_id);

-- To whom a paper was sent.
CREATE TABLE invoice_mails (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT invoice_mails_pkey PRIMARY KEY,
  invoice_id uuid NOT NULL CONSTRAINT invoice_mails_invoice_id_fkey REFERENCES invoices,
  booking_id uuid NOT NULL CONSTRAINT invoice_mails_booking_id_fkey REFERENCES bookings,
  email text NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid CONSTRAINT invoice_mails_by_id_fkey REFERENCES users
);
CREATE INDEX invoice_mails_invoice_idx ON invoice_mails (invoice_id, id);
CREATE INDEX invoice_mails_booking_idx ON invoice_mails (booking_id);

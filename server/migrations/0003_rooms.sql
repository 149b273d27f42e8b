CREATE TABLE room_types (
  id uuid CONSTRAINT room_types_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT room_types_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL,
  beds jsonb NOT NULL,
  max_adults smallint NOT NULL,
  max_children smallint NOT NULL,
  size_sqm smallint,
  base_price_cents bigint NOT NULL,
  included_adults smallint NOT NULL,
  extra_adult_cents bigint NOT NULL,
  child_bands jsonb NOT NULL,
  -- How many numbered rooms it has; changed together with them, under the lock of this row.
  units integer NOT NULL DEFAULT 0,
  ical_token text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  CONSTRAINT room_types_of_hotel_key UNIQUE (hotel_id, id),
  CONSTRAINT room_types_ical_token_key UNIQUE (ical_token),
  CONSTRAINT room_types_units_positive CHECK (units >= 0),
  CONSTRAINT room_types_prices_positive CHECK (base_price_cents >= 0 AND extra_adult_cents >= 0)
);
CREATE UNIQUE INDEX room_types_name_key ON room_types (hotel_id, lower(name)) WHERE archived_at IS NULL;

CREATE TABLE rooms (
  id uuid CONSTRAINT rooms_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  number text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  CONSTRAINT rooms_type_fkey FOREIGN KEY (hotel_id, room_type_id) REFERENCES room_types (hotel_id, id) ON DELETE CASCADE,
  -- A stay names both, so that a room and its type can never disagree.
  CONSTRAINT rooms_of_type_key UNIQUE (id, room_type_id)
);
CREATE UNIQUE INDEX rooms_number_key ON rooms (hotel_id, lower(number)) WHERE archived_at IS NULL;
CREATE INDEX rooms_type_idx ON rooms (room_type_id);

CREATE TABLE rate_plans (
  id uuid CONSTRAINT rate_plans_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT rate_plans_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  name text NOT NULL,
  meal_plan text NOT NULL,
  change_bps integer NOT NULL,
  per_adult_cents bigint NOT NULL,
  -- null: the hotel's own.
  cancellation_policy jsonb,
  min_stay smallint,
  max_stay smallint,
  sell_from_on date,
  sell_until_on date,
  is_active boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CONSTRAINT rate_plans_stay_order CHECK (min_stay <= max_stay),
  CONSTRAINT rate_plans_sell_order CHECK (sell_from_on <= sell_until_on)
);
CREATE UNIQUE INDEX rate_plans_name_key ON rate_plans (hotel_id, lower(name));

CREATE TABLE price_rules (
  id uuid CONSTRAINT price_rules_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT price_rules_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  room_type_id uuid CONSTRAINT price_rules_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  -- Of two that hold, the one added last counts.
  added integer GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  from_on date,
  until_on date,
  weekdays smallint[] NOT NULL,
  effect jsonb NOT NULL,
  CONSTRAINT price_rules_date_order CHECK (from_on <= until_on)
);
CREATE INDEX price_rules_hotel_idx ON price_rules (hotel_id, added);

CREATE TABLE hotel_taxes (
  hotel_id uuid CONSTRAINT hotel_taxes_pkey PRIMARY KEY
    CONSTRAINT hotel_taxes_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  city_tax_cents bigint NOT NULL,
  city_tax_per text NOT NULL,
  vat_bps integer NOT NULL,
  vat_included boolean NOT NULL,
  CONSTRAINT hotel_taxes_per_known CHECK (city_tax_per IN ('person-night', 'adult-night', 'room-night'))
);

-- One row a night that is special or sold; a night without a row is open at the usual price.
-- Rows are locked in order (room_type_id, night) and then counted: nights_not_oversold is the judge.
CREATE TABLE nights (
  room_type_id uuid NOT NULL CONSTRAINT nights_room_type_id_fkey REFERENCES room_types ON DELETE CASCADE,
  night date NOT NULL,
  capacity integer NOT NULL,
  -- Fewer rooms to sell than there are; null: all of them.
  capacity_override integer,
  sold integer NOT NULL DEFAULT 0,
  blocked integer NOT NULL DEFAULT 0,
  price_override_cents bigint,
  closed boolean NOT NULL DEFAULT false,
  min_stay smallint,
  max_stay smallint,
  closed_to_arrival boolean NOT NULL DEFAULT false,
  closed_to_departure boolean NOT NULL DEFAULT false,
  CONSTRAINT nights_pkey PRIMARY KEY (room_type_id, night),
  CONSTRAINT nights_not_oversold CHECK (sold >= 0 AND blocked >= 0 AND sold + blocked <= capacity)
) WITH (fillfactor = 80);

-- Dollars for one unit of a currency from a day on. Never changed: a correction is a newer row.
CREATE TABLE exchange_rates (
  id integer GENERATED ALWAYS AS IDENTITY CONSTRAINT exchange_rates_pkey PRIMARY KEY,
  currency text NOT NULL,
  usd_rate numeric(18, 8) NOT NULL,
  valid_from date NOT NULL,
  set_at timestamptz NOT NULL DEFAULT now(),
  -- null: came with the product.
  set_by uuid CONSTRAINT exchange_rates_set_by_fkey REFERENCES users,
  CONSTRAINT exchange_rates_currency_code CHECK (currency ~ '^[A-Z]{3}$'),
  CONSTRAINT exchange_rates_positive CHECK (usd_rate > 0)
);
CREATE INDEX exchange_rates_lookup_idx ON exchange_rates (currency, valid_from DESC, id DESC);
CREATE TRIGGER exchange_rates_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON exchange_rates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

INSERT INTO exchange_rates (currency, usd_rate, valid_from)
SELECT currency, usd_rate, DATE '2020-01-01' FROM (VALUES
  ('EUR', 1.16), ('GBP', 1.34), ('CHF', 1.25), ('SEK', 0.106), ('NOK', 0.0995), ('DKK', 0.155), ('ISK', 0.0081),
  ('PLN', 0.273), ('CZK', 0.0477), ('HUF', 0.00298), ('RON', 0.228), ('BGN', 0.593), ('RSD', 0.0099),
  ('TRY', 0.0238), ('UAH', 0.0239), ('GEL', 0.369), ('ILS', 0.305), ('EGP', 0.021), ('MAD', 0.109), ('TND', 0.341),
  ('ZAR', 0.058), ('KES', 0.00774), ('NGN', 0.00069), ('TZS', 0.00041), ('MUR', 0.0219), ('AED', 0.2723),
  ('SAR', 0.2667), ('QAR', 0.2747), ('OMR', 2.6008), ('BHD', 2.6525), ('JOD', 1.4104), ('KWD', 3.26), ('INR', 0.0113),
  ('LKR', 0.00329), ('NPR', 0.00708), ('MVR', 0.0649), ('THB', 0.0308), ('VND', 0.000038), ('IDR', 0.00006),
  ('MYR', 0.238), ('SGD', 0.77), ('PHP', 0.017), ('HKD', 0.1285), ('TWD', 0.0325), ('CNY', 0.1404), ('JPY', 0.00655),
  ('KRW', 0.00070), ('AUD', 0.655), ('NZD', 0.571), ('FJD', 0.439), ('CAD', 0.713), ('MXN', 0.0541), ('BRL', 0.187),
  ('ARS', 0.00069), ('CLP', 0.00105), ('COP', 0.00026), ('PEN', 0.296), ('UYU', 0.0251), ('CRC', 0.00199),
  ('DOP', 0.0157), ('JMD', 0.0062)
) AS usual (currency, usd_rate);

-- Companies that send guests and pay for them, and what was agreed on with them.
CREATE TABLE company_profiles (
  id uuid DEFAULT gen_random_uuid() CONSTRAINT company_profiles_pkey PRIMARY KEY,
  hotel_id uuid NOT NULL CONSTRAINT company_profiles_hotel_id_fkey REFERENCES hotels (id) ON DELETE CASCADE,
  company text NOT NULL,
  payer jsonb NOT NULL,
  tax_number text NOT NULL,
  register_number text NOT NULL,
  due_days integer CONSTRAINT company_profiles_due_days_possible CHECK (due_days BETWEEN 0 AND 120),
  takes text[] NOT NULL CONSTRAINT company_profiles_takes_known CHECK (takes <@ ARRAY['room', 'taxes', 'fees', 'extras']),
  discount_percent smallint NOT NULL CONSTRAINT company_profiles_discount_possible CHECK (discount_percent BETWEEN 0 AND 50),
  rate_plan_ids uuid[] NOT NULL,
  notes text NOT NULL,
  is_archived boolean NOT NULL,
  vat_state text CONSTRAINT company_profiles_vat_state_known CHECK (vat_state IN ('valid', 'invalid', 'unreachable')),
  vat_name text,
  vat_checked_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT company_profiles_vat_check_fits CHECK ((vat_state IS NULL) = (vat_checked_at IS NULL))
);
CREATE UNIQUE INDEX company_profiles_name_once ON company_profiles (hotel_id, lower(company)) WHERE NOT is_archived;

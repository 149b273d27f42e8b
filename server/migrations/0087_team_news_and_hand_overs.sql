-- Whoever may work at the desk of all hotels of an owner is notified of what happens in each.
CREATE INDEX team_places_everywhere_idx ON team_places (owner_id) WHERE hotel_id IS NULL;

DO $$
DECLARE
  was CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                        WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_params_fit');
BEGIN
  IF strpos(was, 'ELSE false') = 0 THEN
    RAISE EXCEPTION 'notifications_params_fit is not as expected: %', was;
  END IF;
  ALTER TABLE notifications DROP CONSTRAINT notifications_params_fit;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_params_fit ' || replace(was, 'ELSE false',
    'WHEN ''team'' THEN params ?& ARRAY[''news''] ELSE false');
END
$$;

-- The company in whose name an owner sells, as invoices give it.
CREATE TABLE owner_companies (
  owner_id uuid CONSTRAINT owner_companies_pkey PRIMARY KEY
    CONSTRAINT owner_companies_owner_id_fkey REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  street_address text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  vat_id text,
  -- The number in the register of companies, such as "REA NA-123456".
  register_number text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  CONSTRAINT owner_companies_country_code CHECK (country ~ '^[A-Z]{2}$'),
  CONSTRAINT owner_companies_vat_id_form CHECK (vat_id ~ '^[A-Z0-9]{4,20}$')
);

-- A hotel that its owner offers to another account. Any answer removes the offer; the audit log keeps what happened.
CREATE TABLE hotel_offers (
  hotel_id uuid CONSTRAINT hotel_offers_pkey PRIMARY KEY,
  owner_id uuid NOT NULL,
  email text NOT NULL,
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT hotel_offers_hotel_fkey FOREIGN KEY (hotel_id, owner_id) REFERENCES hotels (id, owner_id) ON DELETE CASCADE,
  CONSTRAINT hotel_offers_email_lower CHECK (email = lower(email))
);
CREATE INDEX hotel_offers_email_idx ON hotel_offers (email);

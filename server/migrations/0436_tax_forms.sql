-- Tax forms that affiliates signed by typing their name, encrypted. Each is kept; the newest of a kind counts.
CREATE TABLE affiliate_tax_forms (
  id uuid CONSTRAINT affiliate_tax_forms_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL CONSTRAINT affiliate_tax_forms_affiliate_id_fkey REFERENCES users (id),
  kind text NOT NULL CONSTRAINT affiliate_tax_forms_kind_known CHECK (kind IN ('w-9', 'w-8ben', 'dac7')),
  signed_at timestamptz NOT NULL,
  -- Null once it was erased.
  sealed bytea
);
CREATE INDEX affiliate_tax_forms_newest_idx ON affiliate_tax_forms (affiliate_id, kind, signed_at DESC);

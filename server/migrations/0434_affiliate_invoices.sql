-- Whether an affiliate is a business, whether it charges VAT, and whether Roomlark issues its invoices.
CREATE TABLE affiliate_tax_details (
  affiliate_id uuid CONSTRAINT affiliate_tax_details_pkey PRIMARY KEY
    CONSTRAINT affiliate_tax_details_affiliate_id_fkey REFERENCES users (id),
  is_business boolean NOT NULL,
  vat_status text NOT NULL CONSTRAINT affiliate_tax_details_vat_status_known CHECK (
    vat_status IN ('registered', 'small-business', 'none')),
  country text NOT NULL,
  vat_id text NOT NULL,
  -- Whether the register of the European Union has confirmed the VAT id, where it is asked.
  vat_id_check text CONSTRAINT affiliate_tax_details_vat_id_check_known CHECK (
    vat_id_check IN ('valid', 'unchecked')),
  self_billing_since timestamptz,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT affiliate_tax_details_private CHECK (is_business OR (vat_status = 'none' AND self_billing_since IS NULL))
);

-- Invoices issued in the name of affiliates, numbered without a gap for each of them, and what takes them back.
CREATE TABLE affiliate_invoices (
  id uuid CONSTRAINT affiliate_invoices_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL CONSTRAINT affiliate_invoices_affiliate_id_fkey REFERENCES users (id),
  statement_id uuid NOT NULL CONSTRAINT affiliate_invoices_statement_id_fkey REFERENCES affiliate_statements (id),
  kind text NOT NULL CONSTRAINT affiliate_invoices_kind_known CHECK (kind IN ('invoice', 'correction')),
  sequence integer NOT NULL CONSTRAINT affiliate_invoices_sequence_positive CHECK (sequence > 0),
  number text NOT NULL CONSTRAINT affiliate_invoices_number_once UNIQUE,
  corrects_id uuid CONSTRAINT affiliate_invoices_corrected_once UNIQUE
    CONSTRAINT affiliate_invoices_corrects_id_fkey REFERENCES affiliate_invoices (id),
  issued_at timestamptz NOT NULL,
  currency text NOT NULL,
  total_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  -- Names, addresses and tax numbers as they were, encrypted.
  sealed bytea NOT NULL,
  CONSTRAINT affiliate_invoices_in_order UNIQUE (affiliate_id, sequence),
  CONSTRAINT affiliate_invoices_once UNIQUE (statement_id, kind),
  CONSTRAINT affiliate_invoices_correction_of CHECK ((kind = 'correction') = (corrects_id IS NOT NULL))
);
CREATE TRIGGER affiliate_invoices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON affiliate_invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE affiliate_invoices ENABLE ALWAYS TRIGGER affiliate_invoices_append_only;

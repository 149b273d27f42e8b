-- Invoices that affiliates sent for their payouts, encrypted.
CREATE TABLE affiliate_own_invoices (
  statement_id uuid CONSTRAINT affiliate_own_invoices_pkey PRIMARY KEY
    CONSTRAINT affiliate_own_invoices_statement_id_fkey REFERENCES affiliate_statements (id),
  affiliate_id uuid NOT NULL CONSTRAINT affiliate_own_invoices_affiliate_id_fkey REFERENCES users (id),
  name text NOT NULL CONSTRAINT affiliate_own_invoices_name_length CHECK (char_length(name) BETWEEN 1 AND 200),
  sealed bytea NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE INDEX affiliate_own_invoices_affiliate_idx ON affiliate_own_invoices (affiliate_id);

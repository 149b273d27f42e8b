-- A bill of a company is one invoice of many folios, its shares; every other invoice is of one folio of one booking.
ALTER TABLE invoices
  ALTER COLUMN booking_id DROP NOT NULL,
  ALTER COLUMN folio_id DROP NOT NULL,
  ADD COLUMN company_id uuid;
ALTER TABLE invoices
  ADD CONSTRAINT invoices_company_id_fkey FOREIGN KEY (company_id) REFERENCES company_profiles (id) NOT VALID,
  ADD CONSTRAINT invoices_of_folio_or_company CHECK (
    (folio_id IS NULL) = (company_id IS NOT NULL) AND (booking_id IS NULL) = (folio_id IS NULL)) NOT VALID;
ALTER TABLE invoice_mails ALTER COLUMN booking_id DROP NOT NULL;
ALTER TABLE invoice_reminders ALTER COLUMN booking_id DROP NOT NULL;

CREATE TABLE invoice_shares (
  invoice_id uuid NOT NULL CONSTRAINT invoice_shares_invoice_id_fkey REFERENCES invoices (id),
  folio_id uuid NOT NULL CONSTRAINT invoice_shares_folio_id_fkey REFERENCES folios (id),
  booking_id uuid NOT NULL CONSTRAINT invoice_shares_booking_id_fkey REFERENCES bookings (id),
  total_cents bigint NOT NULL CONSTRAINT invoice_shares_total_positive CHECK (total_cents > 0),
  CONSTRAINT invoice_shares_pkey PRIMARY KEY (invoice_id, folio_id)
);
CREATE INDEX invoice_shares_folio_idx ON invoice_shares (folio_id);
CREATE INDEX invoice_shares_booking_idx ON invoice_shares (booking_id);
CREATE TRIGGER invoice_shares_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_shares
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE invoice_shares ENABLE ALWAYS TRIGGER invoice_shares_append_only;

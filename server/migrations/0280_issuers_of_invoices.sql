-- The issuer of invoices by its parts. Rows of before have no street: their whole address is one text.
ALTER TABLE hotel_invoicing
  ADD COLUMN street_address text,
  ADD COLUMN postal_code text NOT NULL DEFAULT '',
  ADD COLUMN city text NOT NULL DEFAULT '',
  ADD COLUMN country text,
  ADD COLUMN tax_number text NOT NULL DEFAULT '',
  ADD COLUMN register_court text NOT NULL DEFAULT '',
  ADD COLUMN iban text NOT NULL DEFAULT '',
  ADD COLUMN bic text NOT NULL DEFAULT '',
  ADD COLUMN bank_name text NOT NULL DEFAULT '',
  ADD COLUMN due_days integer NOT NULL DEFAULT 14,
  ADD COLUMN terms text NOT NULL DEFAULT '';

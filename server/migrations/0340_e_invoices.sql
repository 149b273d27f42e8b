-- What an e-invoice asks of who pays, and what a hotel attaches to its invoices: null until it has chosen.
ALTER TABLE folios
  ADD COLUMN payer_postal_code text NOT NULL DEFAULT '',
  ADD COLUMN payer_city text NOT NULL DEFAULT '',
  ADD COLUMN payer_country text NOT NULL DEFAULT '',
  ADD COLUMN payer_buyer_reference text NOT NULL DEFAULT '';

ALTER TABLE hotel_invoicing
  ADD COLUMN e_invoice text,
  ADD CONSTRAINT hotel_invoicing_e_invoice_known CHECK (e_invoice IN ('none', 'factur-x', 'xrechnung')) NOT VALID;

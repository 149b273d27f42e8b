-- outside a transaction
ALTER TABLE hotel_invoicing VALIDATE CONSTRAINT hotel_invoicing_e_invoice_known;

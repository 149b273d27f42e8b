-- outside a transaction
ALTER TABLE invoices VALIDATE CONSTRAINT invoices_company_id_fkey;
ALTER TABLE invoices VALIDATE CONSTRAINT invoices_of_folio_or_company;

-- outside a transaction
ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_refunds_id_fkey;
ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_refunds_id_fits;

-- outside a transaction
ALTER TABLE folios VALIDATE CONSTRAINT folios_company_id_fkey;
ALTER TABLE groups VALIDATE CONSTRAINT groups_company_id_fkey;

-- The company profile that a folio or a group took its payer from, if it was not entered by hand.
ALTER TABLE folios ADD COLUMN company_id uuid;
ALTER TABLE folios ADD CONSTRAINT folios_company_id_fkey FOREIGN KEY (company_id) REFERENCES company_profiles (id) NOT VALID;
ALTER TABLE groups ADD COLUMN company_id uuid;
ALTER TABLE groups ADD CONSTRAINT groups_company_id_fkey FOREIGN KEY (company_id) REFERENCES company_profiles (id) NOT VALID;

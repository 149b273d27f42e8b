-- Invoices have to give the address of who issues them. Hotels had no postal code; it is empty where nobody entered one.
ALTER TABLE hotels ADD COLUMN postal_code text NOT NULL DEFAULT '';

-- Null where the details of a hotel were saved before this was one of them: papers carry the number of the company.
ALTER TABLE hotel_invoicing ADD COLUMN register_number text;

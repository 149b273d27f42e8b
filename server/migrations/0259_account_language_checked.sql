-- outside a transaction
ALTER TABLE users VALIDATE CONSTRAINT users_language_known;

-- outside a transaction
ALTER TABLE booking_mails VALIDATE CONSTRAINT booking_mails_kind_known;

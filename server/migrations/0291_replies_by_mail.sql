-- The Message-ID of a message that came by email, hashed: the same email delivered twice is one message.
ALTER TABLE booking_messages ADD COLUMN mail_hash bytea;

-- A server that has begun to send the email says so here, and another that was given the same job leaves it alone.
ALTER TABLE notifications ADD COLUMN mailing_since timestamptz;

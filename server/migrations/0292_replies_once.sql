-- outside a transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS booking_messages_mail_once
  ON booking_messages (booking_id, mail_hash) WHERE mail_hash IS NOT NULL;

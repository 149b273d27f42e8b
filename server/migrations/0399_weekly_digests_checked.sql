-- outside a transaction
ALTER TABLE notification_preferences VALIDATE CONSTRAINT notification_preferences_mail_known;
ALTER TABLE notifications VALIDATE CONSTRAINT notifications_mail_known;
DROP INDEX CONCURRENTLY IF EXISTS notifications_digest_idx;
CREATE INDEX CONCURRENTLY IF NOT EXISTS notifications_digests_idx ON notifications (user_id)
  WHERE mail IN ('digest', 'weekly') AND mailed_at IS NULL;

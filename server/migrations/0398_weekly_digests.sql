ALTER TABLE notification_preferences
  DROP CONSTRAINT notification_preferences_mail_known,
  ADD CONSTRAINT notification_preferences_mail_known CHECK (mail IN ('off', 'now', 'digest', 'weekly')) NOT VALID;
ALTER TABLE notifications
  DROP CONSTRAINT notifications_mail_known,
  ADD CONSTRAINT notifications_mail_known CHECK (mail IN ('off', 'now', 'digest', 'weekly')) NOT VALID;

-- One more kind of email: that a guest was expected and did not come.
ALTER TABLE booking_mails DROP CONSTRAINT booking_mails_kind_known;
ALTER TABLE booking_mails ADD CONSTRAINT booking_mails_kind_known CHECK (
  kind IN ('confirmation', 'change', 'cancellation', 'reminder', 'option', 'check-in', 'no-show')) NOT VALID;

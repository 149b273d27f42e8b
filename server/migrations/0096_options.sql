-- When the hotel and the guest are reminded of an option; a hold of a few minutes has none.
ALTER TABLE bookings ADD COLUMN remind_at timestamptz;
CREATE INDEX bookings_remind_idx ON bookings (remind_at) WHERE state = 'held' AND remind_at IS NOT NULL;

-- One more kind of event, email and notification, beside those that other migrations added.
DO $$
DECLARE
  kinds CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                          WHERE conrelid = 'booking_events'::regclass AND conname = 'booking_events_kind_known');
  fit CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                        WHERE conrelid = 'booking_events'::regclass AND conname = 'booking_events_params_fit');
  mails CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                          WHERE conrelid = 'booking_mails'::regclass AND conname = 'booking_mails_kind_known');
  news CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                         WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_params_fit');
BEGIN
  IF strpos(kinds, '''undone''::text') = 0 OR strpos(fit, 'WHEN ''undone''::text THEN') = 0
     OR strpos(mails, '''reminder''::text') = 0 OR strpos(news, 'ELSE false') = 0 THEN
    RAISE EXCEPTION 'the constraints are not as expected: % % % %', kinds, fit, mails, news;
  END IF;
  ALTER TABLE booking_events
    DROP CONSTRAINT booking_events_kind_known,
    DROP CONSTRAINT booking_events_params_fit;
  EXECUTE 'ALTER TABLE booking_events ADD CONSTRAINT booking_events_kind_known '
    || replace(kinds, '''undone''::text', '''undone''::text, ''option''::text');
  EXECUTE 'ALTER TABLE booking_events ADD CONSTRAINT booking_events_params_fit '
    || replace(fit, 'WHEN ''undone''::text THEN',
               'WHEN ''option''::text THEN params ?& ARRAY[''step'', ''until'']
    WHEN ''undone''::text THEN');
  ALTER TABLE booking_mails DROP CONSTRAINT booking_mails_kind_known;
  EXECUTE 'ALTER TABLE booking_mails ADD CONSTRAINT booking_mails_kind_known '
    || replace(mails, '''reminder''::text', '''reminder''::text, ''option''::text');
  ALTER TABLE notifications DROP CONSTRAINT notifications_params_fit;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_params_fit ' || replace(news, 'ELSE false',
    'WHEN ''option-ending'' THEN params ?& ARRAY[''reference'', ''until''] ELSE false');
END
$$;

-- A price that the desk agreed on with the guest; changes of plan, guests or room type leave it as it is.
ALTER TABLE booking_nights ADD COLUMN agreed boolean NOT NULL DEFAULT false;

-- One more kind of event, beside those that other migrations added.
DO $$
DECLARE
  kinds CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                          WHERE conrelid = 'booking_events'::regclass AND conname = 'booking_events_kind_known');
  fit CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                        WHERE conrelid = 'booking_events'::regclass AND conname = 'booking_events_params_fit');
BEGIN
  IF strpos(kinds, '''undone''::text') = 0 OR strpos(fit, 'WHEN ''undone''::text THEN') = 0 THEN
    RAISE EXCEPTION 'the constraints of booking_events are not as expected: % %', kinds, fit;
  END IF;
  ALTER TABLE booking_events
    DROP CONSTRAINT booking_events_kind_known,
    DROP CONSTRAINT booking_events_params_fit;
  EXECUTE 'ALTER TABLE booking_events ADD CONSTRAINT booking_events_kind_known '
    || replace(kinds, '''undone''::text', '''undone''::text, ''reinstated''::text');
  EXECUTE 'ALTER TABLE booking_events ADD CONSTRAINT booking_events_params_fit '
    || replace(fit, 'WHEN ''undone''::text THEN',
               'WHEN ''reinstated''::text THEN params ?& ARRAY[''after'', ''nights'', ''feeDropped'', ''otherRooms'', ''guestMailed'']
    WHEN ''undone''::text THEN');
END
$$;

-- Notifications as data, like the history of bookings (0047): parameters by the kind of event, what names a person in a
-- column of its own, and the words written when it is shown or mailed. What happened to a booking is its event itself.
ALTER TABLE notifications
  ADD COLUMN params jsonb,
  ADD COLUMN particulars text,
  ADD COLUMN booking_event_id bigint
    CONSTRAINT notifications_booking_event_id_fkey REFERENCES booking_events ON DELETE CASCADE;

CREATE FUNCTION pg_temp.iso_day(words text) RETURNS text LANGUAGE sql AS $$
  SELECT to_char(to_date(words, 'DD Month YYYY'), 'YYYY-MM-DD')
$$;

-- The sentences that were written, read once. What cannot be read stays as it is among the particulars, the title above
-- the rest; it goes after 180 days like everything in this table.
CREATE FUNCTION pg_temp.as_data(n notifications, OUT params jsonb, OUT particulars text, OUT booking_event_id bigint)
LANGUAGE plpgsql AS $$
DECLARE
  day CONSTANT text := '(\d{1,2} [A-Z][a-z]+ \d{4})';
  -- Without the invisible marks around names that run from right to left: they are set when it is shown.
  title CONSTANT text := translate(n.title, U&'\2068\2069', '');
  detail CONSTANT text := translate(n.detail, U&'\2068\2069', '');
  currency text;
  decision text;
  m text[];
  t text[];
BEGIN
  CASE n.event
    WHEN 'booking-new' THEN
      SELECT b.currency INTO currency FROM bookings b
      WHERE b.id = substring(n.link FROM '^/bookings\?booking=([0-9a-f-]{36})$')::uuid;
      t := regexp_match(title, '^(.*) booked (.*)$');
      -- All decimals of a currency are always written, so the digits are its minor units.
      m := regexp_match(detail, '^' || day || ' to ' || day || ', (\d+) guests?, (.*)$');
      IF t IS NOT NULL AND m IS NOT NULL AND currency IS NOT NULL AND m[4] ~ '\d' THEN
        particulars := t[1];
        params := jsonb_build_object('rooms', string_to_array(t[2], ', '), 'checkInOn', pg_temp.iso_day(m[1]),
          'checkOutOn', pg_temp.iso_day(m[2]), 'guests', m[3]::integer,
          'totalCents', regexp_replace(m[4], '\D', '', 'g')::bigint, 'currency', currency);
      END IF;
    WHEN 'booking-changed', 'booking-cancelled' THEN
      SELECT e.id INTO booking_event_id FROM booking_events e
      WHERE e.id = substring(n.occasion FROM '^booking-event:(\d+)$')::bigint;
      t := regexp_match(title, '^The booking of (.*) was (?:changed|cancelled)$');
      m := regexp_match(detail, '^([^ :]+): ');
      IF booking_event_id IS NOT NULL AND t IS NOT NULL AND m IS NOT NULL THEN
        particulars := t[1];
        params := jsonb_build_object('reference', m[1]);
      END IF;
    WHEN 'arrival-unconfirmed' THEN
      t := regexp_match(title, '^Booking (\S+) needs your answer$');
      m := regexp_match(detail, '^(.*) was due to arrive on ' || day || '\. Record the arrival or a no-show$');
      IF t IS NOT NULL AND m IS NOT NULL THEN
        particulars := m[1];
        params := jsonb_build_object('reference', t[1], 'dueOn', pg_temp.iso_day(m[2]));
      END IF;
    WHEN 'feed-failing' THEN
      t := regexp_match(title, '^The calendar “(.*)” cannot be read$');
      IF t IS NOT NULL THEN params := jsonb_build_object('calendar', t[1], 'error', n.detail); END IF;
    WHEN 'image-rejected' THEN
      m := regexp_match(n.detail, '^(.*) You will not be notified of further refusals today\.$');
      IF title = 'A picture was rejected' AND m IS NOT NULL THEN
        particulars := m[1];
        params := '{}';
      END IF;
    WHEN 'sign-in' THEN
      m := regexp_match(detail, '^(.*), from (\S+)$');
      IF title = 'New sign-in to your account' AND m IS NOT NULL THEN
        particulars := m[2];
        params := jsonb_build_object('device', m[1]);
      END IF;
    WHEN 'account' THEN
      t := regexp_match(title, '^Your account is now of the type (hotel|affiliate|admin)$');
      decision := CASE title
        WHEN 'Your account was suspended' THEN 'suspended'
        WHEN 'Your account is open again' THEN 'restored'
        WHEN 'Your email address was verified for you' THEN 'verified'
        WHEN 'Your password was reset by an administrator' THEN 'password-reset'
        WHEN 'Two-step sign-in was turned off for you' THEN 'mfa-off'
        ELSE CASE WHEN t IS NOT NULL THEN 'type-changed' END END;
      IF decision IS NOT NULL THEN
        particulars := nullif(n.detail, 'Decided by an administrator');
        params := jsonb_build_object('decision', decision, 'userType', t[1]);
      END IF;
    WHEN 'terms' THEN
      SELECT a.news INTO params FROM announcements a
      WHERE a.id = substring(n.occasion FROM '^announcement:(\d+)$')::bigint;
    WHEN 'system' THEN
      params := CASE title
        WHEN 'Background jobs are failing' THEN jsonb_build_object(
          'trouble', 'jobs-failing', 'failed', substring(detail FROM '^Given up in the last 24 hours: (\d+)\.$')::integer)
        WHEN 'Background jobs are behind' THEN jsonb_build_object(
          'trouble', 'jobs-behind', 'minutes', substring(detail FROM '^The oldest has waited for (\d+) minutes\.$')::integer)
        WHEN 'Mails cannot be sent' THEN jsonb_build_object('trouble', 'mail',
          'failed', coalesce(substring(detail FROM 'Given up in the last 24 hours: (\d+)\.')::integer, 0),
          'struggling', coalesce(substring(detail FROM 'Being tried again: (\d+)\.')::integer, 0))
        WHEN 'Calendars of other channels cannot be read' THEN jsonb_build_object('trouble', 'feeds',
          'failing', substring(detail FROM '^(\d+) of \d+ are failing')::integer,
          'total', substring(detail FROM '^\d+ of (\d+) are failing')::integer)
        END;
      -- A title we know, with a detail we do not.
      IF params <> jsonb_strip_nulls(params) THEN params := NULL; END IF;
    ELSE NULL;
  END CASE;
  IF params IS NULL THEN
    particulars := n.title || E'\n' || n.detail;
    booking_event_id := NULL;
  END IF;
END
$$;

UPDATE notifications n SET (params, particulars, booking_event_id) = (
  SELECT d.params, d.particulars, d.booking_event_id FROM pg_temp.as_data(n) AS d);
DROP FUNCTION pg_temp.as_data, pg_temp.iso_day;

ALTER TABLE notifications
  DROP COLUMN title,
  DROP COLUMN detail,
  ADD CONSTRAINT notifications_params_fit CHECK (
    CASE event
      WHEN 'booking-new' THEN params ?& ARRAY['rooms', 'checkInOn', 'checkOutOn', 'guests', 'totalCents', 'currency']
      WHEN 'booking-changed' THEN params ?& ARRAY['reference']
      WHEN 'booking-cancelled' THEN params ?& ARRAY['reference']
      WHEN 'arrival-unconfirmed' THEN params ?& ARRAY['reference', 'dueOn']
      WHEN 'feed-failing' THEN params ?& ARRAY['calendar', 'error']
      WHEN 'image-rejected' THEN params = '{}'
      WHEN 'sign-in' THEN params ?& ARRAY['device']
      WHEN 'account' THEN params ?& ARRAY['decision', 'userType']
      WHEN 'terms' THEN params ? 'kind'
      WHEN 'system' THEN params ? 'trouble'
      ELSE false END);
CREATE INDEX notifications_booking_event_idx ON notifications (booking_event_id) WHERE booking_event_id IS NOT NULL;

-- The history of bookings as data: what happened is kept as kind and parameters, and put into words when it is shown.
-- What may name a person (the address a mail went to, a reason in somebody's words) lies in a column of its own, so
-- that erasing clears a column and looks into no sentence.
ALTER TABLE booking_events
  ADD COLUMN params jsonb,
  ADD COLUMN particulars text;

CREATE FUNCTION pg_temp.iso_day(words text) RETURNS text LANGUAGE sql AS $$
  SELECT to_char(to_date(words, 'DD Month YYYY'), 'YYYY-MM-DD')
$$;

-- `Fee €120.00`: all decimals of a currency are always written, so the digits are its minor units.
CREATE FUNCTION pg_temp.fee(words text, currency text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object('feeCents', coalesce(nullif(regexp_replace(words, '\D', '', 'g'), '')::bigint, 0),
                            'currency', currency)
$$;

-- `Double needs a stay of at least 4 nights. Check-in was last night`; null where there is any other sentence.
CREATE FUNCTION pg_temp.limits(words text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  found jsonb := '[]';
  one text;
  parts text[];
BEGIN
  FOREACH one IN ARRAY string_to_array(words, '. ') LOOP
    parts := regexp_match(one, '^(.*) needs a stay of at least (\d+) nights?$');
    IF parts IS NOT NULL THEN
      found := found || jsonb_build_object('kind', 'min-stay',
        'params', jsonb_build_object('name', parts[1], 'nights', parts[2]::integer));
    ELSIF one = 'Check-in was last night' THEN
      found := found || jsonb_build_object('kind', 'last-night', 'params', '{}'::jsonb);
    ELSE
      RETURN NULL;
    END IF;
  END LOOP;
  RETURN found;
END
$$;

-- `2 × Double, Suite`
CREATE FUNCTION pg_temp.rooms(words text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_agg(jsonb_build_object(
           'name', CASE WHEN one ~ '^\d+ × ' THEN regexp_replace(one, '^\d+ × ', '') ELSE one END,
           'quantity', CASE WHEN one ~ '^\d+ × ' THEN substring(one FROM '^\d+')::integer ELSE 1 END) ORDER BY place)
  FROM unnest(string_to_array(words, ', ')) WITH ORDINALITY AS r (one, place)
$$;

-- Every sentence that was ever written, read once. What cannot be read stays as it is, among the particulars: nobody
-- knows what it names.
CREATE FUNCTION pg_temp.as_data(kind text, sentence text, until_on date, currency text,
                                OUT params jsonb, OUT particulars text) LANGUAGE plpgsql AS $$
DECLARE
  day CONSTANT text := '(\d{1,2} [A-Z][a-z]+ \d{4})';
  -- Without the invisible marks around names that run from right to left: they are set when it is shown.
  words CONSTANT text := translate(sentence, U&'\2068\2069', '');
  m text[];
  rest text;
  place integer;
BEGIN
  CASE kind
    WHEN 'created' THEN
      m := regexp_match(words, '^(?:Booked|Held for (\d+) minutes)( by phone| at the desk| by email)?: (.*), '
                               || day || ' to ' || day || '(.*)$');
      IF m IS NOT NULL THEN
        params := jsonb_build_object(
          'heldMinutes', m[1]::integer,
          'takenBy', CASE m[2] WHEN ' by phone' THEN 'phone' WHEN ' at the desk' THEN 'walk-in' WHEN ' by email' THEN 'email' END,
          'rooms', pg_temp.rooms(m[3]), 'checkInOn', pg_temp.iso_day(m[4]), 'checkOutOn', pg_temp.iso_day(m[5]),
          'roomNumber', NULL, 'limits', '[]'::jsonb);
        rest := m[6];
        place := strpos(rest, ': passed because ');
        IF place > 0 THEN
          particulars := substr(rest, place + length(': passed because '));
          rest := left(rest, place - 1);
          place := strpos(rest, '. ');
          params := params || jsonb_build_object('limits', pg_temp.limits(substr(rest, place + 2)));
          rest := left(rest, place - 1);
        END IF;
        IF rest LIKE ', room %' THEN
          params := params || jsonb_build_object('roomNumber', substr(rest, length(', room ') + 1));
        ELSIF rest <> '' THEN
          params := NULL;
        END IF;
        IF params -> 'limits' = 'null' THEN params := NULL; END IF;
      END IF;
    WHEN 'confirmed' THEN
      IF words = 'Confirmed' THEN params := '{}'; END IF;
    WHEN 'checked-in' THEN
      IF words = 'Arrived' THEN params := '{}'; END IF;
    WHEN 'expired' THEN
      IF words = 'The hold lapsed' THEN params := '{}'; END IF;
    WHEN 'note' THEN
      params := '{}';
      particulars := sentence;
    WHEN 'changed' THEN
      m := string_to_array(substring(words FROM '^Changed (.*)$'), ', ');
      IF m <@ ARRAY['name', 'email', 'phone', 'country', 'language', 'notes', 'special requests'] THEN
        params := jsonb_build_object('details', array_replace(m, 'special requests', 'specialRequests'));
      END IF;
    WHEN 'moved' THEN
      m := regexp_match(words, '^Moved from ' || day || ' – ' || day || ' to ' || day || ' – ' || day
                               || '(\. The guest was not emailed)?$');
      params := CASE WHEN m IS NOT NULL THEN jsonb_build_object(
        'from', jsonb_build_object('checkInOn', pg_temp.iso_day(m[1]), 'checkOutOn', pg_temp.iso_day(m[2])),
        'to', jsonb_build_object('checkInOn', pg_temp.iso_day(m[3]), 'checkOutOn', pg_temp.iso_day(m[4])),
        'guestMailed', m[5] IS NULL) END;
    WHEN 'room-assigned' THEN
      IF words ~ '^Room .* is taken on the new dates: the stay needs another room$' THEN
        m := ARRAY[substring(words FROM '^Room (.*) is taken on the new dates'), NULL, 'lost'];
      ELSIF words ~ '^Taken out of room .' THEN
        m := ARRAY[substring(words FROM '^Taken out of room (.*)$'), NULL, NULL];
      ELSIF words ~ '^Given room .' THEN
        m := ARRAY[NULL, substring(words FROM '^Given room (.*)$'), NULL];
      ELSE
        m := regexp_match(words, '^Moved from room (.*) to (.*)$');
      END IF;
      params := CASE WHEN m IS NOT NULL THEN
        jsonb_build_object('fromRoom', m[1], 'toRoom', m[2], 'lost', m[3] IS NOT NULL) END;
    WHEN 'checked-out' THEN
      m := regexp_match(words, '^Left(?: early: (\d+) nights? given back, booked until ' || day || ')?$');
      params := CASE WHEN m IS NOT NULL THEN jsonb_build_object(
        'nights', coalesce(m[1]::integer, 0),
        'bookedUntilOn', coalesce(pg_temp.iso_day(m[2]), until_on::text)) END;
    WHEN 'cancelled' THEN
      m := regexp_match(words, '^Cancelled by the (guest|hotel)(?: \((.*)\))?\. (No fee|Fee .*)$');
      particulars := m[2];
      params := CASE WHEN m IS NOT NULL THEN jsonb_build_object('by', m[1]) || pg_temp.fee(m[3], currency) END;
    WHEN 'no-show' THEN
      m := regexp_match(words, '^Did not arrive(?: \((.*)\))?\. (No fee|Fee .*)$');
      particulars := m[1];
      params := CASE WHEN m IS NOT NULL THEN pg_temp.fee(m[2], currency) END;
    WHEN 'undone' THEN
      m := regexp_match(words, '^(Arrival|Departure|No-show) undone(?:: (\d+) nights? taken again, booked until '
                               || day || ')?(\. The fee is no longer owed)?$');
      params := CASE WHEN m IS NOT NULL THEN jsonb_build_object(
        'step', CASE m[1] WHEN 'Arrival' THEN 'checked-in' WHEN 'Departure' THEN 'checked-out' ELSE 'no-show' END,
        'nights', coalesce(m[2]::integer, 0),
        'bookedUntilOn', coalesce(pg_temp.iso_day(m[3]), until_on::text),
        'feeDropped', m[4] IS NOT NULL) END;
    WHEN 'mail' THEN
      m := regexp_match(words, '^(Confirmation|Change|Cancellation|Reminder) sent(?: to (.*))?$');
      particulars := m[2];
      params := CASE WHEN m IS NOT NULL THEN jsonb_build_object('mail', lower(m[1])) END;
  END CASE;
  IF params IS NULL THEN particulars := nullif(sentence, ''); END IF;
END
$$;

ALTER TABLE booking_events DISABLE TRIGGER booking_events_only_erased;
UPDATE booking_events e SET (params, particulars) = (
  SELECT d.params, d.particulars
  FROM pg_temp.as_data(e.kind, e.text, e.until_on, (SELECT currency FROM bookings b WHERE b.id = e.booking_id)) AS d);
-- Until now erasing left the reasons for which a desk passed a limit.
UPDATE booking_events SET particulars = NULL
WHERE particulars IS NOT NULL
  AND hotel_id IN (SELECT h.id FROM hotels h JOIN users u ON u.id = h.owner_id WHERE u.erased_at IS NOT NULL);
ALTER TABLE booking_events ENABLE TRIGGER booking_events_only_erased;
DROP FUNCTION pg_temp.as_data, pg_temp.rooms, pg_temp.limits, pg_temp.fee, pg_temp.iso_day;

-- What each kind needs; the contract says what it looks like. Null is a sentence that could not be read.
ALTER TABLE booking_events
  DROP COLUMN text,
  ADD CONSTRAINT booking_events_params_fit CHECK (
    CASE kind
      WHEN 'created' THEN params ?& ARRAY['heldMinutes', 'takenBy', 'rooms', 'checkInOn', 'checkOutOn', 'roomNumber', 'limits']
      WHEN 'changed' THEN params ?& ARRAY['details']
      WHEN 'moved' THEN params ?& ARRAY['from', 'to', 'guestMailed']
      WHEN 'room-assigned' THEN params ?& ARRAY['fromRoom', 'toRoom', 'lost']
      WHEN 'checked-out' THEN params ?& ARRAY['nights', 'bookedUntilOn']
      WHEN 'cancelled' THEN params ?& ARRAY['by', 'feeCents', 'currency']
      WHEN 'no-show' THEN params ?& ARRAY['feeCents', 'currency']
      WHEN 'undone' THEN params ?& ARRAY['step', 'nights', 'bookedUntilOn', 'feeDropped']
      WHEN 'mail' THEN params ?& ARRAY['mail']
      ELSE params = '{}' END);

CREATE OR REPLACE FUNCTION booking_event_erased(event booking_events) RETURNS booking_events LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF is_erased((SELECT owner_id FROM hotels WHERE id = event.hotel_id)) THEN event.particulars := NULL; END IF;
  RETURN event;
END
$$;

-- Why a calendar could not be read, and what of it did not fit, as data like the history of bookings (0047). Both are
-- written anew at each reading, so what cannot be read here is replaced within the hour.
CREATE FUNCTION pg_temp.iso_day(words text) RETURNS text LANGUAGE sql AS $$
  SELECT to_char(to_date(words, 'DD Month YYYY'), 'YYYY-MM-DD')
$$;

CREATE FUNCTION pg_temp.fault(sentence text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  kind text;
  params jsonb := '{}';
  m text[];
  -- Those with a parameter: its name, its kind, and the sentence around it.
  shaped CONSTANT text[][] := ARRAY[
    ['no-answer', 'seconds', '^It did not answer within ([\d.]+) seconds\.$'],
    ['too-many-redirects', 'redirects', '^It redirects more than (\d+) times\.$'],
    ['bad-status', 'status', '^The server answered (\d+)\.$'],
    ['too-large', 'megabytes', '^It is larger than ([\d.]+) MB\.$'],
    ['too-many-events', 'events', '^It has more than ([\d,]+) events\.$'],
    ['emptied', 'events', '^It has no events, although it had (\d+) before\. ']
  ];
  shape text[];
BEGIN
  kind := CASE sentence
    WHEN 'There is no server of that name.' THEN 'no-such-server'
    WHEN 'The address points into a private network.' THEN 'private-network'
    WHEN 'It does not lead to a web address.' THEN 'not-a-web-address'
    WHEN 'It redirects to an invalid address.' THEN 'bad-redirect'
    WHEN 'It is too large to read.' THEN 'too-large-to-read'
    WHEN 'It takes too long to read.' THEN 'too-slow-to-read'
    WHEN 'The answer was empty.' THEN 'empty-answer'
    WHEN 'The answer is not a calendar.' THEN 'not-a-calendar'
    WHEN 'One of its events has no readable dates.' THEN 'unreadable-dates'
    WHEN 'It has an event that cannot be read.' THEN 'unreadable-event'
    WHEN 'It blocks more nights than any hotel could have.' THEN 'too-many-nights' END;
  FOREACH shape SLICE 1 IN ARRAY shaped LOOP
    m := regexp_match(sentence, shape[3]);
    IF m IS NOT NULL THEN
      kind := shape[1];
      params := jsonb_build_object(shape[2], replace(m[1], ',', '')::numeric);
    END IF;
  END LOOP;
  m := regexp_match(sentence, '^The connection failed \((.*)\)\.$');
  IF m IS NOT NULL THEN
    kind := 'connection-failed';
    params := jsonb_build_object('code', m[1]);
  END IF;
  m := regexp_match(sentence, '^It was compressed with (.*), which was not requested\.$');
  IF m IS NOT NULL THEN
    kind := 'compressed';
    params := jsonb_build_object('encoding', m[1]);
  END IF;
  RETURN CASE WHEN kind IS NOT NULL THEN jsonb_build_object('kind', kind, 'params', params) END;
END
$$;

-- `Ida, 16 June 2026 to 21 June 2026: no room is left from 17 June 2026 to 18 June 2026`
CREATE FUNCTION pg_temp.conflict(sentence text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  day CONSTANT text := '(\d{1,2} [A-Z][a-z]+ \d{4})';
  m text[] := regexp_match(translate(sentence, U&'\2068\2069', ''), '^(.*), ' || day || ' to ' || day
    || ': no room is left (?:on ' || day || '|from ' || day || ' to ' || day || '|on (\d+) nights, the first ' || day || ')$');
  first text := pg_temp.iso_day(coalesce(m[4], m[5], m[8]));
BEGIN
  IF m IS NULL THEN RETURN NULL; END IF;
  RETURN jsonb_build_object(
    'summary', CASE WHEN m[1] = 'An event' THEN '' ELSE m[1] END,
    'fromOn', pg_temp.iso_day(m[2]), 'untilOn', pg_temp.iso_day(m[3]), 'firstFullOn', first,
    'fullNights', CASE WHEN m[5] IS NOT NULL THEN pg_temp.iso_day(m[6])::date - first::date + 1
                       ELSE coalesce(m[7]::integer, 1) END,
    'inARow', m[7] IS NULL);
END
$$;

ALTER TABLE calendar_feeds ADD COLUMN fault jsonb, ADD COLUMN full_events jsonb NOT NULL DEFAULT '[]';
UPDATE calendar_feeds SET
  fault = CASE WHEN error IS NOT NULL THEN
    coalesce(pg_temp.fault(error), '{"kind": "unknown", "params": {}}') END,
  full_events = coalesce(
    (SELECT jsonb_agg(pg_temp.conflict(c.text) ORDER BY c.place)
     FROM unnest(conflicts) WITH ORDINALITY AS c (text, place) WHERE pg_temp.conflict(c.text) IS NOT NULL), '[]')
WHERE error IS NOT NULL OR conflicts <> '{}';
ALTER TABLE calendar_feeds DROP COLUMN error, DROP COLUMN conflicts;
ALTER TABLE calendar_feeds RENAME COLUMN full_events TO conflicts;

-- Notifications of failing calendars say the same; those that cannot be read stay sentences.
ALTER TABLE notifications DROP CONSTRAINT notifications_params_fit;
UPDATE notifications SET
  params = CASE WHEN pg_temp.fault(params ->> 'error') IS NOT NULL THEN
    jsonb_build_object('calendar', params -> 'calendar', 'fault', pg_temp.fault(params ->> 'error')) END,
  particulars = CASE WHEN pg_temp.fault(params ->> 'error') IS NULL THEN
    'The calendar “' || (params ->> 'calendar') || '” cannot be read' || E'\n' || (params ->> 'error') END
WHERE event = 'feed-failing' AND params IS NOT NULL;
ALTER TABLE notifications ADD CONSTRAINT notifications_params_fit CHECK (
  CASE event
    WHEN 'booking-new' THEN params ?& ARRAY['rooms', 'checkInOn', 'checkOutOn', 'guests', 'totalCents', 'currency']
    WHEN 'booking-changed' THEN params ?& ARRAY['reference']
    WHEN 'booking-cancelled' THEN params ?& ARRAY['reference']
    WHEN 'arrival-unconfirmed' THEN params ?& ARRAY['reference', 'dueOn']
    WHEN 'feed-failing' THEN params ?& ARRAY['calendar', 'fault']
    WHEN 'image-rejected' THEN params = '{}'
    WHEN 'sign-in' THEN params ?& ARRAY['device']
    WHEN 'account' THEN params ?& ARRAY['decision', 'userType']
    WHEN 'terms' THEN params ? 'kind'
    WHEN 'system' THEN params ? 'trouble'
    ELSE false END);
DROP FUNCTION pg_temp.fault, pg_temp.conflict, pg_temp.iso_day;

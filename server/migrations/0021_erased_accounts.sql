-- How an account is called where it is named; null where there is none.
CREATE FUNCTION account_name(account users) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN account.erased_at IS NOT NULL THEN 'Deleted account'
              ELSE coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email) END
$$;

CREATE FUNCTION is_erased(account_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM users WHERE id = account_id AND erased_at IS NOT NULL)
$$;

-- The values of these fields, or of all where none are named, make room for a word; the fields stay.
CREATE FUNCTION without_values(entry jsonb, VARIADIC fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(entry) = 'object' THEN coalesce((
           SELECT jsonb_object_agg(key, CASE WHEN fields = '{}' OR key = ANY(fields) THEN '"[erased]"' ELSE value END)
           FROM jsonb_each(entry)), '{}') ELSE entry END
$$;

-- An entry as it is once everybody erased is gone from it: ids, fields and what was done stay, what tells who goes.
-- For anybody else's entry that is the entry itself.
CREATE FUNCTION audit_erased(entry audit_log) RETURNS audit_log LANGUAGE plpgsql STABLE AS $$
DECLARE
  target_id uuid := substring(entry.target FROM '^(?:user|hotel):([0-9a-f-]{36})$');
BEGIN
  IF is_erased(entry.actor_id) THEN
    entry.address := NULL;
    IF entry.action = 'mail.test' THEN entry.after := without_values(entry.after, 'to'); END IF;
  END IF;
  IF entry.target LIKE 'user:%' AND is_erased(target_id) THEN
    entry.before := without_values(entry.before, VARIADIC '{}');
    entry.after := without_values(entry.after, VARIADIC '{}');
  ELSIF entry.target LIKE 'hotel:%' AND is_erased((SELECT owner_id FROM hotels WHERE id = target_id)) THEN
    entry.before := without_values(entry.before, 'contactEmail', 'contactPhone');
    entry.after := without_values(entry.after, 'contactEmail', 'contactPhone');
  END IF;
  RETURN entry;
END
$$;

-- Nothing can be done to the log but this, by nobody: the right is given for three columns, and a trigger that fires in
-- every mode refuses whatever else they would be set to.
CREATE FUNCTION refuse_all_but_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW IS DISTINCT FROM audit_erased(OLD) THEN RAISE EXCEPTION 'audit_log is append-only'; END IF;
  RETURN NEW;
END
$$;
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_only_erased BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only, ENABLE ALWAYS TRIGGER audit_log_only_erased;
GRANT UPDATE (before, after, address) ON audit_log TO CURRENT_USER;

-- The same for the history of bookings, where addresses of guests and the reasons they gave are written down.
CREATE FUNCTION booking_event_erased(event booking_events) RETURNS booking_events LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF event.kind IN ('mail', 'cancelled', 'no-show')
     AND is_erased((SELECT owner_id FROM hotels WHERE id = event.hotel_id)) THEN
    event.text := CASE event.kind WHEN 'mail' THEN regexp_replace(event.text, ' sent to .*$', ' sent')
                                  ELSE regexp_replace(event.text, ' \(.*\)', '') END;
  END IF;
  RETURN event;
END
$$;
CREATE FUNCTION refuse_all_but_erasing_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW IS DISTINCT FROM booking_event_erased(OLD) THEN RAISE EXCEPTION 'booking_events is append-only'; END IF;
  RETURN NEW;
END
$$;
DROP TRIGGER booking_events_append_only ON booking_events;
CREATE TRIGGER booking_events_append_only BEFORE DELETE OR TRUNCATE ON booking_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_events_only_erased BEFORE UPDATE ON booking_events
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing_of_events();

-- Those who were erased before.
UPDATE audit_log a SET (before, after, address) = (SELECT e.before, e.after, e.address FROM audit_erased(a) AS e)
WHERE EXISTS (SELECT FROM users WHERE erased_at IS NOT NULL);
UPDATE booking_events e SET text = (booking_event_erased(e)).text
WHERE hotel_id IN (SELECT h.id FROM hotels h JOIN users u ON u.id = h.owner_id WHERE u.erased_at IS NOT NULL);
UPDATE booking_mails m SET sent_to = NULL FROM bookings b
WHERE b.id = m.booking_id
  AND b.hotel_id IN (SELECT h.id FROM hotels h JOIN users u ON u.id = h.owner_id WHERE u.erased_at IS NOT NULL);

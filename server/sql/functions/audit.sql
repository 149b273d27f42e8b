-- The audit log, whose entries are kept apart from what names a person in them.

-- Replaces the values of these fields, or of all where none are named, by a word; the fields stay.
CREATE OR REPLACE FUNCTION without_values(entry jsonb, VARIADIC fields text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(entry) = 'object' THEN coalesce((
           SELECT jsonb_object_agg(key, CASE WHEN fields = '{}' OR key = ANY(fields) THEN '"[erased]"' ELSE value END)
           FROM jsonb_each(entry)), '{}') ELSE entry END
$$;

-- Finds what an entry says of a person: the address they acted from, all values of an entry about their account, the
-- contact of their hotel and the address they sent a test mail to.
CREATE OR REPLACE FUNCTION particulars_of(entry audit_log) RETURNS SETOF audit_particulars LANGUAGE plpgsql STABLE AS $$
DECLARE
  target_id uuid := substring(entry.target FROM '^(?:user|hotel):([0-9a-f-]{36})$');
  account uuid;
  fields text[];
BEGIN
  IF entry.address IS NOT NULL AND entry.actor_id IS NOT NULL THEN
    RETURN QUERY SELECT entry.id, 'address', entry.actor_id, to_jsonb(entry.address);
  END IF;
  IF entry.target LIKE 'user:%' THEN
    account := target_id;
  ELSIF entry.target LIKE 'hotel:%' THEN
    account := (SELECT owner_id FROM hotels WHERE id = target_id);
    fields := '{contactEmail,contactPhone}';
  ELSIF entry.action = 'mail.test' THEN
    account := entry.actor_id;
    fields := '{to}';
  END IF;
  IF account IS NOT NULL THEN
    RETURN QUERY
      SELECT entry.id, p.part, account, jsonb_object_agg(v.key, v.value)
      FROM (VALUES ('before', entry.before), ('after', entry.after)) AS p (part, said)
        CROSS JOIN LATERAL jsonb_each(CASE jsonb_typeof(p.said) WHEN 'object' THEN p.said END) AS v
      WHERE fields IS NULL OR v.key = ANY(fields)
      GROUP BY p.part;
  END IF;
END
$$;

-- Moves the particulars of a new entry into a table of their own.
CREATE OR REPLACE FUNCTION part_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  particular audit_particulars;
  fields text[];
BEGIN
  FOR particular IN SELECT * FROM particulars_of(NEW) LOOP
    IF NOT is_erased(particular.account_id) THEN INSERT INTO audit_particulars SELECT particular.*; END IF;
    IF particular.part = 'address' THEN
      NEW.address := NULL;
      CONTINUE;
    END IF;
    fields := array(SELECT jsonb_object_keys(particular.value));
    IF particular.part = 'before' THEN NEW.before := without_values(NEW.before, VARIADIC fields);
    ELSE NEW.after := without_values(NEW.after, VARIADIC fields); END IF;
  END LOOP;
  RETURN NEW;
END
$$;

-- Particulars come with their entry, stay as they are, and go with the person.
CREATE OR REPLACE FUNCTION guard_particulars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND is_erased(OLD.account_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_particulars belong to the audit log';
END
$$;

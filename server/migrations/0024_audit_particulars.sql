-- What an entry of the audit log says about a person is kept beside it, so that the log itself is never touched, not
-- even when the person is erased. In the log a word stands in its place.
CREATE TABLE audit_particulars (
  entry_id bigint NOT NULL,
  part text NOT NULL CONSTRAINT audit_particulars_part_check CHECK (part IN ('address', 'before', 'after')),
  account_id uuid NOT NULL,
  value jsonb NOT NULL,
  CONSTRAINT audit_particulars_pkey PRIMARY KEY (entry_id, part)
);
CREATE INDEX audit_particulars_account_idx ON audit_particulars (account_id);

-- The address somebody acted from is theirs; so are all values of an entry about their account, the contact of their
-- hotel and the address they sent a test mail to.
CREATE FUNCTION particulars_of(entry audit_log) RETURNS SETOF audit_particulars LANGUAGE plpgsql STABLE AS $$
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

CREATE FUNCTION part_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION guard_particulars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND is_erased(OLD.account_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit_particulars belong to the audit log';
END
$$;
CREATE TRIGGER audit_particulars_guard BEFORE INSERT OR UPDATE OR DELETE ON audit_particulars
  FOR EACH ROW EXECUTE FUNCTION guard_particulars();
CREATE TRIGGER audit_particulars_keep BEFORE TRUNCATE ON audit_particulars
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE audit_particulars ENABLE ALWAYS TRIGGER audit_particulars_guard,
  ENABLE ALWAYS TRIGGER audit_particulars_keep;
REVOKE UPDATE, TRUNCATE ON audit_particulars FROM PUBLIC;
REVOKE UPDATE, TRUNCATE ON audit_particulars FROM CURRENT_USER;

-- What was written so far is parted once, the last time anything in the log moves.
DROP TRIGGER audit_log_only_erased ON audit_log;
DROP TRIGGER audit_log_append_only ON audit_log;
DROP FUNCTION refuse_all_but_erasing();
DROP FUNCTION audit_erased(audit_log);
CREATE TRIGGER audit_log_part BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION part_audit_entry();
UPDATE audit_log SET address = address;
DROP TRIGGER audit_log_part ON audit_log;

CREATE TRIGGER audit_log_part BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION part_audit_entry();
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_part, ENABLE ALWAYS TRIGGER audit_log_append_only;
REVOKE UPDATE (before, after, address) ON audit_log FROM CURRENT_USER;

-- The log as it is read: each entry with what is known of persons in it.
CREATE VIEW audit_entries AS
SELECT a.id, a.at, a.actor_id, a.action, a.target, coalesce(a.before || b.value, a.before) AS before,
       coalesce(a.after || f.value, a.after) AS after, coalesce(d.value #>> '{}', a.address) AS address, a.request_id
FROM audit_log a
  LEFT JOIN audit_particulars b ON b.entry_id = a.id AND b.part = 'before'
  LEFT JOIN audit_particulars f ON f.entry_id = a.id AND f.part = 'after'
  LEFT JOIN audit_particulars d ON d.entry_id = a.id AND d.part = 'address';

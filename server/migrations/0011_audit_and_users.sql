-- Written once, by whoever owns the table too: no right to change, and a trigger that fires in every mode,
-- for a superuser has every right.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM PUBLIC;
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM CURRENT_USER;
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
CREATE INDEX audit_log_actor_idx ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_action_idx ON audit_log (action, id DESC);
CREATE INDEX audit_log_at_idx ON audit_log (at);

ALTER TABLE users
  ADD COLUMN suspended_reason text,
  -- Until the invitation is accepted nobody knows the password.
  ADD COLUMN invited_at timestamptz,
  ADD COLUMN last_seen_at timestamptz,
  ADD COLUMN deletion_asked_at timestamptz,
  -- The row stays for what refers to it; nothing in it tells who it was.
  ADD COLUMN erased_at timestamptz,
  ADD COLUMN search_text text GENERATED ALWAYS AS (
    fold(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(company_name, ''))
  ) STORED;
CREATE INDEX users_search_idx ON users USING gin (search_text gin_trgm_ops);
CREATE INDEX users_created_idx ON users (created_at DESC, id);
CREATE INDEX users_deletion_idx ON users (deletion_asked_at) WHERE deletion_asked_at IS NOT NULL;

-- What a session may do depends on two-step sign-in as well.
CREATE TRIGGER mfa_devices_tell AFTER DELETE OR UPDATE OF enabled_at ON mfa_devices
  FOR EACH ROW EXECUTE FUNCTION tell_sessions_ended();

-- Until when a session may do what asks for its owner's password or code again.
ALTER TABLE sessions ADD COLUMN confirmed_until timestamptz;

-- Servers cache sessions for a few seconds, so a confirmation is announced like an end.
DROP TRIGGER sessions_tell_ended ON sessions;
CREATE TRIGGER sessions_tell_ended
  AFTER DELETE OR UPDATE OF revoked_at, expires_at, confirmed_until ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_sessions_ended();

-- An account keeps its 20 newest sessions.
UPDATE sessions SET revoked_at = now()
WHERE id IN (
  SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY created_at DESC, id DESC) AS place
    FROM sessions WHERE revoked_at IS NULL AND expires_at > now()
  ) AS ranked
  WHERE place > 20
);

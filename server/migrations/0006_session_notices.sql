-- Servers keep sessions in memory for a few seconds. Whatever ends one tells them all, whoever did it.
CREATE FUNCTION tell_sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', coalesce(to_jsonb(OLD) ->> 'user_id', to_jsonb(OLD) ->> 'id'));
  RETURN NULL;
END
$$;
CREATE TRIGGER sessions_tell_ended AFTER DELETE OR UPDATE OF revoked_at, expires_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_sessions_ended();
CREATE TRIGGER users_tell_ended AFTER DELETE OR UPDATE OF suspended_at, user_type ON users
  FOR EACH ROW EXECUTE FUNCTION tell_sessions_ended();

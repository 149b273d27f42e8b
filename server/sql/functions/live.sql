-- What servers are told at once, whoever made the change.

-- Servers keep sessions in memory for a few seconds. Whatever ends one tells them all; while an owner is suspended, nobody
-- works for them.
CREATE OR REPLACE FUNCTION tell_sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', coalesce(to_jsonb(OLD) ->> 'user_id', to_jsonb(OLD) ->> 'id'));
  IF TG_TABLE_NAME = 'users' THEN
    PERFORM pg_notify('sessions_ended', user_id::text) FROM team_members WHERE owner_id = OLD.id;
  END IF;
  RETURN NULL;
END
$$;

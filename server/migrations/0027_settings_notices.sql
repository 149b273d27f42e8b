-- Servers keep the launch switches in memory for a few seconds, and open pages show them. Whatever changes a
-- setting tells them all, whoever did it.
CREATE FUNCTION tell_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', '{"everyone":true,"event":{"type":"platform"}}');
  RETURN NULL;
END
$$;
CREATE TRIGGER settings_tell_changed AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION tell_settings_changed();

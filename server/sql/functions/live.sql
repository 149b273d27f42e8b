-- What servers and open pages are told at once, whoever made the change.

-- Servers keep sessions in memory for a few seconds. Whatever ends one tells them all.
CREATE OR REPLACE FUNCTION tell_sessions_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', coalesce(to_jsonb(OLD) ->> 'user_id', to_jsonb(OLD) ->> 'id'));
  RETURN NULL;
END
$$;

-- Servers keep the launch switches in memory for a few seconds, and open pages show them.
CREATE OR REPLACE FUNCTION tell_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', '{"everyone":true,"event":{"type":"platform"}}');
  RETURN NULL;
END
$$;

-- Open pages show what a hotel sells: rooms, rates, nights, blocks, and the rooms that holds take. The hotel and the
-- administrators are told; pages of a booking are told by its own event.
CREATE OR REPLACE FUNCTION tell_inventory_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(coalesce(NEW, OLD));
  subject text := coalesce(changed ->> 'hotel_id', changed ->> 'room_type_id');
BEGIN
  -- A change of many nights is told once per room type: the setting is forgotten with the transaction.
  IF current_setting('roomlark.told', true) IS NOT DISTINCT FROM subject THEN RETURN NULL; END IF;
  PERFORM set_config('roomlark.told', subject, true);
  PERFORM pg_notify('live', json_build_object(
            'userIds', json_build_array(owner_id), 'admins', true,
            'event', json_build_object('type', 'inventory', 'hotelId', id))::text)
  FROM hotels
  WHERE id = coalesce((changed ->> 'hotel_id')::uuid,
                      (SELECT hotel_id FROM room_types WHERE room_types.id = (changed ->> 'room_type_id')::uuid));
  RETURN NULL;
END
$$;

-- Phones on the floors and the desk see what the others do. Notices of one transaction that are alike are sent once.
CREATE OR REPLACE FUNCTION tell_housekeeping_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object(
            'userIds', json_build_array(owner_id), 'admins', true,
            'event', json_build_object('type', 'housekeeping', 'hotelId', id))::text)
  FROM hotels WHERE id = coalesce(NEW.hotel_id, OLD.hotel_id);
  RETURN NULL;
END
$$;

-- A change of a membership counts at once: servers forget the sessions of the member, and open pages read again who they
-- belong to.
CREATE OR REPLACE FUNCTION tell_membership_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := coalesce(to_jsonb(NEW) ->> 'user_id', to_jsonb(OLD) ->> 'user_id');
BEGIN
  PERFORM pg_notify('sessions_ended', member::text);
  PERFORM pg_notify('live', json_build_object(
    'userIds', json_build_array(member), 'event', json_build_object('type', 'account'))::text);
  RETURN NULL;
END
$$;

-- While an owner is suspended, nobody works for them.
CREATE OR REPLACE FUNCTION tell_team_of_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions_ended', user_id::text) FROM team_members WHERE owner_id = NEW.id;
  RETURN NULL;
END
$$;

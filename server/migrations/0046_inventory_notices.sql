-- Open pages show what a hotel sells: rooms, rates, nights, blocks, and the rooms that holds take. Whatever changes
-- them tells the hotel and the administrators, whoever did it; pages of a booking are told by its own event.
CREATE FUNCTION tell_inventory_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER room_types_tell_changed AFTER INSERT OR UPDATE OR DELETE ON room_types
  FOR EACH ROW EXECUTE FUNCTION tell_inventory_changed();
CREATE TRIGGER rooms_tell_changed AFTER INSERT OR UPDATE OR DELETE ON rooms
  FOR EACH ROW EXECUTE FUNCTION tell_inventory_changed();
CREATE TRIGGER rate_plans_tell_changed AFTER INSERT OR UPDATE OR DELETE ON rate_plans
  FOR EACH ROW EXECUTE FUNCTION tell_inventory_changed();
CREATE TRIGGER price_rules_tell_changed AFTER INSERT OR UPDATE OR DELETE ON price_rules
  FOR EACH ROW EXECUTE FUNCTION tell_inventory_changed();
CREATE TRIGGER hotel_taxes_tell_changed AFTER INSERT OR UPDATE OR DELETE ON hotel_taxes
  FOR EACH ROW EXECUTE FUNCTION tell_inventory_changed();
CREATE TRIGGER room_blocks_tell_changed AFTER INSERT OR UPDATE OR DELETE ON room_blocks
  FOR EACH ROW EXECUTE FUNCTION tell_inventory_changed();
-- Not `sold`: what is sold is a booking, which tells of itself.
CREATE TRIGGER nights_tell_changed
  AFTER UPDATE OF capacity, capacity_override, blocked, out_of_order, price_override_cents, closed, min_stay,
    max_stay, closed_to_arrival, closed_to_departure ON nights
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION tell_inventory_changed();
-- A hold is told of as what it takes, since it is no booking yet.
CREATE TRIGGER booking_events_tell_hold AFTER INSERT ON booking_events
  FOR EACH ROW WHEN (NEW.of_hold) EXECUTE FUNCTION tell_inventory_changed();

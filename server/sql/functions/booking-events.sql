-- The history of bookings, which is only added to.

-- Returns an event without its particulars once the guest or the owner of the hotel is erased.
CREATE OR REPLACE FUNCTION booking_event_erased(event booking_events) RETURNS booking_events LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF is_erased((SELECT owner_id FROM hotels WHERE id = event.hotel_id))
     OR EXISTS (SELECT FROM bookings WHERE id = event.booking_id AND guest_erased_at IS NOT NULL) THEN
    event.particulars := NULL;
  END IF;
  RETURN event;
END
$$;

-- Lets an event be erased, and refuses every other change.
CREATE OR REPLACE FUNCTION refuse_all_but_erasing_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NEW IS DISTINCT FROM booking_event_erased(OLD) THEN
    RAISE EXCEPTION 'booking_events is append-only';
  END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER booking_events_only_erased BEFORE UPDATE OR DELETE ON booking_events
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing_of_events();

-- A guest whose stay is over may have their name taken out of a booking. The history, which otherwise lets itself be
-- changed only where the owner of the hotel was erased, lets this happen too.
ALTER TABLE bookings ADD COLUMN guest_erased_at timestamptz;
CREATE OR REPLACE FUNCTION booking_event_erased(event booking_events) RETURNS booking_events LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF is_erased((SELECT owner_id FROM hotels WHERE id = event.hotel_id))
     OR EXISTS (SELECT FROM bookings WHERE id = event.booking_id AND guest_erased_at IS NOT NULL) THEN
    event.particulars := NULL;
  END IF;
  RETURN event;
END
$$;

-- What a guest and the desk of the hotel write to each other about a booking. Messages are added and never changed;
-- only what they say can be erased, and when the desk saw one is noted once.
CREATE TABLE booking_messages (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT booking_messages_pkey PRIMARY KEY,
  booking_id uuid NOT NULL CONSTRAINT booking_messages_booking_id_fkey REFERENCES bookings,
  by_guest boolean NOT NULL,
  -- Who wrote for the hotel; guests have no account.
  author_id uuid CONSTRAINT booking_messages_author_id_fkey REFERENCES users,
  -- Null once it was erased.
  text text,
  at timestamptz NOT NULL,
  -- By anybody at the hotel; what the hotel writes it has seen.
  seen_at timestamptz,
  CONSTRAINT booking_messages_one_author CHECK (by_guest = (author_id IS NULL)),
  CONSTRAINT booking_messages_text_length CHECK (length(text) BETWEEN 1 AND 2000)
);
CREATE INDEX booking_messages_booking_idx ON booking_messages (booking_id, id);
CREATE INDEX booking_messages_unseen_idx ON booking_messages (booking_id) WHERE by_guest AND seen_at IS NULL;

CREATE FUNCTION refuse_changed_messages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.booking_id, NEW.by_guest, NEW.author_id, NEW.at)
       IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.by_guest, OLD.author_id, OLD.at)
     OR (NEW.text IS NOT NULL AND NEW.text IS DISTINCT FROM OLD.text)
     OR (OLD.seen_at IS NOT NULL AND NEW.seen_at IS DISTINCT FROM OLD.seen_at) THEN
    RAISE EXCEPTION 'booking_messages is append-only';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_messages_append_only BEFORE DELETE OR TRUNCATE ON booking_messages
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER booking_messages_only_erased BEFORE UPDATE ON booking_messages
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_messages();

ALTER TABLE notifications DROP CONSTRAINT notifications_params_fit;
ALTER TABLE notifications ADD CONSTRAINT notifications_params_fit CHECK (
  CASE event
    WHEN 'booking-new' THEN params ?& ARRAY['rooms', 'checkInOn', 'checkOutOn', 'guests', 'totalCents', 'currency']
    WHEN 'booking-changed' THEN params ?& ARRAY['reference']
    WHEN 'booking-cancelled' THEN params ?& ARRAY['reference']
    WHEN 'guest-message' THEN params ?& ARRAY['reference']
    WHEN 'arrival-unconfirmed' THEN params ?& ARRAY['reference', 'dueOn']
    WHEN 'feed-failing' THEN params ?& ARRAY['calendar', 'fault']
    WHEN 'image-rejected' THEN params = '{}'
    WHEN 'sign-in' THEN params ?& ARRAY['device']
    WHEN 'account' THEN params ?& ARRAY['decision', 'userType']
    WHEN 'terms' THEN params ? 'kind'
    WHEN 'system' THEN params ? 'trouble'
    ELSE false END);

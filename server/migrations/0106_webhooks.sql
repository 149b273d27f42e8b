-- Addresses that are called when something happens to an account.
CREATE TABLE webhooks (
  id uuid CONSTRAINT webhooks_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL CONSTRAINT webhooks_user_id_fkey REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  url text NOT NULL,
  topics text[] NOT NULL,
  -- Encrypted, because every call is signed with it. For a day after a change, calls are signed with both.
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_until timestamptz,
  created_at timestamptz NOT NULL,
  -- Since when nothing has been accepted; null if the last call was.
  failing_since timestamptz,
  paused_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT webhooks_topics_known CHECK (cardinality(topics) > 0 AND topics <@ ARRAY[
    'booking', 'availability', 'partnership', 'commission', 'payout']),
  CONSTRAINT webhooks_previous_whole CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
);
CREATE INDEX webhooks_user_idx ON webhooks (user_id, created_at);

-- One event for one address: written in the transaction of the event, then sent, and kept as the log for 30 days.
CREATE TABLE webhook_deliveries (
  id uuid CONSTRAINT webhook_deliveries_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL CONSTRAINT webhook_deliveries_webhook_id_fkey REFERENCES webhooks ON DELETE CASCADE,
  type text NOT NULL,
  at timestamptz NOT NULL,
  -- As it is sent; json keeps the order of its keys, so that every try signs the same text.
  data json NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  next_at timestamptz,
  -- A job has it until then; if the job is lost, another gets it afterwards.
  queued_until timestamptz,
  -- How many pauses of the back-off it has had; sending it again by hand begins anew.
  step smallint NOT NULL DEFAULT 0,
  CONSTRAINT webhook_deliveries_state_known CHECK (state IN ('waiting', 'delivered', 'failed')),
  CONSTRAINT webhook_deliveries_next CHECK ((state = 'waiting') = (next_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (next_at) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_log_idx ON webhook_deliveries (webhook_id, at DESC, id);
CREATE INDEX webhook_deliveries_at_idx ON webhook_deliveries (at);

CREATE TABLE webhook_tries (
  delivery_id uuid NOT NULL
    CONSTRAINT webhook_tries_delivery_id_fkey REFERENCES webhook_deliveries ON DELETE CASCADE,
  number smallint NOT NULL,
  at timestamptz NOT NULL,
  -- What the address answered, or why it did not.
  status smallint,
  fault text,
  took_ms integer NOT NULL,
  CONSTRAINT webhook_tries_pkey PRIMARY KEY (delivery_id, number),
  CONSTRAINT webhook_tries_answer CHECK (num_nonnulls(status, fault) = 1),
  CONSTRAINT webhook_tries_fault_known CHECK (
    fault IN ('timeout', 'refused', 'no-such-server', 'private-network', 'unreachable'))
);

-- Writes a delivery for each address that listens: those of the account, and those of administrators.
CREATE FUNCTION note_webhook_event(
  event_type text, event_at timestamptz, account uuid, account_data json, administrators boolean
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at)
  SELECT w.id, event_type, event_at, account_data, event_at
  FROM webhooks w JOIN users u ON u.id = w.user_id
  WHERE split_part(event_type, '.', 1) = ANY(w.topics) AND w.paused_at IS NULL
    AND CASE WHEN administrators THEN u.user_type = 'admin' ELSE w.user_id = account END
    AND u.suspended_at IS NULL AND u.deletion_asked_at IS NULL AND u.erased_at IS NULL
$$;

-- Nearly nobody listens, so this is asked before anything is put together.
CREATE FUNCTION has_webhooks(topic text, VARIADIC accounts uuid[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM webhooks w JOIN users u ON u.id = w.user_id
    WHERE topic = ANY(w.topics) AND w.paused_at IS NULL AND (w.user_id = ANY(accounts) OR u.user_type = 'admin'))
$$;

-- Bookings, without anything about the guest. A hold is no booking yet.
CREATE FUNCTION note_booking_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_type text := CASE
    WHEN NEW.kind IN ('created', 'confirmed') THEN 'booking.created'
    WHEN NEW.kind IN ('changed', 'moved', 'room-assigned', 'undone', 'reinstated') THEN 'booking.changed'
    WHEN NEW.kind = 'cancelled' THEN 'booking.cancelled'
    WHEN NEW.kind = 'checked-in' THEN 'booking.checked_in'
    WHEN NEW.kind = 'checked-out' THEN 'booking.checked_out'
    WHEN NEW.kind = 'no-show' THEN 'booking.no_show' END;
  owner uuid := (SELECT owner_id FROM hotels WHERE id = NEW.hotel_id);
  event_data json;
BEGIN
  IF event_type IS NULL OR NOT has_webhooks('booking', owner) THEN RETURN NULL; END IF;
  event_data := (
    SELECT json_build_object(
      'bookingId', b.id, 'reference', b.reference, 'hotelId', h.id, 'hotel', h.slug, 'state', b.state,
      'source', b.source, 'checkInOn', b.check_in_on, 'checkOutOn', b.check_out_on, 'totalCents', b.total_cents,
      'currency', b.currency)
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id WHERE b.id = NEW.booking_id);
  PERFORM note_webhook_event(event_type, NEW.at, owner, event_data, false);
  PERFORM note_webhook_event(event_type, NEW.at, NULL, event_data, true);
  RETURN NULL;
END
$$;
CREATE TRIGGER booking_events_note_webhooks AFTER INSERT ON booking_events
  FOR EACH ROW WHEN (NOT NEW.of_hold) EXECUTE FUNCTION note_booking_event();

-- Nights of which something changed: what is left of them, their price or their limits.
CREATE FUNCTION note_nights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hotel record;
  event_data json;
BEGIN
  IF NOT EXISTS (SELECT FROM webhooks WHERE 'availability' = ANY(topics)) THEN RETURN NULL; END IF;
  FOR hotel IN
    SELECT h.id, h.slug, h.owner_id, min(n.night) AS from_on, max(n.night) AS until_on
    FROM changed n JOIN room_types t ON t.id = n.room_type_id JOIN hotels h ON h.id = t.hotel_id
    -- A row that says what goes without saying is made before rooms are counted.
    WHERE TG_OP <> 'INSERT' OR n.capacity <> t.units OR n.sold > 0 OR n.blocked > 0 OR n.closed OR n.closed_to_arrival
       OR n.closed_to_departure OR num_nonnulls(n.price_override_cents, n.min_stay, n.max_stay) > 0
    GROUP BY h.id
  LOOP
    event_data := json_build_object(
      'hotelId', hotel.id, 'hotel', hotel.slug, 'fromOn', hotel.from_on, 'untilOn', hotel.until_on);
    PERFORM note_webhook_event('availability.changed', now(), hotel.owner_id, event_data, false);
    PERFORM note_webhook_event('availability.changed', now(), NULL, event_data, true);
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER nights_note_inserted AFTER INSERT ON nights REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_nights_changed();
CREATE TRIGGER nights_note_updated AFTER UPDATE ON nights REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_nights_changed();
CREATE TRIGGER nights_note_deleted AFTER DELETE ON nights REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_nights_changed();

-- Steps of partnerships, for both sides. What somebody wrote with a step is not part of it.
CREATE FUNCTION note_partnership_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_type text := CASE
    WHEN NEW.kind IN ('requested', 'invited', 'declined', 'paused', 'resumed', 'ended') THEN 'partnership.' || NEW.kind
    WHEN NEW.kind IN ('approved', 'accepted') THEN 'partnership.started'
    WHEN NEW.kind = 'invitation-declined' THEN 'partnership.declined'
    WHEN NEW.kind = 'withdrawn' THEN 'partnership.ended'
    WHEN NEW.kind LIKE 'terms-%' THEN 'partnership.terms_changed' END;
  parties record;
  event_data json;
BEGIN
  SELECT p.id, p.state, p.affiliate_id, h.id AS hotel_id, h.slug, h.owner_id, partner_name(u) AS partner INTO parties
  FROM partnerships p JOIN hotels h ON h.id = p.hotel_id LEFT JOIN users u ON u.id = p.affiliate_id
  WHERE p.id = NEW.partnership_id;
  IF event_type IS NULL OR NOT has_webhooks('partnership', parties.owner_id, parties.affiliate_id) THEN
    RETURN NULL;
  END IF;
  event_data := json_build_object(
    'partnershipId', parties.id, 'hotelId', parties.hotel_id, 'hotel', parties.slug, 'partner', parties.partner,
    'state', parties.state, 'by', NEW.by_side);
  PERFORM note_webhook_event(event_type, NEW.at, parties.owner_id, event_data, false);
  PERFORM note_webhook_event(event_type, NEW.at, parties.affiliate_id, event_data, false);
  PERFORM note_webhook_event(event_type, NEW.at, NULL, event_data, true);
  RETURN NULL;
END
$$;
CREATE TRIGGER partnership_events_note_webhooks AFTER INSERT ON partnership_events
  FOR EACH ROW EXECUTE FUNCTION note_partnership_event();

-- Changes of commissions: what the hotel owes for the hotel, what the partner gets for the partner.
CREATE FUNCTION note_commission_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before_stage text := (
    SELECT stage FROM commission_changes
    WHERE booking_id = NEW.booking_id AND kind = NEW.kind AND number = NEW.number - 1);
  event_type text := CASE
    WHEN before_stage IS NOT DISTINCT FROM NEW.stage OR NEW.stage = 'ended' THEN 'commission.changed'
    WHEN NEW.stage = 'void' THEN 'commission.voided'
    ELSE 'commission.' || NEW.stage END;
  c record;
BEGIN
  SELECT k.currency, k.affiliate_id, k.hotel_id, h.slug, h.owner_id, b.reference, partner_name(u) AS partner INTO c
  FROM commissions k JOIN hotels h ON h.id = k.hotel_id JOIN bookings b ON b.id = k.booking_id
    JOIN users u ON u.id = k.affiliate_id
  WHERE k.booking_id = NEW.booking_id AND k.kind = NEW.kind;
  IF NOT has_webhooks('commission', c.owner_id, c.affiliate_id) THEN RETURN NULL; END IF;
  PERFORM note_webhook_event(event_type, NEW.at, c.owner_id, json_build_object(
    'bookingId', NEW.booking_id, 'reference', c.reference, 'hotelId', c.hotel_id, 'hotel', c.slug,
    'partner', c.partner, 'stage', NEW.stage, 'amountCents', NEW.gross_cents, 'currency', c.currency), false);
  PERFORM note_webhook_event(event_type, NEW.at, c.affiliate_id, json_build_object(
    'bookingId', NEW.booking_id, 'reference', c.reference, 'hotelId', c.hotel_id, 'hotel', c.slug,
    'stage', NEW.stage, 'amountCents', NEW.net_cents, 'currency', c.currency), false);
  PERFORM note_webhook_event(event_type, NEW.at, NULL, json_build_object(
    'bookingId', NEW.booking_id, 'reference', c.reference, 'hotelId', c.hotel_id, 'hotel', c.slug,
    'partner', c.partner, 'stage', NEW.stage, 'amountCents', NEW.gross_cents, 'partnerCents', NEW.net_cents,
    'currency', c.currency), true);
  RETURN NULL;
END
$$;
CREATE TRIGGER commission_changes_note_webhooks AFTER INSERT ON commission_changes
  FOR EACH ROW EXECUTE FUNCTION note_commission_event();

-- Payouts, for the partner: nothing about the account they go to.
CREATE FUNCTION note_payout_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  event_type text := 'payout.' || NEW.state;
  event_data json := json_build_object(
    'statementId', NEW.id, 'number', NEW.number, 'amountCents', NEW.payout_cents, 'currency', 'USD', 'paidOn', NEW.paid_on);
BEGIN
  IF NOT has_webhooks('payout', NEW.affiliate_id) THEN RETURN NULL; END IF;
  PERFORM note_webhook_event(event_type, now(), NEW.affiliate_id, event_data, false);
  PERFORM note_webhook_event(event_type, now(), NULL, event_data, true);
  RETURN NULL;
END
$$;
CREATE TRIGGER affiliate_statements_note_webhooks AFTER UPDATE OF state ON affiliate_statements
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND NEW.state IN ('approved', 'paid', 'returned'))
  EXECUTE FUNCTION note_payout_event();

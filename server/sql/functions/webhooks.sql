-- Webhooks: each event is written down in the transaction that brought it about.

-- Writes a delivery for each address that listens: those of the account, or those of administrators.
CREATE OR REPLACE FUNCTION note_webhook_event(
  event_type text, event_at timestamptz, account uuid, account_data json, administrators boolean
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at, subject)
  SELECT w.id, event_type, event_at, account_data, event_at,
         coalesce(account_data ->> 'bookingId', account_data ->> 'partnershipId', account_data ->> 'statementId',
                  account_data ->> 'hotelId')
  FROM webhooks w JOIN users u ON u.id = w.user_id
  WHERE split_part(event_type, '.', 1) = ANY(w.topics) AND w.paused_at IS NULL
    AND CASE WHEN administrators THEN u.user_type = 'admin' ELSE w.user_id = account END
    AND u.suspended_at IS NULL AND u.deletion_asked_at IS NULL AND u.erased_at IS NULL
$$;

-- Nearly nobody listens, so this is asked before anything is put together.
CREATE OR REPLACE FUNCTION has_webhooks(topic text, VARIADIC accounts uuid[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM webhooks w JOIN users u ON u.id = w.user_id
    WHERE topic = ANY(w.topics) AND w.paused_at IS NULL AND (w.user_id = ANY(accounts) OR u.user_type = 'admin'))
$$;

-- Bookings, without anything about the guest. A hold is no booking yet.
CREATE OR REPLACE FUNCTION note_booking_event() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Nights of which something changed: what is left of them, their price or their limits.
CREATE OR REPLACE FUNCTION note_nights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Steps of partnerships, for both sides. What somebody wrote with a step is not part of it.
CREATE OR REPLACE FUNCTION note_partnership_event() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Changes of commissions: what the hotel owes for the hotel, what the partner gets for the partner.
CREATE OR REPLACE FUNCTION note_commission_event() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Payouts, for the partner: nothing about the account they go to.
CREATE OR REPLACE FUNCTION note_payout_event() RETURNS trigger LANGUAGE plpgsql AS $$
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

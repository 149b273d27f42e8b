-- What may be wrong with a booking that counts for an affiliate. It is shown to administrators and changes nothing
-- about the booking.
CREATE TABLE booking_signals (
  id uuid CONSTRAINT booking_signals_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL CONSTRAINT booking_signals_booking_id_fkey REFERENCES bookings,
  kind text NOT NULL,
  -- Null once it was erased with what told who the guest was.
  evidence jsonb,
  at timestamptz NOT NULL,
  reviewed_at timestamptz,
  reviewed_by uuid CONSTRAINT booking_signals_reviewed_by_fkey REFERENCES users,
  -- What the administrator wrote; erased with the guest or the affiliate.
  review_note text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT booking_signals_kind_known CHECK (
    kind IN ('own-booking', 'disposable-email', 'click-burst', 'cancellations', 'paid-ad')),
  CONSTRAINT booking_signals_evidence_fits CHECK (
    CASE kind
      WHEN 'own-booking' THEN evidence ?& ARRAY['matches']
      WHEN 'disposable-email' THEN evidence ?& ARRAY['domain']
      WHEN 'click-burst' THEN evidence ?& ARRAY['clicks', 'visitors', 'minutes']
      WHEN 'cancellations' THEN evidence ?& ARRAY['cancelled', 'bookings', 'days']
      WHEN 'paid-ad' THEN evidence ?& ARRAY['source'] END),
  CONSTRAINT booking_signals_review_whole CHECK (
    (reviewed_at IS NULL) = (reviewed_by IS NULL) AND (review_note IS NULL OR reviewed_at IS NOT NULL)),
  CONSTRAINT booking_signals_once UNIQUE (booking_id, kind)
);
CREATE INDEX booking_signals_newest_idx ON booking_signals (at DESC, id);
CREATE INDEX booking_signals_open_idx ON booking_signals (at DESC, id) WHERE reviewed_at IS NULL;

-- An affiliate's latest bookings, to see how many were cancelled.
CREATE INDEX bookings_affiliate_booked_idx ON bookings (affiliate_id, booked_at DESC) WHERE affiliate_id IS NOT NULL;

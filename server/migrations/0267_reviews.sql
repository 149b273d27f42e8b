-- What guests say about a stay. A review that was written at the desk waits until its guest confirms it by email.
CREATE TABLE reviews (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL REFERENCES bookings (id),
  hotel_id uuid NOT NULL REFERENCES hotels (id),
  -- The day of departure.
  stayed_on date NOT NULL,
  language text NOT NULL,
  score smallint NOT NULL,
  room smallint,
  cleanliness smallint,
  staff smallint,
  place smallint,
  value smallint,
  good text NOT NULL,
  better text NOT NULL,
  trip text,
  author text NOT NULL,
  written_at timestamptz NOT NULL,
  published_at timestamptz,
  edited_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by uuid REFERENCES users (id),
  report_reason text,
  report_note text,
  reported_at timestamptz,
  reported_by uuid REFERENCES users (id),
  decision text,
  -- Why the text was removed, as guests read it.
  removal_reason text,
  decision_note text,
  decided_at timestamptz,
  decided_by uuid REFERENCES users (id),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT reviews_booking_key UNIQUE (booking_id),
  CONSTRAINT reviews_language_known CHECK (language IN ('en', 'es', 'de', 'fr', 'it')),
  CONSTRAINT reviews_scores_range CHECK (
    score BETWEEN 1 AND 5 AND room BETWEEN 1 AND 5 AND cleanliness BETWEEN 1 AND 5 AND staff BETWEEN 1 AND 5
    AND place BETWEEN 1 AND 5 AND value BETWEEN 1 AND 5),
  CONSTRAINT reviews_trip_known CHECK (trip IN ('couple', 'family', 'friends', 'alone', 'business')),
  CONSTRAINT reviews_answer_whole CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT reviews_report_whole CHECK (num_nonnulls(report_reason, report_note, reported_at) IN (0, 3)),
  CONSTRAINT reviews_decision_whole CHECK (num_nonnulls(decision, decision_note, decided_at) IN (0, 3)),
  CONSTRAINT reviews_decision_known CHECK (decision IN ('kept', 'removed')),
  CONSTRAINT reviews_removal_reason CHECK ((decision IS NOT DISTINCT FROM 'removed') = (removal_reason IS NOT NULL))
);
CREATE INDEX reviews_hotel_newest_idx ON reviews (hotel_id, published_at DESC, id);
CREATE INDEX reviews_newest_idx ON reviews (published_at DESC, id) WHERE published_at IS NOT NULL;
CREATE INDEX reviews_unconfirmed_idx ON reviews (stayed_on) WHERE published_at IS NULL;
CREATE INDEX reviews_reported_idx ON reviews (reported_at) WHERE reported_at IS NOT NULL AND decided_at IS NULL;

-- Sums of the reviews that count, so that no page has to read them all.
CREATE TABLE hotel_scores (
  hotel_id uuid PRIMARY KEY REFERENCES hotels (id) ON DELETE CASCADE,
  reviews integer NOT NULL DEFAULT 0,
  score_sum integer NOT NULL DEFAULT 0,
  room_sum integer NOT NULL DEFAULT 0,
  room_count integer NOT NULL DEFAULT 0,
  cleanliness_sum integer NOT NULL DEFAULT 0,
  cleanliness_count integer NOT NULL DEFAULT 0,
  staff_sum integer NOT NULL DEFAULT 0,
  staff_count integer NOT NULL DEFAULT 0,
  place_sum integer NOT NULL DEFAULT 0,
  place_count integer NOT NULL DEFAULT 0,
  value_sum integer NOT NULL DEFAULT 0,
  value_count integer NOT NULL DEFAULT 0,
  score_1 integer NOT NULL DEFAULT 0,
  score_2 integer NOT NULL DEFAULT 0,
  score_3 integer NOT NULL DEFAULT 0,
  score_4 integer NOT NULL DEFAULT 0,
  score_5 integer NOT NULL DEFAULT 0
);

-- The email that asks a guest for a review; a booking gets one.
CREATE TABLE review_mails (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id),
  queued_at timestamptz NOT NULL,
  sent_at timestamptz
);

CREATE TABLE answer_templates (
  hotel_id uuid PRIMARY KEY REFERENCES hotels (id) ON DELETE CASCADE,
  templates jsonb NOT NULL,
  by_id uuid NOT NULL REFERENCES users (id),
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT answer_templates_listed CHECK (jsonb_typeof(templates) = 'array')
);

ALTER TABLE webhooks
  DROP CONSTRAINT webhooks_topics_known,
  ADD CONSTRAINT webhooks_topics_known CHECK (
    cardinality(topics) > 0
    AND topics <@ ARRAY['booking', 'availability', 'partnership', 'commission', 'payout', 'review']) NOT VALID;

ALTER TABLE notifications
  DROP CONSTRAINT notifications_params_fit,
  ADD CONSTRAINT notifications_params_fit CHECK (CASE event
    WHEN 'booking-new' THEN params ?& ARRAY['rooms', 'checkInOn', 'checkOutOn', 'guests', 'totalCents', 'currency']
    WHEN 'booking-changed' THEN params ?& ARRAY['reference']
    WHEN 'booking-cancelled' THEN params ?& ARRAY['reference']
    WHEN 'guest-message' THEN params ?& ARRAY['reference']
    WHEN 'review' THEN params ?& ARRAY['step', 'score']
    WHEN 'arrival-unconfirmed' THEN params ?& ARRAY['reference', 'dueOn']
    WHEN 'feed-failing' THEN params ?& ARRAY['calendar', 'fault']
    WHEN 'image-rejected' THEN params ? 'reason'
    WHEN 'partnership' THEN params ?& ARRAY['side', 'happened']
    WHEN 'sign-in' THEN params ?& ARRAY['device']
    WHEN 'account' THEN params ?& ARRAY['decision', 'userType']
    WHEN 'terms' THEN params ? 'kind'
    WHEN 'system' THEN params ? 'trouble'
    WHEN 'boost' THEN params ?& ARRAY['nights', 'ratePercent', 'boostedPercent']
    WHEN 'money' THEN params ?& ARRAY['news']
    WHEN 'team' THEN params ?& ARRAY['news']
    WHEN 'option-ending' THEN params ?& ARRAY['reference', 'until']
    WHEN 'group-ending' THEN params ?& ARRAY['held', 'until']
    ELSE false END) NOT VALID;

-- What a hotel promises partners for what they bring: higher rates from a number of stays or an amount of revenue on, and
-- an amount for the first stay. A row is never changed, only replaced by a later one.
CREATE TABLE tier_schemes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotels(id) ON DELETE CASCADE,
  partnership_id uuid REFERENCES partnerships(id),
  follows_hotel boolean NOT NULL DEFAULT false,
  basis text NOT NULL CONSTRAINT tier_schemes_basis_known CHECK (basis IN ('stays', 'revenue')),
  period text NOT NULL CONSTRAINT tier_schemes_period_known CHECK (period IN ('month', 'quarter', 'year')),
  thresholds bigint[] NOT NULL,
  rates_bps integer[] NOT NULL,
  bonus_cents bigint NOT NULL CONSTRAINT tier_schemes_bonus_range CHECK (bonus_cents >= 0),
  currency text NOT NULL,
  announced_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  announced_by uuid REFERENCES users(id),
  cancelled_at timestamptz,
  CONSTRAINT tier_schemes_pairs CHECK (cardinality(thresholds) = cardinality(rates_bps)),
  CONSTRAINT tier_schemes_own_follows CHECK (partnership_id IS NOT NULL OR NOT follows_hotel),
  CONSTRAINT tier_schemes_order CHECK (effective_at >= announced_at),
  CONSTRAINT tier_schemes_cancelled_before CHECK (cancelled_at < effective_at)
);
CREATE INDEX tier_schemes_hotel_idx ON tier_schemes (hotel_id, effective_at DESC, id DESC);
CREATE INDEX tier_schemes_partnership_idx ON tier_schemes (partnership_id, effective_at DESC, id DESC)
  WHERE partnership_id IS NOT NULL;

-- A tier that a partner reached, with what it took then. It counts until the hotel lowers it.
CREATE TABLE tier_grants (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  partnership_id uuid NOT NULL REFERENCES partnerships(id),
  rate_bps integer NOT NULL CONSTRAINT tier_grants_rate_range CHECK (rate_bps BETWEEN 0 AND 10000),
  threshold bigint NOT NULL CONSTRAINT tier_grants_threshold_range CHECK (threshold >= 1),
  basis text NOT NULL,
  period text NOT NULL,
  currency text NOT NULL,
  effective_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- The first day after the period that is looked at next, and since when the hotel is asked about it.
  review_on date NOT NULL,
  asked_at timestamptz,
  CONSTRAINT tier_grants_order CHECK (ends_at >= effective_at)
);
CREATE INDEX tier_grants_partnership_idx ON tier_grants (partnership_id, effective_at);
CREATE UNIQUE INDEX tier_grants_open_key ON tier_grants (partnership_id) WHERE ends_at IS NULL;

-- The rate of the tier, and what was promised if it became the partner's first stay.
ALTER TABLE booking_raises ADD COLUMN tier_bps integer;
ALTER TABLE booking_raises ADD COLUMN bonus_cents bigint NOT NULL DEFAULT 0;

-- The stay that turned out to be the first, whose commission has the bonus.
CREATE TABLE first_stay_bonuses (
  booking_id uuid PRIMARY KEY REFERENCES bookings(id),
  partnership_id uuid NOT NULL CONSTRAINT first_stay_bonuses_partnership_key UNIQUE REFERENCES partnerships(id),
  cents bigint NOT NULL CONSTRAINT first_stay_bonuses_range CHECK (cents > 0),
  at timestamptz NOT NULL
);

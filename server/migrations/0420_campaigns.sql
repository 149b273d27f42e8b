-- A hotel pays partners more for some days: points on top of each partner's rate, or one rate for all.
CREATE TABLE campaigns (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL REFERENCES hotels(id) ON DELETE CASCADE,
  name text NOT NULL CONSTRAINT campaigns_name_length CHECK (length(name) BETWEEN 1 AND 60),
  kind text NOT NULL CONSTRAINT campaigns_kind_known CHECK (kind IN ('points', 'rate')),
  bps integer NOT NULL CONSTRAINT campaigns_range CHECK (bps BETWEEN 1 AND 5000),
  by_day_of text NOT NULL CONSTRAINT campaigns_day_known CHECK (by_day_of IN ('booking', 'arrival')),
  from_on date NOT NULL,
  until_on date NOT NULL,
  has_chosen_partners boolean NOT NULL,
  started_at timestamptz NOT NULL,
  started_by uuid REFERENCES users(id),
  stopped_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT campaigns_order CHECK (from_on <= until_on),
  CONSTRAINT campaigns_stopped_after CHECK (stopped_at >= started_at)
);
CREATE INDEX campaigns_hotel_idx ON campaigns (hotel_id, until_on);

CREATE TABLE campaign_partners (
  campaign_id uuid NOT NULL REFERENCES campaigns(id) ON DELETE CASCADE,
  partnership_id uuid NOT NULL REFERENCES partnerships(id),
  PRIMARY KEY (campaign_id, partnership_id)
);

-- What raised the rate of a booking above the one agreed with its partner, frozen with it. The rate that counts is that
-- of booking_referrals.
CREATE TABLE booking_raises (
  booking_id uuid PRIMARY KEY REFERENCES bookings(id),
  agreed_bps integer NOT NULL CONSTRAINT booking_raises_agreed_range CHECK (agreed_bps BETWEEN 0 AND 10000),
  campaign_id uuid REFERENCES campaigns(id),
  at timestamptz NOT NULL
);

ALTER TABLE partnership_events
  DROP CONSTRAINT partnership_events_kind_known,
  ADD CONSTRAINT partnership_events_kind_known CHECK (kind IN (
    'requested', 'approved', 'declined', 'withdrawn', 'invited', 'accepted', 'invitation-declined', 'paused', 'resumed',
    'ended', 'terms-announced', 'terms-changed', 'terms-cancelled', 'code-proposed', 'code-agreed', 'code-declined',
    'campaign-started', 'campaign-stopped', 'tiers-changed', 'tier-reached', 'tier-missed', 'tier-kept', 'tier-lowered'
  )) NOT VALID;

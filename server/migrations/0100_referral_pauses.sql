-- From when until when new bookings of a hotel counted for no affiliate. `hotel_statements.paused_at` knows only the pause
-- that lasts; a claim asks about the day on which a guest booked, long after the hotel has paid.
CREATE TABLE referral_pauses (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT referral_pauses_pkey PRIMARY KEY,
  hotel_id uuid NOT NULL CONSTRAINT referral_pauses_hotel_id_fkey REFERENCES hotels,
  paused_at timestamptz NOT NULL,
  resumed_at timestamptz,
  CONSTRAINT referral_pauses_order CHECK (resumed_at >= paused_at)
);
CREATE INDEX referral_pauses_hotel_idx ON referral_pauses (hotel_id, paused_at);
CREATE UNIQUE INDEX referral_pauses_one_open ON referral_pauses (hotel_id) WHERE resumed_at IS NULL;

-- Pauses from before are known from the audit log, in which each is followed by the moment it ended.
INSERT INTO referral_pauses (hotel_id, paused_at, resumed_at)
SELECT h.id, happened.at, happened.until
FROM (
  SELECT a.target, a.action, a.at, lead(a.at) OVER (PARTITION BY a.target ORDER BY a.id) AS until
  FROM audit_log a WHERE a.action IN ('hotel.referrals-paused', 'hotel.referrals-resumed')
) AS happened
  JOIN hotels h ON happened.target = 'hotel:' || h.id
WHERE happened.action = 'hotel.referrals-paused'
ORDER BY happened.at;

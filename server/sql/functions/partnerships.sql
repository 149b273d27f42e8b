-- Partnerships and their terms, which are read by the clock.

-- The rate a hotel offers every partner at a moment.
CREATE OR REPLACE FUNCTION base_rate_bps(hotel hotels, at timestamptz) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT value FROM term_changes c
     WHERE c.hotel_id = hotel.id AND c.partnership_id IS NULL AND c.cancelled_at IS NULL AND c.effective_at <= at
     ORDER BY c.effective_at DESC, c.id DESC LIMIT 1),
    hotel.base_commission_bps)
$$;

-- What was agreed with one partner about a term; null where nothing was.
CREATE OR REPLACE FUNCTION own_term(of_partnership uuid, of_term text, at timestamptz) RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT value FROM term_changes c
  WHERE c.partnership_id = of_partnership AND c.term = of_term AND c.cancelled_at IS NULL AND c.effective_at <= at
  ORDER BY c.effective_at DESC, c.id DESC LIMIT 1
$$;

-- The rate agreed with a partner at a moment, or else what the hotel offers everybody.
CREATE OR REPLACE FUNCTION agreed_rate_bps(partnership partnerships, at timestamptz) RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(own_term(partnership.id, 'rate', at), base_rate_bps(h, at)) FROM hotels h
  WHERE h.id = partnership.hotel_id
$$;

-- The rate of the tier that a partner has reached; null without any.
CREATE OR REPLACE FUNCTION tier_rate_bps(of_partnership uuid, at timestamptz) RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT max(rate_bps) FROM tier_grants
  WHERE partnership_id = of_partnership AND effective_at <= at AND (ends_at IS NULL OR ends_at > at)
$$;

-- The rate of a partner at a moment: what was agreed, or the tier that was reached where that pays more.
CREATE OR REPLACE FUNCTION partner_rate_bps(partnership partnerships, at timestamptz) RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT greatest(agreed_rate_bps(partnership, at), tier_rate_bps(partnership.id, at))
$$;

-- The tiers and the bonus that a partner is promised at a moment: own ones, or else those of all partners.
CREATE OR REPLACE FUNCTION scheme_of(of_hotel uuid, of_partnership uuid, at timestamptz) RETURNS SETOF tier_schemes
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT s.* FROM (
    (SELECT * FROM tier_schemes WHERE partnership_id = of_partnership AND cancelled_at IS NULL AND effective_at <= at
     ORDER BY effective_at DESC, id DESC LIMIT 1)
    UNION ALL
    (SELECT * FROM tier_schemes
     WHERE hotel_id = of_hotel AND partnership_id IS NULL AND cancelled_at IS NULL AND effective_at <= at
     ORDER BY effective_at DESC, id DESC LIMIT 1)
  ) AS s WHERE NOT s.follows_hotel ORDER BY s.partnership_id IS NULL LIMIT 1
$$;

-- Since when new bookings of a hotel are taken as direct ones, because it owes an overdue statement; null if they are not.
CREATE OR REPLACE FUNCTION referrals_paused_at(of_hotel uuid) RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT min(paused_at) FROM hotel_statements WHERE hotel_id = of_hotel AND paused_at IS NOT NULL
$$;

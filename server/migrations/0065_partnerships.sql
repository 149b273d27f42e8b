-- Whether and how a hotel works with affiliates; every hotel has a row.
CREATE TABLE hotel_partner_settings (
  hotel_id uuid CONSTRAINT hotel_partner_settings_pkey PRIMARY KEY
    CONSTRAINT hotel_partner_settings_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  -- Affiliates find the hotel and may ask to recommend it.
  is_listed boolean NOT NULL DEFAULT false,
  auto_approve boolean NOT NULL DEFAULT false,
  -- For partnerships that begin from now on.
  allows_paid_ads boolean NOT NULL DEFAULT false,
  -- What the hotel pays elsewhere, to compare with.
  ota_rate_bps integer CONSTRAINT hotel_partner_settings_ota_rate_range CHECK (ota_rate_bps BETWEEN 0 AND 10000),
  version integer NOT NULL DEFAULT 1
);
CREATE FUNCTION add_hotel_partner_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hotel_partner_settings (hotel_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER hotels_partner_settings AFTER INSERT ON hotels
  FOR EACH ROW EXECUTE FUNCTION add_hotel_partner_settings();
INSERT INTO hotel_partner_settings (hotel_id, is_listed)
SELECT id, EXISTS (SELECT FROM tracked_links l WHERE l.hotel_id = h.id) FROM hotels h;

-- How affiliates present themselves to hotels.
CREATE TABLE affiliate_profiles (
  user_id uuid CONSTRAINT affiliate_profiles_pkey PRIMARY KEY
    CONSTRAINT affiliate_profiles_user_id_fkey REFERENCES users,
  public_name text NOT NULL,
  site text NOT NULL DEFAULT '',
  audience text NOT NULL DEFAULT '',
  -- Readers, listeners or followers in a month.
  monthly_reach integer CONSTRAINT affiliate_profiles_reach_range CHECK (monthly_reach >= 0),
  countries text[] NOT NULL DEFAULT '{}',
  channels text[] NOT NULL DEFAULT '{}',
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1
);

-- What hotels and guests call an affiliate.
CREATE FUNCTION partner_name(account users) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN account.erased_at IS NOT NULL THEN 'Deleted account' ELSE coalesce(
    (SELECT nullif(trim(public_name), '') FROM affiliate_profiles WHERE user_id = account.id),
    nullif(trim(account.company_name), ''),
    nullif(trim(account.first_name || ' ' || account.last_name), '')) END
$$;

-- One for each hotel and affiliate, whatever becomes of it. Somebody invited by email may have no account yet.
CREATE TABLE partnerships (
  id uuid CONSTRAINT partnerships_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT partnerships_hotel_id_fkey REFERENCES hotels,
  affiliate_id uuid CONSTRAINT partnerships_affiliate_id_fkey REFERENCES users,
  invited_email text,
  state text NOT NULL,
  state_since timestamptz NOT NULL,
  -- What the affiliate wrote with the request, or the hotel with the invitation.
  message text NOT NULL DEFAULT '',
  -- When the hotel first opened the request.
  read_at timestamptz,
  approved_at timestamptz,
  -- After a refusal, the first day on which the affiliate may ask again.
  ask_again_on date,
  -- Only an administrator resumes what an administrator paused.
  paused_by_admin boolean NOT NULL DEFAULT false,
  allows_paid_ads boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT partnerships_state_known CHECK (
    state IN ('invited', 'requested', 'active', 'paused', 'ended', 'declined')),
  CONSTRAINT partnerships_affiliate_known CHECK (
    affiliate_id IS NOT NULL OR (invited_email IS NOT NULL AND state IN ('invited', 'ended', 'declined'))),
  CONSTRAINT partnerships_approved CHECK (state NOT IN ('active', 'paused') OR approved_at IS NOT NULL),
  CONSTRAINT partnerships_pair_key UNIQUE (hotel_id, affiliate_id),
  -- Bookings refer to all three, so that none can name a partner of another hotel.
  CONSTRAINT partnerships_parties_key UNIQUE (id, hotel_id, affiliate_id)
);
CREATE UNIQUE INDEX partnerships_invited_key ON partnerships (hotel_id, lower(invited_email)) WHERE affiliate_id IS NULL;
CREATE INDEX partnerships_affiliate_idx ON partnerships (affiliate_id, state_since DESC);
CREATE INDEX partnerships_invited_email_idx ON partnerships (lower(invited_email)) WHERE affiliate_id IS NULL;
CREATE INDEX partnerships_newest_idx ON partnerships (state_since DESC, id);

-- Each step with who, when and why.
CREATE TABLE partnership_events (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT partnership_events_pkey PRIMARY KEY,
  partnership_id uuid NOT NULL CONSTRAINT partnership_events_partnership_id_fkey REFERENCES partnerships,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  -- What somebody wrote; erasing an account clears it.
  particulars text,
  -- Null for what happened by itself.
  by_user_id uuid CONSTRAINT partnership_events_by_user_id_fkey REFERENCES users,
  by_side text NOT NULL,
  CONSTRAINT partnership_events_kind_known CHECK (
    kind IN ('requested', 'approved', 'declined', 'withdrawn', 'invited', 'accepted', 'invitation-declined',
             'paused', 'resumed', 'ended', 'terms-announced', 'terms-changed', 'terms-cancelled')),
  CONSTRAINT partnership_events_side_known CHECK (by_side IN ('hotel', 'affiliate', 'admin', 'system'))
);
CREATE INDEX partnership_events_partnership_idx ON partnership_events (partnership_id, id DESC);
CREATE FUNCTION refuse_changed_partnership_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.particulars IS NOT NULL
     OR to_jsonb(NEW) - 'particulars' IS DISTINCT FROM to_jsonb(OLD) - 'particulars' THEN
    RAISE EXCEPTION 'partnership_events is append-only';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER partnership_events_append_only BEFORE DELETE OR TRUNCATE ON partnership_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER partnership_events_only_erased BEFORE UPDATE ON partnership_events
  FOR EACH ROW EXECUTE FUNCTION refuse_changed_partnership_events();

-- What a hotel pays its partners and for how long a click counts. A row counts from its day on, unless it was
-- cancelled before; without a partnership it is the hotel's base rate. A null value leads back to what counts where
-- nothing else was agreed: the base rate, or the platform's window.
CREATE TABLE term_changes (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT term_changes_pkey PRIMARY KEY,
  hotel_id uuid NOT NULL CONSTRAINT term_changes_hotel_id_fkey REFERENCES hotels ON DELETE CASCADE,
  partnership_id uuid CONSTRAINT term_changes_partnership_id_fkey REFERENCES partnerships,
  term text NOT NULL CONSTRAINT term_changes_term_known CHECK (term IN ('rate', 'window')),
  value integer,
  announced_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  announced_by uuid CONSTRAINT term_changes_announced_by_fkey REFERENCES users,
  cancelled_at timestamptz,
  cancelled_by uuid CONSTRAINT term_changes_cancelled_by_fkey REFERENCES users,
  CONSTRAINT term_changes_base_has_value CHECK (partnership_id IS NOT NULL OR (term = 'rate' AND value IS NOT NULL)),
  CONSTRAINT term_changes_rate_range CHECK (term <> 'rate' OR value BETWEEN 0 AND 10000),
  CONSTRAINT term_changes_window_range CHECK (term <> 'window' OR value BETWEEN 1 AND 365),
  CONSTRAINT term_changes_order CHECK (effective_at >= announced_at),
  CONSTRAINT term_changes_cancelled_before CHECK (cancelled_at < effective_at)
);
CREATE INDEX term_changes_base_idx ON term_changes (hotel_id, effective_at DESC, id DESC)
  WHERE partnership_id IS NULL AND cancelled_at IS NULL;
CREATE INDEX term_changes_partnership_idx ON term_changes (partnership_id, term, effective_at DESC, id DESC)
  WHERE partnership_id IS NOT NULL AND cancelled_at IS NULL;

CREATE FUNCTION base_rate_bps(hotel hotels, at timestamptz) RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(
    (SELECT value FROM term_changes c
     WHERE c.hotel_id = hotel.id AND c.partnership_id IS NULL AND c.cancelled_at IS NULL AND c.effective_at <= at
     ORDER BY c.effective_at DESC, c.id DESC LIMIT 1),
    hotel.base_commission_bps)
$$;
-- Null where nothing was agreed with this partner.
CREATE FUNCTION own_term(of_partnership uuid, of_term text, at timestamptz) RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT value FROM term_changes c
  WHERE c.partnership_id = of_partnership AND c.term = of_term AND c.cancelled_at IS NULL AND c.effective_at <= at
  ORDER BY c.effective_at DESC, c.id DESC LIMIT 1
$$;
CREATE FUNCTION partner_rate_bps(partnership partnerships, at timestamptz) RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT coalesce(own_term(partnership.id, 'rate', at), base_rate_bps(h, at)) FROM hotels h
  WHERE h.id = partnership.hotel_id
$$;

-- Links and bookings there are already: their affiliates are partners, on the rate of their last booking where that is
-- not the hotel's.
INSERT INTO partnerships (hotel_id, affiliate_id, state, state_since, approved_at, created_at)
SELECT hotel_id, affiliate_id, 'active', min(at), min(at), min(at)
FROM (SELECT hotel_id, affiliate_id, created_at AS at FROM tracked_links
      UNION ALL SELECT hotel_id, affiliate_id, created_at FROM bookings WHERE affiliate_id IS NOT NULL
      UNION ALL SELECT hotel_id, affiliate_id, created_at FROM promo_codes WHERE affiliate_id IS NOT NULL) AS known
GROUP BY hotel_id, affiliate_id;
INSERT INTO partnership_events (partnership_id, at, kind, by_side)
SELECT id, created_at, 'approved', 'system' FROM partnerships;
INSERT INTO term_changes (hotel_id, partnership_id, term, value, announced_at, effective_at)
SELECT p.hotel_id, p.id, 'rate', last.commission_bps, last.created_at, last.created_at
FROM partnerships p JOIN hotels h ON h.id = p.hotel_id
  CROSS JOIN LATERAL (SELECT b.commission_bps, b.created_at FROM bookings b
                      WHERE b.hotel_id = p.hotel_id AND b.affiliate_id = p.affiliate_id
                      ORDER BY b.created_at DESC, b.id LIMIT 1) AS last
WHERE last.commission_bps <> h.base_commission_bps;

ALTER TABLE tracked_links ADD COLUMN partnership_id uuid;
UPDATE tracked_links l SET partnership_id = p.id FROM partnerships p
WHERE p.hotel_id = l.hotel_id AND p.affiliate_id = l.affiliate_id;
ALTER TABLE tracked_links
  ALTER COLUMN partnership_id SET NOT NULL,
  ADD CONSTRAINT tracked_links_partnership_fkey FOREIGN KEY (partnership_id, hotel_id, affiliate_id)
    REFERENCES partnerships (id, hotel_id, affiliate_id),
  -- A partnership is paused, not one of its links.
  DROP COLUMN paused_at;
CREATE INDEX tracked_links_partnership_idx ON tracked_links (partnership_id, created_at DESC);

-- A booking counts for an affiliate exactly when it was made within a partnership. What no partner is known of came by
-- another way.
UPDATE bookings SET source = 'other' WHERE source = 'affiliate' AND affiliate_id IS NULL;
ALTER TABLE bookings ADD COLUMN partnership_id uuid;
UPDATE bookings b SET partnership_id = p.id FROM partnerships p
WHERE p.hotel_id = b.hotel_id AND p.affiliate_id = b.affiliate_id;
ALTER TABLE bookings
  DROP CONSTRAINT bookings_referral_source,
  ADD CONSTRAINT bookings_partnership_fkey FOREIGN KEY (partnership_id, hotel_id, affiliate_id)
    REFERENCES partnerships (id, hotel_id, affiliate_id),
  ADD CONSTRAINT bookings_source_partner CHECK (
    (source = 'affiliate') = (partnership_id IS NOT NULL) AND (partnership_id IS NULL) = (affiliate_id IS NULL));
CREATE INDEX bookings_partnership_idx ON bookings (partnership_id) WHERE partnership_id IS NOT NULL;

ALTER TABLE booking_referrals DISABLE TRIGGER booking_referrals_frozen;
ALTER TABLE booking_referrals
  ADD COLUMN partnership_id uuid CONSTRAINT booking_referrals_partnership_id_fkey REFERENCES partnerships,
  -- Points on top of the rate, for the nights of a boost only.
  ADD COLUMN boost_bps integer NOT NULL DEFAULT 0
    CONSTRAINT booking_referrals_boost_range CHECK (boost_bps BETWEEN 0 AND 10000),
  -- What Roomlark keeps of the commission.
  ADD COLUMN platform_share_bps integer
    CONSTRAINT booking_referrals_share_range CHECK (platform_share_bps BETWEEN 0 AND 10000),
  -- The affiliate's own word for where the link stood.
  ADD COLUMN tag text CONSTRAINT booking_referrals_tag_length CHECK (length(tag) BETWEEN 1 AND 64);
UPDATE booking_referrals r SET partnership_id = b.partnership_id, platform_share_bps = round(100 * coalesce(
  (SELECT value FROM default_changes d
   WHERE d.name = 'platformShare' AND d.cancelled_at IS NULL AND d.effective_at <= r.at
   ORDER BY d.effective_at DESC, d.id DESC LIMIT 1), 20))
FROM bookings b WHERE b.id = r.booking_id;
ALTER TABLE booking_referrals
  ALTER COLUMN partnership_id SET NOT NULL,
  ALTER COLUMN platform_share_bps SET NOT NULL;
ALTER TABLE booking_referrals ENABLE TRIGGER booking_referrals_frozen;
-- Old bookings of affiliates who had no link were never explained.
INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, method, window_days, rate_bps,
                               platform_share_bps, at)
SELECT b.id, b.affiliate_id, b.partnership_id, 'desk', 30, b.commission_bps, 2000, coalesce(b.booked_at, b.created_at)
FROM bookings b WHERE b.affiliate_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM booking_referrals r WHERE r.booking_id = b.id);

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
    WHEN 'partnership' THEN params ?& ARRAY['side', 'happened']
    WHEN 'sign-in' THEN params ?& ARRAY['device']
    WHEN 'account' THEN params ?& ARRAY['decision', 'userType']
    WHEN 'terms' THEN params ? 'kind'
    WHEN 'system' THEN params ? 'trouble'
    ELSE false END);

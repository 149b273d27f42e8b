-- Where a link leads besides the hotel: to a stay, to a room, in a language.
ALTER TABLE tracked_links
  ADD COLUMN check_in_on date,
  ADD COLUMN check_out_on date,
  ADD COLUMN room_type_id uuid CONSTRAINT tracked_links_room_type_id_fkey REFERENCES room_types ON DELETE SET NULL,
  ADD COLUMN language text,
  -- A paused link leads on to the hotel, but nothing is counted or earned.
  ADD COLUMN paused_at timestamptz,
  ADD CONSTRAINT tracked_links_stay_whole CHECK ((check_in_on IS NULL) = (check_out_on IS NULL)),
  ADD CONSTRAINT tracked_links_stay_order CHECK (check_in_on < check_out_on),
  ADD CONSTRAINT tracked_links_language_known CHECK (language IN ('en', 'es', 'de', 'fr'));

-- What visitors are hashed with, another one each day (UTC). Without it nobody can tell whose hash it was, so it is
-- deleted once its day is over.
CREATE TABLE visitor_salts (
  day date CONSTRAINT visitor_salts_pkey PRIMARY KEY,
  salt bytea NOT NULL CONSTRAINT visitor_salts_length CHECK (octet_length(salt) = 32)
);

-- When a visitor last counted on a link. The key decides, however many servers ask at once.
CREATE TABLE click_visitors (
  link_id uuid NOT NULL,
  visitor bytea NOT NULL CONSTRAINT click_visitors_length CHECK (octet_length(visitor) = 16),
  counted_at timestamptz NOT NULL,
  CONSTRAINT click_visitors_pkey PRIMARY KEY (link_id, visitor)
) WITH (fillfactor = 80);

-- What is left of clicks after 25 months.
CREATE TABLE click_totals (
  link_id uuid NOT NULL CONSTRAINT click_totals_link_id_fkey REFERENCES tracked_links,
  affiliate_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  -- On the hotel's calendar.
  day date NOT NULL,
  utc_day date NOT NULL,
  clicks integer NOT NULL,
  CONSTRAINT click_totals_pkey PRIMARY KEY (link_id, utc_day, day)
);

-- Removes the partitions whose month was over before a day.
CREATE FUNCTION drop_click_months(before_on date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  partition text;
BEGIN
  PERFORM pg_advisory_xact_lock(7146202);
  FOR partition IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'clicks'::regclass
      AND to_date(substr(c.relname, 8), 'YYYY_MM') + interval '1 month' <= before_on
  LOOP
    EXECUTE format('DROP TABLE %I', partition);
  END LOOP;
END
$$;

-- Why a booking counts for an affiliate, and on which terms: frozen when it was made.
CREATE TABLE booking_referrals (
  booking_id uuid CONSTRAINT booking_referrals_pkey PRIMARY KEY
    CONSTRAINT booking_referrals_booking_id_fkey REFERENCES bookings,
  affiliate_id uuid NOT NULL CONSTRAINT booking_referrals_affiliate_id_fkey REFERENCES users,
  link_id uuid CONSTRAINT booking_referrals_link_id_fkey REFERENCES tracked_links,
  -- The click may be gone: it is kept for 25 months.
  click_id bigint,
  clicked_at timestamptz,
  -- By a link that a cookie remembered, by one of the same visit, by an embedded box, a promo code, or the desk.
  method text NOT NULL,
  window_days integer NOT NULL,
  rate_bps integer NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT booking_referrals_method_known CHECK (method IN ('link', 'visit', 'embed', 'promo-code', 'desk')),
  CONSTRAINT booking_referrals_click_whole CHECK ((click_id IS NULL) = (clicked_at IS NULL)),
  CONSTRAINT booking_referrals_link_named CHECK (method NOT IN ('link', 'visit', 'embed') OR link_id IS NOT NULL),
  CONSTRAINT booking_referrals_window_range CHECK (window_days BETWEEN 0 AND 365),
  CONSTRAINT booking_referrals_rate_range CHECK (rate_bps BETWEEN 0 AND 10000)
);
CREATE INDEX booking_referrals_link_idx ON booking_referrals (link_id, at);

CREATE FUNCTION refuse_new_referral_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the terms of a referral are frozen';
END
$$;
CREATE TRIGGER booking_referrals_frozen BEFORE UPDATE OR DELETE OR TRUNCATE ON booking_referrals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_referral_terms();

-- Bookings that were referred before: by the oldest link of their affiliate to the hotel.
INSERT INTO booking_referrals (booking_id, affiliate_id, link_id, method, window_days, rate_bps, at)
SELECT b.id, b.affiliate_id, l.id, 'link', 30, b.commission_bps, coalesce(b.booked_at, b.created_at)
FROM bookings b CROSS JOIN LATERAL (
  SELECT id FROM tracked_links l WHERE l.affiliate_id = b.affiliate_id AND l.hotel_id = b.hotel_id
  ORDER BY created_at, id LIMIT 1
) AS l
WHERE b.affiliate_id IS NOT NULL;

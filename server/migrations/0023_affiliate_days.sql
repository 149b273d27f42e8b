-- The sum of referral_days over all hotels: an affiliate may recommend thousands.
CREATE TABLE affiliate_days (
  affiliate_id uuid NOT NULL,
  day date NOT NULL,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT affiliate_days_pkey PRIMARY KEY (affiliate_id, day)
) WITH (fillfactor = 80);
INSERT INTO affiliate_days
SELECT affiliate_id, day, sum(bookings), sum(cancelled), sum(clicks), sum(revenue_cents), sum(commission_cents)
FROM referral_days GROUP BY affiliate_id, day;

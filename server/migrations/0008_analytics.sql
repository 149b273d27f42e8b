-- Who recommended a booking, and the share agreed with them on that day.
ALTER TABLE bookings
  ADD COLUMN affiliate_id uuid CONSTRAINT bookings_affiliate_id_fkey REFERENCES users,
  ADD COLUMN commission_bps integer,
  ADD CONSTRAINT bookings_referral_whole CHECK ((affiliate_id IS NULL) = (commission_bps IS NULL)),
  ADD CONSTRAINT bookings_referral_source CHECK (affiliate_id IS NULL OR source = 'affiliate'),
  ADD CONSTRAINT bookings_commission_range CHECK (commission_bps BETWEEN 0 AND 10000);
CREATE INDEX bookings_affiliate_idx ON bookings (affiliate_id, created_at DESC, id) WHERE affiliate_id IS NOT NULL;
-- Who sleeps somewhere on a night arrived in the 30 days before, or is one of these few.
CREATE INDEX bookings_long_stay_idx ON bookings (hotel_id, check_out_on) WHERE check_out_on - check_in_on > 30;

-- The history of bookings is the stream the figures are counted from: each event also tells whose it is and which
-- nights the booking had from then on, so that the nights it had before are known from the event before.
ALTER TABLE booking_events
  ADD COLUMN hotel_id uuid,
  ADD COLUMN affiliate_id uuid,
  ADD COLUMN from_on date,
  ADD COLUMN until_on date;
ALTER TABLE booking_events DISABLE TRIGGER booking_events_append_only;
UPDATE booking_events e SET hotel_id = b.hotel_id, from_on = b.check_in_on, until_on = b.check_out_on
FROM bookings b WHERE b.id = e.booking_id;
ALTER TABLE booking_events ENABLE TRIGGER booking_events_append_only;
ALTER TABLE booking_events
  ALTER COLUMN hotel_id SET NOT NULL,
  ALTER COLUMN from_on SET NOT NULL,
  ALTER COLUMN until_on SET NOT NULL;
-- What is worth telling, newest first: of a hotel, of an affiliate, of all.
CREATE INDEX booking_events_hotel_idx ON booking_events (hotel_id, at DESC, id DESC)
  WHERE kind NOT IN ('mail', 'note', 'changed', 'room-assigned');
CREATE INDEX booking_events_affiliate_idx ON booking_events (affiliate_id, at DESC, id DESC)
  WHERE affiliate_id IS NOT NULL AND kind NOT IN ('mail', 'note', 'changed', 'room-assigned');
CREATE INDEX booking_events_newest_idx ON booking_events (at DESC, id DESC)
  WHERE kind NOT IN ('mail', 'note', 'changed', 'room-assigned');

-- Events nobody has counted yet, written together with them. A row is seen exactly when its event has been
-- committed; a position in the stream would not do, since numbers are given out before the commit.
CREATE TABLE uncounted_events (
  event_id bigint CONSTRAINT uncounted_events_pkey PRIMARY KEY
    CONSTRAINT uncounted_events_event_id_fkey REFERENCES booking_events
);
INSERT INTO uncounted_events SELECT max(id) FROM booking_events GROUP BY booking_id;

-- Whoever counts locks it, because such a lock, unlike others, can be taken before a transaction has seen anything.
CREATE TABLE counting ();

CREATE TABLE tracked_links (
  id uuid CONSTRAINT tracked_links_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL CONSTRAINT tracked_links_affiliate_id_fkey REFERENCES users,
  hotel_id uuid NOT NULL CONSTRAINT tracked_links_hotel_id_fkey REFERENCES hotels,
  code text NOT NULL,
  label text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  CONSTRAINT tracked_links_code_key UNIQUE (code)
);
CREATE INDEX tracked_links_affiliate_idx ON tracked_links (affiliate_id, created_at DESC);
CREATE INDEX tracked_links_hotel_idx ON tracked_links (hotel_id);

CREATE SEQUENCE clicks_id_seq;
CREATE TABLE clicks (
  at timestamptz NOT NULL,
  id bigint NOT NULL DEFAULT nextval('clicks_id_seq'),
  link_id uuid NOT NULL CONSTRAINT clicks_link_id_fkey REFERENCES tracked_links,
  affiliate_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  -- On the hotel's calendar.
  day date NOT NULL,
  -- False for machines and for the same visitor again.
  counted boolean NOT NULL,
  CONSTRAINT clicks_pkey PRIMARY KEY (at, id)
) PARTITION BY RANGE (at);
CREATE INDEX clicks_link_idx ON clicks (link_id, at);

-- One partition a month, in UTC. Servers that do this at once take turns.
CREATE FUNCTION make_click_months(first_on date, last_on date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  month date := date_trunc('month', first_on);
BEGIN
  PERFORM pg_advisory_xact_lock(7146202);
  WHILE month <= last_on LOOP
    EXECUTE format('CREATE TABLE IF NOT EXISTS clicks_%s PARTITION OF clicks FOR VALUES FROM (%L) TO (%L)',
                   to_char(month, 'YYYY_MM'), month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00');
    month := month + interval '1 month';
  END LOOP;
END
$$;
SELECT make_click_months(current_date - 31, current_date + 93);

CREATE TABLE uncounted_clicks (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT uncounted_clicks_pkey PRIMARY KEY,
  affiliate_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  day date NOT NULL,
  utc_day date NOT NULL,
  clicks integer NOT NULL
);
-- Whoever writes clicks, they are counted.
CREATE FUNCTION put_down_clicks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncounted_clicks (affiliate_id, hotel_id, day, utc_day, clicks)
  SELECT affiliate_id, hotel_id, day, (at AT TIME ZONE 'UTC')::date, count(*)
  FROM added WHERE counted GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
CREATE TRIGGER clicks_put_down AFTER INSERT ON clicks REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION put_down_clicks();

-- As contract/src/money.ts has it: how many minor units make one major unit.
CREATE FUNCTION minor_units(currency text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE
    WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV',
                      'XAF', 'XOF', 'XPF') THEN 1
    WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 1000
    WHEN currency IN ('CLF', 'UYW') THEN 10000
    ELSE 100 END
$$;
CREATE FUNCTION usd_cents(cents bigint, currency text, usd_rate numeric) RETURNS bigint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT round(cents * usd_rate * 100 / minor_units(currency))::bigint $$;

-- What one booking adds to the figures of the day it was made on. The only place that says what they mean.
CREATE VIEW booking_figures AS
SELECT id, hotel_id, affiliate_id, source, created_at, local_day, utc_day,
       stands::integer AS bookings,
       (state = 'cancelled')::integer AS cancelled,
       (stands AND affiliate_id IS NOT NULL)::integer AS referred,
       CASE WHEN state = 'expired' THEN 0 WHEN is_fee THEN fee_usd_cents ELSE total_usd_cents END AS revenue_cents,
       CASE WHEN is_fee THEN fee_usd_cents ELSE 0 END AS fees_cents,
       -- Of a guest who never came, the fee is what the hotel has; a commission is never of more than that.
       CASE WHEN stands AND affiliate_id IS NOT NULL
            THEN round(CASE WHEN is_fee THEN least(fee_usd_cents, room_usd_cents) ELSE room_usd_cents END
                       * commission_bps / 10000.0)::bigint
            ELSE 0 END AS commission_cents,
       CASE WHEN stands THEN lead ELSE 0 END AS lead_days,
       CASE WHEN stands THEN nights ELSE 0 END AS stay_nights,
       (stands AND lead = 0)::integer AS lead_0,
       (stands AND lead BETWEEN 1 AND 7)::integer AS lead_1,
       (stands AND lead BETWEEN 8 AND 30)::integer AS lead_2,
       (stands AND lead BETWEEN 31 AND 90)::integer AS lead_3,
       (stands AND lead > 90)::integer AS lead_4,
       (stands AND nights = 1)::integer AS stay_0,
       (stands AND nights = 2)::integer AS stay_1,
       (stands AND nights BETWEEN 3 AND 4)::integer AS stay_2,
       (stands AND nights BETWEEN 5 AND 7)::integer AS stay_3,
       (stands AND nights > 7)::integer AS stay_4
FROM (
  SELECT b.*, (created_at AT TIME ZONE time_zone)::date AS local_day, (created_at AT TIME ZONE 'UTC')::date AS utc_day,
         state NOT IN ('cancelled', 'expired') AS stands,
         state IN ('cancelled', 'no-show') AS is_fee,
         usd_cents(coalesce(fee_cents, 0), currency, usd_rate) AS fee_usd_cents,
         usd_cents(room_cents, currency, usd_rate) AS room_usd_cents,
         greatest(0, check_in_on - (created_at AT TIME ZONE time_zone)::date) AS lead,
         check_out_on - check_in_on AS nights
  FROM bookings b
) AS b;

-- Figures of the days bookings were made on: for the hotel's own account on its calendar, for others in UTC.
CREATE TABLE hotel_days (
  hotel_id uuid NOT NULL,
  calendar text NOT NULL CONSTRAINT hotel_days_calendar_known CHECK (calendar IN ('hotel', 'utc')),
  day date NOT NULL,
  source text NOT NULL,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  referred integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  fees_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  lead_days bigint NOT NULL DEFAULT 0,
  stay_nights bigint NOT NULL DEFAULT 0,
  lead_0 integer NOT NULL DEFAULT 0,
  lead_1 integer NOT NULL DEFAULT 0,
  lead_2 integer NOT NULL DEFAULT 0,
  lead_3 integer NOT NULL DEFAULT 0,
  lead_4 integer NOT NULL DEFAULT 0,
  stay_0 integer NOT NULL DEFAULT 0,
  stay_1 integer NOT NULL DEFAULT 0,
  stay_2 integer NOT NULL DEFAULT 0,
  stay_3 integer NOT NULL DEFAULT 0,
  stay_4 integer NOT NULL DEFAULT 0,
  CONSTRAINT hotel_days_pkey PRIMARY KEY (hotel_id, calendar, day, source)
) WITH (fillfactor = 80);
CREATE INDEX hotel_days_utc_idx ON hotel_days (day) WHERE calendar = 'utc';

-- The sum of hotel_days in UTC over all hotels.
CREATE TABLE platform_days (
  LIKE hotel_days INCLUDING DEFAULTS,
  CONSTRAINT platform_days_pkey PRIMARY KEY (day, source)
) WITH (fillfactor = 50);
ALTER TABLE platform_days DROP COLUMN hotel_id, DROP COLUMN calendar;

-- What an affiliate brought, in UTC.
CREATE TABLE referral_days (
  affiliate_id uuid NOT NULL,
  day date NOT NULL,
  hotel_id uuid NOT NULL,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT referral_days_pkey PRIMARY KEY (affiliate_id, day, hotel_id)
) WITH (fillfactor = 80);

-- Rooms taken on a night, and what they were sold for; a night has no time zone.
CREATE TABLE hotel_nights (
  hotel_id uuid NOT NULL,
  night date NOT NULL,
  source text NOT NULL,
  rooms integer NOT NULL,
  room_cents bigint NOT NULL,
  CONSTRAINT hotel_nights_pkey PRIMARY KEY (hotel_id, night, source)
) WITH (fillfactor = 80);

-- The sum of hotel_nights over all hotels.
CREATE TABLE platform_nights (
  night date NOT NULL,
  source text NOT NULL,
  rooms integer NOT NULL,
  room_cents bigint NOT NULL,
  CONSTRAINT platform_nights_pkey PRIMARY KEY (night, source)
) WITH (fillfactor = 50);

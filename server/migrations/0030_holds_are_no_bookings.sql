-- When a booking was made. A hold is none until it is confirmed, and one that lapsed or was given up never was.
ALTER TABLE bookings ADD COLUMN booked_at timestamptz;

-- What was written about bookings that began as a hold tells them from the others.
CREATE TEMPORARY TABLE old_holds ON COMMIT DROP AS
SELECT b.id, (SELECT min(e.id) FROM booking_events e WHERE e.booking_id = b.id AND e.kind = 'confirmed') AS confirmed_by
FROM bookings b
WHERE b.state IN ('held', 'expired')
   OR EXISTS (SELECT FROM booking_events e
              WHERE e.booking_id = b.id AND e.kind = 'created' AND e.text LIKE 'Held for %');
CREATE INDEX ON old_holds (id);
UPDATE bookings b SET booked_at = CASE
  WHEN h.id IS NULL THEN b.created_at
  ELSE (SELECT e.at FROM booking_events e WHERE e.id = h.confirmed_by) END
FROM bookings o LEFT JOIN old_holds h ON h.id = o.id
WHERE o.id = b.id;
-- Should the history of an old one be incomplete: by its state it is a booking.
UPDATE bookings SET booked_at = created_at
WHERE booked_at IS NULL AND state IN ('confirmed', 'checked-in', 'checked-out', 'no-show');

ALTER TABLE bookings ADD CONSTRAINT bookings_booked_by_state CHECK (
  CASE WHEN state IN ('held', 'expired') THEN booked_at IS NULL
       WHEN state = 'cancelled' THEN true
       ELSE booked_at IS NOT NULL END);
CREATE INDEX bookings_hotel_booked_idx ON bookings (hotel_id, booked_at) WHERE booked_at IS NOT NULL;

-- What happened to a hold is part of its history, but no news.
ALTER TABLE booking_events ADD COLUMN of_hold boolean NOT NULL DEFAULT false;
ALTER TABLE booking_events DISABLE TRIGGER booking_events_only_erased;
UPDATE booking_events e SET of_hold = true
FROM old_holds h WHERE h.id = e.booking_id AND (h.confirmed_by IS NULL OR e.id < h.confirmed_by);
ALTER TABLE booking_events ENABLE TRIGGER booking_events_only_erased;

DROP INDEX booking_events_hotel_idx, booking_events_affiliate_idx, booking_events_newest_idx;
CREATE INDEX booking_events_hotel_idx ON booking_events (hotel_id, at DESC, id DESC)
  WHERE NOT of_hold AND kind NOT IN ('mail', 'note', 'changed', 'room-assigned');
CREATE INDEX booking_events_affiliate_idx ON booking_events (affiliate_id, at DESC, id DESC)
  WHERE affiliate_id IS NOT NULL AND NOT of_hold AND kind NOT IN ('mail', 'note', 'changed', 'room-assigned');
CREATE INDEX booking_events_newest_idx ON booking_events (at DESC, id DESC)
  WHERE NOT of_hold AND kind NOT IN ('mail', 'note', 'changed', 'room-assigned');

-- What one booking adds to the figures of the day it was made on. The only place that says what they mean.
DROP VIEW booking_figures;
CREATE VIEW booking_figures AS
SELECT id, hotel_id, affiliate_id, source, booked_at, local_day, utc_day,
       stands::integer AS bookings,
       (state = 'cancelled')::integer AS cancelled,
       (stands AND affiliate_id IS NOT NULL)::integer AS referred,
       CASE WHEN is_fee THEN fee_usd_cents ELSE total_usd_cents END AS revenue_cents,
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
  SELECT id, hotel_id, affiliate_id, source, booked_at, state, commission_bps, total_usd_cents,
         (booked_at AT TIME ZONE time_zone)::date AS local_day, (booked_at AT TIME ZONE 'UTC')::date AS utc_day,
         state <> 'cancelled' AS stands,
         state IN ('cancelled', 'no-show') AS is_fee,
         usd_cents(coalesce(fee_cents, 0), currency, usd_rate) AS fee_usd_cents,
         usd_cents(room_cents, currency, usd_rate) AS room_usd_cents,
         greatest(0, check_in_on - (booked_at AT TIME ZONE time_zone)::date) AS lead,
         check_out_on - check_in_on AS nights
  FROM bookings
  WHERE booked_at IS NOT NULL
) AS b;

-- Everything is counted again, as `npm run rollups -- rebuild` does.
LOCK TABLE counting IN EXCLUSIVE MODE;
DELETE FROM uncounted_events;
DELETE FROM uncounted_clicks;
DELETE FROM hotel_days;
DELETE FROM owner_days;
DELETE FROM platform_days;
DELETE FROM referral_days;
DELETE FROM affiliate_days;
DELETE FROM hotel_nights;
DELETE FROM platform_nights;
INSERT INTO hotel_days (hotel_id, calendar, day, source, bookings, cancelled, referred, revenue_cents, fees_cents,
  commission_cents, lead_days, stay_nights, lead_0, lead_1, lead_2, lead_3, lead_4, stay_0, stay_1, stay_2, stay_3,
  stay_4)
SELECT hotel_id, 'hotel', local_day, source, sum(bookings), sum(cancelled), sum(referred), sum(revenue_cents),
       sum(fees_cents), sum(commission_cents), sum(lead_days), sum(stay_nights), sum(lead_0), sum(lead_1),
       sum(lead_2), sum(lead_3), sum(lead_4), sum(stay_0), sum(stay_1), sum(stay_2), sum(stay_3), sum(stay_4)
FROM booking_figures
GROUP BY hotel_id, local_day, source;
INSERT INTO hotel_days (hotel_id, calendar, day, source, bookings, cancelled, referred, revenue_cents, fees_cents,
  commission_cents, lead_days, stay_nights, lead_0, lead_1, lead_2, lead_3, lead_4, stay_0, stay_1, stay_2, stay_3,
  stay_4)
SELECT hotel_id, 'utc', utc_day, source, sum(bookings), sum(cancelled), sum(referred), sum(revenue_cents),
       sum(fees_cents), sum(commission_cents), sum(lead_days), sum(stay_nights), sum(lead_0), sum(lead_1),
       sum(lead_2), sum(lead_3), sum(lead_4), sum(stay_0), sum(stay_1), sum(stay_2), sum(stay_3), sum(stay_4)
FROM booking_figures
GROUP BY hotel_id, utc_day, source;
INSERT INTO referral_days (affiliate_id, day, hotel_id, bookings, cancelled, revenue_cents, commission_cents)
SELECT affiliate_id, utc_day, hotel_id, sum(bookings), sum(cancelled), sum(revenue_cents), sum(commission_cents)
FROM booking_figures WHERE affiliate_id IS NOT NULL
GROUP BY affiliate_id, utc_day, hotel_id;
INSERT INTO hotel_days (hotel_id, calendar, day, source, clicks)
SELECT hotel_id, 'hotel', day, 'affiliate', count(*) FROM clicks WHERE counted GROUP BY hotel_id, day
ON CONFLICT ON CONSTRAINT hotel_days_pkey DO UPDATE SET clicks = excluded.clicks;
INSERT INTO hotel_days (hotel_id, calendar, day, source, clicks)
SELECT hotel_id, 'utc', (at AT TIME ZONE 'UTC')::date, 'affiliate', count(*) FROM clicks WHERE counted GROUP BY 1, 3
ON CONFLICT ON CONSTRAINT hotel_days_pkey DO UPDATE SET clicks = excluded.clicks;
INSERT INTO referral_days (affiliate_id, day, hotel_id, clicks)
SELECT affiliate_id, (at AT TIME ZONE 'UTC')::date, hotel_id, count(*) FROM clicks WHERE counted GROUP BY 1, 2, 3
ON CONFLICT ON CONSTRAINT referral_days_pkey DO UPDATE SET clicks = excluded.clicks;
INSERT INTO affiliate_days (affiliate_id, day, bookings, cancelled, revenue_cents, commission_cents, clicks)
SELECT affiliate_id, day, sum(bookings), sum(cancelled), sum(revenue_cents), sum(commission_cents), sum(clicks)
FROM referral_days
GROUP BY affiliate_id, day;
INSERT INTO owner_days (owner_id, day, source, bookings, cancelled, referred, revenue_cents, fees_cents,
  commission_cents, lead_days, stay_nights, lead_0, lead_1, lead_2, lead_3, lead_4, stay_0, stay_1, stay_2, stay_3,
  stay_4, clicks)
SELECT h.owner_id, day, source, sum(bookings), sum(cancelled), sum(referred), sum(revenue_cents), sum(fees_cents),
       sum(commission_cents), sum(lead_days), sum(stay_nights), sum(lead_0), sum(lead_1), sum(lead_2), sum(lead_3),
       sum(lead_4), sum(stay_0), sum(stay_1), sum(stay_2), sum(stay_3), sum(stay_4), sum(clicks)
FROM hotel_days d JOIN hotels h ON h.id = d.hotel_id WHERE calendar = 'hotel'
GROUP BY h.owner_id, day, source;
INSERT INTO platform_days (day, source, bookings, cancelled, referred, revenue_cents, fees_cents, commission_cents,
  lead_days, stay_nights, lead_0, lead_1, lead_2, lead_3, lead_4, stay_0, stay_1, stay_2, stay_3, stay_4, clicks)
SELECT day, source, sum(bookings), sum(cancelled), sum(referred), sum(revenue_cents), sum(fees_cents),
       sum(commission_cents), sum(lead_days), sum(stay_nights), sum(lead_0), sum(lead_1), sum(lead_2), sum(lead_3),
       sum(lead_4), sum(stay_0), sum(stay_1), sum(stay_2), sum(stay_3), sum(stay_4), sum(clicks)
FROM hotel_days WHERE calendar = 'utc'
GROUP BY day, source;
INSERT INTO hotel_nights (hotel_id, night, source, rooms, room_cents)
SELECT b.hotel_id, n.night, b.source, count(*), sum(usd_cents(n.price_cents, b.currency, b.usd_rate))
FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id
WHERE n.taken AND b.booked_at IS NOT NULL GROUP BY b.hotel_id, n.night, b.source;
INSERT INTO platform_nights (night, source, rooms, room_cents)
SELECT night, source, sum(rooms), sum(room_cents) FROM hotel_nights GROUP BY night, source;

-- That a hold begins today was told as if a booking were not confirmed yet.
DELETE FROM notifications WHERE event = 'arrival-unconfirmed';

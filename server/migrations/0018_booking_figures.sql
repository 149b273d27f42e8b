-- As before, but bound to the columns it reads only: the others may change.
CREATE OR REPLACE VIEW booking_figures AS
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
  SELECT id, hotel_id, affiliate_id, source, created_at, state, commission_bps, total_usd_cents,
         (created_at AT TIME ZONE time_zone)::date AS local_day, (created_at AT TIME ZONE 'UTC')::date AS utc_day,
         state NOT IN ('cancelled', 'expired') AS stands,
         state IN ('cancelled', 'no-show') AS is_fee,
         usd_cents(coalesce(fee_cents, 0), currency, usd_rate) AS fee_usd_cents,
         usd_cents(room_cents, currency, usd_rate) AS room_usd_cents,
         greatest(0, check_in_on - (created_at AT TIME ZONE time_zone)::date) AS lead,
         check_out_on - check_in_on AS nights
  FROM bookings
) AS b;

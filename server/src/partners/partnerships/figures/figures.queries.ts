import { tellingStays } from '@roomlark/contract/partners/partner-find'
import type { Sql } from '../../../db/database.ts'

/** Hotels that affiliates look at and whose figures were last counted before a moment, or never. */
export async function selectDueHotels(sql: Sql, countedBefore: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT shown.hotel_id AS id
    FROM (SELECT hotel_id FROM hotel_partner_settings WHERE is_listed
          UNION SELECT hotel_id FROM partnerships WHERE state = 'invited') AS shown
      LEFT JOIN hotel_partner_figures f ON f.hotel_id = shown.hotel_id
    WHERE f.counted_at IS NULL OR f.counted_at < ${countedBefore}
    ORDER BY f.counted_at NULLS FIRST, shown.hotel_id LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

/** Guests stay this long where nothing is known about them. */
const usualNights = 2

/**
 * Counts these hotels again, from the year before. A typical stay is the median of the stays, of the last thousand at
 * most; of very few it would reveal what one guest has paid, so the rooms' prices stand in for it. Prices are without
 * the VAT inside them, as commissions are.
 */
export async function upsertFigures(sql: Sql, hotelIds: string[], now: Date): Promise<void> {
  await sql`
    INSERT INTO hotel_partner_figures (hotel_id, clicks, suspected, link_bookings, typical_nights,
                                       typical_room_usd_cents, is_estimated, answer_minutes, counted_at)
    SELECT h.id, coalesce(clicks.total, 0), coalesce(clicks.suspected, 0), referred.total, typical.nights,
           typical.room_usd_cents, typical.is_estimated, answers.minutes, ${now}
    FROM hotels h
      CROSS JOIN LATERAL (
        SELECT sum(d.clicks) AS total, sum(d.suspected) AS suspected FROM hotel_days d
        WHERE d.hotel_id = h.id AND d.calendar = 'utc' AND d.day > (${now}::timestamptz AT TIME ZONE 'UTC')::date - 365
      ) AS clicks
      CROSS JOIN LATERAL (
        SELECT count(*) AS total FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id
        WHERE b.hotel_id = h.id AND b.booked_at > ${now}::timestamptz - interval '365 days' AND b.state <> 'cancelled'
          AND r.link_id IS NOT NULL
      ) AS referred
      CROSS JOIN LATERAL (
        SELECT count(*) AS total,
               percentile_disc(0.5) WITHIN GROUP (ORDER BY s.nights) AS nights,
               percentile_disc(0.5) WITHIN GROUP (ORDER BY s.room_usd_cents) AS room_usd_cents
        FROM (SELECT b.check_out_on - b.check_in_on AS nights,
                     usd_cents(b.room_cents - b.included_vat_cents, b.currency, b.usd_rate) AS room_usd_cents
              FROM bookings b
              WHERE b.hotel_id = h.id AND b.state IN ('checked-in', 'checked-out')
                AND b.check_in_on > (${now}::timestamptz AT TIME ZONE h.time_zone)::date - 365
              ORDER BY b.check_in_on DESC LIMIT 1000) AS s
      ) AS stays
      CROSS JOIN LATERAL (
        SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY t.base_price_cents) AS cents,
               coalesce((SELECT (x.rules -> 'vat' ->> 'rooms')::numeric FROM hotel_taxes x
                         WHERE x.hotel_id = h.id AND (x.rules ->> 'vatIncluded')::boolean), 0) AS vat_percent
        FROM room_types t
        WHERE t.hotel_id = h.id AND t.archived_at IS NULL AND t.units > 0
      ) AS price
      CROSS JOIN LATERAL (
        SELECT usd_cents(round(price.cents * ${usualNights} / (1 + price.vat_percent / 100))::bigint, h.currency,
                         usd_rate_on(h.currency, (${now}::timestamptz AT TIME ZONE 'UTC')::date)) AS room_usd_cents
      ) AS estimate
      CROSS JOIN LATERAL (
        SELECT stays.total < ${tellingStays} AS is_estimated,
               CASE WHEN stays.total >= ${tellingStays} THEN stays.nights
                    WHEN estimate.room_usd_cents IS NOT NULL THEN ${usualNights}::integer END AS nights,
               CASE WHEN stays.total >= ${tellingStays} THEN stays.room_usd_cents
                    ELSE estimate.room_usd_cents END AS room_usd_cents
      ) AS typical
      CROSS JOIN LATERAL (
        SELECT percentile_disc(0.5) WITHIN GROUP (
                 ORDER BY (extract(epoch FROM e.at - asked.at) / 60)::integer) AS minutes
        FROM partnerships p
          JOIN partnership_events e ON e.partnership_id = p.id AND e.kind IN ('approved', 'declined')
            AND e.by_side = 'hotel' AND e.at > ${now}::timestamptz - interval '365 days'
          CROSS JOIN LATERAL (
            SELECT r.at FROM partnership_events r
            WHERE r.partnership_id = p.id AND r.kind = 'requested' AND r.id < e.id ORDER BY r.id DESC LIMIT 1
          ) AS asked
        WHERE p.hotel_id = h.id
      ) AS answers
    WHERE h.id = ANY(${hotelIds}::uuid[])
    ON CONFLICT (hotel_id) DO UPDATE SET
      clicks = excluded.clicks, suspected = excluded.suspected, link_bookings = excluded.link_bookings, typical_nights = excluded.typical_nights,
      typical_room_usd_cents = excluded.typical_room_usd_cents, is_estimated = excluded.is_estimated,
      answer_minutes = excluded.answer_minutes, counted_at = excluded.counted_at`
}

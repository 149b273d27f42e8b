import type { Sql } from '../db/database.ts'

/** The hotels of the demo with what a room costs there at least, by which extras are priced. */
export async function selectPricedHotels(
  sql: Sql,
  ownerId: string,
): Promise<{ id: string; name: string; currency: string; leastCents: number }[]> {
  return sql<{ id: string; name: string; currency: string; leastCents: number }[]>`
    SELECT h.id, h.name, h.currency, min(t.base_price_cents) AS "leastCents"
    FROM hotels h JOIN room_types t ON t.hotel_id = h.id
    WHERE h.owner_id = ${ownerId} AND h.archived_at IS NULL GROUP BY h.id ORDER BY h.created_at, h.id`
}

export type SeededStay = {
  id: string
  hotelId: string
  source: string
  isHere: boolean
  checkedInAt: Date
  checkedOutAt: Date | null
}

/** Guests in house, and some who left in the last days, the latest first. */
export async function selectSeededStays(
  sql: Sql,
  ownerId: string,
  { now, departures }: { now: Date; departures: number },
): Promise<SeededStay[]> {
  return sql<SeededStay[]>`
    SELECT * FROM (
      SELECT b.id, b.hotel_id AS "hotelId", b.source, b.state = 'checked-in' AS "isHere",
             least((b.check_in_on + time '15:30') AT TIME ZONE b.time_zone, ${now}) AS "checkedInAt",
             CASE WHEN b.state = 'checked-out'
                  THEN least((b.check_out_on + time '10:15') AT TIME ZONE b.time_zone, ${now}) END AS "checkedOutAt",
             row_number() OVER (PARTITION BY b.state ORDER BY b.check_out_on DESC, b.id) AS place
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id
      WHERE h.owner_id = ${ownerId} AND (b.state = 'checked-in'
        OR b.state = 'checked-out' AND b.check_out_on BETWEEN ${now}::date - 10 AND ${now}::date)
    ) AS stays
    WHERE "isHere" OR place <= ${departures} ORDER BY "checkedInAt", id`
}

export type EarlierStay = { id: string; hotelId: string; ownerId: string; checkedOutAt: Date }

/** One guest of every other day who left a hotel lately and has no folio, the earliest first. */
export async function selectEarlierDepartures(
  sql: Sql,
  ownerId: string,
  { now, hotel, days }: { now: Date; hotel: string; days: number },
): Promise<EarlierStay[]> {
  return sql<EarlierStay[]>`
    SELECT DISTINCT ON (b.check_out_on) b.id, b.hotel_id AS "hotelId", h.owner_id AS "ownerId",
           (b.check_out_on + time '10:05') AT TIME ZONE b.time_zone AS "checkedOutAt"
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE h.owner_id = ${ownerId} AND h.name = ${hotel} AND b.state = 'checked-out'
      AND b.check_out_on BETWEEN ${now}::date - ${days}::integer AND ${now}::date - 1
      AND (b.check_out_on - date '2000-01-01') % 2 = 0
      AND NOT EXISTS (SELECT 1 FROM folios f WHERE f.booking_id = b.id)
    ORDER BY b.check_out_on, b.id`
}

import type { Sql } from '../../db/database.ts'

/** Points that a boost gives to one night of a booking; `left` is null where it has no limit. */
type OfferedRow = { boostId: string; night: string; rooms: number; pointsBps: number; left: number | null }
type FrozenRow = { boostId: string; night: string; rooms: number; boostBps: number }
type Referred = { bookingId: string; partnershipId: string }

/**
 * Locks the boosts that run for a booking of this partner, in the order used everywhere, so that of two bookings at
 * once the second one counts what the first one sold.
 */
export async function selectBoostsForUpdate(
  sql: Sql,
  { bookingId, partnershipId }: Referred,
  at: Date,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT b.id FROM boosts b
    WHERE b.id IN (
        SELECT o.boost_id FROM booking_stays s JOIN booking_nights n ON n.stay_id = s.id
          JOIN boost_nights o ON o.room_type_id = s.room_type_id AND o.night = n.night
        WHERE s.booking_id = ${bookingId} AND n.taken AND o.runs @> ${at}::timestamptz)
      AND (NOT b.has_chosen_partners
           OR EXISTS (SELECT FROM boost_partners c WHERE c.boost_id = b.id AND c.partnership_id = ${partnershipId}))
    ORDER BY b.id FOR UPDATE`
  return rows.map(({ id }) => id)
}

/** Selects the nights of a booking that locked boosts apply to, and how much is left of them. */
export async function selectOffered(sql: Sql, bookingId: string, boostIds: string[]): Promise<OfferedRow[]> {
  return sql<OfferedRow[]>`
    SELECT b.id AS "boostId", n.night, count(*)::integer AS rooms, b.points_bps AS "pointsBps",
           b.max_nights - boost_sold_nights(b.id) AS left
    FROM boosts b JOIN boost_nights o ON o.boost_id = b.id
      JOIN booking_stays s ON s.room_type_id = o.room_type_id
      JOIN booking_nights n ON n.stay_id = s.id AND n.night = o.night
    WHERE b.id = ANY(${boostIds}::uuid[]) AND b.ended_at IS NULL AND s.booking_id = ${bookingId} AND n.taken
    GROUP BY b.id, n.night`
}

/** Selects the nights of a room type that running boosts apply to, for this partner. */
export async function selectOfferedNights(
  sql: Sql,
  { partnershipId, roomTypeId, nights }: { partnershipId: string; roomTypeId: string; nights: string[] },
  at: Date,
): Promise<OfferedRow[]> {
  return sql<OfferedRow[]>`
    SELECT b.id AS "boostId", o.night, 1 AS rooms, b.points_bps AS "pointsBps",
           b.max_nights - boost_sold_nights(b.id) AS left
    FROM boosts b JOIN boost_nights o ON o.boost_id = b.id
    WHERE o.room_type_id = ${roomTypeId} AND o.night = ANY(${nights}::date[]) AND o.runs @> ${at}::timestamptz
      AND b.ended_at IS NULL
      AND (NOT b.has_chosen_partners
           OR EXISTS (SELECT FROM boost_partners c WHERE c.boost_id = b.id AND c.partnership_id = ${partnershipId}))`
}

export async function insertFrozenNights(sql: Sql, bookingId: string, nights: FrozenRow[]): Promise<void> {
  await sql`
    INSERT INTO booking_boost_nights ${sql(
      nights.map(({ boostId, night, rooms, boostBps }) => ({
        booking_id: bookingId,
        night,
        boost_id: boostId,
        rooms,
        boost_bps: boostBps,
      })),
    )}`
}

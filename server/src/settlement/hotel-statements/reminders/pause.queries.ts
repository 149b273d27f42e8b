import type { Sql } from '../../../db/database.ts'

export async function selectIsPaused(sql: Sql, hotelId: string): Promise<boolean> {
  const [row] = await sql<[{ isPaused: boolean }]>`
    SELECT referrals_paused_at(${hotelId}) IS NOT NULL AS "isPaused"`
  return row.isPaused
}

/** Statements whose announced day has come, by the calendar of their hotels, and of which no payment is on its way. */
export async function selectDuePauses(sql: Sql, at: Date): Promise<{ id: string; hotelId: string }[]> {
  return sql<{ id: string; hotelId: string }[]>`
    SELECT s.id, s.hotel_id AS "hotelId" FROM hotel_statements s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.settled_at IS NULL AND s.paused_at IS NULL
      AND s.pauses_on <= (${at}::timestamptz AT TIME ZONE h.time_zone)::date
      AND NOT EXISTS (SELECT FROM payments p WHERE p.statement_id = s.id AND p.state = 'processing')
    ORDER BY s.due_on, s.id`
}

/** Returns the number of the statement, unless it was settled in the meantime. */
export async function updatePaused(sql: Sql, id: string, at: Date): Promise<string | undefined> {
  const [row] = await sql<{ number: string }[]>`
    UPDATE hotel_statements SET paused_at = ${at}, version = version + 1
    WHERE id = ${id} AND settled_at IS NULL AND paused_at IS NULL AND pauses_on IS NOT NULL
    RETURNING number`
  return row?.number
}

/** Writes down that a pause of the hotel begins, for questions about bookings that are asked after it. */
export async function insertPause(sql: Sql, hotelId: string, at: Date): Promise<void> {
  await sql`INSERT INTO referral_pauses (hotel_id, paused_at) VALUES (${hotelId}, ${at})`
}

export async function updatePauseEnd(sql: Sql, hotelId: string, at: Date): Promise<void> {
  await sql`UPDATE referral_pauses SET resumed_at = ${at} WHERE hotel_id = ${hotelId} AND resumed_at IS NULL`
}

export type PausedPartner = { partnershipId: string; affiliateId: string }

/** Partners who earn by new bookings of the hotel, or would again if their partnership was resumed. */
export async function selectPausedPartners(sql: Sql, hotelId: string): Promise<PausedPartner[]> {
  return sql<PausedPartner[]>`
    SELECT id AS "partnershipId", affiliate_id AS "affiliateId" FROM partnerships
    WHERE hotel_id = ${hotelId} AND affiliate_id IS NOT NULL AND state IN ('active', 'paused') ORDER BY id`
}

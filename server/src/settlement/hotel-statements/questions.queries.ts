import type { StayQuestion } from '@roomlark/contract/settlement/stay-questions'
import type { Sql } from '../../db/database.ts'

/** The stays of a hotel that are over by its calendar without anybody having said how they went. */
export async function selectQuestions(
  sql: Sql,
  hotelId: string,
  today: string,
  limit: number,
): Promise<StayQuestion[]> {
  return sql<StayQuestion[]>`
    SELECT b.id AS "bookingId", b.reference, b.version, b.guest_name AS "guestName",
           b.state = 'checked-in' AS "isCheckedIn", b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn",
           coalesce(partner_name(a), 'Partner') AS "partnerName", b.currency,
           b.room_cents - b.included_vat_cents AS "roomCents",
           c.gross_cents AS "grossCents", r.rate_bps::float8 / 100 AS "ratePercent",
           ARRAY(SELECT DISTINCT t.name FROM booking_stays s JOIN room_types t ON t.id = s.room_type_id
                 WHERE s.booking_id = b.id ORDER BY 1) AS "roomNames"
    FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN booking_referrals r ON r.booking_id = b.id
      JOIN users a ON a.id = c.affiliate_id
    WHERE ${isAsked(sql, hotelId, today)}
    ORDER BY b.check_out_on, b.reference LIMIT ${limit}`
}

export async function selectQuestionCount(sql: Sql, hotelId: string, today: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM commissions c JOIN bookings b ON b.id = c.booking_id
    WHERE ${isAsked(sql, hotelId, today)}`
  return row.count
}

function isAsked(sql: Sql, hotelId: string, today: string) {
  return sql`
    c.hotel_id = ${hotelId} AND c.ended_on IS NULL AND c.stage = 'expected' AND b.state IN ('confirmed', 'checked-in')
    AND b.check_out_on < ${today}`
}

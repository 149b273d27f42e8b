import type { DisputeAmounts, DisputeParty } from '@roomlark/contract/partners/disputes'
import type { Sql } from '../../db/database.ts'
import { type DisputeScope, isReached } from './disputes.queries.ts'

export type CommissionRow = {
  bookingId: string
  reference: string
  hotelId: string
  timeZone: string
  currency: string
  stage: 'expected' | 'ended' | 'earned' | 'payable' | 'void'
  isDisputed: boolean
  affiliateId: string
  now: DisputeAmounts
  roomCents: number
  /** True if an objection of this side was decided and the booking has not changed since. */
  isDecidedForHotel: boolean
  isDecidedForAffiliate: boolean
  /** The days of the latest statements that have it, on the hotel's calendar; null where none has. */
  billedOn: string | null
  settledOn: string | null
  /** The day on which it became void. */
  voidOn: string | null
}

/** Selects the facts that decide whether somebody can object to a commission. */
export async function selectCommission(
  sql: Sql,
  bookingId: string,
  scope: DisputeScope,
): Promise<CommissionRow | undefined> {
  const decided = (side: DisputeParty) => sql`
    EXISTS (SELECT FROM commission_disputes d
            WHERE d.booking_id = c.booking_id AND d.opened_side = ${side} AND d.state IN ('settled', 'rejected')
              AND NOT EXISTS (SELECT FROM commission_changes n WHERE n.booking_id = c.booking_id AND n.kind = c.kind
                                AND n.cause = 'booking' AND n.at > d.ended_at))`
  const buildDay = (at: ReturnType<typeof sql>) => sql`(${at} AT TIME ZONE b.time_zone)::date::text`
  const [row] = await sql<CommissionRow[]>`
    SELECT c.booking_id AS "bookingId", b.reference, c.hotel_id AS "hotelId", b.time_zone AS "timeZone", c.currency,
           c.stage, c.affiliate_id AS "affiliateId",
           EXISTS (SELECT FROM commission_disputes d WHERE d.booking_id = c.booking_id AND d.ended_at IS NULL) AS "isDisputed",
           jsonb_build_object('baseCents', c.base_cents, 'grossCents', c.gross_cents, 'netCents', c.net_cents) AS now,
           b.room_cents - b.included_vat_cents AS "roomCents",
           ${decided('hotel')} AS "isDecidedForHotel", ${decided('affiliate')} AS "isDecidedForAffiliate",
           (SELECT ${buildDay(sql`max(s.closed_at)`)} FROM hotel_statement_lines l JOIN hotel_statements s ON s.id = l.statement_id
            WHERE l.booking_id = c.booking_id) AS "billedOn",
           (SELECT ${buildDay(sql`max(p.approved_at)`)} FROM affiliate_statement_lines l
              JOIN affiliate_statements s ON s.id = l.statement_id JOIN payout_runs p ON p.id = s.run_id
            WHERE l.booking_id = c.booking_id) AS "settledOn",
           CASE WHEN c.stage = 'void' THEN (
             SELECT ${buildDay(sql`max(n.at)`)} FROM commission_changes n
             WHERE n.booking_id = c.booking_id AND n.kind = c.kind) END AS "voidOn"
    FROM commissions c JOIN bookings b ON b.id = c.booking_id JOIN hotels h ON h.id = c.hotel_id
    WHERE c.booking_id = ${bookingId} AND c.kind = 'referral' ${isReached(sql, scope)}`
  return row
}

/**
 * Locks the commission of a booking before anything about its disputes, so that whoever opens, settles or bills waits
 * in the same order.
 */
export async function lockCommission(sql: Sql, bookingId: string): Promise<void> {
  await sql`SELECT FROM commissions WHERE booking_id = ${bookingId} AND kind = 'referral' FOR UPDATE`
}

/** The disputes whose proposals nobody has answered in time. */
export async function selectDue(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM commission_disputes WHERE state = 'proposed' AND stands_at <= ${now} ORDER BY stands_at, id`
  return rows.map(({ id }) => id)
}

import type { DueRow } from '@roomlark/contract/bookings/payments'
import type { PaymentFailure } from '@roomlark/contract/payment-failures'
import type { Sql } from '../../db/database.ts'

/** Names of those who began payments, by payment. */
export async function selectPayers(sql: Sql, paymentIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; by: string }[]>`
    SELECT p.id, coalesce(account_name(u), 'Somebody') AS by FROM payments p JOIN users u ON u.id = p.created_by
    WHERE p.id = ANY(${[...paymentIds]}::uuid[])`
  return new Map(rows.map(({ id, by }) => [id, by]))
}

export type AskedDeposit = Omit<DueRow, 'state' | 'failure'> & {
  hotelId: string
  timeZone: string
  failedAt: Date | null
  failure: PaymentFailure | null
  linkEndsAt: Date | null
}

/** Payments go to the deposits in the order in which they are due, as `depositStates` of the contract says. */
function dueDeposits(sql: Sql, condition: ReturnType<Sql>, at: Date) {
  return sql`
    SELECT d.id AS "depositId", b.id AS "bookingId", b.hotel_id AS "hotelId", b.reference,
           coalesce(b.guest_name, '') AS "guestName", d.amount_cents AS "amountCents", b.currency,
           b.time_zone AS "timeZone", d.due_on AS "dueOn", d.charges_card AS "chargesCard",
           d.failed_at AS "failedAt", d.link_ends_at AS "linkEndsAt", d.asked_at,
           (SELECT p.failure FROM payments p WHERE p.deposit_id = d.id AND p.state = 'failed'
            ORDER BY p.settled_at DESC LIMIT 1) AS failure
    FROM folio_deposits d JOIN bookings b ON b.id = d.booking_id
    WHERE ${condition} AND d.withdrawn_at IS NULL AND b.state IN ('confirmed', 'checked-in')
      AND (d.failed_at IS NOT NULL OR d.due_on <= (${at}::timestamptz AT TIME ZONE b.time_zone)::date)
      AND (SELECT sum(e.amount_cents) FROM folio_deposits e
           WHERE e.booking_id = b.id AND e.withdrawn_at IS NULL
             AND (e.due_on, e.asked_at, e.id) <= (d.due_on, d.asked_at, d.id))
        > (SELECT coalesce(-sum(l.amount_cents), 0) FROM folio_lines l
           WHERE l.booking_id = b.id AND l.kind IN ('payment', 'refund'))
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.deposit_id = d.id AND p.state = 'processing')`
}

export async function selectDueOfBooking(sql: Sql, bookingId: string, at: Date): Promise<AskedDeposit[]> {
  return sql<AskedDeposit[]>`
    ${dueDeposits(sql, sql`b.id = ${bookingId}`, at)} ORDER BY d.due_on, d.asked_at, d.id`
}

export async function selectDuePage(
  sql: Sql,
  hotelId: string,
  { page, limit, at }: { page: number; limit: number; at: Date },
): Promise<AskedDeposit[]> {
  return sql<AskedDeposit[]>`
    ${dueDeposits(sql, sql`b.hotel_id = ${hotelId}`, at)} ORDER BY d.due_on, d.asked_at, d.id
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function countDue(sql: Sql, hotelId: string, at: Date): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM (${dueDeposits(sql, sql`b.hotel_id = ${hotelId}`, at)}) due`
  return row.count
}

export async function selectPaidBooking(sql: Sql, bookingId: string) {
  const [row] = await sql<
    { hotelId: string; reference: string; currency: string; guestName: string | null }[]
  >`
    SELECT hotel_id AS "hotelId", reference, currency, guest_name AS "guestName" FROM bookings WHERE id = ${bookingId}`
  return row
}

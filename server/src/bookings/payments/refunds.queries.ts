import type { RefundCause, RefundState } from '@roomlark/contract/bookings/payments'
import type { Sql } from '../../db/database.ts'

export type RefundRow = {
  id: string
  paymentId: string
  bookingId: string | null
  amountCents: number
  cause: RefundCause
  reason: string
  state: RefundState
  serviceId: string | null
  createdAt: Date
  settledAt: Date | null
  by: string | null
  asked: number
  lineId: string | null
}

export async function selectRefund(sql: Sql, id: string): Promise<RefundRow | undefined> {
  const [row] = await sql<RefundRow[]>`${refundsWhere(sql, sql`r.id = ${id}`)}`
  return row
}

/** The caller has locked the booking. */
export async function selectRefundForUpdate(sql: Sql, id: string): Promise<RefundRow | undefined> {
  const [row] = await sql<RefundRow[]>`${refundsWhere(sql, sql`r.id = ${id}`)} FOR UPDATE OF r`
  return row
}

/** The oldest first. */
export async function selectPaymentRefunds(sql: Sql, paymentIds: readonly string[]): Promise<RefundRow[]> {
  return sql<RefundRow[]>`${refundsWhere(
    sql,
    sql`r.payment_id = ANY(${[...paymentIds]}::uuid[])`,
  )} ORDER BY r.created_at, r.id`
}

function refundsWhere(sql: Sql, condition: ReturnType<Sql>) {
  return sql`
    SELECT r.id, r.payment_id AS "paymentId", p.booking_id AS "bookingId", r.amount_cents AS "amountCents", r.cause,
           r.reason, r.state, r.service_id AS "serviceId", r.created_at AS "createdAt",
           r.settled_at AS "settledAt", r.asked, r.line_id AS "lineId",
           CASE WHEN r.created_by IS NOT NULL THEN coalesce(account_name(u), 'Somebody') END AS by
    FROM payment_refunds r JOIN payments p ON p.id = r.payment_id LEFT JOIN users u ON u.id = r.created_by
    WHERE ${condition}`
}

export async function insertRefund(
  sql: Sql,
  refund: {
    id: string
    paymentId: string
    amountCents: number
    cause: RefundCause
    reason: string
    byId: string | null
    at: Date
    askAt: Date | null
    serviceId?: string
  },
): Promise<void> {
  await sql`
    INSERT INTO payment_refunds ${sql({
      id: refund.id,
      payment_id: refund.paymentId,
      amount_cents: refund.amountCents,
      cause: refund.cause,
      reason: refund.reason,
      state: 'open',
      service_id: refund.serviceId ?? null,
      created_at: refund.at,
      created_by: refund.byId,
      ask_at: refund.askAt,
    })}`
}

export async function updateRefund(
  sql: Sql,
  id: string,
  change: {
    state: RefundState
    serviceId: string | null
    lineId: string | null
    failure: string | null
    settledAt: Date | null
    askAt: Date | null
  },
): Promise<void> {
  await sql`
    UPDATE payment_refunds SET state = ${change.state}, service_id = coalesce(${change.serviceId}, service_id),
      line_id = ${change.lineId}, failure = ${change.failure}, settled_at = ${change.settledAt},
      ask_at = ${change.askAt}, asked = 0
    WHERE id = ${id}`
}

export async function updateRefundAsked(sql: Sql, id: string, askAt: Date): Promise<void> {
  await sql`
    UPDATE payment_refunds SET ask_at = ${askAt}, asked = least(asked + 1, 30)
    WHERE id = ${id} AND state IN ('open', 'pending')`
}

export async function updateRefundLine(sql: Sql, id: string, lineId: string): Promise<void> {
  await sql`UPDATE payment_refunds SET line_id = ${lineId} WHERE id = ${id}`
}

/** The states of those of these refunds that are known, by their ids at the service. */
export async function selectRefundStates(
  sql: Sql,
  serviceIds: readonly string[],
): Promise<Map<string, RefundState>> {
  const rows = await sql<{ id: string; state: RefundState }[]>`
    SELECT service_id AS id, state FROM payment_refunds WHERE service_id = ANY(${[...serviceIds]}::text[])`
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export async function selectRefundsToAsk(sql: Sql, at: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM payment_refunds WHERE ask_at <= ${at} ORDER BY ask_at LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

/** The sums that card holders have taken back of payments, or ask back. */
export async function selectDisputedCents(
  sql: Sql,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql<{ paymentId: string; cents: number }[]>`
    SELECT payment_id AS "paymentId", sum(amount_cents)::bigint AS cents FROM payment_disputes
    WHERE payment_id = ANY(${[...paymentIds]}::uuid[]) AND state <> 'won' GROUP BY payment_id`
  return new Map(rows.map(({ paymentId, cents }) => [paymentId, cents]))
}

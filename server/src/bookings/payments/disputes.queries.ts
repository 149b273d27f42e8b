import type { PaymentDispute } from '@roomlark/contract/bookings/card-disputes'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'

export type DisputeRow = Omit<PaymentDispute, 'answerBy' | 'answeredAt' | 'openedAt' | 'decidedAt'> & {
  serviceId: string
  /** The id of the hotel's account at the service. */
  account: string | null
  hotelId: string
  answerBy: Date | null
  answeredAt: Date | null
  openedAt: Date
  decidedAt: Date | null
  lineId: string | null
}

export async function selectDisputeByService(sql: Sql, serviceId: string): Promise<DisputeRow | undefined> {
  const [row] = await sql<DisputeRow[]>`${disputesWhere(sql, sql`d.service_id = ${serviceId}`)}`
  return row
}

/** The states of the disputes of an account by their ids at the service. */
export async function selectDisputeStates(
  sql: Sql,
  account: string | null,
): Promise<Map<string, DisputeRow['state']>> {
  const rows = await sql<{ id: string; state: DisputeRow['state'] }[]>`
    SELECT d.service_id AS id, d.state
    FROM payment_disputes d JOIN payments p ON p.id = d.payment_id LEFT JOIN payment_accounts a ON a.id = p.account_id
    WHERE a.service_id IS NOT DISTINCT FROM ${account}`
  return new Map(rows.map(({ id, state }) => [id, state]))
}

export async function selectDispute(
  sql: Sql,
  { hotelId, disputeId }: { hotelId: string; disputeId: string },
  scope: HotelScope,
): Promise<DisputeRow | undefined> {
  const [row] = await sql<DisputeRow[]>`${disputesWhere(
    sql,
    sql`d.id = ${disputeId} AND h.id = ${hotelId} ${inScope(sql, scope)}`,
  )}`
  return row
}

export async function selectPaymentDisputes(sql: Sql, paymentIds: readonly string[]): Promise<DisputeRow[]> {
  return sql<DisputeRow[]>`${disputesWhere(
    sql,
    sql`d.payment_id = ANY(${[...paymentIds]}::uuid[])`,
  )} ORDER BY d.opened_at, d.id`
}

/** Those to be answered first, by their deadline, then the newest. */
export async function selectDisputePage(
  sql: Sql,
  hotelId: string,
  { page, limit }: { page: number; limit: number },
): Promise<DisputeRow[]> {
  return sql<DisputeRow[]>`${disputesWhere(sql, sql`p.hotel_id = ${hotelId} AND p.booking_id IS NOT NULL`)}
    ORDER BY d.state <> 'open', CASE WHEN d.state = 'open' THEN d.answer_by END, d.opened_at DESC, d.id
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function countDisputes(sql: Sql, hotelId: string): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM payment_disputes d JOIN payments p ON p.id = d.payment_id
    WHERE p.hotel_id = ${hotelId} AND p.booking_id IS NOT NULL`
  return row.count
}

function disputesWhere(sql: Sql, condition: ReturnType<Sql>) {
  return sql`
    SELECT d.id, d.payment_id AS "paymentId", p.booking_id AS "bookingId", b.reference, b.guest_name AS "guestName",
           d.amount_cents AS "amountCents", p.currency, d.reason, d.state, d.answer_by AS "answerBy", d.answer,
           d.answered_at AS "answeredAt", coalesce(
             (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'bytes', bytes) ORDER BY added_at, kind)
              FROM payment_dispute_papers WHERE dispute_id = d.id), '[]') AS papers, d.opened_at AS "openedAt", d.decided_at AS "decidedAt",
           d.service_id AS "serviceId", a.service_id AS account, p.hotel_id AS "hotelId", d.line_id AS "lineId"
    FROM payment_disputes d JOIN payments p ON p.id = d.payment_id JOIN hotels h ON h.id = p.hotel_id
      LEFT JOIN bookings b ON b.id = p.booking_id LEFT JOIN payment_accounts a ON a.id = p.account_id
    WHERE ${condition}`
}

type Facts = {
  state: PaymentDispute['state']
  amountCents: number
  answerBy: Date | null
  decidedAt: Date | null
}

/** Returns false if it is known already. */
export async function insertDispute(
  sql: Sql,
  dispute: Facts & { paymentId: string; serviceId: string; reason: string; openedAt: Date },
): Promise<boolean> {
  const result = await sql`
    INSERT INTO payment_disputes (id, payment_id, service_id, amount_cents, reason, state, answer_by, opened_at, decided_at)
    VALUES (gen_random_uuid(), ${dispute.paymentId}, ${dispute.serviceId}, ${dispute.amountCents}, ${dispute.reason},
            ${dispute.state}, ${dispute.answerBy}, ${dispute.openedAt}, ${dispute.decidedAt})
    ON CONFLICT (service_id) DO NOTHING`
  return result.count === 1
}

export async function updateDispute(sql: Sql, id: string, facts: Facts): Promise<void> {
  await sql`
    UPDATE payment_disputes SET state = ${facts.state}, amount_cents = ${facts.amountCents},
      answer_by = ${facts.answerBy}, decided_at = coalesce(decided_at, ${facts.decidedAt})
    WHERE id = ${id}`
}

/** Selects the lost disputes of a payment that came on the folio only after they were lost. */
export async function selectUnpostedLosses(
  sql: Sql,
  paymentId: string,
): Promise<{ id: string; amountCents: number }[]> {
  return sql<{ id: string; amountCents: number }[]>`
    SELECT id, amount_cents AS "amountCents" FROM payment_disputes
    WHERE payment_id = ${paymentId} AND state = 'lost' AND line_id IS NULL`
}

export async function updateDisputeLine(sql: Sql, id: string, lineId: string): Promise<void> {
  await sql`UPDATE payment_disputes SET line_id = ${lineId} WHERE id = ${id}`
}

export async function updateDisputeAnswer(
  sql: Sql,
  id: string,
  { text, byId, at }: { text: string; byId: string; at: Date },
): Promise<void> {
  await sql`
    UPDATE payment_disputes SET answer = ${text}, answered_at = ${at}, answered_by = ${byId} WHERE id = ${id}`
}

export type LostCommission = {
  currency: string
  baseCents: number
  /** The sum that the guest owed for the booking, less what card holders have taken back before. */
  keptCents: number
}

/** Returns undefined if nobody earns anything by the booking. */
export async function selectLostCommission(
  sql: Sql,
  bookingId: string,
  disputeId: string,
): Promise<LostCommission | undefined> {
  const [row] = await sql<LostCommission[]>`
    SELECT b.currency, c.base_cents AS "baseCents",
           CASE WHEN b.state IN ('cancelled', 'no-show') THEN coalesce(b.fee_cents, 0) ELSE b.total_cents END
             - (SELECT coalesce(sum(d.amount_cents), 0)::bigint
                FROM payment_disputes d JOIN payments p ON p.id = d.payment_id
                WHERE p.booking_id = b.id AND d.state = 'lost' AND d.id <> ${disputeId}) AS "keptCents"
    FROM commissions c JOIN bookings b ON b.id = c.booking_id
    WHERE c.booking_id = ${bookingId} AND c.kind = 'referral' AND c.base_cents > 0`
  return row
}

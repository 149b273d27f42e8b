import type { StatementPaymentKind } from '@roomlark/contract/settlement/hotel-statement-payments'
import type { Sql } from '../../../db/database.ts'
import { fragment } from '../../../db/fragment.ts'

/** Enough about a closed statement to record what was paid of it. */
export type PayableStatement = {
  id: string
  number: string
  hotelId: string
  ownerId: string
  currency: string
  month: string
  dueOn: string
  openCents: number
  version: number
}

const openCents = fragment`(total_cents - paid_cents - written_off_cents)`

/**
 * Locks everything about the payment of a hotel's statements until the transaction ends. Whoever closes or pays a
 * statement takes this lock first, because credit moves between statements and both also change commissions.
 */
export async function lockStatements(sql: Sql, hotelId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`statements ${hotelId}`}, 0))`
}

export async function selectHotelOfStatement(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<{ hotelId: string }[]>`
    SELECT hotel_id AS "hotelId" FROM hotel_statements WHERE id = ${id}`
  return row?.hotelId
}

export async function selectStatementForUpdate(sql: Sql, id: string): Promise<PayableStatement | undefined> {
  const [row] = await sql<PayableStatement[]>`
    SELECT s.id, s.number, s.hotel_id AS "hotelId", h.owner_id AS "ownerId", s.currency, s.month::text,
           s.due_on::text AS "dueOn", ${openCents} AS "openCents", s.version
    FROM hotel_statements s JOIN hotels h ON h.id = s.hotel_id WHERE s.id = ${id} FOR UPDATE OF s`
  return row
}

export async function selectOpenCents(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<[{ cents: number }]>`
    SELECT ${openCents} AS cents FROM hotel_statements WHERE id = ${id}`
  return row.cents
}

/** The statements of a hotel in a currency that are not settled to the cent, the oldest first. */
export async function selectUneven(
  sql: Sql,
  { hotelId, currency }: { hotelId: string; currency: string },
): Promise<{ id: string; openCents: number }[]> {
  return sql<{ id: string; openCents: number }[]>`
    SELECT id, ${openCents} AS "openCents" FROM hotel_statements
    WHERE hotel_id = ${hotelId} AND currency = ${currency} AND ${openCents} <> 0
    ORDER BY month FOR UPDATE`
}

export type NewPayment = {
  id: string
  statementId: string
  kind: StatementPaymentKind
  amountCents: number
  paidOn: string
  note: string
  byId: string | null
  at: Date
  returnedId?: string
  otherId?: string
  transactionId?: number
}

export async function insertPayment(sql: Sql, payment: NewPayment): Promise<void> {
  const { id, statementId, kind, amountCents, paidOn, note, byId, at } = payment
  await sql`
    INSERT INTO hotel_payments (id, statement_id, kind, amount_cents, paid_on, note, returned_id, other_statement_id, by_id,
                                at, transaction_id)
    VALUES (${id}, ${statementId}, ${kind}, ${amountCents}, ${paidOn}, ${note}, ${payment.returnedId ?? null},
            ${payment.otherId ?? null}, ${byId}, ${at}, ${payment.transactionId ?? null})`
}

export type Returnable = {
  kind: StatementPaymentKind
  amountCents: number
  isReturned: boolean
  isOnline: boolean
}

/** A payment or a write-off of this statement. */
export async function selectReturnable(
  sql: Sql,
  statementId: string,
  paymentId: string,
): Promise<Returnable | undefined> {
  const [row] = await sql<Returnable[]>`
    SELECT p.kind, p.amount_cents AS "amountCents",
           EXISTS (SELECT FROM hotel_payments r WHERE r.returned_id = p.id) AS "isReturned",
           EXISTS (SELECT FROM payments o WHERE o.hotel_payment_id = p.id) AS "isOnline"
    FROM hotel_payments p WHERE p.id = ${paymentId} AND p.statement_id = ${statementId}
      AND p.kind IN ('payment', 'written-off') AND p.amount_cents > 0`
  return row
}

/** Number of reminders sent, by due date of the statement. */
const remindersUntilDue = 2

/**
 * Sums up what was paid of these statements. What is settled ends its pause; what is open again, because a payment came
 * back, is reminded of and paused like any other, with the same notice.
 */
export async function updatePaid(sql: Sql, ids: string[], at: Date): Promise<void> {
  await sql`
    UPDATE hotel_statements s SET
      paid_cents = sums.paid, written_off_cents = sums.written_off, version = s.version + 1,
      settled_at = CASE WHEN sums.is_settled THEN coalesce(s.settled_at, ${at}) END,
      paused_at = CASE WHEN NOT sums.is_settled THEN s.paused_at END,
      pauses_on = CASE WHEN NOT sums.is_settled THEN s.pauses_on END,
      reminders = CASE WHEN s.settled_at IS NOT NULL AND NOT sums.is_settled
                       THEN least(s.reminders, ${remindersUntilDue}) ELSE s.reminders END
    FROM (
      SELECT id, paid, written_off, total_cents - paid - written_off <= 0 AS is_settled
      FROM (
        SELECT o.id, o.total_cents,
               coalesce(sum(p.amount_cents) FILTER (WHERE p.kind <> 'written-off'), 0) AS paid,
               coalesce(sum(p.amount_cents) FILTER (WHERE p.kind = 'written-off'), 0) AS written_off
        FROM hotel_statements o LEFT JOIN hotel_payments p ON p.statement_id = o.id
        WHERE o.id = ANY(${ids}::uuid[]) GROUP BY o.id
      ) AS added
    ) AS sums
    WHERE s.id = sums.id`
}

/**
 * The lines of statements that are paid now and were not, or the other way round. Corrections that lower what is owed
 * need no payment; the others are paid in their order, as far as the money reaches.
 */
function changedLines(sql: Sql, ids: string[]) {
  return sql`
    SELECT * FROM (
      SELECT l.statement_id, l.line, l.booking_id, l.affiliate_id, l.net_usd_cents, l.is_covered AS was_covered,
             l.gross_cents <= 0 OR s.paid_cents >= sum(l.gross_cents) OVER (
               PARTITION BY l.statement_id ORDER BY l.gross_cents > 0, l.line) AS is_covered
      FROM hotel_statement_lines l JOIN hotel_statements s ON s.id = l.statement_id
      WHERE l.statement_id = ANY(${ids}::uuid[])
    ) AS reached WHERE is_covered <> was_covered`
}

/** Locks the commissions whose lines change, in the order in which everybody locks commissions. */
export async function lockCoverage(sql: Sql, ids: string[]): Promise<void> {
  await sql`
    SELECT FROM commissions WHERE kind = 'referral' AND booking_id IN (
      SELECT booking_id FROM (${changedLines(sql, ids)}) AS changed)
    ORDER BY booking_id FOR NO KEY UPDATE`
}

/** Marks the lines that are paid, and adds them to their commissions. Returns whose commissions changed. */
export async function updateCoverage(sql: Sql, ids: string[]): Promise<string[]> {
  const rows = await sql<{ affiliateId: string }[]>`
    WITH changed AS MATERIALIZED (${changedLines(sql, ids)}), marked AS (
      UPDATE hotel_statement_lines l SET is_covered = c.is_covered FROM changed c
      WHERE l.statement_id = c.statement_id AND l.line = c.line
    ), moved AS (
      SELECT booking_id, sum(CASE WHEN is_covered THEN net_usd_cents ELSE -net_usd_cents END) AS net_usd_cents
      FROM changed GROUP BY booking_id
    ), counted AS (
      UPDATE commissions c SET covered_net_usd_cents = c.covered_net_usd_cents + moved.net_usd_cents
      FROM moved WHERE c.booking_id = moved.booking_id AND c.kind = 'referral'
    )
    SELECT DISTINCT affiliate_id AS "affiliateId" FROM changed`
  return rows.map(({ affiliateId }) => affiliateId)
}

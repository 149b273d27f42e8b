import type { PaymentFailure } from '@roomlark/contract/payment-failures'
import type { StatementOnlinePayment } from '@roomlark/contract/settlement/hotel-statements'
import type { Sql } from '../../../db/database.ts'
import { fragment } from '../../../db/fragment.ts'

/** The rest of a payment `p` after refunds and disputes; a dispute withholds its amount until it is won. */
const keptCents = fragment`(
  CASE WHEN p.state = 'succeeded' THEN greatest(0, p.amount_cents
    - (SELECT coalesce(sum(r.amount_cents), 0) FROM payment_refunds r WHERE r.payment_id = p.id AND r.state IN ('pending', 'succeeded'))
    - (SELECT coalesce(sum(d.amount_cents), 0) FROM payment_disputes d WHERE d.payment_id = p.id AND d.state <> 'won'))
  ELSE 0 END)::bigint`

export type CountedPayment = {
  statementId: string
  keptCents: number
  settledAt: Date | null
  /** The row of the statement that counts for it, if there is one. */
  rowId: string | null
  rowCents: number
}

/** Payments are locked before the statements of their hotels, here as everywhere. */
export async function lockPayment(sql: Sql, id: string): Promise<{ hotelId: string } | undefined> {
  const [row] = await sql<{ hotelId: string }[]>`
    SELECT hotel_id AS "hotelId" FROM payments WHERE id = ${id} AND statement_id IS NOT NULL FOR UPDATE`
  return row
}

/** A payment of a statement, beside what the statement has of it. */
export async function selectCountedPayment(sql: Sql, id: string): Promise<CountedPayment | undefined> {
  const [row] = await sql<CountedPayment[]>`
    SELECT p.statement_id AS "statementId", ${keptCents} AS "keptCents",
           p.settled_at AS "settledAt", p.hotel_payment_id AS "rowId", coalesce(h.amount_cents, 0) AS "rowCents"
    FROM payments p LEFT JOIN hotel_payments h ON h.id = p.hotel_payment_id
    WHERE p.id = ${id} AND p.statement_id IS NOT NULL`
  return row
}

export async function updateCountedRow(sql: Sql, id: string, rowId: string | null): Promise<void> {
  await sql`UPDATE payments SET hotel_payment_id = ${rowId} WHERE id = ${id}`
}

export type OnlinePaymentRow = Omit<StatementOnlinePayment, 'createdAt' | 'settledAt'> & {
  createdAt: Date
  settledAt: Date | null
}

/** The payment of a statement that was begun last. */
export async function selectNewestPayment(
  sql: Sql,
  statementId: string,
): Promise<OnlinePaymentRow | undefined> {
  const [row] = await sql<OnlinePaymentRow[]>`
    SELECT p.id, p.state, p.amount_cents AS "amountCents", p.method, p.card_brand AS "cardBrand",
           p.card_digits AS "cardDigits", p.failure, p.kept_card_id IS NOT NULL AS "isAutomatic",
           p.state = 'succeeded' AND ${keptCents} = 0 AS "isReturned", p.created_at AS "createdAt",
           p.settled_at AS "settledAt"
    FROM payments p WHERE p.statement_id = ${statementId} ORDER BY p.created_at DESC, p.id LIMIT 1`
  return row
}

/** The day on which the kept card is going to be charged for a statement. */
export async function selectChargesOn(sql: Sql, statementId: string): Promise<string | null> {
  const [row] = await sql<{ chargesOn: string }[]>`
    SELECT s.charges_on::text AS "chargesOn" FROM ${chargeable(sql)} WHERE s.id = ${statementId}`
  return row?.chargesOn ?? null
}

/** Open statements of hotels that keep a card, as long as the card was not charged for them. */
function chargeable(sql: Sql) {
  return sql`
    hotel_statements s JOIN hotels h ON h.id = s.hotel_id
      JOIN kept_cards k ON k.hotel_id = h.id AND k.owner_id = h.owner_id AND k.removed_at IS NULL
        AND s.settled_at IS NULL
        AND NOT EXISTS (SELECT FROM payments c WHERE c.statement_id = s.id AND c.kept_card_id IS NOT NULL)`
}

export type DueStatement = { id: string; hotelId: string }

/** Statements that are due in so many days, by the calendar of their hotels, and are not announced. */
export async function selectToAnnounce(sql: Sql, noticeDays: number, at: Date): Promise<DueStatement[]> {
  return sql<DueStatement[]>`
    SELECT s.id, s.hotel_id AS "hotelId" FROM ${chargeable(sql)}
    WHERE s.charges_on IS NULL AND s.due_on - ${noticeDays}::integer <= (${at}::timestamptz AT TIME ZONE h.time_zone)::date
    ORDER BY s.due_on, s.id`
}

/** Statements whose announced day has come. One that somebody is paying waits. */
export async function selectToCharge(sql: Sql, at: Date): Promise<DueStatement[]> {
  return sql<DueStatement[]>`
    SELECT s.id, s.hotel_id AS "hotelId" FROM ${chargeable(sql)}
    WHERE s.charges_on <= (${at}::timestamptz AT TIME ZONE h.time_zone)::date
      AND NOT EXISTS (SELECT FROM payments o WHERE o.statement_id = s.id AND o.state IN ('open', 'processing'))
    ORDER BY s.due_on, s.id`
}

export type ChargeableStatement = {
  number: string
  month: string
  currency: string
  dueOn: string
  chargesOn: string | null
  openCents: number
  timeZone: string
  card: { id: string; brand: string; digits: string }
}

/** Undefined if it was settled, or the card was removed, in the meantime. */
export async function selectChargeable(sql: Sql, id: string): Promise<ChargeableStatement | undefined> {
  const [row] = await sql<ChargeableStatement[]>`
    SELECT s.number, s.month::text, s.currency, s.due_on::text AS "dueOn", s.charges_on::text AS "chargesOn",
           s.total_cents - s.paid_cents - s.written_off_cents AS "openCents", h.time_zone AS "timeZone",
           jsonb_build_object('id', k.id, 'brand', k.brand, 'digits', k.digits) AS card
    FROM ${chargeable(sql)} WHERE s.id = ${id}`
  return row
}

export async function updateChargesOn(sql: Sql, id: string, chargesOn: string): Promise<void> {
  await sql`UPDATE hotel_statements SET charges_on = ${chargesOn}, version = version + 1 WHERE id = ${id}`
}

export type HotelCard = {
  id: string
  methodId: string
  brand: string
  digits: string
  expiresOn: string | null
}

/** The card with which the statements of a hotel are paid. One that an earlier owner gave counts no more. */
export async function selectHotelCard(sql: Sql, hotelId: string): Promise<HotelCard | undefined> {
  const [row] = await sql<HotelCard[]>`
    SELECT k.id, k.method_id AS "methodId", k.brand, k.digits, k.expires_on::text AS "expiresOn"
    FROM kept_cards k JOIN hotels h ON h.id = k.hotel_id AND h.owner_id = k.owner_id
    WHERE k.hotel_id = ${hotelId} AND k.removed_at IS NULL`
  return row
}

/** Returns the ids at the service of the cards that were kept until now. */
export async function updateCardsRemoved(sql: Sql, hotelId: string, at: Date): Promise<string[]> {
  const rows = await sql<{ methodId: string }[]>`
    UPDATE kept_cards SET removed_at = ${at} WHERE hotel_id = ${hotelId} AND removed_at IS NULL
    RETURNING method_id AS "methodId"`
  return rows.map(({ methodId }) => methodId)
}

export async function hasCard(sql: Sql, methodId: string): Promise<boolean> {
  const [row] = await sql`SELECT FROM kept_cards WHERE method_id = ${methodId}`
  return row !== undefined
}

export async function insertHotelCard(
  sql: Sql,
  card: HotelCard & { hotelId: string; customerId: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO kept_cards (id, hotel_id, owner_id, customer_id, method_id, brand, digits, expires_on, agreed_at)
    SELECT ${card.id}, id, owner_id, ${card.customerId}, ${card.methodId}, ${card.brand}, ${card.digits},
           ${card.expiresOn}, ${card.at}
    FROM hotels WHERE id = ${card.hotelId}`
}

/** A payment that only keeps a card for the statements of a hotel, while its page may be open. */
export async function selectCardPage(sql: Sql, hotelId: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM payments
    WHERE hotel_id = ${hotelId} AND purpose = 'statement' AND amount_cents = 0 AND state = 'open'
    ORDER BY created_at DESC LIMIT 1`
  return row?.id
}

/** Takes the lock that each payment of a statement begins with, so that two tabs begin one payment. */
export async function lockPaying(sql: Sql, statementId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`paying ${statementId}`}, 0))`
}

/** Payments of a statement whose outcome is not known yet. */
export async function selectPendingPayments(
  sql: Sql,
  statementId: string,
): Promise<{ id: string; isUnderway: boolean }[]> {
  return sql<{ id: string; isUnderway: boolean }[]>`
    SELECT id, state = 'processing' OR kept_card_id IS NOT NULL AS "isUnderway" FROM payments
    WHERE statement_id = ${statementId} AND state IN ('open', 'processing') ORDER BY created_at`
}

/** The statement of a payment, for a notification about it. */
export async function selectPaidStatement(
  sql: Sql,
  paymentId: string,
): Promise<{ number: string; month: string; failure: PaymentFailure } | undefined> {
  const [row] = await sql<{ number: string; month: string; failure: PaymentFailure }[]>`
    SELECT s.number, s.month::text, coalesce(p.failure, 'other') AS failure
    FROM payments p JOIN hotel_statements s ON s.id = p.statement_id WHERE p.id = ${paymentId}`
  return row
}

import type { PaymentFailure, PaymentPurpose, PaymentState } from '@roomlark/contract/bookings/payments'
import type { Sql } from '../../db/database.ts'

export type PaymentRow = {
  id: string
  purpose: PaymentPurpose
  state: PaymentState
  hotelId: string
  /** Null: Roomlark's own account. */
  accountId: string | null
  /** The id of that account at the service. */
  account: string | null
  bookingId: string | null
  statementId: string | null
  depositId: string | null
  amountCents: number
  currency: string
  keepsCard: boolean
  sessionId: string | null
  intentId: string | null
  chargeId: string | null
  pageUrl: string | null
  pageEndsAt: Date | null
  /** The card that is charged; null if the guest pays on a page. */
  keptCardId: string | null
  method: string | null
  cardBrand: string | null
  cardDigits: string | null
  failure: PaymentFailure | null
  reason: string
  createdAt: Date
  settledAt: Date | null
  asked: number
  declined: number
  lineId: string | null
}

export async function selectPayment(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`${paymentsWhere(sql, sql`p.id = ${id}`)}`
  return row
}

/** The caller has locked the booking, if there is one. */
export async function selectPaymentForUpdate(sql: Sql, id: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`${paymentsWhere(sql, sql`p.id = ${id}`)} FOR UPDATE OF p`
  return row
}

/** The oldest first. */
export async function selectPaymentsOfBooking(sql: Sql, bookingId: string): Promise<PaymentRow[]> {
  return sql<
    PaymentRow[]
  >`${paymentsWhere(sql, sql`p.booking_id = ${bookingId}`)} ORDER BY p.created_at, p.id`
}

export async function selectPaymentByPage(sql: Sql, sessionId: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`${paymentsWhere(sql, sql`p.session_id = ${sessionId}`)}`
  return row
}

export async function selectPaymentByIntent(sql: Sql, intentId: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`${paymentsWhere(sql, sql`p.intent_id = ${intentId}`)}`
  return row
}

export async function selectPaymentByCharge(sql: Sql, chargeId: string): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`${paymentsWhere(sql, sql`p.charge_id = ${chargeId}`)}`
  return row
}

function paymentsWhere(sql: Sql, condition: ReturnType<Sql>) {
  return sql`
    SELECT p.id, p.purpose, p.state, p.hotel_id AS "hotelId", p.account_id AS "accountId", a.service_id AS account,
           p.booking_id AS "bookingId", p.statement_id AS "statementId", p.deposit_id AS "depositId",
           p.amount_cents AS "amountCents", p.currency, p.keeps_card AS "keepsCard", p.session_id AS "sessionId",
           p.intent_id AS "intentId", p.charge_id AS "chargeId", p.page_url AS "pageUrl",
           p.page_ends_at AS "pageEndsAt", p.kept_card_id AS "keptCardId", p.method, p.card_brand AS "cardBrand",
           p.card_digits AS "cardDigits", p.failure, p.reason, p.created_at AS "createdAt",
           p.settled_at AS "settledAt", p.asked, p.declined, p.line_id AS "lineId"
    FROM payments p LEFT JOIN payment_accounts a ON a.id = p.account_id WHERE ${condition}`
}

export type NewPayment = Pick<
  PaymentRow,
  | 'id'
  | 'purpose'
  | 'hotelId'
  | 'accountId'
  | 'bookingId'
  | 'statementId'
  | 'depositId'
  | 'amountCents'
  | 'currency'
  | 'keepsCard'
  | 'pageEndsAt'
  | 'keptCardId'
  | 'reason'
> & {
  /** The most that the terms allow to be charged to the kept card. */
  allowedCents: number | null
  byId: string | null
  at: Date
  askAt: Date
}

export async function insertPayment(sql: Sql, payment: NewPayment): Promise<void> {
  await sql`
    INSERT INTO payments ${sql({
      id: payment.id,
      purpose: payment.purpose,
      hotel_id: payment.hotelId,
      account_id: payment.accountId,
      booking_id: payment.bookingId,
      statement_id: payment.statementId,
      deposit_id: payment.depositId,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      keeps_card: payment.keepsCard,
      page_ends_at: payment.pageEndsAt,
      kept_card_id: payment.keptCardId,
      allowed_cents: payment.allowedCents,
      reason: payment.reason,
      state: 'open',
      created_at: payment.at,
      created_by: payment.byId,
      ask_at: payment.askAt,
    })}`
}

/** Payments for the same thing on a page on which somebody may still pay. */
export async function selectOpenPages(
  sql: Sql,
  { bookingId, statementId, purpose, depositId }: Subject,
): Promise<PaymentRow[]> {
  const subject = bookingId === null ? sql`p.statement_id = ${statementId}` : sql`p.booking_id = ${bookingId}`
  return sql<PaymentRow[]>`${paymentsWhere(
    sql,
    sql`p.state = 'open' AND p.kept_card_id IS NULL AND p.purpose = ${purpose}
        AND p.deposit_id IS NOT DISTINCT FROM ${depositId} AND ${subject}`,
  )} ORDER BY p.created_at, p.id`
}

type Subject = Pick<PaymentRow, 'bookingId' | 'statementId' | 'purpose' | 'depositId'>

export async function countPages(sql: Sql, subject: Pick<Subject, 'bookingId' | 'statementId'>, since: Date) {
  const [row] = await sql<{ pages: number; declined: number }[]>`
    SELECT count(*) FILTER (WHERE created_at > ${since})::integer AS pages,
           coalesce(sum(declined) FILTER (WHERE created_at > ${since}), 0)::integer AS declined
    FROM payments WHERE kept_card_id IS NULL AND ${
      subject.bookingId === null
        ? sql`statement_id = ${subject.statementId}`
        : sql`booking_id = ${subject.bookingId}`
    }`
  return row ?? { pages: 0, declined: 0 }
}

/** Returns false if the payment is open no longer. */
export async function updatePage(
  sql: Sql,
  id: string,
  page: { sessionId: string; url: string; askAt: Date },
): Promise<boolean> {
  const result = await sql`
    UPDATE payments SET session_id = ${page.sessionId}, page_url = ${page.url}, ask_at = ${page.askAt}, asked = 0
    WHERE id = ${id} AND state = 'open'`
  return result.count === 1
}

export type Settling = {
  state: PaymentState
  intentId: string | null
  chargeId: string | null
  method: string | null
  cardBrand: string | null
  cardDigits: string | null
  failure: PaymentFailure | null
  settledAt: Date | null
  askAt: Date | null
}

export async function updateSettled(sql: Sql, id: string, settling: Settling): Promise<void> {
  await sql`
    UPDATE payments SET state = ${settling.state}, failure = ${settling.failure}, settled_at = ${settling.settledAt},
      intent_id = coalesce(${settling.intentId}, intent_id), charge_id = coalesce(${settling.chargeId}, charge_id),
      method = coalesce(${settling.method}, method), card_brand = coalesce(${settling.cardBrand}, card_brand),
      card_digits = coalesce(${settling.cardDigits}, card_digits), ask_at = ${settling.askAt}, asked = 0
    WHERE id = ${id}`
}

/** Nothing new: it is asked about again later. */
export async function updateAsked(
  sql: Sql,
  id: string,
  { askAt, failure }: { askAt: Date; failure: PaymentFailure | null },
): Promise<void> {
  await sql`
    UPDATE payments SET ask_at = ${askAt}, asked = least(asked + 1, 30), failure = coalesce(${failure}, failure)
    WHERE id = ${id} AND state IN ('open', 'processing')`
}

export async function updateDeclined(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<{ declined: number }[]>`
    UPDATE payments SET declined = declined + 1 WHERE id = ${id} RETURNING declined`
  return row?.declined ?? 0
}

export async function updateLine(sql: Sql, id: string, lineId: string): Promise<void> {
  await sql`UPDATE payments SET line_id = ${lineId} WHERE id = ${id}`
}

export async function updateDeposit(sql: Sql, id: string, depositId: string): Promise<void> {
  await sql`UPDATE payments SET deposit_id = ${depositId} WHERE id = ${id}`
}

export async function selectPaymentsToAsk(sql: Sql, at: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM payments WHERE ask_at <= ${at} ORDER BY ask_at LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

/** Other changes of the booking, its folios and its payments wait until the transaction ends. */
export async function lockBookingRow(sql: Sql, bookingId: string): Promise<void> {
  await sql`SELECT 1 FROM bookings WHERE id = ${bookingId} FOR UPDATE`
}

export type PageWords = {
  hotelName: string
  reference: string | null
  checkInOn: string | null
  checkOutOn: string | null
  email: string | null
}

export async function selectPageWords(sql: Sql, paymentId: string): Promise<PageWords> {
  const [row] = await sql<[PageWords]>`
    SELECT h.name AS "hotelName", b.reference, b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn",
           b.guest_email AS email
    FROM payments p JOIN hotels h ON h.id = p.hotel_id LEFT JOIN bookings b ON b.id = p.booking_id
    WHERE p.id = ${paymentId}`
  return row
}

import type { RefundCause } from '@roomlark/contract/bookings/payments'
import type { Sql } from '../../db/database.ts'

/** The facts of an email about money; the guest has an address and was not erased. */
export type PaymentMailRow = {
  to: string
  guestName: string
  language: string | null
  hotelName: string
  contactEmail: string
  reference: string
  bookingId: string
  linkVersion: number
  isBooked: boolean
  amountCents: number
  currency: string
  reason: string
  cardDigits: string | null
  settledAt: Date | null
  depositId: string | null
  /** The end of a link, or the day on which a card is charged, on the hotel's calendar. */
  day: string | null
  linkEndsAt: Date | null
  cause: RefundCause | null
}

export async function selectPaymentMail(sql: Sql, paymentId: string): Promise<PaymentMailRow | undefined> {
  const [row] = await sql<PaymentMailRow[]>`
    SELECT ${shared(sql)}, p.amount_cents AS "amountCents", p.reason, p.card_digits AS "cardDigits",
           p.settled_at AS "settledAt", p.deposit_id AS "depositId", NULL AS day, d.link_ends_at AS "linkEndsAt",
           NULL AS cause
    FROM payments p LEFT JOIN folio_deposits d ON d.id = p.deposit_id JOIN bookings b ON b.id = p.booking_id
      JOIN hotels h ON h.id = b.hotel_id
    WHERE p.id = ${paymentId} AND ${isReachable(sql)}`
  return row
}

export async function selectRefundMail(sql: Sql, refundId: string): Promise<PaymentMailRow | undefined> {
  const [row] = await sql<PaymentMailRow[]>`
    SELECT ${shared(sql)}, r.amount_cents AS "amountCents", r.reason, p.card_digits AS "cardDigits",
           r.settled_at AS "settledAt", p.deposit_id AS "depositId", NULL AS day, NULL AS "linkEndsAt", r.cause
    FROM payment_refunds r JOIN payments p ON p.id = r.payment_id JOIN bookings b ON b.id = p.booking_id
      JOIN hotels h ON h.id = b.hotel_id
    WHERE r.id = ${refundId} AND ${isReachable(sql)}`
  return row
}

/** Leaves out a deposit that was withdrawn. */
export async function selectDepositNotice(sql: Sql, depositId: string): Promise<PaymentMailRow | undefined> {
  const [row] = await sql<PaymentMailRow[]>`
    SELECT ${shared(sql)}, d.amount_cents AS "amountCents", '' AS reason,
           (SELECT digits FROM kept_cards k WHERE k.booking_id = b.id AND k.removed_at IS NULL
            ORDER BY agreed_at DESC LIMIT 1) AS "cardDigits",
           NULL AS "settledAt", d.id AS "depositId",
           coalesce((d.link_ends_at AT TIME ZONE b.time_zone)::date, d.due_on) AS day,
           d.link_ends_at AS "linkEndsAt", NULL AS cause
    FROM folio_deposits d JOIN bookings b ON b.id = d.booking_id JOIN hotels h ON h.id = b.hotel_id
    WHERE d.id = ${depositId} AND d.withdrawn_at IS NULL AND ${isReachable(sql)}`
  return row
}

function shared(sql: Sql) {
  return sql`
    b.guest_email AS to, b.guest_name AS "guestName", b.guest_language AS language, h.name AS "hotelName",
    h.contact_email AS "contactEmail", b.reference, b.id AS "bookingId", b.link_version AS "linkVersion",
    b.booked_at IS NOT NULL AS "isBooked", b.currency`
}

function isReachable(sql: Sql) {
  return sql`b.guest_email IS NOT NULL AND b.guest_name IS NOT NULL AND b.guest_erased_at IS NULL`
}

import type { PaymentFailure, PaymentState, RefundState } from '@roomlark/contract/bookings/payments'
import type { Sql } from '../../db/database.ts'

/** A payment of a booking as far as its guest may know it. */
export type GuestPaymentRow = {
  id: string
  purpose: string
  state: PaymentState
  failure: PaymentFailure | null
  amountCents: number
  keepsCard: boolean
  method: string | null
  cardBrand: string | null
  cardDigits: string | null
  pageUrl: string | null
  pageEndsAt: Date | null
  declined: number
  /** False while nobody has paid or tried to, on a page or by a kept card. */
  isPaidOnPage: boolean
  at: Date
  refunds: { amountCents: number; state: RefundState; at: string }[]
}

/** The oldest first. */
export async function selectGuestPayments(sql: Sql, bookingId: string): Promise<GuestPaymentRow[]> {
  return sql<GuestPaymentRow[]>`
    SELECT p.id, p.purpose, p.state, p.failure, p.amount_cents AS "amountCents", p.keeps_card AS "keepsCard", p.method,
           p.card_brand AS "cardBrand", p.card_digits AS "cardDigits", p.page_url AS "pageUrl",
           p.page_ends_at AS "pageEndsAt", p.declined, p.kept_card_id IS NULL AS "isPaidOnPage",
           coalesce(p.settled_at, p.created_at) AS at,
           coalesce((SELECT jsonb_agg(jsonb_build_object(
                       'amountCents', r.amount_cents, 'state', r.state, 'at', coalesce(r.settled_at, r.created_at))
                     ORDER BY r.created_at, r.id)
                     FROM payment_refunds r WHERE r.payment_id = p.id), '[]') AS refunds
    FROM payments p WHERE p.booking_id = ${bookingId} ORDER BY p.created_at, p.id`
}

import type { PaymentState, RefundCause, RefundState } from '@roomlark/contract/bookings/payments'

type Payment = { id: string; state: PaymentState; amountCents: number; lineId: string | null }
type Refund = { paymentId: string; amountCents: number; state: RefundState; cause: RefundCause }

/** Refunds that were carried out, or may still be. */
export function sumRefunds(refunds: readonly Refund[], paymentId: string): number {
  return refunds
    .filter((refund) => refund.paymentId === paymentId && refund.state !== 'failed')
    .reduce((cents, { amountCents }) => cents + amountCents, 0)
}

/** Refunds that are not on the folio yet. */
export function sumOpenRefunds(refunds: readonly Refund[], paymentId: string): number {
  return refunds
    .filter((refund) => refund.paymentId === paymentId && refund.state === 'open')
    .reduce((cents, { amountCents }) => cents + amountCents, 0)
}

/**
 * Returns how much of a payment can still be refunded: no more than the service has of it, and no more than the folio
 * has, because the desk may have given some of it back in cash.
 */
export function computeRefundableCents(
  payment: Payment,
  {
    refunds,
    disputedCents,
    leftOnFolio,
  }: { refunds: readonly Refund[]; disputedCents: number; leftOnFolio: number },
): number {
  if (payment.state !== 'succeeded' || payment.lineId === null) return 0
  const atService = payment.amountCents - sumRefunds(refunds, payment.id) - disputedCents
  const onFolio = leftOnFolio - sumOpenRefunds(refunds, payment.id)
  return Math.max(0, Math.min(atService, onFolio))
}

/** A payment that came too late or twice goes back whole and never reaches the folio. */
export function isReturnedWhole(refunds: readonly Refund[], paymentId: string): boolean {
  return refunds.some(
    (refund) =>
      refund.paymentId === paymentId && (refund.cause === 'rooms-gone' || refund.cause === 'paid-twice'),
  )
}

const minuteMs = 60_000

/** The job asks after one, two, four minutes and so on, but about an open page every ten minutes at least. */
export function nextAskMs(asked: number, state: 'open' | 'processing' | 'pending'): number {
  const most = state === 'open' ? 10 : 6 * 60
  return Math.min(2 ** Math.min(asked, 12), most) * minuteMs
}

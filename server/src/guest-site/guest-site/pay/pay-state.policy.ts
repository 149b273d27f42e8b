import { type PaymentFailure, type PaymentState, paymentLimits } from '@roomlark/contract/bookings/payments'
import type { PayState } from '@roomlark/contract/guest-site/guest-pay-page'

type Paying = {
  state: PaymentState
  failure: PaymentFailure | null
  pageUrl: string | null
  declined: number
}

/** Tells a guest where a payment stands; `back` says how they came back from the payment service. */
export function findPayState(
  payment: Paying | null,
  { url, back, isOpening }: { url: string | null; back: string; isOpening: boolean },
): PayState {
  if (payment === null) return 'ready'
  if (payment.state === 'succeeded') return 'paid'
  if (payment.state === 'processing') return 'processing'
  if (payment.declined >= paymentLimits.declinedCards) return 'closed'
  const failed = toFailedState(payment.failure)
  if (failed) return failed
  if (payment.state === 'expired' || payment.state === 'failed') return 'expired'
  // The page has ended by our clock, or could never be opened.
  if (url === null) return payment.pageUrl === null ? (isOpening ? 'unreachable' : 'ready') : 'expired'
  if (back === '1') return 'checking'
  return back === '' ? 'ready' : 'abandoned'
}

function toFailedState(failure: PaymentFailure | null): PayState | undefined {
  if (failure === null || failure === 'abandoned') return undefined
  return failure === 'authentication-failed' || failure === 'authentication-needed'
    ? 'authentication'
    : 'declined'
}

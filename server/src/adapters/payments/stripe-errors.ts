import type { Stripe } from 'stripe'
import { AnswerTooLong, type PaymentFailure, PaymentRefused, PaymentUnclear } from './payment-service.ts'

/** The reasons that Stripe or the bank of a card gives for a failure, in our words. */
const failures = new Map<string, PaymentFailure>([
  ['insufficient_funds', 'insufficient-funds'],
  ['withdrawal_count_limit_exceeded', 'insufficient-funds'],
  ['expired_card', 'expired-card'],
  ['invalid_expiry_month', 'expired-card'],
  ['invalid_expiry_year', 'expired-card'],
  ['authentication_required', 'authentication-needed'],
  ['authentication_not_handled', 'authentication-needed'],
  ['payment_intent_authentication_failure', 'authentication-failed'],
  ['setup_intent_authentication_failure', 'authentication-failed'],
  ['payment_method_customer_decline', 'abandoned'],
  ['payment_intent_payment_attempt_expired', 'abandoned'],
  ['payment_intent_payment_attempt_failed', 'declined'],
  ['fraudulent', 'fraud-suspected'],
  ['highest_risk_level', 'fraud-suspected'],
  ['merchant_blacklist', 'fraud-suspected'],
  ['lost_card', 'fraud-suspected'],
  ['stolen_card', 'fraud-suspected'],
  ['pickup_card', 'fraud-suspected'],
])

type Reasons = { type?: string; code?: string | undefined; decline_code?: string | undefined }

/** The bank's reason is more precise than Stripe's. */
export function toPaymentFailure({ type, code, decline_code }: Reasons): PaymentFailure {
  const known = failures.get(decline_code ?? '') ?? failures.get(code ?? '')
  return known ?? (type === 'card_error' || decline_code ? 'declined' : 'other')
}

/**
 * Turns what the library throws into our errors. Messages name the request only: Stripe's own may quote addresses
 * and the end of keys, and they are logged.
 */
export function toPaymentError(error: unknown): unknown {
  if (!isStripeError(error)) return error
  const about = [error.code ?? error.type, error.param, error.requestId].filter(Boolean).join(' ')
  if (error.code === 'dispute_evidence_page_limit_exceeded') return new AnswerTooLong(about)
  if (isUnclear(error)) return new PaymentUnclear(`The payment service did not answer: ${about}`)
  return new PaymentRefused(
    toPaymentFailure({ type: error.rawType ?? '', code: error.code, decline_code: error.decline_code }),
    `The payment service refused: ${about}`,
  )
}

/** Recognised by its fields, because loading the class would load the whole library. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Error && 'rawType' in error && 'type' in error
}

/** A wrong or withdrawn key of ours is put right by people, after which the same call succeeds. */
const ourFaults = new Set(['StripeAuthenticationError', 'StripePermissionError'])

function isUnclear({ type, code, statusCode }: Stripe.errors.StripeError): boolean {
  if (type === 'StripeConnectionError' || type === 'StripeRateLimitError' || ourFaults.has(type)) return true
  // The first call with this key said something else, such as a hotel's former name, and may well have been made.
  if (type === 'StripeIdempotencyError') return true
  if (code === 'idempotency_key_in_use' || code === 'lock_timeout') return true
  return statusCode === undefined || statusCode >= 500 || statusCode === 409 || statusCode === 429
}

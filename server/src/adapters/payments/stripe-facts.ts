import { utcDay } from '@roomlark/contract/dates'
import type { Stripe } from 'stripe'
import type {
  AccountFacts,
  ChargeFacts,
  DisputeFacts,
  KeptCard,
  PageFacts,
  PaymentFailure,
  RefundFacts,
  TransferFacts,
  TransferLine,
} from './payment-service.ts'
import { fromStripeAmount } from './stripe-amounts.ts'
import { toPaymentFailure } from './stripe-errors.ts'

/** Tells a payment on a page, which can be tried again with another card, from a charge in the holder's absence. */
export const pageMark = { way: 'page' } as const

export function toAccountFacts(account: Stripe.Account): AccountFacts {
  const { currently_due, past_due, pending_verification, disabled_reason } = account.requirements ?? {}
  const missing = [...new Set([...(past_due ?? []), ...(currently_due ?? [])])]
  const methods = Object.entries(account.capabilities ?? {}).flatMap(([name, state]) =>
    state === 'active' && name.endsWith('_payments') ? [name.slice(0, -'_payments'.length)] : [],
  )
  const isChecking = missing.length === 0 || (pending_verification ?? []).length > 0
  const state = account.charges_enabled
    ? 'active'
    : !account.details_submitted
      ? 'incomplete'
      : isChecking && !disabled_reason?.startsWith('rejected')
        ? 'checking'
        : 'restricted'
  return { id: account.id, state, missing, methods }
}

export function toPageFacts(session: Stripe.Checkout.Session): PageFacts {
  const intent = asObject(session.payment_intent)
  const isOpen = session.status === 'open'
  return {
    id: session.id,
    url: isOpen ? session.url : null,
    state: isOpen ? 'open' : session.status === 'complete' ? 'done' : 'expired',
    charge: intent && toChargeFacts(intent, isOpen),
    card: session.status === 'complete' ? findKeptCard(session, intent) : null,
  }
}

function findKeptCard(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): KeptCard | null {
  const setup = asObject(session.setup_intent)
  const keeping = setup ?? (intent?.setup_future_usage ? intent : null)
  const method = asObject(keeping?.payment_method ?? null)
  const customerId = toId(session.customer)
  if (!method?.card || customerId === null) return null
  const { brand, last4, exp_year, exp_month } = method.card
  const expires = `${exp_year}-${String(exp_month).padStart(2, '0')}`
  return { customerId, methodId: method.id, brand, digits: last4, expires }
}

/** `canRetry` is true while another attempt is possible on the page. */
export function toChargeFacts(intent: Stripe.PaymentIntent, canRetry = isOnPage(intent)): ChargeFacts {
  const charge = asObject(intent.latest_charge)
  const { card, sepa_debit, type } = charge?.payment_method_details ?? {}
  const state = toChargeState(intent, canRetry)
  return {
    intentId: intent.id,
    chargeId: charge && (charge.paid || charge.status === 'pending') ? charge.id : null,
    state,
    amount: fromStripeAmount(intent.amount, intent.currency),
    currency: intent.currency.toUpperCase(),
    method: type ?? null,
    brand: card?.brand ?? null,
    digits: card?.last4 ?? sepa_debit?.last4 ?? null,
    failure: findFailure(intent, state),
  }
}

function isOnPage(intent: Stripe.PaymentIntent): boolean {
  // A debit fails long after its page was closed.
  const method = asObject(intent.latest_charge)?.payment_method_details?.type
  return intent.metadata.way === pageMark.way && (method === undefined || method === 'card')
}

function toChargeState(intent: Stripe.PaymentIntent, canRetry: boolean): ChargeFacts['state'] {
  if (intent.status === 'succeeded') return 'succeeded'
  if (intent.status === 'processing') return 'processing'
  if (intent.status === 'canceled') return 'failed'
  if (canRetry) return 'open'
  return intent.status === 'requires_payment_method' || intent.status === 'requires_action'
    ? 'failed'
    : 'open'
}

/** An open page remembers why the last card was declined. */
function findFailure(
  { last_payment_error }: Stripe.PaymentIntent,
  state: ChargeFacts['state'],
): PaymentFailure | null {
  if (state !== 'open' && state !== 'failed') return null
  if (last_payment_error) return toPaymentFailure(last_payment_error)
  return state === 'failed' ? 'abandoned' : null
}

export function toRefundFacts(refund: Stripe.Refund): RefundFacts {
  const { id, status, metadata, charge } = refund
  return {
    id,
    chargeId: typeof charge === 'object' ? (charge?.id ?? null) : charge,
    amount: fromStripeAmount(refund.amount, refund.currency),
    state:
      status === 'succeeded'
        ? 'succeeded'
        : status === 'failed' || status === 'canceled'
          ? 'failed'
          : 'pending',
    reference: metadata?.reference ?? null,
  }
}

const disputeStates: Record<string, DisputeFacts['state']> = {
  needs_response: 'open',
  warning_needs_response: 'open',
  appeal_needs_response: 'open',
  under_review: 'answered',
  warning_under_review: 'answered',
  appeal_under_review: 'answered',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

export function toDisputeFacts(dispute: Stripe.Dispute): DisputeFacts {
  const { due_by } = dispute.evidence_details
  return {
    id: dispute.id,
    chargeId: getId(dispute.charge),
    amount: fromStripeAmount(dispute.amount, dispute.currency),
    reason: dispute.reason,
    state: disputeStates[dispute.status] ?? 'open',
    answerBy: due_by === null ? null : toDate(due_by),
    openedAt: toDate(dispute.created),
  }
}

export function toTransferFacts(payout: Stripe.Payout): TransferFacts {
  const { status } = payout
  return {
    id: payout.id,
    amount: fromStripeAmount(payout.amount, payout.currency),
    currency: payout.currency.toUpperCase(),
    state: status === 'paid' ? 'paid' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending',
    arrivesOn: utcDay(toDate(payout.arrival_date)),
    createdAt: toDate(payout.created),
  }
}

const lineKinds: Record<string, TransferLine['kind']> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
  payment_reversal: 'refund',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
  application_fee: 'fee',
}

export function toTransferLine(transaction: Stripe.BalanceTransaction): TransferLine {
  const { id, currency, type, created } = transaction
  const source = asObject(transaction.source)
  const isDispute = source?.object === 'dispute'
  return {
    id,
    kind: isDispute ? 'dispute' : (lineKinds[type] ?? 'other'),
    chargeId: findChargeId(source),
    amount: fromStripeAmount(transaction.amount, currency),
    fee: fromStripeAmount(transaction.fee, currency),
    at: toDate(created),
  }
}

function findChargeId(source: Stripe.BalanceTransactionSource | null): string | null {
  if (source?.object === 'charge') return source.id
  return source?.object === 'refund' || source?.object === 'dispute' ? toId(source.charge) : null
}

type Linked = { id: string }

/** Stripe sends either an object or its id, depending on what was asked for. */
function asObject<T extends Linked>(value: string | T | null | undefined): T | null {
  return typeof value === 'object' ? value : null
}

function getId(value: string | Linked): string {
  return typeof value === 'string' ? value : value.id
}

export function toId(value: string | Linked | null | undefined): string | null {
  return value ? getId(value) : null
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}

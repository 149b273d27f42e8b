import type {
  OnlinePayment,
  PaymentFailure,
  PaymentPurpose,
  PaymentRefund,
} from '@roomlark/contract/bookings/payments'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { moneyText } from '../money/money-text.ts'

export const purposeWords: Readonly<Record<PaymentPurpose, string>> = {
  checkout: say('Booking'),
  deposit: say('Deposit'),
  balance: say('Balance'),
  fee: say('Fee'),
  statement: say('Statement'),
}

export const failureWords: Readonly<Record<PaymentFailure, string>> = {
  declined: say('The bank declined the card'),
  'insufficient-funds': say('There is not enough money on the card'),
  'expired-card': say('The card has expired'),
  'authentication-failed': say('The guest was not confirmed by their bank'),
  'authentication-needed': say('The bank wants the guest to confirm it, which only a link allows'),
  'fraud-suspected': say('The payment service stopped it as suspicious'),
  abandoned: say('The guest left the page without paying'),
  other: say('The payment service refused it'),
}

type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'error'

/** The state of a payment in a word, with what came back of it. */
export function describeState(payment: OnlinePayment): { tone: Tone; name: string } {
  switch (payment.state) {
    case 'open':
      return { tone: 'neutral', name: say('Waiting') }
    case 'processing':
      return { tone: 'primary', name: say('On its way') }
    case 'failed':
      return { tone: 'error', name: say('Failed') }
    case 'expired':
      return { tone: 'neutral', name: say('Not paid') }
    case 'succeeded':
      return describeSuccess(payment)
  }
}

function describeSuccess({ amountCents, refunds, disputes }: OnlinePayment): { tone: Tone; name: string } {
  if (disputes.some(({ state }) => state === 'lost')) return { tone: 'error', name: say('Lost##dispute') }
  if (disputes.some(({ state }) => state === 'open' || state === 'answered'))
    return { tone: 'warning', name: say('Disputed') }
  const returned = refunds.filter(({ state }) => state !== 'failed')
  const cents = returned.reduce((sum, refund) => sum + refund.amountCents, 0)
  if (amountCents === 0) return { tone: 'success', name: say('Card kept') }
  if (cents === 0) return { tone: 'success', name: say('Paid') }
  return { tone: 'neutral', name: cents < amountCents ? say('Partly refunded') : say('Refunded') }
}

/** `Refund of €50.00 on its way: Room was too loud` */
export function refundWords({ amountCents, state, cause, reason }: PaymentRefund, currency: string): string {
  const amount = moneyText(amountCents, currency)
  const words = refundStateWords[state](amount)
  if (cause !== 'desk') return `${words}, ${causeWords[cause]}`
  return reason === '' ? words : `${words}: ${isolate(reason)}`
}

const causeWords: Readonly<Record<Exclude<PaymentRefund['cause'], 'desk'>, string>> = {
  cancelled: say('because of the cancellation'),
  'rooms-gone': say('because the rooms were gone'),
  'paid-twice': say('because it was paid twice'),
  elsewhere: say('made on the pages of the payment service'),
}

const refundStateWords: Readonly<Record<PaymentRefund['state'], (amount: string) => string>> = {
  open: (amount) => say('Refund of {amount} on its way', { amount }),
  pending: (amount) => say('Refund of {amount} on its way', { amount }),
  succeeded: (amount) => say('{amount} refunded', { amount }),
  failed: (amount) => say('Refund of {amount} failed; give the guest the money in another way', { amount }),
}

/** Says the outcome of a payment that somebody at the hotel has just started. */
export function outcomeWords(payment: OnlinePayment | undefined): { isFailed: boolean; words: string } {
  const amount = payment ? moneyText(payment.amountCents, payment.currency) : ''
  switch (payment?.state) {
    case 'succeeded':
      return { isFailed: false, words: say('{amount} was paid and is on the folio.', { amount }) }
    case 'failed':
    case 'expired':
      return {
        isFailed: true,
        words: say('{amount} was not paid. {why}.', {
          amount,
          why: failureWords[payment.failure ?? 'other'],
        }),
      }
    default:
      return { isFailed: false, words: say('The payment is on its way. Its outcome appears here.') }
  }
}

/** Finds the payment that was begun last. */
export function findLatest(payments: readonly OnlinePayment[]): OnlinePayment | undefined {
  return payments.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1)
}

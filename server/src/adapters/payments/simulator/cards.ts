import type { Decline } from './rows.ts'

export type TestCard = {
  number: string
  brand: string
  /** The words of the button that fills it in. */
  label: string
  decline?: Decline
  /** Its holder is asked to confirm the payment. */
  asks?: true
  offSessionDecline?: Decline
  isDisputed?: true
  refunds?: 'later' | 'fail'
}

function declineAs(declineCode: string, message: string): Decline {
  return { code: 'card_declined', declineCode, message }
}

const declined = declineAs('generic_decline', 'Your card was declined.')
export const unconfirmed: Decline = {
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'The provided payment method has failed authentication.',
}
const needsHolder: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}
export const debitFailed: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'insufficient_funds',
  message: 'The customer’s account has insufficient funds to cover this payment.',
}

/** Stripe’s own numbers for tests, with what they do there. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', label: 'Succeeds' },
  { number: '5555555555554444', brand: 'mastercard', label: 'Succeeds (Mastercard)' },
  { number: '4000002500003155', brand: 'visa', label: 'Asks for 3-D Secure', asks: true },
  { number: '4000000000000002', brand: 'visa', label: 'Declined', decline: declined },
  {
    number: '4000000000009995',
    brand: 'visa',
    label: 'Insufficient funds',
    decline: declineAs('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    label: 'Expired',
    decline: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  },
  {
    number: '4100000000000019',
    brand: 'visa',
    label: 'Blocked as fraud',
    decline: declineAs('fraudulent', 'Your card was declined.'),
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    label: 'Declined when charged later',
    offSessionDecline: declined,
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    label: 'Asks every time',
    asks: true,
    offSessionDecline: needsHolder,
  },
  { number: '4000000000000259', brand: 'visa', label: 'Disputed later', isDisputed: true },
  { number: '4000000000007726', brand: 'visa', label: 'Refunds take time', refunds: 'later' },
  { number: '4000000000005126', brand: 'visa', label: 'Refunds fail', refunds: 'fail' },
]

export const testIbans = [
  { iban: 'DE89370400440532013000', label: 'Settles later', fails: false },
  { iban: 'DE62370400440532013001', label: 'Fails later', fails: true },
] as const

export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number.replaceAll(/\D/g, ''))
}

export function findTestIban(iban: string): (typeof testIbans)[number] | undefined {
  return testIbans.find((one) => one.iban === iban.replaceAll(/\s/g, '').toUpperCase())
}

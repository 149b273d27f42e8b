import type { PaymentAccount } from '@roomlark/contract/bookings/payment-accounts'
import { say } from '@roomlark/contract/say'

type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'error'

export const accountStates: Readonly<
  Record<PaymentAccount['state'], { tone: Tone; name: string; text: string }>
> = {
  incomplete: {
    tone: 'warning',
    name: say('Not finished'),
    text: say('The payment service needs more from you before guests can pay online.'),
  },
  checking: {
    tone: 'primary',
    name: say('Being checked'),
    text: say('The payment service is checking what you entered. That takes minutes, at most a few days.'),
  },
  active: { tone: 'success', name: say('Active'), text: say('Guests can pay online.') },
  restricted: {
    tone: 'error',
    name: say('Paused'),
    text: say('The payment service takes no payments until it has what is missing.'),
  },
  closed: {
    tone: 'neutral',
    name: say('Closed##state'),
    text: say('This account takes no payments any more.'),
  },
}

/** The details that the payment service asks for, by parts of its names for them; the first that fits counts. */
const missingWords: readonly (readonly [RegExp, string])[] = [
  [/external_account|bank_account/, say('The bank account for transfers')],
  [/document|verification/, say('A photo of an identity document')],
  [/tos_acceptance/, say('Your agreement to the terms of the payment service')],
  [/business_profile/, say('What your business offers, and how guests reach it')],
  [/business_type/, say('The legal form of your business')],
  [/tax_id|vat_id/, say('Your tax number')],
  [/^company/, say('Details of the company')],
  [
    /^(individual|person|representative|owners|directors|executives)/,
    say('Details of the person who represents it'),
  ],
]

/** Names what is missing, each thing once. */
export function listMissing(missing: readonly string[]): string[] {
  const words = missing.map(
    (name) => missingWords.find(([pattern]) => pattern.test(name))?.[1] ?? say('More details'),
  )
  return [...new Set(words)]
}

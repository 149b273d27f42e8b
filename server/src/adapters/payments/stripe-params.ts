import type { Stripe } from 'stripe'
import {
  type DisputeAnswer,
  type NewAccount,
  type PageOrder,
  type PaperKind,
  PaymentRefused,
} from './payment-service.ts'
import { toStripeAmount } from './stripe-amounts.ts'
import { pageMark } from './stripe-facts.ts'

/** The objects that have to be sent with a page so that its facts are known. */
export const inPage = [
  'payment_intent.latest_charge',
  'payment_intent.payment_method',
  'setup_intent.payment_method',
]

export function toAccountParams({
  country,
  email,
  businessName,
  reference,
}: NewAccount): Stripe.AccountCreateParams {
  return {
    country,
    email,
    business_profile: { name: businessName, mcc: '7011' },
    // The hotel has its own contract with Stripe, pays its fees, and answers for its disputes.
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    metadata: { reference },
  }
}

/** Stripe shows its pages for at least half an hour from when it hears of them. */
const marginSeconds = 60

/** Only a card can be charged in the absence of its holder without another agreement. */
const keeping: Stripe.Checkout.SessionCreateParams = {
  customer_creation: 'always',
  allowed_payment_method_types: ['card'],
}

export function toPageParams(page: PageOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { reference: page.reference }
  const shared: Stripe.Checkout.SessionCreateParams = {
    client_reference_id: page.reference,
    metadata,
    success_url: page.backUrl,
    cancel_url: page.cancelUrl,
    locale: page.language,
    expires_at: Math.floor(page.endsAt.getTime() / 1000) + marginSeconds,
    expand: inPage,
    ...(page.email === null ? {} : { customer_email: page.email }),
    ...(page.keepsCard ? keeping : {}),
  }
  if (page.amount === 0)
    return { ...shared, mode: 'setup', setup_intent_data: { description: page.description, metadata } }
  const currency = page.currency.toLowerCase()
  return {
    ...shared,
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: toChargeable(page.amount, page.currency),
          product_data: {
            name: page.title,
            ...(page.description === '' ? {} : { description: page.description }),
          },
        },
      },
    ],
    payment_intent_data: {
      description: page.description || page.title,
      metadata: { ...metadata, ...pageMark },
      ...(page.keepsCard ? { setup_future_usage: 'off_session' } : {}),
    },
  }
}

export function toChargeable(amount: number, currency: string): number {
  const chargeable = toStripeAmount(amount, currency)
  if (chargeable > 0) return chargeable
  throw new PaymentRefused('other', `The payment service cannot move ${amount} minor units of ${currency}`)
}

/** Stripe's field for each kind of paper. */
const paperFields = {
  registration: 'customer_signature',
  stay: 'service_documentation',
  messages: 'customer_communication',
  receipt: 'receipt',
  other: 'uncategorized_file',
} as const satisfies Record<PaperKind, keyof Stripe.DisputeUpdateParams.Evidence>

/** Stripe takes so many characters in a field. */
const longestText = 20_000

export function toEvidence({
  text,
  guestName,
  guestEmail,
  stay,
  booking,
  terms,
  history,
  papers,
}: DisputeAnswer): Stripe.DisputeUpdateParams.Evidence {
  return {
    customer_name: guestName,
    customer_email_address: guestEmail,
    service_date: stay,
    product_description: booking.slice(0, longestText),
    cancellation_policy_disclosure: terms.slice(0, longestText),
    refund_policy_disclosure: terms.slice(0, longestText),
    uncategorized_text: [text, history].filter(Boolean).join('\n\n').slice(0, longestText),
    ...Object.fromEntries(papers.map(({ kind, id }) => [paperFields[kind], id])),
  }
}

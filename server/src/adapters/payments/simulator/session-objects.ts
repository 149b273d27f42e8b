import type { Stripe } from 'stripe'
import { type Expand, link, within } from './expand.ts'
import { renderIntent, renderMethod } from './payment-objects.ts'
import { type SessionRow, type SetupIntentRow, type Tables, takesDebit } from './rows.ts'

function renderSetupIntent(tables: Tables, row: SetupIntentRow, expand: Expand): Stripe.SetupIntent {
  return {
    id: row.id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: null,
    created: row.created,
    customer: row.customer,
    description: row.description,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: row.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: link(tables.methods, row.method, within(expand, 'payment_method'), renderMethod),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: row.status,
    usage: 'off_session',
  }
}

function getPaymentStatus(
  tables: Tables,
  { mode, intent }: SessionRow,
): Stripe.Checkout.Session.PaymentStatus {
  if (mode === 'setup') return 'no_payment_required'
  return intent !== null && tables.intents.get(intent)?.status === 'succeeded' ? 'paid' : 'unpaid'
}

export function renderSession(
  tables: Tables,
  row: SessionRow,
  url: string,
  expand: Expand = [],
): Stripe.Checkout.Session {
  const amount = row.mode === 'setup' ? null : row.amount
  return {
    id: row.id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: row.onlyCards ? ['card'] : null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: row.cancelUrl,
    client_reference_id: row.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: row.created,
    currency: row.mode === 'setup' ? null : row.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: row.customer,
    customer_account: null,
    customer_creation: row.keepsCard ? 'always' : 'if_required',
    customer_details: null,
    customer_email: row.email,
    discounts: [],
    expires_at: row.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: row.locale,
    managed_payments: null,
    metadata: row.metadata,
    mode: row.mode,
    origin_context: null,
    payment_intent: link(tables.intents, row.intent, within(expand, 'payment_intent'), (intent, inner) =>
      renderIntent(tables, intent, inner),
    ),
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: takesDebit(row) ? ['card', 'sepa_debit'] : ['card'],
    payment_status: getPaymentStatus(tables, row),
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: link(tables.setupIntents, row.setupIntent, within(expand, 'setup_intent'), (setup, inner) =>
      renderSetupIntent(tables, setup, inner),
    ),
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: row.status,
    submit_type: null,
    subscription: null,
    success_url: row.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: row.status === 'open' ? url : null,
    wallet_options: null,
  }
}

import type { Stripe } from 'stripe'
import { type Expand, link, nobody, within } from './expand.ts'
import type { ChargeRow, Decline, IntentRow, MethodRow, Tables } from './rows.ts'

export function renderMethod(row: MethodRow): Stripe.PaymentMethod {
  const shared = {
    id: row.id,
    object: 'payment_method',
    billing_details: nobody,
    created: row.created,
    customer: row.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: row.type,
  } as const
  const last4 = row.number.slice(-4)
  if (row.type === 'sepa_debit') {
    const sepa_debit = { bank_code: '37040044', branch_code: '', country: 'DE', fingerprint: null, last4 }
    return { ...shared, sepa_debit: { ...sepa_debit, generated_from: null } }
  }
  const card: Stripe.PaymentMethod.Card = {
    brand: row.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    display_brand: row.brand,
    exp_month: row.expires.month,
    exp_year: row.expires.year,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: [row.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
  return { ...shared, card }
}

function renderMethodDetails(row: MethodRow): Stripe.Charge.PaymentMethodDetails {
  const last4 = row.number.slice(-4)
  if (row.type === 'sepa_debit') {
    const sepa_debit = { bank_code: '37040044', branch_code: '', country: 'DE', fingerprint: null, last4 }
    return { type: row.type, sepa_debit: { ...sepa_debit, mandate: null } }
  }
  const card: Stripe.Charge.PaymentMethodDetails.Card = {
    amount_authorized: null,
    authorization_code: null,
    brand: row.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: row.expires.month,
    exp_year: row.expires.year,
    fingerprint: null,
    funding: 'credit',
    installments: null,
    last4,
    mandate: null,
    network: row.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }
  return { type: row.type, card }
}

export function sumRefunds(tables: Tables, chargeId: string): number {
  const refunds = [...tables.refunds.values()].filter((refund) => refund.charge === chargeId)
  return refunds.reduce((sum, refund) => sum + (refund.status === 'failed' ? 0 : refund.amount), 0)
}

export function renderCharge(tables: Tables, row: ChargeRow, expand: Expand = []): Stripe.Charge {
  const method = tables.methods.get(row.method)
  const isPaid = row.status === 'succeeded'
  const refunded = sumRefunds(tables, row.id)
  return {
    id: row.id,
    object: 'charge',
    amount: row.amount,
    amount_captured: isPaid ? row.amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: nobody,
    calculated_statement_descriptor: null,
    captured: isPaid,
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    description: row.description,
    disputed: row.isDisputed,
    failure_balance_transaction: null,
    failure_code: row.decline?.code ?? null,
    failure_message: row.decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: row.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: isPaid,
    payment_intent: link(tables.intents, row.intent, within(expand, 'payment_intent'), (intent, inner) =>
      renderIntent(tables, intent, inner),
    ),
    payment_method: row.method,
    payment_method_details: method ? renderMethodDetails(method) : null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: refunded === row.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status,
    transfer_data: null,
    transfer_group: null,
  }
}

function renderDecline(tables: Tables, { charge, method }: IntentRow, decline: Decline) {
  const { code, declineCode, message } = decline
  const tried = method === null ? undefined : tables.methods.get(method)
  return {
    type: code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
    code,
    message,
    ...(declineCode === null ? {} : { decline_code: declineCode }),
    ...(charge === null ? {} : { charge }),
    ...(tried ? { payment_method: renderMethod(tried) } : {}),
  } satisfies Stripe.PaymentIntent.LastPaymentError
}

export function renderIntent(tables: Tables, row: IntentRow, expand: Expand = []): Stripe.PaymentIntent {
  return {
    id: row.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: row.amount,
    amount_capturable: 0,
    amount_received: row.status === 'succeeded' ? row.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    customer_account: null,
    description: row.description,
    excluded_payment_method_types: null,
    last_payment_error: row.decline && renderDecline(tables, row, row.decline),
    latest_charge: link(tables.charges, row.charge, within(expand, 'latest_charge'), (charge, inner) =>
      renderCharge(tables, charge, inner),
    ),
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_action: null,
    on_behalf_of: null,
    // Stripe takes a method that did not work off the intent again.
    payment_method:
      row.status === 'requires_payment_method'
        ? null
        : link(tables.methods, row.method, within(expand, 'payment_method'), renderMethod),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: row.keepsCard ? 'off_session' : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status,
    transfer_group: null,
  }
}

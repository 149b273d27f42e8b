import type { Stripe } from 'stripe'
import {
  type ChargeRow,
  type Decline,
  type DisputeRow,
  type FileRow,
  type IntentRow,
  type MethodRow,
  type PayoutRow,
  type RefundRow,
  type SessionRow,
  type SetupIntentRow,
  type Tables,
  type TransactionRow,
  takesDebit,
} from './rows.ts'

/** The fields that a call asked to be sent as objects instead of ids, such as `payment_intent.latest_charge`. */
export type Expand = readonly string[]

/** Returns what is asked for inside of a field, or null if the field itself is not. */
function within(expand: Expand, field: string): Expand | null {
  const paths = expand.filter((path) => path === field || path.startsWith(`${field}.`))
  return paths.length === 0 ? null : paths.map((path) => path.slice(field.length + 1)).filter(Boolean)
}

/** Sends a row as its id or, if the call asked for it, as an object. */
function link<Row, T>(
  table: Map<string, Row>,
  id: string | null,
  inner: Expand | null,
  render: (row: Row, expand: Expand) => T,
): string | T | null {
  const row = id === null ? undefined : table.get(id)
  return inner && row ? render(row, inner) : id
}

const nobody = { address: null, email: null, name: null, phone: null, tax_id: null }

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

export function renderRefund(tables: Tables, row: RefundRow): Stripe.Refund {
  const charge = tables.charges.get(row.charge)
  return {
    id: row.id,
    object: 'refund',
    amount: row.amount,
    balance_transaction: null,
    charge: row.charge,
    created: row.created,
    currency: row.currency,
    customer: null,
    customer_account: null,
    metadata: row.metadata,
    payment_intent: charge?.intent ?? null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: row.status,
    transfer_reversal: null,
    ...(row.status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}),
  }
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

export function renderDispute(tables: Tables, row: DisputeRow): Stripe.Dispute {
  return {
    id: row.id,
    object: 'dispute',
    amount: row.amount,
    balance_transactions: [],
    charge: row.charge,
    created: row.created,
    currency: row.currency,
    enhanced_eligibility_types: [],
    evidence: { ...noEvidence, ...row.evidence },
    evidence_details: {
      due_by: row.dueBy,
      enhanced_eligibility: {},
      has_evidence: row.submissions > 0,
      past_due: false,
      submission_count: row.submissions,
      submission_method: row.submissions > 0 ? 'manual' : 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: tables.charges.get(row.charge)?.intent ?? null,
    reason: row.reason,
    status: row.status,
  }
}

export function renderFile(row: FileRow): Stripe.File {
  return {
    id: row.id,
    object: 'file',
    created: row.created,
    expires_at: null,
    filename: row.name,
    purpose: row.purpose,
    size: row.size,
    title: null,
    type: row.type.slice(row.type.indexOf('/') + 1),
    url: null,
  }
}

export function renderPayout(row: PayoutRow): Stripe.Payout {
  return {
    id: row.id,
    object: 'payout',
    amount: row.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: row.arrivesAt,
    automatic: true,
    balance_transaction: null,
    created: row.created,
    currency: row.currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: row.status === 'failed' ? 'account_closed' : null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: row.status,
    trace_id: null,
    type: 'bank_account',
  }
}

function renderSource(
  tables: Tables,
  { table, id }: TransactionRow['source'],
): Stripe.BalanceTransactionSource | null {
  const charge = table === 'charges' && tables.charges.get(id)
  if (charge) return renderCharge(tables, charge)
  const refund = table === 'refunds' && tables.refunds.get(id)
  if (refund) return renderRefund(tables, refund)
  const dispute = table === 'disputes' && tables.disputes.get(id)
  if (dispute) return renderDispute(tables, dispute)
  const payout = table === 'payouts' && tables.payouts.get(id)
  return payout ? renderPayout(payout) : null
}

export function renderTransaction(
  tables: Tables,
  row: TransactionRow,
  expand: Expand = [],
): Stripe.BalanceTransaction {
  return {
    id: row.id,
    object: 'balance_transaction',
    amount: row.amount,
    available_on: row.created,
    balance_type: 'payments',
    created: row.created,
    currency: row.currency,
    description: null,
    exchange_rate: null,
    fee: row.fee,
    fee_details: [],
    net: row.amount - row.fee,
    reporting_category: row.type,
    source: within(expand, 'source') ? renderSource(tables, row.source) : row.source.id,
    status: 'available',
    type: row.type,
  }
}

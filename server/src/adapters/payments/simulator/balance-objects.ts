import type { Stripe } from 'stripe'
import { type Expand, within } from './expand.ts'
import { renderCharge } from './payment-objects.ts'
import type { DisputeRow, FileRow, PayoutRow, RefundRow, Tables, TransactionRow } from './rows.ts'

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

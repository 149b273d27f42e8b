import { randomBytes } from 'node:crypto'

type Row = { id: string; account: string | null; created: number }

export type AccountRow = Row & {
  country: string
  email: string
  businessName: string
  metadata: Record<string, string>
  /** The fields that its owner has filled in on the onboarding page. */
  entered: string[]
  isSubmitted: boolean
  isRejected: boolean
}

export type AccountLinkRow = Row & { returnUrl: string; refreshUrl: string; expiresAt: number }

export type SessionRow = Row & {
  mode: 'payment' | 'setup'
  status: 'open' | 'complete' | 'expired'
  amount: number
  currency: string
  title: string
  description: string
  reference: string
  metadata: Record<string, string>
  intentDescription: string
  intentMetadata: Record<string, string>
  email: string | null
  locale: string
  successUrl: string
  cancelUrl: string
  expiresAt: number
  keepsCard: boolean
  onlyCards: boolean
  intent: string | null
  setupIntent: string | null
  customer: string | null
  /** The card whose holder has yet to confirm the payment. */
  asksFor: string | null
  /** Why the last card was declined, until another one is tried. */
  declined: string | null
}

/** Debits of SEPA are in euros. */
export function takesDebit({ onlyCards, currency }: SessionRow): boolean {
  return !onlyCards && currency === 'eur'
}

export type Decline = { code: string; declineCode: string | null; message: string }

export type IntentRow = Row & {
  amount: number
  currency: string
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled'
  description: string
  metadata: Record<string, string>
  customer: string | null
  method: string | null
  charge: string | null
  session: string | null
  keepsCard: boolean
  decline: Decline | null
}

export type SetupIntentRow = Row & {
  status: 'requires_payment_method' | 'requires_action' | 'succeeded'
  description: string
  metadata: Record<string, string>
  customer: string | null
  method: string | null
}

export type CustomerRow = Row & { email: string | null }

export type MethodRow = Row & {
  type: 'card' | 'sepa_debit'
  number: string
  brand: string
  expires: { month: number; year: number }
  customer: string | null
}

export type ChargeRow = Row & {
  intent: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  method: string
  customer: string | null
  description: string
  metadata: Record<string, string>
  decline: Decline | null
  isDisputed: boolean
  /** The moment at which a debit settles, or a dispute opens, by itself. */
  dueAt: number | null
}

export type RefundRow = Row & {
  charge: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  metadata: Record<string, string>
  dueAt: number | null
}

export type DisputeRow = Row & {
  charge: string
  amount: number
  currency: string
  reason: string
  status: 'needs_response' | 'under_review' | 'won' | 'lost'
  dueBy: number
  evidence: Record<string, string>
  submissions: number
}

export type FileRow = Row & { name: string; purpose: string; type: string; size: number }

export type PayoutRow = Row & {
  amount: number
  currency: string
  status: 'paid' | 'pending' | 'failed'
  arrivesAt: number
}

export type TransactionRow = Row & {
  type: 'charge' | 'payment' | 'refund' | 'payment_refund' | 'refund_failure' | 'adjustment' | 'payout'
  amount: number
  fee: number
  currency: string
  source: { table: 'charges' | 'refunds' | 'disputes' | 'payouts'; id: string }
  payout: string | null
}

/** As long as Stripe keeps the answers to calls with a key, in seconds. */
export const answersLast = 24 * 3600

/** The answer to a call with a key, which is repeated if the call is. */
export type AnswerRow = Row & { body: string; status: number; answer: string }

export type Tables = {
  accounts: Map<string, AccountRow>
  accountLinks: Map<string, AccountLinkRow>
  sessions: Map<string, SessionRow>
  intents: Map<string, IntentRow>
  setupIntents: Map<string, SetupIntentRow>
  customers: Map<string, CustomerRow>
  methods: Map<string, MethodRow>
  charges: Map<string, ChargeRow>
  refunds: Map<string, RefundRow>
  disputes: Map<string, DisputeRow>
  files: Map<string, FileRow>
  payouts: Map<string, PayoutRow>
  transactions: Map<string, TransactionRow>
  answers: Map<string, AnswerRow>
}

export function makeTables(): Tables {
  return {
    accounts: new Map(),
    accountLinks: new Map(),
    sessions: new Map(),
    intents: new Map(),
    setupIntents: new Map(),
    customers: new Map(),
    methods: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    files: new Map(),
    payouts: new Map(),
    transactions: new Map(),
    answers: new Map(),
  }
}

/** Makes an id as long and as hard to guess as one of Stripe's. */
export function makeId(prefix: string, length = 24): string {
  return `${prefix}_${randomBytes(length).toString('base64url').replaceAll(/[-_]/g, '0').slice(0, length)}`
}

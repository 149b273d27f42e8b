import * as z from 'zod/mini'
import { BookingEventKind } from '../booking-events.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { invariantNames } from '../invariants.ts'
import { pageLimit } from '../paging.ts'
import { filterText, Id, Instant, SearchText, wholeNumber } from '../primitives.ts'
import { say } from '../say.ts'
import { AgreementReason } from './agreement-reason.ts'

/**
 * The kinds of accounts in the ledger. Those of hotels are in the currency of their bookings, those of affiliates in
 * the payout currency, Roomlark's own in both.
 */
export const ledgerAccountKinds = [
  'hotel-expected',
  'hotel-receivable',
  'affiliate-expected',
  'affiliate-earned',
  'affiliate-held',
  'affiliate-payable',
  'affiliate-in-transit',
  'platform-expected',
  'platform-share',
  'exchange',
  'cash',
  'written-off',
  /** Gained or lost where the bank exchanged at another rate than ours. */
  'exchange-result',
  'bank-fees',
  'bank-interest',
  /** Movements of the bank that are about none of the others. */
  'clearing',
  // Accounts of guests: debts, charges and payments; see folio.ts. These come last, see bookOfAccount.
  'hotel-guests',
  'hotel-rooms',
  'hotel-meals',
  'hotel-extras',
  'hotel-fees',
  'hotel-city-tax',
  'hotel-vat',
  'hotel-cash',
  'hotel-card',
  'hotel-transfers',
  'hotel-vouchers',
  'hotel-ota',
  'hotel-online',
  'hotel-rounding',
] as const
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number]

/** Causes of transactions. Each has a key of its own, so that the same cause never moves money twice. */
export const ledgerCauses = [
  'booking',
  'backlog',
  'earned',
  'payable',
  'hold',
  'dispute',
  'adjustment',
  'hotel-payment',
  'hotel-payment-returned',
  'written-off',
  'payout-approved',
  'payout-paid',
  'payout-returned',
  'bank-booked',
  'bank-undone',
  'bank-exchange',
  'folio-charge',
  'folio-payment',
  'folio-correction',
] as const
export type LedgerCause = (typeof ledgerCauses)[number]

/**
 * Two books: that of guests, with their debts and payments to hotels, and the platform's own with everything else. No
 * transaction is in both, and nothing reads both together.
 */
export const ledgerBooks = ['partners', 'guests'] as const
export type LedgerBook = (typeof ledgerBooks)[number]
export const LedgerBook = z.enum(ledgerBooks, say('There is no such book'))

export function bookOfAccount(kind: LedgerAccountKind): LedgerBook {
  return ledgerAccountKinds.indexOf(kind) < ledgerAccountKinds.indexOf('hotel-guests') ? 'partners' : 'guests'
}

export const LedgerAccountKind = z.enum(ledgerAccountKinds, say('This account does not exist'))
export const LedgerCause = z.enum(ledgerCauses)
const Currency = filterText(3, say('This currency does not exist'))

/** Currencies never mix: an overview is about one of them. Debits are positive, credits negative. */
export const LedgerOverview = z.object({
  currency: z.string(),
  /** Every currency that the ledger has accounts in, the payout currency first. */
  currencies: z.array(z.string()),
  /** The sum of all accounts of a kind, those at zero included. */
  accounts: z.array(z.object({ kind: LedgerAccountKind, balanceCents: z.int() })),
  /** In all currencies. */
  transactions: z.int(),
})
export type LedgerOverview = z.infer<typeof LedgerOverview>

export const LedgerEntry = z.object({
  account: LedgerAccountKind,
  /** The hotel or the affiliate; null for accounts of Roomlark's own. */
  holder: z.nullable(z.object({ id: Id, name: z.string() })),
  currency: z.string(),
  amountCents: z.int(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

/** A commission after a transaction; null of transactions that are about none. */
export const LedgerChange = z.object({
  /** The event of the booking that caused it. */
  event: z.nullable(BookingEventKind),
  stage: z.enum(['expected', 'ended', 'earned', 'payable', 'void']),
  isHeld: z.boolean(),
  isDisputed: z.boolean(),
  /** The earlier transaction of the commission whose amounts this one corrects. */
  correctsId: z.nullable(z.int()),
  /** Reason why the agreed base differs from that of the booking, if one was agreed. */
  agreement: z.nullable(z.object({ cause: z.enum(['dispute', 'hold', 'refund']), reason: AgreementReason })),
  /** Terms from which a first transaction is computed. */
  terms: z.nullable(
    z.object({
      baseCents: z.int(),
      currency: z.string(),
      ratePercent: z.number(),
      sharePercent: z.number(),
    }),
  ),
})
export type LedgerChange = z.infer<typeof LedgerChange>

export const LedgerTransaction = z.object({
  id: z.int(),
  at: Instant,
  cause: LedgerCause,
  booking: z.nullable(z.object({ id: Id, reference: z.string() })),
  change: z.nullable(LedgerChange),
  /** The number of the statement that was paid. */
  document: z.nullable(z.string()),
  /** Name of the person; null if Roomlark did it automatically. */
  by: z.nullable(z.string()),
  /** By currency, the hotel's before the payout currency; debits first. */
  entries: z.array(LedgerEntry),
})
export type LedgerTransaction = z.infer<typeof LedgerTransaction>

/** Days are in UTC and included. */
export const LedgerExportQuery = z.strictObject({
  /** The platform's own unless that of guests is named. */
  book: z._default(LedgerBook, 'partners'),
  /** The reference of a booking, the number of a statement or of a transaction such as L-22904. */
  search: z.optional(SearchText),
  account: z.optional(LedgerAccountKind),
  /** The accounts of one hotel or affiliate. */
  holderId: z.optional(Id),
  currency: z.optional(Currency),
  fromOn: z.optional(IsoDate),
  untilOn: z.optional(IsoDate),
})
export type LedgerExportQuery = z.infer<typeof LedgerExportQuery>

export const LedgerQuery = z.extend(LedgerExportQuery, {
  /** The last transaction of the page before. */
  before: z.optional(wholeNumber(1, Number.MAX_SAFE_INTEGER, say('This transaction does not exist'))),
  limit: pageLimit(50, 10),
})
export type LedgerQuery = z.infer<typeof LedgerQuery>

/** An export has at most this many entries. */
export const ledgerExportLimit = 20_000

/** Result of the doctor's latest check. */
export const LedgerProof = z.object({
  /** Null if it has not looked yet. */
  at: z.nullable(Instant),
  transactions: z.int(),
  /** Number of rows that break each invariant. */
  findings: z.array(z.object({ name: z.enum(invariantNames), faults: z.int() })),
})
export type LedgerProof = z.infer<typeof LedgerProof>

const launch = ['partnerships'] as const

export const ledger = {
  get: endpoint({
    method: 'GET',
    path: '/ledger',
    access: ['admin'],
    summary: 'Balances of the ledger by kind of account, in one currency',
    query: z.strictObject({ currency: z.optional(Currency), book: z._default(LedgerBook, 'partners') }),
    response: LedgerOverview,
  }),
  transactions: endpoint({
    method: 'GET',
    path: '/ledger/transactions',
    access: ['admin'],
    summary: 'Transactions of the ledger with their entries, newest first',
    query: LedgerQuery,
    response: z.array(LedgerTransaction),
    meta: z.object({ hasMore: z.boolean() }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/ledger/export',
    access: ['admin'],
    summary: 'All entries of the transactions a list would show, as CSV; at most 20,000',
    query: LedgerExportQuery,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
  proof: endpoint({
    method: 'GET',
    path: '/ledger/proof',
    access: ['admin'],
    summary: 'Findings of the latest full recount of the ledger',
    response: LedgerProof,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/ledger/proof',
    access: ['admin'],
    launch,
    summary: 'Count everything in the ledger again; the proof follows when it is done',
    response: z.null(),
  }),
}

import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { BankReturnCode, PayoutReturnCode } from '../payout-returns.ts'
import { Id, Instant, nameOrNothing, PdfFile, SearchText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { PayoutConversion } from './payout-accounts.ts'

/** Drawn up and not yet binding, approved, with the bank, and everything paid or returned. */
const payoutRunStates = ['draft', 'approved', 'exported', 'done'] as const
export const PayoutRunState = z.enum(payoutRunStates)
export type PayoutRunState = z.infer<typeof PayoutRunState>

/** Decision of a run about an affiliate: to pay, or the reason why the amount is carried over. */
const payoutDecisions = ['pay', 'under-minimum', 'no-details', 'cooling-off', 'suspended'] as const
export const PayoutDecision = z.enum(payoutDecisions)
export type PayoutDecision = z.infer<typeof PayoutDecision>

const affiliateStatementStates = ['draft', 'carried', 'approved', 'paid', 'returned'] as const
export const AffiliateStatementState = z.enum(affiliateStatementStates)
export type AffiliateStatementState = z.infer<typeof AffiliateStatementState>

/**
 * Files of a run: `sepa` has its transfers in euros, `pain.001` the other ones, `csv` lists everything. PayPal takes one
 * currency in a file and Wise all of them, and both a limited number of rows: `paypal-EUR-1`, `wise-2`.
 */
export const PayoutFileKind = z
  .string()
  .check(
    z.regex(/^(pain\.001|sepa|csv|paypal-[A-Z]{3}-\d{1,3}|wise-\d{1,3})$/, say('This file does not exist')),
  )
export type PayoutFileKind = z.infer<typeof PayoutFileKind>

/** The number of a run, by the first day of its month: `PR-2026-07`. */
export function runNumber(month: string): string {
  return `PR-${month.slice(0, 7)}`
}

/** By which the bank recognises the file, so that it does not execute it twice. */
export function toMessageId(number: string): string {
  return `RLK-${number}`
}

export const PayoutSum = z.object({
  partners: z.int(),
  stays: z.int(),
  /** In cents of the payout currency, as every amount of a run. */
  cents: z.int(),
})
export type PayoutSum = z.infer<typeof PayoutSum>

export const PayoutRun = z.object({
  id: Id,
  /** The first day of the month in which it is paid. */
  month: IsoDate,
  number: z.string(),
  state: PayoutRunState,
  /** Work in progress on a large run, which takes minutes; null if there is none. */
  working: z.nullable(z.enum(['drawing', 'approving'])),
  payOn: IsoDate,
  drawnAt: Instant,
  /** Null while nobody but Roomlark has drawn it up. */
  preparedBy: z.nullable(z.string()),
  approvedAt: z.nullable(Instant),
  approvedBy: z.nullable(z.string()),
  exportedAt: z.nullable(Instant),
  doneAt: z.nullable(Instant),
  minimumCents: z.int(),
  /** True if hotels need not have paid. */
  isAdvance: z.boolean(),
  version: z.int(),
  /** Total to be paid, including transfers that failed. */
  pays: PayoutSum,
  leftOut: PayoutSum,
  paid: PayoutSum,
  returned: PayoutSum,
})
export type PayoutRun = z.infer<typeof PayoutRun>

/** A currency with the day since which its rate applies; null if there is none. */
export const StaleRate = z.object({ currency: z.string(), since: z.nullable(IsoDate) })
export type StaleRate = z.infer<typeof StaleRate>

const Share = z.object({ ok: z.int(), of: z.int() })

/** Checks shown to an administrator before approving, counted when they are read. */
export const PayoutChecks = z.object({
  /** Stays that are payable and that no other run has. */
  payable: Share,
  /** Partners whose bank details are complete and past their cooling-off time. */
  details: Share,
  /** Stays that the hotel has paid, unless Roomlark advances, and that nobody disputes. */
  covered: Share,
  /** Partners who get at least twice what the run before paid them. */
  doubled: z.int(),
  /** The age in days up to which a run may use exchange rates. */
  oldestRateDays: z.int(),
  /** Currencies of the stays whose rate is older; the run is not approved then. */
  staleRates: z.array(StaleRate),
  /** Balance payable to affiliates now, according to the ledger. */
  ledgerCents: z.int(),
  /** Of this: what becomes payable too late for this run. */
  laterCents: z.int(),
  /** Of this: what waits for hotels to pay, and settled stays that are held or disputed. */
  waitingCents: z.int(),
  /** Remaining difference between the ledger and the run: 0, or something is wrong. */
  offCents: z.int(),
})
export type PayoutChecks = z.infer<typeof PayoutChecks>

export const PayoutFile = z.object({
  kind: PayoutFileKind,
  transfers: z.int(),
  bytes: z.int(),
  madeAt: Instant,
})
export type PayoutFile = z.infer<typeof PayoutFile>

export const PayoutRunDetail = z.object({
  ...PayoutRun.shape,
  /** Of what is paid: new stays, and corrections with what was carried over. */
  earnedCents: z.int(),
  adjustmentsCents: z.int(),
  /** Null once the run is approved. */
  checks: z.nullable(PayoutChecks),
  /** True if somebody else has to approve it, because the reader has prepared it. */
  needsAnother: z.boolean(),
  files: z.array(PayoutFile),
})
export type PayoutRunDetail = z.infer<typeof PayoutRunDetail>

/**
 * How the invoice for a payout stands: issued by Roomlark or about to be, received from the affiliate, missing, or
 * unknown because the affiliate has not entered tax details.
 */
const payoutPapers = ['issued', 'due', 'received', 'missing', 'no-tax-details'] as const
const PayoutPaper = z.enum(payoutPapers)
export type PayoutPaper = z.infer<typeof PayoutPaper>

/** An affiliate in a run. */
export const RunStatement = z.object({
  id: Id,
  affiliateId: Id,
  /** The public name of the partner. */
  name: z.string(),
  /** Null until the run is approved. */
  number: z.nullable(z.string()),
  stays: z.int(),
  earnedCents: z.int(),
  correctionsCents: z.int(),
  /** The booking of the correction, if there is exactly one. */
  correctionOf: z.nullable(z.string()),
  carriedCents: z.int(),
  totalCents: z.int(),
  decision: PayoutDecision,
  state: AffiliateStatementState,
  /** The end of the account's number; null if nothing is paid. */
  lastFour: z.nullable(z.string()),
  /** The currency of the account; null if nothing is paid. */
  accountCurrency: z.nullable(z.string()),
  /** The amount in another currency than US dollars; null before the approval. */
  conversion: z.nullable(PayoutConversion),
  /** Since when the account is used, if nothing was paid to it before. */
  newSince: z.nullable(Instant),
  /** Until when new payout details wait. */
  waitsUntil: z.nullable(Instant),
  suspended: z.nullable(z.object({ at: Instant, reason: z.nullable(z.string()) })),
  /** The days on which the affiliate was reminded of missing details, latest first. */
  remindedOn: z.array(IsoDate),
  isDoubled: z.boolean(),
  /** Null where no invoice is needed. */
  paper: z.nullable(PayoutPaper),
  paidOn: z.nullable(IsoDate),
  bankReference: z.nullable(z.string()),
  returnedOn: z.nullable(IsoDate),
  returnCode: z.nullable(PayoutReturnCode),
  version: z.int(),
})
export type RunStatement = z.infer<typeof RunStatement>

export const runStatementLists = ['pay', 'left-out', 'on-its-way', 'paid', 'returned'] as const

export const RunStatementQuery = z.strictObject({
  /** Filters of the list: statements that are paid, those that are left out, or transfers by their state. */
  list: z.prefault(z.enum(runStatementLists, say('This list does not exist')), 'pay'),
  /** Searches the partner and the number of the statement. */
  search: z.optional(SearchText),
  page: PageNumber,
  limit: pageLimit(100, 10),
})
export type RunStatementQuery = z.infer<typeof RunStatementQuery>

export const PayoutRunQuery = z.strictObject({ page: PageNumber, limit: pageLimit(60, 24) })
export type PayoutRunQuery = z.infer<typeof PayoutRunQuery>

export const PayoutApproval = z.strictObject({
  version: Version,
  /** The amount that was seen; another one is refused. */
  cents: z.int(say('Say which amount you approve')),
})
export type PayoutApproval = z.infer<typeof PayoutApproval>

/** The most transfers that one call may mark. */
const transferLimit = 1000

export const PaidTransfers = z.strictObject({
  statementIds: z
    .array(Id)
    .check(
      z.minLength(1, say('Choose transfers')),
      z.maxLength(transferLimit, say('Choose at most {count}', { count: transferLimit })),
    ),
  paidOn: IsoDate,
  /** Reference on the bank's account statement, if there is one. */
  bankReference: nameOrNothing(70),
})
export type PaidTransfers = z.infer<typeof PaidTransfers>

export const ReturnedTransfer = z.strictObject({
  statementId: Id,
  version: Version,
  returnedOn: IsoDate,
  code: BankReturnCode,
})
export type ReturnedTransfer = z.infer<typeof ReturnedTransfer>

const params = z.strictObject({ id: Id })
const csv = z.object({ filename: z.string(), csv: z.string() })
const paying = { access: ['admin'], launch: ['payouts'] } as const
/**
 * Reading payouts and recording what the bank did stay possible while payouts are closed: transfers may be under way.
 */
const recording = { access: ['admin'], launch: ['payouts', 'partnerships'] } as const

export const payouts = {
  list: endpoint({
    ...recording,
    method: 'GET',
    path: '/payouts',
    keys: 'payouts',
    summary: 'Payout runs, newest first',
    query: PayoutRunQuery,
    response: z.array(PayoutRun),
    meta: PageMeta,
  }),
  get: endpoint({
    ...recording,
    method: 'GET',
    path: '/payouts/:id',
    keys: 'payouts',
    summary: 'A payout run with what is checked before it is approved',
    slow: true,
    params,
    response: PayoutRunDetail,
  }),
  statements: endpoint({
    ...recording,
    method: 'GET',
    path: '/payouts/:id/statements',
    keys: 'payouts',
    summary: 'Partners paid by a run, or left out and why, largest amount first',
    params,
    query: RunStatementQuery,
    response: z.array(RunStatement),
    meta: PageMeta,
  }),
  preview: endpoint({
    ...recording,
    method: 'GET',
    path: '/payouts/:id/preview',
    keys: 'payouts',
    summary: 'Everybody in a run as CSV, without accounts',
    params,
    response: csv,
  }),
  draw: endpoint({
    ...paying,
    method: 'POST',
    path: '/payouts',
    summary: 'Draw up the run of this month, or draw it up again until it is approved',
    slow: true,
    response: PayoutRunDetail,
  }),
  approve: endpoint({
    ...paying,
    method: 'POST',
    path: '/payouts/:id/approval',
    summary:
      'Approve a run as it was seen; refused to who prepared it where there are two administrators, and if anything has changed',
    confirmed: true,
    slow: true,
    params,
    body: PayoutApproval,
    response: PayoutRunDetail,
  }),
  export: endpoint({
    ...paying,
    method: 'POST',
    path: '/payouts/:id/export',
    summary:
      'Make the payment files, once: SEPA and other credit transfers (ISO 20022 pain.001.001.09), PayPal, Wise, and CSV',
    confirmed: true,
    slow: true,
    params,
    response: PayoutRunDetail,
  }),
  file: endpoint({
    ...paying,
    method: 'POST',
    path: '/payouts/:id/files/:kind',
    summary: 'Download a file for the bank, with accounts in full; it is always the same file',
    confirmed: true,
    params: z.strictObject({ id: Id, kind: PayoutFileKind }),
    response: z.object({ filename: z.string(), content: z.string() }),
  }),
  paid: endpoint({
    ...recording,
    method: 'POST',
    path: '/payouts/:id/paid',
    slow: true,
    summary: 'Record that the bank has paid transfers; those recorded before stay as they are',
    params,
    body: PaidTransfers,
    response: PayoutRunDetail,
  }),
  returned: endpoint({
    ...recording,
    method: 'POST',
    path: '/payouts/:id/returned',
    summary: 'Record that the bank has returned a transfer: the amount is payable again',
    params,
    body: ReturnedTransfer,
    response: PayoutRunDetail,
  }),
  invoice: endpoint({
    ...recording,
    method: 'GET',
    path: '/payouts/:id/statements/:statementId/invoice',
    keys: 'payouts',
    summary: 'The invoice that an affiliate sent for a payout; that it was read is recorded',
    params: z.strictObject({ id: Id, statementId: Id }),
    response: PdfFile,
  }),
  remind: endpoint({
    ...paying,
    method: 'POST',
    path: '/payouts/:id/reminders',
    summary: 'Notify an affiliate whose payout details are missing, once a day',
    params,
    body: z.strictObject({ statementId: Id }),
    response: z.object({ remindedOn: z.array(IsoDate) }),
  }),
}

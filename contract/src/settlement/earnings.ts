import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { StayClockFacts, StayOutcome } from '../partners/stay-clock-facts.ts'
import { Id, Instant, PdfFile } from '../primitives.ts'
import { say } from '../say.ts'
import { PayoutAccountKind, PayoutConversion } from './payout-accounts.ts'
import { MaskedPayee } from './payout-details.ts'

/** An amount in dollar cents that the affiliate gets, after Roomlark's share. */
const UsdCents = z.int()

/** An affiliate's balance in one state, as in the ledger, and its number of stays. */
const EarningsBalance = z.object({ usdCents: UsdCents, stays: z.int() })
export type EarningsBalance = z.infer<typeof EarningsBalance>

const EarningsBalances = z.object({
  /** Stays that are upcoming, in house, or ended so recently that it can still be undone. */
  expected: EarningsBalance,
  /** Stays within their holding period, and those that somebody disputes. */
  earned: EarningsBalance,
  held: EarningsBalance,
  /** With what earlier statements carried over. */
  payable: EarningsBalance,
  /** Approved and on its way to the bank. */
  inTransitUsdCents: UsdCents,
  /** Payments since the first of January. */
  paidThisYearUsdCents: UsdCents,
  payoutsThisYear: z.int(),
  year: z.int(),
})
export type EarningsBalances = z.infer<typeof EarningsBalances>

/**
 * Reasons why money is pending. The two about the hotel apply because Roomlark pays out what hotels have paid;
 * `next-statement` became payable after the statement that is being paid now.
 */
const waitReasons = [
  'held',
  'disputed',
  'holding-period',
  'next-statement',
  'statement-open',
  'hotel-unpaid',
  'written-off',
] as const
export const WaitReason = z.enum(waitReasons)
export type WaitReason = z.infer<typeof WaitReason>

const EarningsHotel = z.object({ id: Id, name: z.string() })
export type EarningsHotel = z.infer<typeof EarningsHotel>

/** Amount that is pending for one reason until one day. */
const EarningsWait = z.object({
  reason: WaitReason,
  usdCents: UsdCents,
  stays: z.int(),
  /** The only hotel concerned, if it is one. */
  hotel: z.nullable(EarningsHotel),
  hotels: z.int(),
  /** The month of the hotel's statement. */
  month: z.nullable(IsoDate),
  /** The first and the last day on which it can end: a release, an answer, or the day a hotel has to pay by. */
  fromOn: z.nullable(IsoDate),
  untilOn: z.nullable(IsoDate),
  /** Day on which the hotel's statement closes. */
  closesOn: z.nullable(IsoDate),
  isOverdue: z.boolean(),
})
export type EarningsWait = z.infer<typeof EarningsWait>

/** Reasons why the next payout would not be paid. */
const payoutObstacles = [
  'closed',
  'no-details',
  'cooling-off',
  /** The bank returned a payout because of the account. */
  'refused-account',
  'under-minimum',
] as const
const PayoutObstacle = z.object({
  kind: z.enum(payoutObstacles),
  /** Time from which new payout details can be used. */
  until: z.nullable(Instant),
})
export type PayoutObstacle = z.infer<typeof PayoutObstacle>

const NextPayout = z.object({
  /** The day its statement is drawn up, of what was payable before that day, and the day it is paid. */
  statementOn: IsoDate,
  payOn: IsoDate,
  /** Payable, and paid by the hotel. */
  ready: EarningsBalance,
  /** Still in the holding period, which ends in time. */
  becoming: EarningsBalance,
  /** Less than was paid for these stays before. */
  corrections: EarningsBalance,
  /** Balance carried over from earlier statements; negative if they paid too much. */
  carriedUsdCents: UsdCents,
  totalUsdCents: UsdCents,
  minimumUsdCents: UsdCents,
  /** Roomlark does not wait for the hotel's payment. */
  isAdvance: z.boolean(),
  obstacles: z.array(PayoutObstacle),
  waits: z.array(EarningsWait),
  /** Pending amounts beyond the rows of `waits`. */
  otherWaits: EarningsBalance,
})
export type NextPayout = z.infer<typeof NextPayout>

const Earnings = z.object({ balances: EarningsBalances, next: NextPayout })
export type Earnings = z.infer<typeof Earnings>

/** The parts of what an affiliate has, of which the stays can be listed. */
export const earningsParts = ['expected', 'earned', 'held', 'payable', 'next', 'waiting'] as const
export const EarningsPart = z.enum(earningsParts)
export type EarningsPart = z.infer<typeof EarningsPart>

export const EarningsStayQuery = z.strictObject({
  part: z._default(EarningsPart, 'next'),
  page: PageNumber,
  limit: pageLimit(100, 25),
})
export type EarningsStayQuery = z.infer<typeof EarningsStayQuery>

const EarningsStay = z.object({
  bookingId: Id,
  reference: z.string(),
  hotel: EarningsHotel,
  clock: StayClockFacts,
  /** Amount that belongs to the listed part. */
  usdCents: UsdCents,
  reason: z.nullable(WaitReason),
  /** Day on which the wait ends. */
  untilOn: z.nullable(IsoDate),
  closesOn: z.nullable(IsoDate),
  isOverdue: z.boolean(),
})
export type EarningsStay = z.infer<typeof EarningsStay>

const payoutDecisions = ['pay', 'under-minimum', 'no-details', 'cooling-off', 'suspended'] as const
export const PayoutDecision = z.enum(payoutDecisions)
export type PayoutDecision = z.infer<typeof PayoutDecision>
const payoutStates = ['carried', 'approved', 'paid', 'returned'] as const
export const PayoutState = z.enum(payoutStates)
export type PayoutState = z.infer<typeof PayoutState>

export const EarningsStatementSummary = z.object({
  id: Id,
  number: z.string(),
  /** The day it was drawn up for: it has what was payable before. */
  statementOn: IsoDate,
  payOn: IsoDate,
  /** Stays that are in a statement for the first time. */
  stays: z.int(),
  earnedUsdCents: UsdCents,
  correctionsUsdCents: UsdCents,
  carriedUsdCents: UsdCents,
  totalUsdCents: UsdCents,
  payoutUsdCents: UsdCents,
  /** The payout in another currency than US dollars, if the account is in one. */
  conversion: z.nullable(PayoutConversion),
  decision: PayoutDecision,
  state: PayoutState,
  paidOn: z.nullable(IsoDate),
  returnedOn: z.nullable(IsoDate),
})
export type EarningsStatementSummary = z.infer<typeof EarningsStatementSummary>

/** Earnings from one hotel, in its own currency and in dollars. */
const EarningsStatementHotel = z.object({
  hotel: EarningsHotel,
  currency: z.string(),
  stays: z.int(),
  /** The lowest and the highest rate of its stays. */
  lowestRatePercent: z.number(),
  highestRatePercent: z.number(),
  baseCents: z.int(),
  grossCents: z.int(),
  shareCents: z.int(),
  netUsdCents: UsdCents,
})
export type EarningsStatementHotel = z.infer<typeof EarningsStatementHotel>

const EarningsPayee = z.object({
  name: z.string(),
  publicName: z.string(),
  /** The account it went to, or null if nothing was paid. */
  account: z.nullable(
    z.object({
      kind: PayoutAccountKind,
      lastFour: z.string(),
      bankName: z.nullable(z.string()),
      currency: z.string(),
    }),
  ),
  /** Name, address and tax number as they were given with the account; null once they were erased. */
  details: z.nullable(MaskedPayee),
})

export const EarningsStatement = z.object({
  summary: EarningsStatementSummary,
  payee: EarningsPayee,
  runNumber: z.string(),
  drawnAt: Instant,
  approvedAt: Instant,
  exportedAt: z.nullable(Instant),
  bankReference: z.nullable(z.string()),
  returnCode: z.nullable(z.string()),
  hotels: z.array(EarningsStatementHotel),
  corrections: z.int(),
  /** Until when its stays can be objected to. */
  objectionsUntil: IsoDate,
})
export type EarningsStatement = z.infer<typeof EarningsStatement>

const statementLineKinds = ['commission', 'correction'] as const
export const EarningsLineQuery = z.strictObject({
  kind: z._default(z.enum(statementLineKinds), 'commission'),
  hotelId: z.optional(Id),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, say('This is not a currency')))),
  page: PageNumber,
  limit: pageLimit(200, 50),
})
export type EarningsLineQuery = z.infer<typeof EarningsLineQuery>

/** A stay in a statement. Of a correction, the amounts are the difference to what was paid before. */
export const EarningsLine = z.object({
  bookingId: Id,
  reference: z.string(),
  hotel: EarningsHotel,
  kind: z.enum(statementLineKinds),
  outcome: StayOutcome,
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  nights: z.int(),
  /** Number of nights charged, even if the guest left before the last of them. */
  chargedNights: z.int(),
  currency: z.string(),
  ratePercent: z.number(),
  /** Points that the hotel added for some of the nights. */
  boostPoints: z.number(),
  sharePercent: z.number(),
  baseCents: z.int(),
  grossCents: z.int(),
  shareCents: z.int(),
  netCents: z.int(),
  netUsdCents: UsdCents,
  /** The link that brought the booking, with your own words for where it stood; null without one. */
  link: z.nullable(z.string()),
  tag: z.nullable(z.string()),
  subId: z.nullable(z.string()),
  site: z.nullable(z.string()),
  /** The statement that a correction corrects. */
  corrects: z.nullable(z.object({ id: Id, number: z.string() })),
})
export type EarningsLine = z.infer<typeof EarningsLine>

const StatementParams = z.object({ id: Id })
const CsvFile = z.object({ filename: z.string(), csv: z.string() })

/** Affiliates read their own only, also while nothing is paid out. */
const reading = { method: 'GET', access: ['affiliate'], launch: ['partnerships'] } as const

export const earnings = {
  read: endpoint({
    ...reading,
    path: '/earnings',
    keys: 'commissions',
    summary:
      'Your balances by state, and the next payout: what it includes, what is pending, why and until when',
    response: Earnings,
  }),
  stays: endpoint({
    ...reading,
    path: '/earnings/stays',
    keys: 'commissions',
    summary: 'The stays behind a balance or the next payout',
    query: EarningsStayQuery,
    response: z.array(EarningsStay),
    meta: PageMeta,
  }),
  statements: endpoint({
    ...reading,
    path: '/earnings/statements',
    keys: 'payouts',
    summary: 'Your statements and what was paid out, newest first',
    query: z.strictObject({ page: PageNumber, limit: pageLimit(100, 12) }),
    response: z.array(EarningsStatementSummary),
    meta: PageMeta,
  }),
  exportStatements: endpoint({
    ...reading,
    path: '/earnings/statements/export',
    keys: 'payouts',
    summary: 'All your statements as CSV',
    response: CsvFile,
  }),
  statement: endpoint({
    ...reading,
    path: '/earnings/statements/:id',
    keys: 'payouts',
    summary: 'A statement: how it was paid, and what each hotel contributed',
    params: StatementParams,
    response: EarningsStatement,
  }),
  lines: endpoint({
    ...reading,
    path: '/earnings/statements/:id/lines',
    keys: 'payouts',
    summary: 'The stays of a statement, of all hotels or of one',
    params: StatementParams,
    query: EarningsLineQuery,
    response: z.array(EarningsLine),
    meta: PageMeta,
  }),
  pdf: endpoint({
    ...reading,
    path: '/earnings/statements/:id/pdf',
    keys: 'payouts',
    summary: 'A statement as PDF',
    params: StatementParams,
    response: PdfFile,
  }),
  exportLines: endpoint({
    ...reading,
    path: '/earnings/statements/:id/csv',
    keys: 'payouts',
    summary: 'All stays of a statement as CSV; at most 20,000',
    params: StatementParams,
    response: CsvFile,
  }),
}

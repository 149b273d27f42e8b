import * as z from 'zod/mini'
import { PaymentState } from '../bookings/payments.ts'
import { addDays, addMonths, IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { toMonthStart } from '../money-calendar.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { AgreementReason } from '../partners/agreement-reason.ts'
import { StayOutcome } from '../partners/stay-clock-facts.ts'
import { PaymentFailure } from '../payment-failures.ts'
import { Id, Instant, PdfFile } from '../primitives.ts'
import { say } from '../say.ts'

/** A month as addresses have it: `2026-06`. */
export const StatementMonth = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, say('Write the month like 2026-06')))

/** Of a hotel that sold in several currencies, one that statements are in. */
export const StatementCurrency = z.string().check(z.regex(/^[A-Z]{3}$/, say('Write the currency like EUR')))

/**
 * The months whose statements are open on this day of the hotel's calendar, as first days: the current month and, until
 * the end of the 5th, the one before.
 */
export function openMonths(today: string): string[] {
  const current = toMonthStart(today)
  return toMonthStart(addDays(today, -5)) === current ? [current] : [addMonths(current, -1), current]
}

/** The last day of a month that is named by its first. */
export function endOfMonth(month: string): string {
  return addDays(addMonths(month, 1), -1)
}

/** A closed statement does not change any more. Nothing: the month was closed without anything to bill. */
export const StatementState = z.enum(['open', 'closed', 'nothing'])
export type StatementState = z.infer<typeof StatementState>

/**
 * States of a line. All but `counted` are pending: until a dispute or hold ends, or until the hotel says whether the
 * guest came.
 */
export const StatementLineState = z.enum(['counted', 'asked', 'disputed', 'held'])
export type StatementLineState = z.infer<typeof StatementLineState>

/** A commission for one booking, or the difference from what was billed for it before. It names no guest. */
export const HotelStatementLine = z.object({
  /** Its number in a closed statement. */
  line: z.nullable(z.int()),
  bookingId: Id,
  reference: z.string(),
  kind: z.enum(['commission', 'correction']),
  state: StatementLineState,
  /** True if it is disputed now, even after it was billed. */
  isDisputed: z.boolean(),
  outcome: StayOutcome,
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  /** Number of nights charged, even if the guest left before the last of them. */
  chargedNights: z.int(),
  /** The day on which the guest left or cancelled, or was to come. */
  endedOn: IsoDate,
  /** The public name of the affiliate. */
  partnerName: z.string(),
  ratePercent: z.number(),
  /** Points on top of the rate, for nights of a boost. */
  boostPercent: z.number(),
  /** The part of the room price that the hotel charged, without taxes and extras. */
  baseCents: z.int(),
  grossCents: z.int(),
  /** The agreement about it, if there is one. */
  agreed: z.nullable(z.object({ on: IsoDate, reason: AgreementReason })),
})
export type HotelStatementLine = z.infer<typeof HotelStatementLine>

/** Totals of some lines of a statement. */
export const StatementSum = z.object({ lines: z.int(), baseCents: z.int(), grossCents: z.int() })
export type StatementSum = z.infer<typeof StatementSum>

/** Payments of a closed statement. */
export const StatementPaid = z.object({
  paidCents: z.int(),
  writtenOffCents: z.int(),
  /** Unpaid balance; negative while there is credit for a later statement. */
  openCents: z.int(),
  /** True if it was due before today and is not settled. */
  isOverdue: z.boolean(),
  settledAt: z.nullable(Instant),
  /** The first day on which new bookings count for no partner, once that was announced. */
  pausesOn: z.nullable(IsoDate),
  pausedAt: z.nullable(Instant),
})
export type StatementPaid = z.infer<typeof StatementPaid>

export const HotelStatementSummary = z.object({
  /** `2026-06` */
  month: z.string(),
  currency: z.string(),
  state: StatementState,
  /** Numbers are given when statements are closed. */
  number: z.nullable(z.string()),
  closesOn: IsoDate,
  dueOn: IsoDate,
  lines: z.int(),
  /** Amount counted so far, or billed. */
  totalCents: z.int(),
  paid: z.nullable(StatementPaid),
})
export type HotelStatementSummary = z.infer<typeof HotelStatementSummary>

/** A payment of a statement through the payment service, whatever became of it. */
export const StatementOnlinePayment = z.object({
  id: Id,
  state: PaymentState,
  amountCents: z.int(),
  /** Such as card or sepa_debit. */
  method: z.nullable(z.string()),
  cardBrand: z.nullable(z.string()),
  cardDigits: z.nullable(z.string()),
  failure: z.nullable(PaymentFailure),
  /** True if the kept card was charged because the statement was due. */
  isAutomatic: z.boolean(),
  /** True once all of it went back, after a dispute or a refund. */
  isReturned: z.boolean(),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
})
export type StatementOnlinePayment = z.infer<typeof StatementOnlinePayment>

export const HotelStatement = z.object({
  ...HotelStatementSummary.shape,
  hotel: z.object({ id: Id, name: z.string(), city: z.string(), timeZone: z.string() }),
  /** All currencies in which the hotel owes something for this month. */
  currencies: z.array(z.string()),
  /** Today on the hotel's calendar. */
  today: IsoDate,
  closedAt: z.nullable(Instant),
  counted: StatementSum,
  asked: StatementSum,
  disputed: StatementSum,
  held: StatementSum,
  /** Stays that end later in the month, with what they would add. */
  toCome: StatementSum,
  /** The last day on which the hotel can object to its lines; null while it is open. */
  objectionsUntil: z.nullable(IsoDate),
  /** Null if statements cannot be paid online here. */
  online: z.nullable(
    z.object({
      /** False while no real money moves. */
      isLive: z.boolean(),
      /** The newest payment that somebody began. */
      payment: z.nullable(StatementOnlinePayment),
      /** The day on which the kept card is charged, once that was announced and until it is done. */
      chargesOn: z.nullable(IsoDate),
    }),
  ),
})
export type HotelStatement = z.infer<typeof HotelStatement>

/** Filters of a statement's lines: all, those that are counted, or those that are pending. */
export const StatementView = z.enum(['all', 'counted', 'waiting'], say('Choose all, counted or waiting'))
export type StatementView = z.infer<typeof StatementView>

export const StatementLinesQuery = z.strictObject({
  currency: z.optional(StatementCurrency),
  view: z._default(StatementView, 'all'),
  page: PageNumber,
  limit: pageLimit(200, 100),
})
export type StatementLinesQuery = z.infer<typeof StatementLinesQuery>

const HotelParams = z.strictObject({ hotelId: Id })
export const HotelMonthParams = z.strictObject({ hotelId: Id, month: StatementMonth })
export const InCurrency = z.strictObject({ currency: z.optional(StatementCurrency) })
const keepers = ['hotel', 'admin'] as const

export const hotelStatements = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/statements',
    keys: 'commissions',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'The open statements of a hotel, and those that are closed, newest first',
    params: HotelParams,
    query: z.strictObject({ page: PageNumber, limit: pageLimit(60, 24) }),
    response: z.object({
      open: z.array(HotelStatementSummary),
      closed: z.array(HotelStatementSummary),
    }),
    /** Of the closed ones. */
    meta: PageMeta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/statements/:month',
    keys: 'commissions',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'A hotel’s statement for stays that ended in a month: so far, or as closed',
    params: HotelMonthParams,
    query: InCurrency,
    response: HotelStatement,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/statements/:month/lines',
    keys: 'commissions',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'The lines of a statement by the day on which stays ended',
    params: HotelMonthParams,
    query: StatementLinesQuery,
    response: z.array(HotelStatementLine),
    meta: PageMeta,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/statements/:month/pdf',
    keys: 'commissions',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'A statement as PDF; at most 1,500 lines',
    params: HotelMonthParams,
    query: InCurrency,
    response: PdfFile,
  }),
  export: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/statements/:month/export',
    keys: 'commissions',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'The lines of a statement as CSV; at most 20,000',
    params: HotelMonthParams,
    query: InCurrency,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
}

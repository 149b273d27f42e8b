import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant, SearchText } from '../primitives.ts'
import { say } from '../say.ts'

/** Status of a hotel's closed statement. One that was written off is settled as well. */
export const statementStandings = ['due', 'overdue', 'settled'] as const
export const StatementStanding = z.enum(statementStandings, say('This status does not exist'))
export type StatementStanding = z.infer<typeof StatementStanding>

/** A closed statement of a hotel as administrators list it. */
export const ListedStatement = z.object({
  id: Id,
  number: z.string(),
  hotel: z.object({ id: Id, name: z.string() }),
  /** The first day of the month whose stays it bills. */
  month: IsoDate,
  currency: z.string(),
  closedAt: Instant,
  dueOn: IsoDate,
  /** Negative if corrections exceed the rest. */
  totalCents: z.int(),
  /** Payments and credit, less what was returned or is used elsewhere. */
  paidCents: z.int(),
  writtenOffCents: z.int(),
  /** Unpaid balance; negative while there is credit that no statement has used yet. */
  openCents: z.int(),
  standing: StatementStanding,
  /** Whole days since it was due, by the hotel's calendar; 0 unless it is overdue. */
  daysOverdue: z.int(),
  settledAt: z.nullable(Instant),
  /** The first day on which new bookings count for no affiliate, once that was announced. */
  pausesOn: z.nullable(IsoDate),
  pausedAt: z.nullable(Instant),
  remindedAt: z.nullable(Instant),
})
export type ListedStatement = z.infer<typeof ListedStatement>

export const StatementListQuery = z.strictObject({
  /** Searches the number of the statement and the hotel. */
  search: z.optional(SearchText),
  standing: z.optional(StatementStanding),
  hotelId: z.optional(Id),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type StatementListQuery = z.infer<typeof StatementListQuery>

/** Unpaid amounts of hotels in one currency. */
export const OwedSum = z.object({ currency: z.string(), openCents: z.int(), overdueCents: z.int() })
export type OwedSum = z.infer<typeof OwedSum>

export const StatementListMeta = z.object({
  ...PageMeta.shape,
  /** Applies every filter except the standing. */
  countsByStanding: z.record(StatementStanding, z.int()),
  /** Unpaid amounts, without any filter; the currencies with the most statements first. */
  owed: z.array(OwedSum),
})
export type StatementListMeta = z.infer<typeof StatementListMeta>

const lineKinds = ['commission', 'correction'] as const

/** A line of a statement, with whether the hotel has paid it. It names no guest. */
export const CoveredLine = z.object({
  line: z.int(),
  bookingId: Id,
  reference: z.string(),
  partner: z.string(),
  kind: z.enum(lineKinds),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  grossCents: z.int(),
  /** The affiliate's credit, in cents of the payout currency. */
  netUsdCents: z.int(),
  isCovered: z.boolean(),
})
export type CoveredLine = z.infer<typeof CoveredLine>

export const StatementParams = z.strictObject({ id: Id })

export const statementList = {
  list: endpoint({
    method: 'GET',
    path: '/statements',
    keys: 'commissions',
    access: ['admin'],
    summary: 'Closed statements of all hotels, those that are due first',
    query: StatementListQuery,
    response: z.array(ListedStatement),
    meta: StatementListMeta,
  }),
  lines: endpoint({
    method: 'GET',
    path: '/statements/:id/lines',
    keys: 'commissions',
    access: ['admin'],
    summary: 'The lines of a closed statement, with those that the hotel has paid',
    params: StatementParams,
    query: z.strictObject({ page: PageNumber, limit: pageLimit(200, 50) }),
    response: z.array(CoveredLine),
    meta: PageMeta,
  }),
}

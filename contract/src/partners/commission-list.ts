import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, SearchText } from '../primitives.ts'
import { say } from '../say.ts'
import { StayClockFacts } from './stay-clock-facts.ts'

/** Status of a commission; `held` and `disputed` take precedence over its progress. */
export const commissionStandings = [
  'expected',
  'earned',
  'payable',
  'held',
  'disputed',
  'settled',
  'void',
] as const
export const CommissionStanding = z.enum(commissionStandings, say('This status does not exist'))
export type CommissionStanding = z.infer<typeof CommissionStanding>

/** A commission as administrators see it in a list. It names no guest. */
export const ListedCommission = z.object({
  booking: z.object({ id: Id, reference: z.string() }),
  hotel: z.object({ id: Id, name: z.string() }),
  partner: z.object({ affiliateId: Id, name: z.string() }),
  clock: StayClockFacts,
  /** Amounts: base, rate and commission in the hotel's currency, and the partner's part in dollars. */
  currency: z.string(),
  ratePercent: z.number(),
  baseCents: z.int(),
  grossCents: z.int(),
  netUsdCents: z.int(),
})
export type ListedCommission = z.infer<typeof ListedCommission>

export const CommissionListQuery = z.strictObject({
  /** Searches the reference of the booking, the hotel and the partner. */
  search: z.optional(SearchText),
  standing: z.optional(CommissionStanding),
  hotelId: z.optional(Id),
  affiliateId: z.optional(Id),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type CommissionListQuery = z.infer<typeof CommissionListQuery>

export const CommissionListMeta = z.object({
  ...PageMeta.shape,
  /** Applies every filter except the standing. */
  countsByStanding: z.record(CommissionStanding, z.int()),
})
export type CommissionListMeta = z.infer<typeof CommissionListMeta>

export const commissionList = {
  list: endpoint({
    method: 'GET',
    path: '/commissions',
    keys: 'commissions',
    access: ['admin'],
    launch: ['partnerships'],
    summary: 'All commissions with search, filters and counts, the latest bookings first',
    query: CommissionListQuery,
    response: z.array(ListedCommission),
    meta: CommissionListMeta,
  }),
}

import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { PartnershipState } from '../partnership-events.ts'
import { Id, Instant, SearchText } from '../primitives.ts'
import { PartnershipStanding } from './partnerships.ts'

export const partnershipSorts = ['newest', 'hotel', 'partner'] as const

/** A partnership as administrators see it. */
export const ListedPartnership = z.object({
  ...PartnershipStanding.shape,
  hotel: z.object({ id: Id, name: z.string(), city: z.string(), country: z.string() }),
  /** Null if somebody was invited who has no account yet. */
  affiliate: z.nullable(z.object({ id: Id, name: z.string(), email: z.string() })),
  /** The public name of the affiliate, or the address that was invited. */
  partnerName: z.string(),
  /** Only an administrator resumes what an administrator paused. */
  pausedByAdmin: z.boolean(),
  /** The rate that applies at this moment. */
  ratePercent: z.number(),
  bookings: z.int(),
  /** Signals on its bookings that nobody has reviewed yet. */
  openSignals: z.int(),
  createdAt: Instant,
})
export type ListedPartnership = z.infer<typeof ListedPartnership>

export const AllPartnershipsQuery = z.strictObject({
  /** Searches the hotel, its place, and the partner's name and email address. */
  search: z.optional(SearchText),
  state: z.optional(PartnershipState),
  /** The partnerships of one hotel. */
  hotelId: z.optional(Id),
  /** The partnerships of one account: as an affiliate, or of the hotels it owns. */
  userId: z.optional(Id),
  sort: z._default(z.enum(partnershipSorts), 'newest'),
  page: PageNumber,
  limit: pageLimit(100, 20),
})
export type AllPartnershipsQuery = z.infer<typeof AllPartnershipsQuery>

export const AllPartnershipsMeta = z.object({
  ...PageMeta.shape,
  /** Applies every filter except the state. */
  countsByState: z.record(PartnershipState, z.int()),
})
export type AllPartnershipsMeta = z.infer<typeof AllPartnershipsMeta>

export const allPartnerships = {
  list: endpoint({
    method: 'GET',
    path: '/partnerships/all',
    keys: 'partnerships',
    access: ['admin'],
    summary: 'List all partnerships with search, filters and counts',
    query: AllPartnershipsQuery,
    response: z.array(ListedPartnership),
    meta: AllPartnershipsMeta,
  }),
}

import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { PartnershipSide } from '../partnership-events.ts'
import { freeText, Id, Instant, SearchText } from '../primitives.ts'
import { say } from '../say.ts'
import { PartnerHotel, Refusal } from './partner-find.ts'
import { PartnershipStanding, PartnershipTerms, partnershipLimits } from './partnerships.ts'

/** An affiliate's own view of a partnership. */
export const OwnPartnership = z.object({
  ...PartnershipStanding.shape,
  hotel: PartnerHotel,
  /** True if guests can book the hotel at all. */
  isOnSale: z.boolean(),
  /** Since when new bookings earn nothing because the hotel owes an overdue statement; null if they do. */
  referralsPausedAt: z.nullable(Instant),
  terms: PartnershipTerms,
  /** Null before the hotel has agreed. */
  approvedAt: z.nullable(Instant),
  /** Bookings that were not cancelled. */
  bookings: z.int(),
  /** Links that are not archived. */
  links: z.int(),
  /** The code of the oldest of these links. */
  linkCode: z.nullable(z.string()),
  /** Message of the affiliate with the request, or of the hotel with the invitation. */
  message: z.string(),
  /** True once the hotel has seen the request. */
  isRead: z.boolean(),
  refusal: z.nullable(Refusal),
  /** Side that paused, ended or withdrew it, and its note. */
  stopped: z.nullable(z.object({ by: PartnershipSide, note: z.nullable(z.string()) })),
})
export type OwnPartnership = z.infer<typeof OwnPartnership>

/** Views of an affiliate's partnerships: hotels recommended now or in the past, or requests not yet agreed. */
const ownPartnershipViews = ['hotels', 'requests'] as const
export const OwnPartnershipView = z.enum(ownPartnershipViews, say('This view does not exist'))
export type OwnPartnershipView = z.infer<typeof OwnPartnershipView>

const ownPartnershipPageSize = 20

export const OwnPartnershipQuery = z.strictObject({
  view: z._default(OwnPartnershipView, 'hotels'),
  page: PageNumber,
  limit: pageLimit(100, ownPartnershipPageSize),
  search: z.optional(SearchText),
  /** Of the hotels: only those recommended now, paused or ended. */
  state: z.optional(z.enum(['active', 'paused', 'ended'], say('This state does not exist'))),
})
export type OwnPartnershipQuery = z.infer<typeof OwnPartnershipQuery>

export const PartnershipCounts = z.object({
  active: z.int(),
  paused: z.int(),
  /** Without those that were never agreed on. */
  ended: z.int(),
  requested: z.int(),
  invited: z.int(),
  declined: z.int(),
})
export type PartnershipCounts = z.infer<typeof PartnershipCounts>

/** A hotel that decides on requests wants to read at least this much. */
export const shortestRequest = 20

export const PartnershipRequest = z.strictObject({
  hotelId: Id,
  /** At least `shortestRequest` characters, unless the hotel approves everybody. */
  message: freeText(partnershipLimits.message),
})
export type PartnershipRequest = z.infer<typeof PartnershipRequest>

/** The way of a new affiliate to the first working link, in this order. */
export const firstSteps = ['profile', 'hotel', 'link', 'test'] as const
export const FirstStep = z.enum(firstSteps)
export type FirstStep = z.infer<typeof FirstStep>

export const FirstDay = z.object({
  done: z.array(FirstStep),
  /** True if a hotel was asked and has not answered yet. */
  isWaiting: z.boolean(),
  /** The partnership whose link is to be copied and tested, once a hotel has agreed. */
  partnershipId: z.nullable(Id),
  linkId: z.nullable(Id),
})
export type FirstDay = z.infer<typeof FirstDay>

const affiliate = ['affiliate'] as const
const partnerships = ['partnerships'] as const

export const ownPartnerships = {
  list: endpoint({
    method: 'GET',
    path: '/partnerships',
    keys: 'partnerships',
    access: affiliate,
    launch: partnerships,
    summary: 'List the hotels you recommend, or your requests and invitations',
    query: OwnPartnershipQuery,
    response: z.array(OwnPartnership),
    meta: PageMeta,
  }),
  request: endpoint({
    method: 'POST',
    path: '/partnerships',
    keys: 'partnerships',
    access: affiliate,
    launch: partnerships,
    summary: 'Ask a hotel for a partnership; your profile must be filled in first',
    body: PartnershipRequest,
    response: PartnershipStanding,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/partnerships/counts',
    keys: 'partnerships',
    access: affiliate,
    launch: partnerships,
    summary: 'Number of your partnerships in each state, with invitations that await your answer',
    response: PartnershipCounts,
  }),
  firstDay: endpoint({
    method: 'GET',
    path: '/partnerships/first-day',
    access: affiliate,
    launch: partnerships,
    summary: 'Completed and next steps of a new affiliate; null once a link has been tested or followed',
    response: z.nullable(FirstDay),
  }),
  noteFirstStep: endpoint({
    method: 'POST',
    path: '/partnerships/first-day',
    access: affiliate,
    launch: partnerships,
    summary: 'Note that you have copied or tested a link',
    body: z.strictObject({ step: z.enum(['link', 'test'], say('This step does not exist')) }),
    response: z.null(),
  }),
}

import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { PartnershipState } from '../partnership-events.ts'
import { atMostTwoDecimals, Email, freeText, Id, Instant, SearchText, Version } from '../primitives.ts'
import { say } from '../say.ts'
import { AffiliateChannel } from './affiliate-profile.ts'
import {
  AnnouncedTerm,
  PartnershipEvent,
  PartnershipStanding,
  PartnershipTerms,
  partnershipLimits,
} from './partnerships.ts'

export const hotelPartnerLimits = {
  /** The figures of partners are those of stays that ended in so many days, until yesterday. */
  days: 90,
  /** Number of partners and requests on a hotel's tab; the page for all hotels lists the rest. */
  partners: 200,
  requests: 50,
  invitationsADay: 20,
  exported: 5000,
} as const

const otaRate = say('Enter a rate from 0 to 100 percent')

/** A hotel's settings for partners; a change carries the version that was read. */
export const PartnerSettings = z.strictObject({
  /** Affiliates find the hotel and may ask to recommend it. */
  isListed: z.boolean(),
  /** Requests are approved as they come. */
  autoApprove: z.boolean(),
  /** For partnerships that begin from now on. */
  allowsPaidAds: z.boolean(),
  /** Commission that the hotel pays elsewhere, for comparison; null if it does not say. */
  otaRatePercent: z.nullable(
    z.number(otaRate).check(z.gte(0, otaRate), z.lte(100, otaRate), atMostTwoDecimals()),
  ),
  version: Version,
})
export type PartnerSettings = z.infer<typeof PartnerSettings>

export const PartnerInvitation = z.strictObject({
  email: Email,
  /** Message to the person invited. */
  message: z._default(freeText(partnershipLimits.message), ''),
})
export type PartnerInvitation = z.infer<typeof PartnerInvitation>

/** An affiliate's profile, as hotels see it. */
export const PartnerProfile = z.object({
  site: z.string(),
  audience: z.string(),
  monthlyReach: z.nullable(z.int()),
  countries: z.array(z.string()),
  channels: z.array(AffiliateChannel),
})
export type PartnerProfile = z.infer<typeof PartnerProfile>

/** An affiliate's results for all hotels together. */
export const PartnerResults = z.object({
  /** Hotels it is a partner of. */
  hotels: z.int(),
  /** Stays that were booked in the last twelve months. */
  stays: z.int(),
  /** Of a hundred bookings of the last twelve months; null without any. */
  cancelledPercent: z.nullable(z.int()),
})
export type PartnerResults = z.infer<typeof PartnerResults>

/** A partner's results for one hotel, and their cost. */
export const PartnerFigures = z.object({
  stays: z.int(),
  /** Room revenue that the hotel kept, including cancellation fees and excluding taxes. */
  revenueCents: z.int(),
  /** The commission, of which the affiliate and Roomlark each get a part. */
  costCents: z.int(),
  /** Part of the cost that boosts added. */
  boostCents: z.int(),
})
export type PartnerFigures = z.infer<typeof PartnerFigures>

/** A partnership, a request or an invitation, as the hotel sees it. */
export const HotelPartner = z.object({
  ...PartnershipStanding.shape,
  hotelId: Id,
  hotelName: z.string(),
  /** The public name; of somebody who has not accepted yet, the address that was invited. */
  name: z.string(),
  /** The person behind the public name; null before an invitation is accepted. */
  personName: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  /** Since when they are partners; null before. */
  approvedAt: z.nullable(Instant),
  /** Only an administrator resumes what an administrator paused. */
  pausedByAdmin: z.boolean(),
  ratePercent: z.number(),
  /** True if this partner has a rate of their own instead of the hotel's base rate. */
  hasOwnRate: z.boolean(),
  /** The announced future rate. */
  announcedRate: z.nullable(AnnouncedTerm),
  /** Commission that the hotel pays elsewhere; null if it does not say. */
  otaRatePercent: z.nullable(z.number()),
  /** The hotel's currency, or dollars where bookings were made in several. */
  currency: z.string(),
  figures: PartnerFigures,
})
export type HotelPartner = z.infer<typeof HotelPartner>

/** A request that waits for the hotel's answer. */
export const PartnerRequest = z.object({
  ...HotelPartner.shape,
  message: z.string(),
  /** True once the hotel has opened it; the affiliate sees this. */
  isRead: z.boolean(),
  profile: z.nullable(PartnerProfile),
  results: PartnerResults,
})
export type PartnerRequest = z.infer<typeof PartnerRequest>

export const PartnerPeriod = z.object({ fromOn: IsoDate, untilOn: IsoDate })

export const HotelPartners = z.object({
  settings: PartnerSettings,
  /** Since when new bookings count for no partner because the hotel owes an overdue statement; null if they do. */
  referralsPausedAt: z.nullable(Instant),
  baseRatePercent: z.number(),
  /** A lower base rate that takes effect later. */
  announcedBase: z.nullable(AnnouncedTerm),
  /** Number of partners who get the base rate then. */
  basePartners: z.int(),
  period: PartnerPeriod,
  /** The hotel's currency, or dollars where bookings were made in several. */
  currency: z.string(),
  /** The oldest first; at most 50 of `requestsTotal`. */
  requests: z.array(PartnerRequest),
  requestsTotal: z.int(),
  /** By revenue; at most 200 of `partnersTotal`. */
  partners: z.array(HotelPartner),
  partnersTotal: z.int(),
  /** Of all partners. */
  totals: PartnerFigures,
  withoutStays: z.int(),
})
export type HotelPartners = z.infer<typeof HotelPartners>

export const HotelPartnerDetail = z.object({
  ...HotelPartner.shape,
  message: z.string(),
  askAgainOn: z.nullable(IsoDate),
  profile: z.nullable(PartnerProfile),
  results: z.nullable(PartnerResults),
  baseRatePercent: z.number(),
  /** A base rate that was announced; null if none was. */
  nextBasePercent: z.nullable(z.number()),
  terms: PartnershipTerms,
  period: PartnerPeriod,
  history: z.array(PartnershipEvent),
})
export type HotelPartnerDetail = z.infer<typeof HotelPartnerDetail>

export const PartnerExportQuery = z.strictObject({
  hotel: z.optional(Id),
  state: z.optional(PartnershipState),
  /** Searches the public name, the person and the invited address. */
  search: z.optional(SearchText),
})
export type PartnerExportQuery = z.infer<typeof PartnerExportQuery>

export const PartnerListQuery = z.extend(PartnerExportQuery, { page: PageNumber, limit: pageLimit(100, 20) })
export type PartnerListQuery = z.infer<typeof PartnerListQuery>

export const PartnerListMeta = z.object({
  ...PageMeta.shape,
  /** Applies every filter except the state. */
  countsByState: z.record(PartnershipState, z.int()),
  period: PartnerPeriod,
})
export type PartnerListMeta = z.infer<typeof PartnerListMeta>

/** Computes the cost of a period's stays at another rate; boosts are paid on top of any rate. */
export function costAtRate({ revenueCents, boostCents }: PartnerFigures, ratePercent: number): number {
  return Math.round((revenueCents * Math.round(ratePercent * 100)) / 10_000) + boostCents
}

/** Computes the cost of the same revenue at the rate the hotel pays elsewhere. */
export function costElsewhere(
  { revenueCents }: Pick<PartnerFigures, 'revenueCents'>,
  otaRatePercent: number,
): number {
  return Math.round((revenueCents * Math.round(otaRatePercent * 100)) / 10_000)
}

const HotelParams = z.strictObject({ hotelId: Id })
const PartnerParams = z.strictObject({ hotelId: Id, partnershipId: Id })
const keepers = ['hotel', 'admin'] as const

export const hotelPartners = {
  overview: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/partners',
    keys: 'partnerships',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'Read the requests and partners of a hotel with what each brought and cost in the last 90 days',
    params: HotelParams,
    response: HotelPartners,
  }),
  get: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/partners/:partnershipId',
    keys: 'partnerships',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'Read a partner of a hotel with profile, terms and history',
    params: PartnerParams,
    response: HotelPartnerDetail,
  }),
  list: endpoint({
    method: 'GET',
    path: '/partners',
    keys: 'partnerships',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'List the partners of all your hotels, requests first',
    query: PartnerListQuery,
    response: z.array(HotelPartner),
    meta: PartnerListMeta,
  }),
  export: endpoint({
    method: 'GET',
    path: '/partners/export',
    keys: 'partnerships',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'All partners a list would show, as CSV; at most 5,000',
    query: PartnerExportQuery,
    response: z.object({ filename: z.string(), csv: z.string() }),
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/partners/read',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Mark the requests of a hotel as read by its owner',
    params: HotelParams,
    response: z.null(),
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/partner-settings',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Change how a hotel works with partners; carries the version that was read',
    params: HotelParams,
    body: PartnerSettings,
    response: PartnerSettings,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/partners/invitations',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Invite somebody by email to be a partner, with or without an account',
    message: 'The invitation is on its way.',
    params: HotelParams,
    body: PartnerInvitation,
    response: PartnershipStanding,
  }),
}

import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { HotelScore } from '../hotel-score.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { DeclineReason, PartnershipState } from '../partnership-events.ts'
import { CountryCode } from '../places.ts'
import { Id, Instant, SearchText, wholeNumber } from '../primitives.ts'
import { say } from '../say.ts'

/** A hotel as affiliates see it: nothing about its owner, its contact or its guests. */
export const PartnerHotel = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  country: z.string(),
  starRating: z.int(),
  /** Null while there are too few reviews. */
  score: z.nullable(HotelScore),
  /** The first picture in its small width. */
  imageUrl: z.nullable(z.string()),
})
export type PartnerHotel = z.infer<typeof PartnerHotel>

/** A hotel's refusal: its reason, and the day until which it applies. */
export const Refusal = z.object({
  reason: DeclineReason,
  note: z.nullable(z.string()),
  /** The first day on which the affiliate may ask again; null once it has come. */
  askAgainOn: z.nullable(IsoDate),
})
export type Refusal = z.infer<typeof Refusal>

/** Nothing is said about how many clicks become bookings unless more than this were counted. */
export const tellingClicks = 100

/** Below so many stays of the last year, a typical one is estimated from the prices of the rooms. */
export const tellingStays = 5

/** The prices of a night without VAT, in US dollars, from which on a hotel belongs to the next level. */
export const priceLevels = [100, 200, 400] as const

/** Earnings from a typical stay, before and after Roomlark's share. */
export const TypicalStay = z.object({
  nights: z.int(),
  /** True if there were too few stays, so that the price is estimated from those of the rooms. */
  isEstimated: z.boolean(),
  /** The price of the rooms without the VAT inside it, on which commissions are computed. */
  roomUsdCents: z.int(),
  commissionUsdCents: z.int(),
  shareUsdCents: z.int(),
  earnsUsdCents: z.int(),
})
export type TypicalStay = z.infer<typeof TypicalStay>

export const FoundHotel = z.object({
  hotel: PartnerHotel,
  /** The affiliate's possible or present rate: one agreed with them takes precedence over the base rate. */
  ratePercent: z.number(),
  yoursPercent: z.number(),
  baseRatePercent: z.number(),
  /** An announced lower rate, which also applies from this day on to affiliates who ask now. */
  announcedRate: z.nullable(z.object({ ratePercent: z.number(), effectiveOn: IsoDate })),
  windowDays: z.int(),
  allowsPaidAds: z.boolean(),
  isAutoApproved: z.boolean(),
  /** Usual time that the hotel takes to decide; null if it has not decided yet. */
  answerHours: z.nullable(z.number()),
  /** 1 to 4; null while it is not known. */
  priceLevel: z.nullable(z.int()),
  /** Counted clicks on links of all partners in the last 12 months. */
  clicks: z.int(),
  /** New visitors beyond those that count of one address; they are in no other figure. */
  suspectedClicks: z.int(),
  /** Of these clicks, how many became bookings; null for `tellingClicks` or fewer. */
  conversionPercent: z.nullable(z.number()),
  typicalStay: z.nullable(TypicalStay),
  hundredClicks: z.nullable(z.object({ bookings: z.number(), earnsUsdCents: z.int() })),
  /** The partnership between the affiliate and the hotel, if there is one. */
  partnership: z.nullable(
    z.object({
      id: Id,
      state: PartnershipState,
      stateSince: Instant,
      version: z.int(),
      /** True once the hotel has seen the request. */
      isRead: z.boolean(),
      links: z.int(),
      refusal: z.nullable(Refusal),
    }),
  ),
})
export type FoundHotel = z.infer<typeof FoundHotel>

export const findSorts = [
  'hundred-clicks',
  'typical-stay',
  'commission',
  'conversion',
  'name',
  'newest',
] as const
export const FindSort = z.enum(findSorts, say('This order does not exist'))
export type FindSort = z.infer<typeof FindSort>

/** Times that hotels take to decide, the shortest first. */
export const answerSpeeds = ['at-once', 'day', 'three-days', 'week'] as const
export const AnswerSpeed = z.enum(answerSpeeds, say('This speed does not exist'))
export type AnswerSpeed = z.infer<typeof AnswerSpeed>

const foundPageSize = 20

export const FindQuery = z.strictObject({
  page: PageNumber,
  limit: pageLimit(100, foundPageSize),
  search: z.optional(SearchText),
  country: z.optional(CountryCode),
  minStars: z.optional(wholeNumber(1, 5, say('Use 1 to 5 stars'))),
  /** Percent of each stay, before Roomlark's share. */
  minCommission: z.optional(wholeNumber(0, 50, say('Use 0 to 50 percent'))),
  answer: z.optional(AnswerSpeed),
  sort: z._default(FindSort, 'hundred-clicks'),
})
export type FindQuery = z.infer<typeof FindQuery>

export const FindMeta = z.extend(PageMeta, {
  /** Countries with hotels to choose from, by code. */
  countries: z.array(z.string()),
  /** Roomlark's share of each commission. */
  sharePercent: z.number(),
})
export type FindMeta = z.infer<typeof FindMeta>

export const partnerFind = {
  list: endpoint({
    method: 'GET',
    path: '/partnerships/hotels',
    keys: 'partnerships',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Find hotels that take partners, or have invited you, with what they pay',
    query: FindQuery,
    response: z.array(FoundHotel),
    meta: FindMeta,
  }),
  get: endpoint({
    method: 'GET',
    path: '/partnerships/hotels/:hotelId',
    keys: 'partnerships',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Read what one hotel offers its partners',
    params: z.strictObject({ hotelId: Id }),
    response: FoundHotel,
    meta: z.object({ sharePercent: z.number() }),
  }),
}

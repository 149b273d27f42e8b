import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** The points a hotel can add, the weeks it chooses nights from, and how much one boost can be for. */
export const boostLimits = {
  points: [1, 2, 3, 5],
  weeks: 4,
  nights: 60,
  /** The last night lies within so many days from today. */
  daysAhead: 400,
  maxNights: 10_000,
  partners: 500,
} as const

const pointWords = say('Add 1, 2, 3 or 5 points')
const nightWords = say('Choose up to {nights} nights', { nights: boostLimits.nights })
const maxWords = say('Enter 1 to 10,000 nights')

export const BoostInput = z.strictObject({
  nights: z.array(IsoDate).check(
    z.minLength(1, say('Choose at least one night')),
    z.maxLength(boostLimits.nights, nightWords),
    z.refine((nights) => new Set(nights).size === nights.length, say('Name each night once')),
  ),
  /** Percentage points on top of each partner's rate. */
  points: z.literal(boostLimits.points, pointWords),
  /** Null for every room. */
  roomTypeId: z.nullable(Id),
  /** Null for all present and future partners. */
  partnershipIds: z.nullable(
    z.array(Id).check(z.minLength(1, say('Choose a partner')), z.maxLength(boostLimits.partners)),
  ),
  /** The number of nights of a room after which the boost stops; null for any number. */
  maxNights: z.nullable(z.int(maxWords).check(z.gte(1, maxWords), z.lte(boostLimits.maxNights, maxWords))),
  /** The last day on which bookings get it, on the hotel's calendar; null until its nights are past. */
  lastBookingOn: z.nullable(IsoDate),
})
export type BoostInput = z.infer<typeof BoostInput>

/** Reason why a boost ended: the hotel stopped it, it sold as many nights as wanted, or it expired. */
const boostEnds = ['stopped', 'sold', 'over'] as const
export const BoostEnd = z.enum(boostEnds)
export type BoostEnd = z.infer<typeof BoostEnd>

export const Boost = z.object({
  id: Id,
  nights: z.array(IsoDate),
  points: z.number(),
  /** Null for every room. */
  roomTypeName: z.nullable(z.string()),
  /** The names of the partners it is for; null for all. */
  partnerNames: z.nullable(z.array(z.string())),
  maxNights: z.nullable(z.int()),
  /** Nights of a room sold with it, without what was cancelled. */
  soldNights: z.int(),
  bookings: z.int(),
  startedAt: Instant,
  /** Time at which it stops at the latest. */
  endsAt: Instant,
  /** Null while it runs. */
  ended: z.nullable(z.object({ at: Instant, why: BoostEnd })),
  version: z.int(),
})
export type Boost = z.infer<typeof Boost>

/** A partner who would get a boost, and the rate of today. */
export const BoostPartner = z.object({
  partnershipId: Id,
  name: z.string(),
  ratePercent: z.number(),
  hasOwnRate: z.boolean(),
})
export type BoostPartner = z.infer<typeof BoostPartner>

/** One night of one room type, as a hotel sees it that looks for empty rooms. */
export const BoostNight = z.object({
  night: IsoDate,
  /** Rooms that can be sold at all. */
  rooms: z.int(),
  empty: z.int(),
  priceCents: z.int(),
  /** The price without the VAT inside it, on which commissions are computed. */
  baseCents: z.int(),
  /** The points of the boost that already runs for it. */
  boostPoints: z.nullable(z.number()),
})
export type BoostNight = z.infer<typeof BoostNight>

export const BoostNights = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  /** On the hotel's calendar: earlier nights cannot be boosted. */
  today: IsoDate,
  currency: z.string(),
  roomTypes: z.array(z.object({ id: Id, name: z.string(), nights: z.array(BoostNight) })),
})
export type BoostNights = z.infer<typeof BoostNights>

/** Rooms left of an offer, only roughly: an affiliate is not told how full a hotel is. */
const offerSupplies = ['few', 'many'] as const
export const OfferSupply = z.enum(offerSupplies)
export type OfferSupply = z.infer<typeof OfferSupply>

/** A boost as one of the partners sees it. */
export const BoostOffer = z.object({
  boostId: Id,
  partnershipId: Id,
  hotelName: z.string(),
  city: z.string(),
  country: z.string(),
  pictureUrl: z.nullable(z.string()),
  nights: z.array(IsoDate),
  roomTypeName: z.nullable(z.string()),
  /** Rates for other nights, and for those of the boost. */
  ratePercent: z.number(),
  boostedPercent: z.number(),
  /** The affiliate's percentage, after Roomlark's share. */
  yoursPercent: z.number(),
  supply: OfferSupply,
  endsAt: Instant,
  /** The address of a link of this partner that opens the first of the nights; null while there is no link. */
  linkUrl: z.nullable(z.string()),
})
export type BoostOffer = z.infer<typeof BoostOffer>

const HotelParams = z.strictObject({ hotelId: Id })
const keepers = ['hotel', 'admin'] as const

export const boosts = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/boosts',
    keys: 'partnerships',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'List the boosts of a hotel, those that run first, and the partners a new one would be for',
    params: HotelParams,
    response: z.array(Boost),
    meta: z.object({ baseRatePercent: z.number(), partners: z.array(BoostPartner) }),
  }),
  nights: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/boosts/nights',
    keys: 'partnerships',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'Read how many rooms are empty on each night of four weeks, and what they cost',
    params: HotelParams,
    query: z.strictObject({ from: IsoDate }),
    response: BoostNights,
  }),
  start: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/boosts',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Start a boost: points on top of the commission for some nights, for bookings made from now on',
    params: HotelParams,
    body: BoostInput,
    response: Boost,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/boosts/:boostId/stop',
    keys: 'partnerships',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Stop a boost; bookings already made keep it. Carries the version that was read',
    params: z.strictObject({ hotelId: Id, boostId: Id }),
    body: z.strictObject({ version: Version }),
    response: Boost,
  }),
  offers: endpoint({
    method: 'GET',
    path: '/partnerships/offers',
    keys: 'partnerships',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'List the boosts of the hotels you are a partner of, with a link for each that is ready to use',
    response: z.array(BoostOffer),
  }),
}

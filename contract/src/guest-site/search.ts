import * as z from 'zod/mini'
import { Offer, StayQuery } from '../bookings/offers.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { HotelScore } from '../hotel-score.ts'
import { amenityNames } from '../inventory/amenities.ts'
import { HotelAmenity, HotelSummary } from '../inventory/hotels.ts'
import { MealPlan, mealPlans } from '../inventory/rates.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { CurrencyCode } from '../places.ts'
import { Photo } from '../platform/photos.ts'
import { keepable, wholeNumber } from '../primitives.ts'
import { say } from '../say.ts'
import { MapArea } from './map-area.ts'

const placeLength = 120

/**
 * Either what was typed, or a place as it appears in an address: `city:IT:positano`, `country:IT` or
 * `hotel:villa-marenne`.
 */
const PlaceText = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, say('Say where you want to stay')),
    z.maxLength(placeLength, say('Use at most {count} characters', { count: placeLength })),
    keepable,
  )

const placeKinds = ['city', 'country', 'hotel'] as const

/** A place where a guest can search for a stay. */
export const SearchPlace = z.object({
  place: z.string(),
  kind: z.enum(placeKinds),
  name: z.string(),
  country: z.string(),
  /** The city, if the place is a hotel. */
  city: z.nullable(z.string()),
  /** The number of bookable hotels in the place. */
  hotels: z.int(),
})
export type SearchPlace = z.infer<typeof SearchPlace>

/** The least averages that a guest can ask for. */
export const leastScores = ['4.5', '4', '3.5'] as const

export const staySorts = ['recommended', 'price', 'score', 'stars'] as const
export type StaySort = (typeof staySorts)[number]

/**
 * Reads a list such as `4,5`, any of which may match. Values are listed once and in a fixed order, so that a
 * search has only one address.
 */
function choiceList<const T extends readonly string[]>(names: T, message: string) {
  return z._default(
    z.pipe(
      z.string().check(z.maxLength(400, message)),
      z.pipe(
        z.transform((text: string) => (text === '' ? [] : text.split(','))),
        z
          .array(z.enum(names, message))
          .check(z.overwrite((list) => names.filter((name) => list.includes(name)))),
      ),
    ),
    [],
  )
}

const mostCents = 1_000_000_000_000_000
const Amount = z.optional(wholeNumber(0, mostCents, say('Use a whole amount of 0 or more')))

/** The complete state of a search, which determines everything that a page shows. */
export const StaySearchQuery = z.extend(StayQuery, {
  place: PlaceText,
  /** The guest's currency. By default it is that of the hotels if they share one, and otherwise dollars. */
  currency: z.optional(CurrencyCode),
  /** The limits apply to the price of the whole stay, in minor units of the guest's currency. */
  minCents: Amount,
  maxCents: Amount,
  stars: choiceList(['1', '2', '3', '4', '5'], say('Use stars from 1 to 5, like 4,5')),
  /** Hotels must have at least this average; `any` includes those without one. */
  score: z._default(z.enum(['any', ...leastScores], say('Use 4.5, 4 or 3.5')), 'any'),
  meals: choiceList(mealPlans, say('There is no such meal plan')),
  /** Hotels must have all of these. */
  amenities: choiceList(amenityNames, say('This is not in the catalogue')),
  freeCancellation: z._default(z.enum(['yes', 'no'], say('Use yes or no')), 'no'),
  /** Only hotels of the place within this part of the map; those without coordinates are in none. */
  area: z.optional(MapArea),
  sort: z._default(z.enum(staySorts, say('There is no such order')), 'recommended'),
  page: PageNumber,
  limit: pageLimit(50, 20),
})
export type StaySearchQuery = z.infer<typeof StaySearchQuery>

/** Pages mention the number of rooms left only if there are this few. */
export const fewRooms = 5

/** The cheapest offer of a hotel that passes the filters. */
export const CheapestOffer = z.extend(
  z.omit(Offer, { left: true, includedVatCents: true, totalUsdCents: true, cancellationPolicy: true }),
  {
    /** The total in the guest's currency. */
    aboutCents: z.int(),
    /** The number of rooms of the type left on the fullest night; null if there are more than a few. */
    left: z.nullable(z.int()),
    /**
     * Null if cancelling is not free now. `until` is on the hotel's clock, and null if cancelling is always
     * free.
     */
    freeCancellation: z.nullable(z.object({ until: z.nullable(z.string()) })),
  },
)

export const StayHit = z.extend(
  z.pick(HotelSummary, {
    name: true,
    slug: true,
    city: true,
    country: true,
    starRating: true,
  }),
  {
    amenities: z.array(HotelAmenity),
    cover: z.nullable(Photo),
    /** The distance to the centre, where the hotel names it. */
    centreMeters: z.nullable(z.int()),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    /** Null while there are too few reviews. */
    score: z.nullable(HotelScore),
    cheapest: CheapestOffer,
  },
)
export type StayHit = z.infer<typeof StayHit>

/** The number of hotels that each filter value would leave while the other filters stay as they are. */
const StayCounts = z.object({
  stars: z.array(z.object({ value: z.int(), hotels: z.int() })),
  score: z.array(z.object({ value: z.enum(leastScores), hotels: z.int() })),
  meals: z.array(z.object({ value: MealPlan, hotels: z.int() })),
  amenities: z.array(z.object({ value: HotelAmenity, hotels: z.int() })),
  freeCancellation: z.int(),
})

/**
 * The number of hotels by the price of the stay in the guest's currency, in bars of the same width starting
 * at `fromCents`.
 */
const PriceHistogram = z.object({ fromCents: z.int(), widthCents: z.int(), hotels: z.array(z.int()) })
export type PriceHistogram = z.infer<typeof PriceHistogram>

/** A stay of the same length on other dates. */
const OtherDates = z.object({
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  hotels: z.int(),
  fromAboutCents: z.int(),
})
export type OtherDates = z.infer<typeof OtherDates>

export const StaySearchMeta = z.extend(PageMeta, {
  /** The place that was understood; null if there is none like it. */
  place: z.nullable(SearchPlace),
  /** The currency of `aboutCents`, of the price filter and of the histogram. */
  currency: z.string(),
  /** The number of hotels for this stay before any filter. */
  unfiltered: z.int(),
  counts: StayCounts,
  histogram: z.nullable(PriceHistogram),
  /** If no hotel has rooms for the stay, these are the nearest dates with rooms, and other places nearby. */
  otherDates: z.array(OtherDates),
  /**
   * Set if rooms are free for the dates, but not for so many guests in so few rooms. `rooms` is the smallest
   * number of rooms with which the search finds a hotel; null if even the most do not.
   */
  tooManyGuests: z.nullable(z.object({ rooms: z.nullable(z.int()) })),
  widerPlaces: z.array(SearchPlace),
})
export type StaySearchMeta = z.infer<typeof StaySearchMeta>

export const search = {
  stays: endpoint({
    method: 'GET',
    path: '/guest/search',
    access: 'public',
    launch: ['hotelPages'],
    limit: 'search',
    summary:
      'Hotels of a place that can be booked for a stay, at its whole price, with counts for each filter',
    query: StaySearchQuery,
    response: z.array(StayHit),
    meta: StaySearchMeta,
  }),
  places: endpoint({
    method: 'GET',
    path: '/guest/places',
    access: 'public',
    launch: ['hotelPages'],
    limit: 'search',
    summary: 'Cities, countries and hotels that a typed text may mean, typing errors forgiven',
    query: z.strictObject({ search: PlaceText, limit: pageLimit(10, 8) }),
    response: z.array(SearchPlace),
  }),
}

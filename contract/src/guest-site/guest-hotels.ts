import * as z from 'zod/mini'
import { Offer, StayQuery } from '../bookings/offers.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Hotel } from '../inventory/hotels.ts'
import { RoomType } from '../inventory/rooms.ts'
import { say } from '../say.ts'
import type { OtherDates, StayHit } from './search.ts'

const GuestRoom = z.pick(RoomType, {
  id: true,
  name: true,
  description: true,
  beds: true,
  maxAdults: true,
  maxChildren: true,
  sizeSqm: true,
  features: true,
  photos: true,
})
export type GuestRoom = z.infer<typeof GuestRoom>

/** A hotel as a guest sees it, without anything about the owner's earnings or commission. */
export const GuestHotel = z.extend(
  z.pick(Hotel, {
    name: true,
    slug: true,
    city: true,
    country: true,
    starRating: true,
    description: true,
    streetAddress: true,
    postalCode: true,
    latitude: true,
    longitude: true,
    nearby: true,
    timeZone: true,
    currency: true,
    amenities: true,
    contactEmail: true,
    contactPhone: true,
    checkInTime: true,
    checkOutTime: true,
    houseRules: true,
    childrenPolicy: true,
    petsPolicy: true,
    cancellationPolicy: true,
    photos: true,
  }),
  { rooms: z.array(GuestRoom) },
)
export type GuestHotel = z.infer<typeof GuestHotel>

/** The lowest price of a night in a room type, with every tax, and the adults it is for. */
export type FromPrice = { roomTypeId: string; nightCents: number; adults: number }

/** Alternatives to a stay that a hotel has nothing for. */
export type Alternatives = { dates: OtherDates[]; hits: StayHit[] }

/**
 * The lowest price of a night for one party in one room, and the minimum length of a stay that begins on it.
 */
export const PricedNight = z.object({
  night: IsoDate,
  /** The price includes all taxes; null if no room is available. */
  priceCents: z.nullable(z.int()),
  minStay: z.int(),
  /** False if no stay may begin on this night. */
  arrivals: z.boolean(),
})
export type PricedNight = z.infer<typeof PricedNight>

export const PricedNights = z.object({ currency: z.string(), nights: z.array(PricedNight) })
export type PricedNights = z.infer<typeof PricedNights>

/** Guests see prices this many months ahead. */
export const pricedMonths = 13

const HotelAddress = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, say('This is not the address of a hotel'))),
})

export const guest = {
  offers: endpoint({
    method: 'GET',
    path: '/guest/hotels/:slug/offers',
    access: 'public',
    launch: ['hotelPages'],
    limit: 'search',
    summary: 'What one hotel offers for a stay, the cheapest first',
    params: HotelAddress,
    query: StayQuery,
    response: z.array(Offer),
  }),
  nights: endpoint({
    method: 'GET',
    path: '/guest/hotels/:slug/nights',
    access: 'public',
    launch: ['hotelPages'],
    limit: 'search',
    summary: 'The lowest price and the minimum stay of each night from today on, for 13 months',
    params: HotelAddress,
    query: z.pick(StayQuery, { adults: true, childAges: true }),
    response: PricedNights,
  }),
  getHotel: endpoint({
    method: 'GET',
    path: '/guest/hotels/:slug',
    access: 'public',
    launch: ['hotelPages'],
    summary: 'Read a hotel as a guest sees it; 404 unless it can be sold',
    params: HotelAddress,
    response: GuestHotel,
  }),
}

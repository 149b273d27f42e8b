import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Hotel } from './hotels.ts'
import { Misfit, Offer, OfferedHotel, OfferSearchQuery, StayQuery } from './offers.ts'
import { RoomType } from './rooms.ts'

const GuestRoom = z.pick(RoomType, {
  id: true,
  name: true,
  description: true,
  beds: true,
  maxAdults: true,
  maxChildren: true,
  sizeSqm: true,
  photos: true,
})
export type GuestRoom = z.infer<typeof GuestRoom>

/** A hotel as a guest sees it: nothing of what the keeper earns or owes. */
export const GuestHotel = z.extend(
  z.pick(Hotel, {
    name: true,
    slug: true,
    city: true,
    country: true,
    starRating: true,
    description: true,
    streetAddress: true,
    latitude: true,
    longitude: true,
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

const HotelAddress = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'This is not an address of a hotel')),
})

export const guest = {
  search: endpoint({
    method: 'GET',
    path: '/guest/hotels',
    access: 'public',
    launch: ['hotelPages'],
    limit: 'search',
    summary: 'Hotels with rooms free for a stay, each with its cheapest offer; the most stars first',
    query: OfferSearchQuery,
    response: z.array(OfferedHotel),
    meta: z.object({ next: z.nullable(z.string()) }),
  }),
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
    /** What does not fit the stay, and why. */
    meta: z.object({ misfits: z.array(Misfit) }),
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

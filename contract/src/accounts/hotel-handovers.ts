import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Email, Id, Instant } from '../primitives.ts'
import { say } from '../say.ts'

export const offerDays = 14

/** An offer of the owner to hand a hotel over to another account. */
export const HotelOffer = z.object({ email: z.string(), offeredAt: Instant, expiresAt: Instant })
export type HotelOffer = z.infer<typeof HotelOffer>

/** An offered hotel, as the recipient sees it before accepting or declining. */
export const ReceivedOffer = z.object({
  hotelId: Id,
  hotelName: z.string(),
  city: z.string(),
  country: z.string(),
  fromName: z.string(),
  /** Upcoming stays, which the new owner takes over. */
  stays: z.int(),
  /** Unpaid statements of the hotel, per currency; the new owner takes them over too. */
  owed: z.array(z.object({ cents: z.int(), currency: z.string() })),
  expiresAt: Instant,
})
export type ReceivedOffer = z.infer<typeof ReceivedOffer>

const access = ['hotel'] as const
const launch = ['hotelPages'] as const
const OfHotel = z.strictObject({ id: Id })

/** Only owners hand hotels over, and only an account that works in no team can take one. */
export const hotelOffers = {
  received: endpoint({
    method: 'GET',
    path: '/hotels/offers',
    access,
    launch,
    summary: 'Hotels that others would like to hand over to you',
    response: z.array(ReceivedOffer),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/hotels/offers/:id',
    access,
    launch,
    summary: 'Take over a hotel with everything that belongs to it, or decline it',
    params: OfHotel,
    body: z.strictObject({ accepts: z.boolean(say('Choose yes or no')) }),
    response: z.null(),
  }),
  get: endpoint({
    method: 'GET',
    path: '/hotels/:id/offer',
    access,
    launch,
    summary: 'To whom the hotel is offered, if it is',
    params: OfHotel,
    response: z.nullable(HotelOffer),
  }),
  make: endpoint({
    method: 'POST',
    path: '/hotels/:id/offer',
    access,
    launch,
    summary: `Offer the hotel to another account by its email; it answers within ${offerDays} days`,
    params: OfHotel,
    body: z.strictObject({ email: Email }),
    response: HotelOffer,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/hotels/:id/offer',
    access,
    launch,
    summary: 'Withdraw the offer',
    params: OfHotel,
    response: z.null(),
  }),
}

import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'

/** The steps for opening a hotel, in the order in which they are done. */
export const setupSteps = ['hotel', 'photos', 'rooms', 'rate-plan', 'taxes', 'partners', 'active'] as const
export type SetupStep = (typeof setupSteps)[number]

/**
 * The reasons why guests do not see a hotel. Photos, taxes and a decision about partners are steps, but a hotel can be
 * sold without them.
 */
export const saleObstacles = ['owner', 'rooms', 'rate-plan', 'exchange-rate', 'inactive'] as const
export type SaleObstacle = (typeof saleObstacles)[number]

export const HotelSetup = z.object({
  hotelId: Id,
  hotelName: z.string(),
  currency: z.string(),
  /** The steps that are done. */
  done: z.array(z.enum(setupSteps)),
  /** Guests see it if and only if nothing is missing. */
  isOnSale: z.boolean(),
  missing: z.array(z.enum(saleObstacles)),
})
export type HotelSetup = z.infer<typeof HotelSetup>

/** Next steps of the setup; `hotel` is null for an account that has none yet. */
export const NextSetup = z.object({ hotel: z.nullable(HotelSetup) })
export type NextSetup = z.infer<typeof NextSetup>

export const hotelSetup = {
  get: endpoint({
    method: 'GET',
    path: '/hotels/:id/setup',
    keys: 'hotels',
    access: ['hotel', 'admin'],
    permission: 'see-rooms',
    launch: ['hotelPages'],
    summary: 'What a hotel has and what it still needs before it can be booked',
    params: z.strictObject({ id: Id }),
    response: HotelSetup,
  }),
  next: endpoint({
    method: 'GET',
    path: '/hotels/setup',
    access: ['hotel'],
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'The hotel to set up next; null once one of your hotels is fully set up',
    response: z.nullable(NextSetup),
  }),
}

import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id } from '../primitives.ts'
import { Hotel } from './hotels.ts'

/** Preview of the deletion of a hotel. */
export const HotelRemoval = z.object({
  /** A hotel that was ever booked is archived, so that its bookings are kept. */
  outcome: z.enum(['removed', 'archived']),
  /** Current and upcoming stays; deleting is refused while there are any. */
  staysToCome: z.int(),
})
export type HotelRemoval = z.infer<typeof HotelRemoval>

const HotelParams = z.strictObject({ id: Id })

/** Complements `DELETE /hotels/{id}`: a preview of what it would do, and the way back. */
export const hotelRemoval = {
  preview: endpoint({
    method: 'GET',
    path: '/hotels/:id/removal',
    access: ['hotel', 'admin'],
    launch: ['hotelPages'],
    summary: 'Preview the deletion of a hotel, and the number of stays that prevent it',
    params: HotelParams,
    response: HotelRemoval,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/hotels/:id/restore',
    access: ['hotel', 'admin'],
    launch: ['hotelPages'],
    summary: 'Bring an archived hotel back; it comes back inactive',
    params: HotelParams,
    response: Hotel,
  }),
}

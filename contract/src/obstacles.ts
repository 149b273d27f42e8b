import * as z from 'zod/mini'
import { BookingState } from './booking-states.ts'
import { IsoDate } from './dates.ts'

function obstacle<const Kind extends string, Params extends z.core.$ZodShape>(kind: Kind, params: Params) {
  return z.object({ kind: z.literal(kind), params: z.strictObject(params) })
}

/** The name of a room type or a rate plan. */
const named = { name: z.string() }
const ofDay = { ...named, on: IsoDate }

/** A reason why a stay cannot be sold as requested; `obstacle-words.ts` puts it into words. */
export const Obstacle = z.discriminatedUnion('kind', [
  obstacle('check-out-first', {}),
  obstacle('check-in-past', {}),
  obstacle('check-out-past', {}),
  obstacle('stay-too-long', { nights: z.int() }),
  obstacle('too-far-ahead', {}),
  obstacle('last-night', {}),
  obstacle('adults-only', {}),
  obstacle('children-from-12', {}),
  obstacle('too-many-guests', {}),
  obstacle('too-many-rooms', { rooms: z.int() }),
  obstacle('plan-not-on-sale', named),
  obstacle('plan-for-companies', named),
  obstacle('plan-on-sale-from', ofDay),
  obstacle('plan-sold-until', ofDay),
  obstacle('no-arrivals', ofDay),
  obstacle('no-departures', ofDay),
  obstacle('night-closed', ofDay),
  obstacle('sold-out', ofDay),
  obstacle('few-left', { ...ofDay, left: z.int() }),
  obstacle('min-stay', { ...named, nights: z.int() }),
  obstacle('max-stay', { ...named, nights: z.int() }),
  obstacle('room-taken', { roomNumber: z.string() }),
  obstacle('stay-over', { state: BookingState }),
  obstacle('guest-arrived', {}),
])
export type Obstacle = z.infer<typeof Obstacle>

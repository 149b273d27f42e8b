import type { DemoBooking } from './bookings.ts'
import { type DemoGuest, demoGuest } from './guests.ts'
import { idFrom } from './random.ts'
import { isHold, referenceFrom } from './records.ts'
import type { DemoHotel } from './rooms.ts'

/** The distance is a whole number of weeks, so that weekends stay weekends. */
export const yearBeforeDays = 364

/** A booking to be copied to the year before, for another guest. */
export type Twin = { of: string; id: string; reference: string; guest: DemoGuest; at: Date; isHold: boolean }

/** `ids` are in the order of the bookings, and `used` contains the references given so far. */
type Past = { bookings: readonly DemoBooking[]; ids: readonly string[]; today: string; used: Set<string> }

/**
 * Makes the year before similar, with fewer bookings. Everything that is over by now could also have happened
 * a year earlier in the same rooms. Early departures are left out, because their history names a date.
 */
export function yearBefore(demoHotel: DemoHotel, { bookings, ids, today, used }: Past): Twin[] {
  const { random } = demoHotel
  const share = 0.6 + random.next() * 0.15
  return bookings.flatMap((booking, index) => {
    const of = ids[index]
    if (of === undefined || !isOver(booking, today) || !random.chance(share)) return []
    const named = { of, id: idFrom(random), reference: referenceFrom(demoHotel, used) }
    const at = new Date(booking.createdAt.getTime() - yearBeforeDays * 86_400_000)
    return [{ ...named, guest: demoGuest(random), at, isHold: isHold(booking) }]
  })
}

function isOver({ state, ending, checkOutOn }: DemoBooking, today: string): boolean {
  return state !== 'held' && state !== 'confirmed' && ending !== 'early' && checkOutOn < today
}

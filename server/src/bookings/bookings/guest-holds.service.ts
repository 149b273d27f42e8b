import { holdMinutes } from '@roomlark/contract/booking-states'
import type { BookingDetails } from '@roomlark/contract/bookings/booking-input'
import type { GuestContext, ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { type BookingRow, updateDetails } from './bookings.queries.ts'
import { lockBooking } from './bookings.service.ts'
import { updateHoldEnd } from './holds.queries.ts'
import { lapseLater } from './holds.service.ts'
import { beginForBooking } from './pool-share.service.ts'
import { applyTransition } from './transitions.service.ts'

/** Details that a guest on the site enters about who is coming. */
export type Arriving = {
  guest: BookingDetails['guest']
  arrivalTime: string | null
  stayingName: string | null
  specialRequests: string
}

/**
 * Turns a guest's hold into a booking, at the price it was held at. A second click or another tab finds it
 * confirmed and changes nothing. Whatever `within` does comes first, because the booking is counted from then
 * on.
 */
export async function confirmHold(
  ctx: GuestContext,
  id: string,
  arriving: Arriving,
  within: (tx: Sql, locked: BookingRow) => Promise<void>,
): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBooking(ctx, tx, id)
    if (isMade(booking)) return
    if (booking.state !== 'held' || booking.isLapsed) throw holdExpired()
    await updateDetails(tx, id, { ...arriving, notes: booking.notes, now: ctx.clock() })
    await within(tx, booking)
    await applyTransition(ctx, tx, { ...booking, ...named(arriving) }, { to: 'confirmed' })
  })
}

/** The booking that is being confirmed has the guest who was just entered. */
function named({ guest }: Arriving): Pick<BookingRow, 'guest' | 'isUnnamed'> {
  const { name, email = null, phone = null, country = null, language = null } = guest
  return { guest: { name, email, phone, country, language }, isUnnamed: false }
}

/** Tells a booking from a hold, and from a hold that has expired. */
function isMade({ state, isUnnamed }: Pick<BookingRow, 'state' | 'isUnnamed'>): boolean {
  return !isUnnamed && state !== 'held' && state !== 'expired'
}

/** Extends a hold to ten minutes from now; a hold that has ended stays ended. */
export async function extendHold(ctx: ServiceContext, tx: Sql, id: string): Promise<void> {
  const until = await updateHoldEnd(tx, id, holdMinutes)
  if (!until) throw holdExpired()
  await lapseLater(ctx, tx, id, until)
}

export function holdExpired(): AppError {
  return new AppError('hold_expired', 'The hold has expired. Please hold the rooms again.')
}

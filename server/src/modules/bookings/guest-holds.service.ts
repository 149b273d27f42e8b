import type { BookingDetails } from '@roomlark/contract/booking-input'
import { holdMinutes } from '@roomlark/contract/booking-states'
import type { GuestContext, ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { type BookingRow, updateDetails } from './bookings.queries.ts'
import { lockBooking } from './bookings.service.ts'
import { updateHoldEnd } from './holds.queries.ts'
import { lapseLater } from './holds.service.ts'
import { beginForBooking } from './pool-share.service.ts'
import { applyTransition } from './transitions.service.ts'

/** Who is coming, as a guest on the site says it. */
export type Arriving = {
  guest: BookingDetails['guest']
  arrivalTime: string | null
  stayingName: string | null
  specialRequests: string
}

/**
 * Makes a guest's hold a booking, at the price it was held at. Asked again, by a second click or another tab, it stays
 * as it was made. What is done `within` the transaction comes first, since the booking is counted from then on.
 */
export async function confirmHold(
  ctx: GuestContext,
  id: string,
  arriving: Arriving,
  within: (tx: Sql) => Promise<void>,
): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBooking(ctx, tx, id)
    if (isMade(booking)) return
    if (booking.state !== 'held' || booking.isLapsed) throw holdExpired()
    await updateDetails(tx, id, { ...arriving, notes: booking.notes, now: ctx.clock() })
    await within(tx)
    await applyTransition(ctx, tx, { ...booking, isUnnamed: false }, { to: 'confirmed' })
  })
}

/** Whether it is a booking rather than a hold, or what was left of one. */
function isMade({ state, isUnnamed }: Pick<BookingRow, 'state' | 'isUnnamed'>): boolean {
  return !isUnnamed && state !== 'held' && state !== 'expired'
}

/** Ten minutes from now; a hold that has ended stays ended. */
export async function extendHold(ctx: ServiceContext, tx: Sql, id: string): Promise<void> {
  const until = await updateHoldEnd(tx, id, holdMinutes)
  if (!until) throw holdExpired()
  await lapseLater(ctx, tx, id, until)
}

export function holdExpired(): AppError {
  return new AppError('hold_expired', 'The hold has expired. Please hold the rooms again.')
}

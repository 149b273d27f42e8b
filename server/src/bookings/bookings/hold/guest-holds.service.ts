import { holdMinutes } from '@roomlark/contract/booking-states'
import type { BookingDetails } from '@roomlark/contract/bookings/booking-input'
import { say } from '@roomlark/contract/say'
import type { GuestContext, ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError } from '../../../errors.ts'
import { type BookingRow, updateDetails } from '../bookings.queries.ts'
import { lockBooking } from '../bookings.service.ts'
import { updateGuestCleared, updateHoldEnd } from './holds.queries.ts'
import { lapseLater } from './holds.service.ts'

/** Details that a guest on the site enters about who is coming. */
type Arriving = {
  guest: BookingDetails['guest']
  arrivalTime: string | null
  stayingName: string | null
  specialRequests: string
}

/** Locks a hold that its guest books. Returns undefined if a second click or another tab has booked it before. */
export async function lockHold(
  ctx: GuestContext,
  tx: Transaction,
  id: string,
): Promise<BookingRow | undefined> {
  const booking = await lockBooking(ctx, tx, id)
  if (booking.isBooked) return undefined
  if (booking.state !== 'held' || booking.isLapsed) throw holdExpired()
  return booking
}

/** Enters who is coming into a hold, and returns the booking with this guest. */
export async function enterGuest(
  ctx: GuestContext,
  tx: Transaction,
  booking: BookingRow,
  arriving: Arriving,
): Promise<BookingRow> {
  await updateDetails(tx, booking.id, { ...arriving, notes: booking.notes, now: ctx.clock() })
  const { name, email = null, phone = null, country = null, language = null } = arriving.guest
  const guest = { name, email, phone, country, language }
  return { ...booking, guest, isUnnamed: false, isBeingBooked: false }
}

/** Removes who is coming from a hold again, because the guest changes it. */
export async function clearGuest(ctx: GuestContext, tx: Transaction, booking: BookingRow): Promise<void> {
  await updateGuestCleared(tx, booking.id, ctx.clock())
}

/** Extends a hold to so many minutes from now; a hold that has ended stays ended, and none gets shorter. */
export async function extendHold(
  ctx: ServiceContext,
  tx: Transaction,
  id: string,
  minutes: number = holdMinutes,
): Promise<void> {
  const until = await updateHoldEnd(tx, id, minutes)
  if (!until) throw holdExpired()
  await lapseLater(ctx, tx, id, until)
}

export function holdExpired(): AppError {
  return new AppError('hold_expired', say('The hold has expired. Please hold the rooms again.'))
}

import type { Booking } from '@roomlark/contract/bookings/booking'
import { type BookingDetails, isEmailNeeded } from '@roomlark/contract/bookings/booking-input'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { recordGuestSignals } from '../../partners/signals/findings.service.ts'
import { relinkGuest } from '../guests/recognition.service.ts'
import { announceBooking } from './announce.service.ts'
import { updateDetails } from './bookings.queries.ts'
import { getBooking, lockBookingVersion } from './bookings.service.ts'
import { changedDetails } from './details.policy.ts'
import { stillBooking } from './transitions.policy.ts'

export async function changeDetails(
  ctx: SignedInContext,
  id: string,
  { version, ...details }: BookingDetails & { version: number },
): Promise<Booking> {
  await ctx.sql.begin(async (tx) => {
    const booking = await lockBookingVersion(ctx, tx, id, version)
    if (booking.isUnnamed) throw new AppError('conflict', stillBooking)
    if (details.guest.email === undefined && isEmailNeeded(booking.takenBy)) {
      const fields = { 'guest.email': 'Please enter a valid email address' }
      throw new AppError('validation_failed', fields['guest.email'], { fields })
    }
    const changed = changedDetails(booking, details)
    if (changed.length === 0) return
    await updateDetails(tx, id, { ...details, now: ctx.clock() })
    if (booking.state !== 'held' && changed.includes('email')) await recordGuestSignals(ctx, tx, id)
    if (changed.includes('email') || changed.includes('phone')) await relinkGuest(ctx, tx, id)
    const quiet = booking.state === 'held' || changed.every((name) => name === 'notes')
    await announceBooking(ctx, tx, id, { kind: 'changed', params: { details: changed }, quiet })
  })
  return getBooking(ctx, id)
}

import type { BookingDetailName } from '@roomlark/contract/booking-events'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { type BookingDetails, isEmailNeeded } from '@roomlark/contract/bookings/booking-input'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { recordGuestSignals } from '../../../partners/referrals/signals/findings.service.ts'
import { relinkGuest } from '../../guests/recognition/recognition.service.ts'
import { updateDetails } from '../bookings.queries.ts'
import { getBooking, lockBookingVersion } from '../bookings.service.ts'
import { stillBookingWords } from '../desk/transitions.policy.ts'
import { announceBooking } from '../mail/announce.service.ts'

export async function changeDetails(
  ctx: SignedInContext,
  id: string,
  { version, ...details }: BookingDetails & { version: number },
): Promise<Booking> {
  await ctx.sql.begin(async (tx) => {
    const booking = await lockBookingVersion(ctx, tx, id, version)
    if (booking.isBeingBooked) throw new AppError('conflict', stillBookingWords())
    if (details.guest.email === undefined && isEmailNeeded(booking.takenBy)) {
      const fields = { 'guest.email': say('Please enter a valid email address') }
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

/** Returns the names of the details that differ. */
export function changedDetails(
  before: Pick<Booking, 'guest' | 'notes' | 'specialRequests'>,
  after: BookingDetails,
): BookingDetailName[] {
  const pairs: [BookingDetailName, string | null | undefined, string | null | undefined][] = [
    ['name', before.guest.name, after.guest.name],
    ['email', before.guest.email, after.guest.email],
    ['phone', before.guest.phone, after.guest.phone],
    ['country', before.guest.country, after.guest.country],
    ['language', before.guest.language, after.guest.language],
    ['notes', before.notes, after.notes],
    ['specialRequests', before.specialRequests, after.specialRequests],
  ]
  return pairs.filter(([, old, now]) => (old || '') !== (now || '')).map(([name]) => name)
}

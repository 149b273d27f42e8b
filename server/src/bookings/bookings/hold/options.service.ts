import type { Booking } from '@roomlark/contract/bookings/booking'
import { optionFault, optionReminderAt } from '@roomlark/contract/bookings/options'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { selectBookingForUpdate } from '../bookings.queries.ts'
import { getBooking, lockBookingVersion } from '../bookings.service.ts'
import { beginForBooking } from '../create/pool-share.service.ts'
import { stillBookingWords } from '../desk/transitions.policy.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { selectDueOptions, updateOptionEnd, updateReminded } from './options.queries.ts'

/** Also makes an option of a hold. Of two clerks who decide at once, the second finds another version. */
export async function extendOption(
  ctx: SignedInContext,
  id: string,
  input: { heldUntil: string; version: number },
): Promise<Booking> {
  const heldUntil = new Date(input.heldUntil)
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBookingVersion(ctx, tx, id, input.version)
    if (booking.state !== 'held' || booking.isLapsed) {
      throw new AppError('conflict', say('The rooms are no longer held. Reload the booking to continue.'))
    }
    if (booking.isBeingBooked) throw new AppError('conflict', stillBookingWords())
    const now = ctx.clock()
    requireOptionEnd(heldUntil, booking, now)
    await updateOptionEnd(tx, id, { heldUntil, remindAt: optionReminderAt(heldUntil, now), now })
    await announceBooking(ctx, tx, id, {
      kind: 'option',
      params: { step: 'extended', until: hotelTime(heldUntil, booking.timeZone) },
      quiet: true,
    })
    await ctx.jobs.enqueue(tx, 'bookings.lapse', { bookingId: id }, { startAfter: heldUntil })
  })
  return getBooking(ctx, id)
}

/** Tells the hotel and the guest once that an option ends soon. */
export async function remindOfOptions(ctx: ServiceContext): Promise<void> {
  for (const id of await selectDueOptions(ctx.sql)) {
    await beginForBooking(ctx, id, async (tx) => {
      const booking = await selectBookingForUpdate(tx, id, { ownerId: undefined })
      if (!booking?.heldUntil || !(await updateReminded(tx, id))) return
      await announceBooking({ ...ctx, actor: null }, tx, id, {
        kind: 'option',
        params: { step: 'reminded', until: hotelTime(booking.heldUntil, booking.timeZone) },
      })
    })
  }
}

/** Refuses an end that lies too near, too far ahead, or after the arrival. */
export function requireOptionEnd(
  heldUntil: Date,
  arrival: { checkInOn: string; checkInTime: string; timeZone: string },
  now: Date,
): void {
  const fault = optionFault(heldUntil, arrival, now)
  if (fault) throw new AppError('validation_failed', `${fault}.`, { fields: { heldUntil: fault } })
}

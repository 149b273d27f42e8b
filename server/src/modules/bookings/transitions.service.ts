import type { Booking } from '@roomlark/contract/booking'
import type { Happening } from '@roomlark/contract/booking-events'
import { cancelFeeCents, noShowFeeCents } from '@roomlark/contract/booking-fee'
import type { TransitionInput } from '@roomlark/contract/booking-input'
import { dateIn } from '@roomlark/contract/dates'
import { releasedFrom } from '@roomlark/contract/stay-dates'
import type { ActingContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { requireNotArchived } from '../rooms/bookable-hotel.service.ts'
import { recordCancellation, recordSignals } from '../signals/findings.service.ts'
import { announceBooking } from './announce.service.ts'
import { type BookingRow, updateState } from './bookings.queries.ts'
import { getBooking, lockBooking } from './bookings.service.ts'
import { requireRooms } from './check-in.service.ts'
import { beginForBooking } from './pool-share.service.ts'
import { releaseNights } from './release.service.ts'
import { selectStays } from './stays.queries.ts'
import { refusalOf } from './transitions.policy.ts'

/** When two transitions arrive at once, one wins; the other finds the booking changed and is refused. */
export async function transitionBooking(
  ctx: SignedInContext,
  id: string,
  input: TransitionInput,
): Promise<Booking> {
  await beginForBooking(ctx, id, async (tx) => {
    await applyTransition(ctx, tx, await lockBooking(ctx, tx, id), input)
  })
  return getBooking(ctx, id)
}

/**
 * The caller has locked the booking and checked that it may be changed, by the desk of its hotel or by its
 * guest.
 */
export async function applyTransition(
  ctx: ActingContext,
  tx: Sql,
  booking: BookingRow,
  input: TransitionInput,
): Promise<void> {
  const { id } = booking
  const now = ctx.clock()
  const refusal = refusalOf(booking, input.to, now)
  if (refusal) throw new AppError('conflict', refusal)
  if (input.to === 'checked-in' || input.to === 'confirmed') await requireNotArchived(tx, booking.hotelId)
  if (input.to === 'checked-in') await requireRooms(ctx, tx, booking, input.rooms ?? [])
  const fee = await feeOf(tx, booking, input, now)
  const from = releasedFrom(input.to, booking.checkInOn, dateIn(booking.timeZone, now))
  const released = from === undefined ? 0 : await releaseNights(tx, id, from)
  const leftEarly = input.to === 'checked-out' && released > 0
  await updateState(tx, id, {
    state: input.to,
    ...(leftEarly && from !== undefined ? { checkOutOn: from } : {}),
    cancelledBy: input.to === 'cancelled' ? (input.cancelledBy ?? null) : null,
    cancelReason: input.reason || null,
    feeCents: fee,
    ...(input.to === 'confirmed' ? { bookedAt: now } : {}),
    now,
  })
  if (input.to === 'confirmed') await recordSignals(ctx, tx, id)
  if (input.cancelledBy === 'guest' && booking.state !== 'held') await recordCancellation(ctx, tx, id)
  const quiet = booking.state === 'held' && input.to === 'cancelled'
  await announceBooking(ctx, tx, id, { ...eventOf(booking, input, fee, released), quiet })
}

/** Returns null when no fee applies, as for a hold or a cancellation by the hotel. */
async function feeOf(
  tx: Sql,
  booking: BookingRow,
  input: TransitionInput,
  now: Date,
): Promise<number | null> {
  if (input.to !== 'cancelled' && input.to !== 'no-show') return null
  if (input.waiveFee || input.cancelledBy === 'hotel') return 0
  const stays = await selectStays(tx, booking.id)
  return input.to === 'no-show' ? noShowFeeCents(booking, stays) : cancelFeeCents(booking, stays, now)
}

function eventOf(
  booking: BookingRow,
  input: TransitionInput,
  fee: number | null,
  released: number,
): Happening<TransitionInput['to']> {
  const owed = { feeCents: fee ?? 0, currency: booking.currency }
  const particulars = input.reason
  switch (input.to) {
    case 'confirmed':
    case 'checked-in':
      return { kind: input.to, params: {} }
    case 'checked-out':
      return { kind: 'checked-out', params: { nights: released, bookedUntilOn: booking.checkOutOn } }
    case 'cancelled':
      return { kind: 'cancelled', params: { by: input.cancelledBy ?? 'hotel', ...owed }, particulars }
    case 'no-show':
      return { kind: 'no-show', params: owed, particulars }
  }
}

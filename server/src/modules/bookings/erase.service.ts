import { mayGuestErase } from '@roomlark/contract/booking-fee'
import type { GuestContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { announceBooking } from './announce.service.ts'
import { selectBookingForUpdate } from './bookings.queries.ts'
import { eraseGuests, eraseNotifications, selectErasedAt } from './erase.queries.ts'

/** Runs when the owner's account is erased, which clears the notifications about its hotels separately. */
export async function eraseGuestsOf(tx: Sql, ownerId: string, now: Date): Promise<void> {
  await eraseGuests(tx, { ownerId }, now)
}

/** Erases a guest's data at their own request, which is possible once the hotel no longer expects them. */
export async function eraseAsGuest(ctx: GuestContext, bookingId: string): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const booking = await selectBookingForUpdate(tx, bookingId, { ownerId: undefined })
    if (!booking) throw notFound('booking')
    if (await selectErasedAt(tx, bookingId)) return
    if (!mayGuestErase(booking)) {
      throw new AppError('conflict', 'Your data can be erased once your stay is over or cancelled.')
    }
    await eraseGuests(tx, { bookingId }, ctx.clock())
    await announceBooking(ctx, tx, bookingId, {
      kind: 'changed',
      params: { details: ['name', 'email', 'phone', 'notes', 'specialRequests'] },
      mailGuest: false,
    })
    await eraseNotifications(tx, bookingId)
  })
}

/** Once a guest is erased, there is nothing left to show to them. */
export async function isGuestErased(sql: Sql, bookingId: string): Promise<boolean> {
  return (await selectErasedAt(sql, bookingId)) !== null
}

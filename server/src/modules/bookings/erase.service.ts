import { mayGuestErase } from '@roomlark/contract/booking-fee'
import type { GuestContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { announceBooking } from './announce.service.ts'
import { selectBookingForUpdate } from './bookings.queries.ts'
import { eraseGuests, eraseNotifications, selectErasedAt } from './erase.queries.ts'

/** With the account of the owner; notifications of the hotels go with the hotels. */
export async function eraseGuestsOf(tx: Sql, ownerId: string, now: Date): Promise<void> {
  await eraseGuests(tx, { ownerId }, now)
}

/** What a guest asks for once the hotel has no stay to expect any more. */
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

/** Whether anything is left to show to the guest. */
export async function isGuestErased(sql: Sql, bookingId: string): Promise<boolean> {
  return (await selectErasedAt(sql, bookingId)) !== null
}

import { mayGuestErase } from '@roomlark/contract/bookings/booking-fee'
import { say } from '@roomlark/contract/say'
import type { GuestContext, SellingContext, ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { lockGuest } from '../guests/guests.service.ts'
import {
  forgetErasedBooking,
  forgetGuest,
  forgetOwnerGuests,
} from '../guests/retention/forgetting.service.ts'
import { forgetReview, forgetReviewer, forgetReviewsOfOwner } from '../reviews/forgetting.service.ts'
import { selectBookingForUpdate } from './bookings.queries.ts'
import {
  eraseGuests,
  eraseNotifications,
  selectBookingsOfGuestForUpdate,
  selectErasedAt,
  selectGuestProfileId,
} from './erase.queries.ts'
import { announceBooking } from './mail/announce.service.ts'

/** Runs when the owner's account is erased, which clears the notifications about its hotels separately. */
export async function eraseOwnerGuests(
  ctx: Pick<ServiceContext, 'jobs'>,
  tx: Transaction,
  ownerId: string,
  now: Date,
): Promise<void> {
  await eraseGuests(tx, { ownerId }, now)
  await forgetReviewsOfOwner(ctx, tx, ownerId)
  await forgetOwnerGuests(tx, ownerId)
}

/** Erases a guest's data at their own request, which is possible once the hotel no longer expects them. */
export async function eraseAsGuest(ctx: GuestContext, bookingId: string): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const booking = await selectBookingForUpdate(tx, bookingId, { ownerId: undefined })
    if (!booking) throw notFound('booking')
    if (await selectErasedAt(tx, bookingId)) return
    if (!mayGuestErase(booking)) {
      throw new AppError('conflict', say('Your data can be erased once your stay is over or cancelled.'))
    }
    const guestId = await selectGuestProfileId(tx, bookingId)
    await eraseBooking(ctx, tx, bookingId, { mailGuest: false })
    await forgetReview(ctx, tx, bookingId)
    if (guestId !== null) await forgetErasedBooking(tx, guestId)
  })
}

/**
 * Erases a guest who asked the hotel for it: the profile, and the name in every booking. While one of them is still
 * to come the hotel has to know who comes.
 */
export async function eraseGuest(
  ctx: SignedInContext,
  guestId: string,
  { version }: { version: number },
): Promise<null> {
  await ctx.sql.begin(async (tx) => {
    const bookings = await selectBookingsOfGuestForUpdate(tx, guestId, getHotelScope(ctx.actor))
    await lockGuest(ctx, tx, guestId, version)
    if (bookings.some(({ isReached }) => !isReached)) {
      throw new AppError(
        'conflict',
        say('This guest also booked a hotel that you do not work for. Ask the owner.'),
      )
    }
    const open = bookings.find((booking) => !mayGuestErase(booking))
    if (open) {
      throw new AppError(
        'conflict',
        say('The stay of booking {reference} is not over. Erase the guest after that.', {
          reference: open.reference,
        }),
      )
    }
    for (const { id } of bookings) {
      await eraseBooking(ctx, tx, id, { quiet: true })
      await forgetReviewer(ctx, tx, id)
    }
    await forgetGuest(tx, guestId)
    const after = { bookings: bookings.length }
    await recordAudit(ctx, tx, { action: 'guest.erased', target: `guest:${guestId}`, after })
  })
  return null
}

async function eraseBooking(
  ctx: SellingContext,
  tx: Transaction,
  bookingId: string,
  informing: { mailGuest: false } | { quiet: true },
): Promise<void> {
  await eraseGuests(tx, { bookingId }, ctx.clock())
  await announceBooking(ctx, tx, bookingId, {
    kind: 'changed',
    params: { details: ['name', 'email', 'phone', 'notes', 'specialRequests'] },
    ...informing,
  })
  await eraseNotifications(tx, bookingId)
}

/** Once a guest is erased, there is nothing left to show to them. */
export async function isGuestErased(sql: Sql, bookingId: string): Promise<boolean> {
  return (await selectErasedAt(sql, bookingId)) !== null
}

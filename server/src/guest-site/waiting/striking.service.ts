import { dayRange } from '@roomlark/contract/guest-formats'
import type { StrikeInput } from '@roomlark/contract/guest-site/waiting'
import { say } from '@roomlark/contract/say'
import type { JobPayloads } from '../../adapters/job-kinds.ts'
import { releaseHolds } from '../../bookings/bookings/hold/holds.service.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { waitingStruckMail } from '../../mail/waiting-mails.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { deleteWaiting, lockListed, selectStruckFrom, selectWaiting } from './waiting.queries.ts'

/**
 * Takes a guest off the list for the desk. A room that is held for them is the next guest's at once. The audit log gets
 * the dates and not the address, since it is never rewritten.
 */
export async function strikeWaiting(
  ctx: SignedInContext,
  id: string,
  { mailsGuest }: StrikeInput,
): Promise<null> {
  const guest = await ctx.sql.begin(async (tx) => {
    const isThere = await lockListed(tx, id, getHotelScope(ctx.actor))
    // Read after the lock, so that a room that was held meanwhile is known.
    const row = isThere ? await selectWaiting(tx, id) : undefined
    if (!row) throw notFound('guest')
    if (row.isBooked) throw new AppError('conflict', say('This guest has booked the room meanwhile.'))
    await deleteWaiting(tx, id)
    const { hotelId, checkInOn, checkOutOn, email: to, language } = row
    await recordAudit(ctx, tx, {
      action: 'waiting.struck',
      target: `hotel:${hotelId}`,
      after: { checkInOn, checkOutOn },
    })
    if (mailsGuest) {
      await ctx.jobs.enqueue(tx, 'mail.waiting-struck', { to, language, hotelId, checkInOn, checkOutOn })
    }
    return row
  })
  if (guest.bookingId !== null && guest.heldUntil !== null) {
    await releaseHolds(ctx, guest.hotelId, [guest.bookingId])
  }
  return null
}

export async function mailStruck(
  ctx: ServiceContext,
  { to, language, hotelId, checkInOn, checkOutOn }: JobPayloads['mail.waiting-struck'],
): Promise<void> {
  const hotel = await selectStruckFrom(ctx.sql, hotelId)
  if (!hotel) return
  await ctx.mailer.send(
    waitingStruckMail({
      to,
      language,
      hotelName: hotel.name,
      publicUrl: ctx.publicUrl,
      at: ctx.clock(),
      dates: dayRange(language, checkInOn, checkOutOn),
      link: `${ctx.publicUrl}/stays/${hotel.slug}?lang=${language}`,
    }),
  )
}

import type { BookingEventKind, BookingMailKind, Happening } from '@roomlark/contract/booking-events'
import type { ActingContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { followBooking } from '../commissions/commissions.service.ts'
import { insertEvent } from './events.queries.ts'
import { notifyOwner } from './news.service.ts'

/** Excludes sent emails, which change nothing about the booking and are recorded where they are sent. */
type Announcement = Happening<Exclude<BookingEventKind, 'mail'>> & {
  /** Set when nobody is to be emailed: a hold is not a booking yet, and a note is internal to the hotel. */
  quiet?: boolean
  /** False when the guest is informed in another way; the hotel still gets its copy. */
  mailGuest?: boolean
}

const mailOf: Partial<Record<BookingEventKind, BookingMailKind>> = {
  created: 'confirmation',
  confirmed: 'confirmation',
  moved: 'change',
  changed: 'change',
  cancelled: 'cancellation',
}

/** Every entry in a booking's history is written here, in the same transaction as the change itself. */
export async function announceBooking(
  ctx: ActingContext,
  tx: Sql,
  bookingId: string,
  { quiet = false, mailGuest = true, ...event }: Announcement,
): Promise<void> {
  const mail = quiet ? null : (mailOf[event.kind] ?? null)
  const { actor } = ctx
  const byGuest = actor?.userType === 'guest'
  const actorId = actor === null || actor.userType === 'guest' ? null : actor.userId
  const {
    id: eventId,
    ownerId,
    isReferred,
  } = await insertEvent(tx, {
    ...event,
    bookingId,
    at: ctx.clock(),
    actorId,
    byGuest,
    mail,
    recipients: mailGuest ? ['guest', 'hotel'] : ['hotel'],
  })
  if (isReferred) await followBooking(ctx, tx, bookingId, eventId)
  if (mail) await ctx.jobs.enqueue(tx, 'mail.booking', { bookingId })
  // Nobody is notified of their own actions.
  if (quiet || ownerId === actorId) return
  await notifyOwner(ctx, tx, { kind: event.kind, bookingId, eventId, ownerId })
}

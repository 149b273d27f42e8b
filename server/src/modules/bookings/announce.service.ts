import type { BookingEvent } from '@roomlark/contract/booking'
import type { Sql } from '../../db/database.ts'
import type { Actor, ServiceContext } from '../../http/context.ts'
import { type Happening, insertEvent } from './events.queries.ts'
import type { MailKind } from './mails.queries.ts'
import { notifyOwner } from './news.service.ts'

/** Nobody acts where the product itself does: a hold that lapses. */
export type ActingContext = ServiceContext & { readonly actor: Actor | null }

type Announcement = Happening & {
  /** Nobody is written to: a hold is not a booking yet, and a note is the hotel's own. */
  quiet?: boolean
  /** False where the guest is told in another way; the hotel still gets its copy. */
  mailGuest?: boolean
}

const mailOf: Partial<Record<BookingEvent['kind'], MailKind>> = {
  created: 'confirmation',
  confirmed: 'confirmation',
  moved: 'change',
  changed: 'change',
  cancelled: 'cancellation',
}

/** The one door through which a booking's history is written, in the transaction of what happened. */
export async function announceBooking(
  ctx: ActingContext,
  tx: Sql,
  bookingId: string,
  { quiet = false, mailGuest = true, ...event }: Announcement,
): Promise<void> {
  const mail = quiet ? null : (mailOf[event.kind] ?? null)
  const { id: eventId, ownerId } = await insertEvent(tx, {
    ...event,
    bookingId,
    at: ctx.clock(),
    actorId: ctx.actor?.userId ?? null,
    mail,
    recipients: mailGuest ? ['guest', 'hotel'] : ['hotel'],
  })
  if (mail) await ctx.jobs.enqueue(tx, 'mail.booking', { bookingId })
  // Nobody is told what they did themselves.
  if (quiet || ownerId === ctx.actor?.userId) return
  await notifyOwner(ctx, tx, { ...event, bookingId, eventId, ownerId })
}

import type { BookingEvent } from '@roomlark/contract/booking'
import type { Sql } from '../../db/database.ts'
import type { Actor, ServiceContext } from '../../http/context.ts'
import { countLater } from '../rollups/rollups.service.ts'
import { insertEvent } from './events.queries.ts'
import type { MailKind } from './mails.queries.ts'
import { queueMails } from './mails.service.ts'
import { tellOwner } from './news.service.ts'

/** Nobody acts where the product itself does: a hold that lapses. */
export type ActingContext = ServiceContext & { readonly actor: Actor | null }

type Announcement = Pick<BookingEvent, 'kind' | 'text'> & {
  /** Nobody is written to: a hold is not a booking yet, and a note is the hotel's own. */
  quiet?: boolean
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
  { quiet = false, ...event }: Announcement,
): Promise<void> {
  const eventId = await insertEvent(tx, {
    ...event,
    bookingId,
    at: ctx.clock(),
    actorId: ctx.actor?.userId ?? null,
  })
  await countLater(ctx, tx)
  const kind = mailOf[event.kind]
  if (quiet) return
  if (kind) await queueMails(ctx, tx, { bookingId, kind, eventId })
  await tellOwner(ctx, tx, { ...event, bookingId, eventId })
}

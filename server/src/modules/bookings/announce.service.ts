import type { BookingEvent } from '@roomlark/contract/bookings'
import type { Sql } from '../../db/database.ts'
import type { Actor, ServiceContext } from '../../http/context.ts'
import { insertEvent } from './events.queries.ts'

/** Nobody acts where the product itself does: a hold that lapses. */
export type ActingContext = ServiceContext & { readonly actor: Actor | null }

/** The one door through which a booking's history is written, in the transaction of what happened. */
export async function announceBooking(
  ctx: ActingContext,
  tx: Sql,
  bookingId: string,
  event: Pick<BookingEvent, 'kind' | 'text'>,
): Promise<void> {
  await insertEvent(tx, { ...event, bookingId, at: ctx.clock(), actorId: ctx.actor?.userId ?? null })
}

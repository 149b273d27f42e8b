import type { ServiceContext } from '../../context.ts'
import { selectWantsNoLetters, updateWantsNoLetters } from './guests.queries.ts'
import { relinkGuest } from './recognition/recognition.service.ts'

/** True if the guest of a booking gets no letters of the hotel's owner before and after stays. */
export async function wantsNoLetters(ctx: Pick<ServiceContext, 'sql'>, bookingId: string): Promise<boolean> {
  return selectWantsNoLetters(ctx.sql, bookingId)
}

/** The guest's own wish, by the link in a letter. Repeated, it changes nothing. */
export async function stopLetters(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  bookingId: string,
): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    // A booking may not have its profile yet, and then gets it now.
    await relinkGuest(ctx, tx, bookingId)
    await updateWantsNoLetters(tx, bookingId, ctx.clock())
  })
}

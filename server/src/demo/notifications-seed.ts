import { listOthers, notifyOfBooking } from '../bookings/bookings/mail/news.service.ts'
import type { ServiceContext } from '../context.ts'
import { renumberNotifications, selectLatestEvents, updateAllReadBut } from './notifications.queries.ts'
import { insertMark } from './seed.queries.ts'

const notifiedEvents = 9
const unread = 3

/** Creates notifications for the latest events, as if other people had caused them. */
export async function seedNotifications(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'jobs'>,
  ownerId: string,
): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.notifications'))) return
    for (const event of await selectLatestEvents(tx, ownerId, ctx.clock(), notifiedEvents)) {
      const everybody = await listOthers(tx, event.kind, event.bookingId, null)
      await notifyOfBooking({ ...ctx, clock: () => event.at }, tx, everybody, event)
    }
    await updateAllReadBut(tx, ownerId, unread)
  })
}

/** Orders what the parts of the demo told, one after the other, of a past that they share. */
export async function orderNotifications(ctx: Pick<ServiceContext, 'sql'>): Promise<void> {
  await ctx.sql.begin(renumberNotifications)
}

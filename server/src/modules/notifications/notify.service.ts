import type { News } from '@roomlark/contract/notification-kinds'
import { shippedPreference } from '@roomlark/contract/notifications'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import {
  insertNotifications,
  type NewNotification,
  refreshOpenPages,
  selectHotelOwner,
} from './notifications.queries.ts'

type NotifyContext = Pick<ServiceContext, 'clock' | 'jobs'>
/** Leaves out the time, which is that of the call. */
export type Notice = News & Omit<NewNotification, keyof News | 'at'>

/** Runs in the transaction of the event, or of the job that noticed it; writes each occasion only once. */
export async function notify(ctx: NotifyContext, tx: Sql, userIds: string[], news: Notice): Promise<void> {
  if (userIds.length === 0) return
  const row = { ...news, at: ctx.clock() }
  const written = await insertNotifications(tx, userIds, row, shippedPreference(news.event))
  const shown = written.filter(({ inApp }) => inApp).map(({ userId }) => userId)
  if (shown.length > 0) await refreshOpenPages(tx, shown)
  for (const { id, mail } of written) {
    if (mail === 'now') await ctx.jobs.enqueue(tx, 'mail.notification', { notificationId: id })
  }
}

/** Notifies the owner of a hotel, unless it was their own action. */
export async function notifyOwner(
  ctx: NotifyContext,
  tx: Sql,
  hotelId: string,
  actorId: string | null,
  news: Notice,
): Promise<void> {
  const hotel = await selectHotelOwner(tx, hotelId)
  if (!hotel || hotel.ownerId === actorId) return
  await notify(ctx, tx, [hotel.ownerId], { ...news, hotelId })
}

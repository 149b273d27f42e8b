import type { News } from '@roomlark/contract/platform/notification-kinds'
import { shippedPreference } from '@roomlark/contract/platform/notifications'
import { roleMay, teamRoles } from '@roomlark/contract/team-roles'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import {
  deleteGuestNews,
  type HotelId,
  insertNotifications,
  type NewNotification,
  selectActiveAdmins,
  selectDesk,
  selectHotelOwner,
} from './notifications.queries.ts'

type NotifyContext = Pick<ServiceContext, 'clock' | 'jobs'>
/** Leaves out the time, which is that of the call. */
export type Notice = News & Omit<NewNotification, keyof News | 'at'>

/** Runs in the transaction of the event, or of the job that noticed it; writes each occasion only once. */
export async function notify(
  ctx: NotifyContext,
  tx: Transaction,
  userIds: string[],
  news: Notice,
): Promise<void> {
  if (userIds.length === 0) return
  const row = { ...news, at: ctx.clock() }
  const written = await insertNotifications(tx, userIds, row, shippedPreference(news.event))
  const shown = written.filter(({ inApp }) => inApp).map(({ userId }) => userId)
  if (shown.length > 0) await tell(tx, { type: 'notification' }, { userIds: shown })
  for (const { id, mail, deviceIds } of written) {
    if (mail === 'now') await ctx.jobs.enqueue(tx, 'mail.notification', { notificationId: id })
    for (const deviceId of deviceIds) {
      await ctx.jobs.enqueue(tx, 'push.send', { notificationId: id, deviceId })
    }
  }
}

/** Lists administrators to notify of what concerns all of them. */
export async function listActiveAdmins(tx: Transaction): Promise<string[]> {
  return selectActiveAdmins(tx)
}

const deskRoles = teamRoles.filter((role) => roleMay(role, 'work-desk'))

/** Notifies everybody who works at the desk of a hotel, its owner included, except whose own action it was. */
export async function notifyDesk(
  ctx: NotifyContext,
  tx: Transaction,
  hotelId: string,
  actorId: string | null,
  news: Notice,
): Promise<void> {
  await notify(ctx, tx, await listDesk(tx, hotelId, actorId), { ...news, hotelId })
}

/** Notifies all who work at the desk of a hotel, its owner included, except whoever caused the event. */
export async function listDesk(tx: Transaction, hotel: HotelId, actorId: string | null): Promise<string[]> {
  const desk = await selectDesk(tx, hotel, deskRoles)
  return desk.filter((userId) => userId !== actorId)
}

/** Removes notifications that name guests from members who may no longer see them. */
export async function forgetGuestNews(
  tx: Transaction,
  about: { userIds: string[]; ownerId: string; keep: string[] },
): Promise<void> {
  await deleteGuestNews(tx, about)
}

/** Notifies the owner of a hotel, unless it was their own action. */
export async function notifyOwner(
  ctx: NotifyContext,
  tx: Transaction,
  hotelId: string,
  actorId: string | null,
  news: Notice,
): Promise<void> {
  const hotel = await selectHotelOwner(tx, hotelId)
  if (!hotel || hotel.ownerId === actorId) return
  await notify(ctx, tx, [hotel.ownerId], { ...news, hotelId })
}

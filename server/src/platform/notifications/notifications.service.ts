import { addDays, dateIn } from '@roomlark/contract/dates'
import type { PageMeta } from '@roomlark/contract/paging'
import {
  type Notification,
  type NotificationPreference,
  type NotificationQuery,
  notificationEvents,
  type PreferenceChoice,
  shippedPreference,
} from '@roomlark/contract/platform/notifications'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tell } from '../../db/outbox.ts'
import { notFound } from '../../errors.ts'
import {
  deleteOld,
  selectCounts,
  selectNotifications,
  selectPreferences,
  selectUnconfirmedArrivals,
  selectUnreadCount,
  updateRead,
  updateReadUpTo,
  upsertPreference,
} from './notifications.queries.ts'
import { notifyDesk } from './notify.service.ts'

/** This is long enough to look things up, and short enough not to pile up. */
export const notificationRetentionMs = 180 * 86_400_000

export async function listNotifications(
  ctx: SignedInContext,
  query: NotificationQuery,
): Promise<{ data: Notification[]; meta: PageMeta & { unread: number } }> {
  const { userId } = ctx.actor
  const counts = await selectCounts(ctx.sql, userId)
  const rows = await selectNotifications(ctx.sql, userId, query)
  const total = query.unread === 'true' ? counts.unread : counts.all
  const { page, limit } = query
  return {
    data: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, unread: counts.unread },
  }
}

export async function countUnread(ctx: SignedInContext): Promise<{ unread: number }> {
  return { unread: await selectUnreadCount(ctx.sql, ctx.actor.userId) }
}

export async function markRead(ctx: SignedInContext, id: number): Promise<{ unread: number }> {
  const { userId } = ctx.actor
  return ctx.sql.begin(async (tx) => {
    if (!(await updateRead(tx, userId, id, ctx.clock()))) throw notFound('notification')
    await tell(tx, { type: 'notification' }, { userIds: [userId] })
    return { unread: await selectUnreadCount(tx, userId) }
  })
}

export async function markAllRead(ctx: SignedInContext, upTo: number): Promise<{ unread: number }> {
  const { userId } = ctx.actor
  return ctx.sql.begin(async (tx) => {
    await updateReadUpTo(tx, userId, upTo, ctx.clock())
    await tell(tx, { type: 'notification' }, { userIds: [userId] })
    return { unread: await selectUnreadCount(tx, userId) }
  })
}

export async function listPreferences(sql: Sql, userId: string): Promise<NotificationPreference[]> {
  const chosen = new Map((await selectPreferences(sql, userId)).map((row) => [row.event, row]))
  return notificationEvents.map((event) => {
    const shipped = shippedPreference(event)
    const row = chosen.get(event)
    return row ? { ...row, push: row.push ?? shipped.push } : shipped
  })
}

export async function savePreferences(
  ctx: SignedInContext,
  preferences: PreferenceChoice[],
): Promise<NotificationPreference[]> {
  const { userId } = ctx.actor
  return ctx.sql.begin(async (tx) => {
    // The rows are written in a fixed order, so that two concurrent saves do not deadlock.
    for (const row of preferences.toSorted((a, b) => a.event.localeCompare(b.event))) {
      await upsertPreference(tx, userId, { ...row, push: row.push ?? null })
    }
    return listPreferences(tx, userId)
  })
}

/** Runs as a job every few minutes; each missing arrival is notified once. */
export async function notifyOfArrivals(ctx: ServiceContext): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    for (const arrival of await selectUnconfirmedArrivals(tx, ctx.clock())) {
      // PostgreSQL's time zone data may be older than the one the front desk uses and differ by an hour, so
      // the day is checked again here.
      const today = dateIn(arrival.timeZone, ctx.clock())
      if (arrival.day >= today || arrival.day < addDays(today, -2)) continue
      await notifyDesk(ctx, tx, arrival.hotelId, null, {
        event: 'arrival-unconfirmed',
        params: { reference: arrival.reference, dueOn: arrival.day },
        particulars: arrival.guestName,
        link: `/bookings?booking=${arrival.bookingId}`,
        occasion: `arrival:${arrival.bookingId}:${arrival.day}`,
      })
    }
  })
}

export async function sweepNotifications(ctx: ServiceContext): Promise<void> {
  await deleteOld(ctx.sql, new Date(ctx.clock().getTime() - notificationRetentionMs))
}

import {
  type News,
  type NotificationContent,
  notificationParams,
} from '@roomlark/contract/platform/notification-kinds'
import type { NotificationEvent, NotificationQuery } from '@roomlark/contract/platform/notifications'
import type { Sql, SqlPart } from '../../db/database.ts'

export type NewNotification = News & {
  /** A path within the product. */
  link: string
  /** The event in the booking's history that the notification is about. */
  bookingEventId?: number
  /** The hotel it is about, if there is one. */
  hotelId?: string
  occasion: string
  at: Date
}
type Shipped = { inApp: boolean; mail: string }

/**
 * Follows the preferences of each account; those that want neither channel get no row. Returns only the rows
 * newly written.
 */
export async function insertNotifications(
  sql: Sql,
  userIds: string[],
  row: NewNotification,
  shipped: Shipped,
): Promise<{ id: number; userId: string; inApp: boolean; mail: string }[]> {
  // Parameters that do not match their kind are refused here, because no constraint knows all their shapes.
  const params = notificationParams[row.event].parse(row.params)
  return sql`
    INSERT INTO notifications (user_id, event, params, particulars, booking_event_id, link, hotel_id, occasion, at, in_app,
                               mail)
    SELECT u.id, ${row.event}, ${sql.json({ ...params })}, ${row.particulars || null}, ${row.bookingEventId ?? null}::bigint,
           ${row.link}, ${row.hotelId ?? null}::uuid,
           ${row.occasion}, ${row.at},
           coalesce(p.in_app, ${shipped.inApp}), coalesce(p.mail, ${shipped.mail})
    FROM users u LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.event = ${row.event}
    WHERE u.id = ANY(${userIds}) AND u.erased_at IS NULL
      AND (coalesce(p.in_app, ${shipped.inApp}) OR coalesce(p.mail, ${shipped.mail}) <> 'off')
    ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING
    RETURNING id, user_id AS "userId", in_app AS "inApp", mail`
}

/** Selects what the words are made of, from `n` with its hotel `h` and its booking event `e`. */
export function buildContent(sql: Sql) {
  return sql`
    n.event, n.params, n.particulars, h.name AS "hotelName",
    CASE WHEN e.id IS NOT NULL THEN
      jsonb_build_object('kind', e.kind, 'params', e.params, 'particulars', e.particulars) END AS happened`
}

type ListedRow = NotificationContent & { id: number; link: string; at: Date; isRead: boolean }

export async function selectNotifications(
  sql: Sql,
  userId: string,
  { unread, page, limit }: NotificationQuery,
): Promise<ListedRow[]> {
  return sql<ListedRow[]>`
    SELECT n.id, ${buildContent(sql)}, link, n.at, read_at IS NOT NULL AS "isRead"
    FROM notifications n LEFT JOIN hotels h ON h.id = n.hotel_id
      LEFT JOIN booking_events e ON e.id = n.booking_event_id
    WHERE user_id = ${userId} AND in_app ${unread === 'true' ? sql`AND read_at IS NULL` : sql``}
    ORDER BY n.id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectCounts(sql: Sql, userId: string): Promise<{ all: number; unread: number }> {
  const [row] = await sql<[{ all: number; unread: number }]>`
    SELECT count(*)::integer AS all, count(*) FILTER (WHERE read_at IS NULL)::integer AS unread
    FROM notifications WHERE user_id = ${userId} AND in_app`
  return row
}

export async function selectUnreadCount(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<[{ unread: number }]>`
    SELECT count(*)::integer AS unread FROM notifications
    WHERE user_id = ${userId} AND in_app AND read_at IS NULL`
  return row.unread
}

/** Returns false if this account has no such notification. */
export async function updateRead(sql: Sql, userId: string, id: number, now: Date): Promise<boolean> {
  const result = await sql`
    UPDATE notifications SET read_at = coalesce(read_at, ${now})
    WHERE user_id = ${userId} AND id = ${id} AND in_app`
  return result.count === 1
}

export async function updateReadUpTo(sql: Sql, userId: string, upTo: number, now: Date): Promise<number> {
  const result = await sql`
    UPDATE notifications SET read_at = ${now}
    WHERE user_id = ${userId} AND in_app AND read_at IS NULL AND id <= ${upTo}`
  return result.count
}

export async function deleteOld(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM notifications WHERE at < ${before}`
}

/** Selects confirmed bookings with an arrival around these days for which nothing has been recorded since. */
export async function selectUnconfirmedArrivals(
  sql: Sql,
  now: Date,
): Promise<
  {
    bookingId: string
    reference: string
    guestName: string
    hotelId: string
    timeZone: string
    day: string
  }[]
> {
  return sql`
    SELECT b.id AS "bookingId", b.reference, b.guest_name AS "guestName", h.id AS "hotelId", h.time_zone AS "timeZone", b.check_in_on AS day
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE b.state = 'confirmed'
      AND b.check_in_on BETWEEN (${now}::timestamptz - interval '4 days')::date AND ${now}::timestamptz::date`
}

/** An id, or the part of a query that finds it. */
export type HotelId = string | SqlPart

/** The owner of a hotel, and who has one of these roles there. */
export async function selectDesk(sql: Sql, hotel: HotelId, roles: readonly string[]): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    SELECT owner_id AS "userId" FROM hotels WHERE id = ${hotel}
    UNION ALL SELECT user_id FROM team_places WHERE hotel_id = ${hotel} AND role = ANY(${[...roles]})
    UNION ALL SELECT p.user_id FROM hotels h JOIN team_places p ON p.owner_id = h.owner_id AND p.hotel_id IS NULL
              WHERE h.id = ${hotel} AND p.role = ANY(${[...roles]})`
  return rows.map(({ userId }) => userId)
}

/** Guests are named in these kinds. Without hotels to keep, none of the owner's are kept. */
export async function deleteGuestNews(
  sql: Sql,
  { userIds, ownerId, keep }: { userIds: string[]; ownerId: string; keep: string[] },
): Promise<void> {
  await sql`
    DELETE FROM notifications n USING hotels h
    WHERE n.user_id = ANY(${userIds}::uuid[]) AND h.id = n.hotel_id AND h.owner_id = ${ownerId}
      AND NOT h.id = ANY(${keep}::uuid[])
      AND n.event IN ('booking-new', 'booking-changed', 'booking-cancelled', 'guest-message', 'arrival-unconfirmed')`
}

export async function selectHotelOwner(sql: Sql, hotelId: string): Promise<{ ownerId: string } | undefined> {
  const [row] = await sql<{ ownerId: string }[]>`
    SELECT owner_id AS "ownerId" FROM hotels WHERE id = ${hotelId}`
  return row
}

/** Administrators who can sign in. */
export async function selectActiveAdmins(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM users
    WHERE user_type = 'admin' AND email_verified_at IS NOT NULL AND suspended_at IS NULL AND deletion_asked_at IS NULL
      AND erased_at IS NULL`
  return rows.map(({ id }) => id)
}

export type PreferenceRow = { event: NotificationEvent; inApp: boolean; mail: 'off' | 'now' | 'digest' }

export async function selectPreferences(sql: Sql, userId: string): Promise<PreferenceRow[]> {
  return sql<PreferenceRow[]>`
    SELECT event, in_app AS "inApp", mail FROM notification_preferences WHERE user_id = ${userId}`
}

/** Emails that were waiting for the next digest are not sent to somebody who has stopped them. */
export async function upsertPreference(sql: Sql, userId: string, row: PreferenceRow): Promise<void> {
  await sql`
    INSERT INTO notification_preferences (user_id, event, in_app, mail)
    VALUES (${userId}, ${row.event}, ${row.inApp}, ${row.mail})
    ON CONFLICT ON CONSTRAINT notification_preferences_pkey
    DO UPDATE SET in_app = excluded.in_app, mail = excluded.mail`
  if (row.mail !== 'off') return
  await sql`
    UPDATE notifications SET mail = 'off'
    WHERE user_id = ${userId} AND event = ${row.event} AND mail = 'digest' AND mailed_at IS NULL`
}

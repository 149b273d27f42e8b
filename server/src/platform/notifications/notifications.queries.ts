import {
  type News,
  type NotificationContent,
  notificationParams,
} from '@roomlark/contract/platform/notification-kinds'
import type {
  mailChannels,
  NotificationEvent,
  NotificationQuery,
} from '@roomlark/contract/platform/notifications'
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
type Shipped = { inApp: boolean; mail: string; push: boolean }

/**
 * Follows the preferences of each account; those that want it in no way get no row. Returns only the rows newly written,
 * each with the devices that are to show it.
 */
export async function insertNotifications(
  sql: Sql,
  userIds: string[],
  row: NewNotification,
  shipped: Shipped,
): Promise<{ id: number; userId: string; inApp: boolean; mail: string; deviceIds: string[] }[]> {
  // Parameters that do not match their kind are refused here, because no constraint knows all their shapes.
  const params = notificationParams[row.event].parse(row.params)
  return sql`
    WITH wishes AS (
      SELECT u.id AS user_id, coalesce(p.in_app, ${shipped.inApp}) AS in_app, coalesce(p.mail, ${shipped.mail}) AS mail,
             ARRAY(SELECT d.id FROM push_devices d JOIN sessions s ON s.id = d.session_id
                   WHERE d.user_id = u.id AND s.revoked_at IS NULL AND coalesce(p.push, ${shipped.push})
                     AND NOT EXISTS (SELECT 1 FROM push_muted_hotels m
                                     WHERE m.user_id = u.id AND m.hotel_id = ${row.hotelId ?? null}::uuid)) AS devices
      FROM users u LEFT JOIN notification_preferences p ON p.user_id = u.id AND p.event = ${row.event}
      WHERE u.id = ANY(${userIds}) AND u.erased_at IS NULL
    ), written AS (
      INSERT INTO notifications (user_id, event, params, particulars, booking_event_id, link, hotel_id, occasion, at,
                                 in_app, mail)
      SELECT user_id, ${row.event}, ${sql.json({ ...params })}, ${row.particulars || null},
             ${row.bookingEventId ?? null}::bigint, ${row.link}, ${row.hotelId ?? null}::uuid, ${row.occasion}, ${row.at},
             in_app, mail
      FROM wishes WHERE in_app OR mail <> 'off' OR devices <> '{}'
      ON CONFLICT ON CONSTRAINT notifications_once DO NOTHING
      RETURNING id, user_id, in_app, mail
    )
    SELECT w.id, w.user_id AS "userId", w.in_app AS "inApp", w.mail, to_jsonb(wishes.devices) AS "deviceIds"
    FROM written w JOIN wishes USING (user_id) ORDER BY w.id`
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

export type PreferenceRow = {
  event: NotificationEvent
  inApp: boolean
  mail: (typeof mailChannels)[number]
  /** Null if the account has not chosen. */
  push: boolean | null
}

export async function selectPreferences(sql: Sql, userId: string): Promise<PreferenceRow[]> {
  return sql<PreferenceRow[]>`
    SELECT event, in_app AS "inApp", mail, push FROM notification_preferences WHERE user_id = ${userId}`
}

/**
 * Emails that were waiting for the next digest are not sent to somebody who has stopped them. Without a choice about
 * devices, that stays as it is.
 */
export async function upsertPreference(sql: Sql, userId: string, row: PreferenceRow): Promise<void> {
  await sql`
    INSERT INTO notification_preferences (user_id, event, in_app, mail, push)
    VALUES (${userId}, ${row.event}, ${row.inApp}, ${row.mail}, ${row.push})
    ON CONFLICT ON CONSTRAINT notification_preferences_pkey
    DO UPDATE SET in_app = excluded.in_app, mail = excluded.mail,
                  push = coalesce(excluded.push, notification_preferences.push)`
  if (row.mail !== 'off') return
  await sql`
    UPDATE notifications SET mail = 'off'
    WHERE user_id = ${userId} AND event = ${row.event} AND mail IN ('digest', 'weekly') AND mailed_at IS NULL`
}

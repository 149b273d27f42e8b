import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { NotificationContent } from '@roomlark/contract/platform/notification-kinds'
import type { QuietHours } from '@roomlark/contract/platform/push'
import type { Sql } from '../../../db/database.ts'
import { buildContent } from '../notifications.queries.ts'

type PushAddress = { endpoint: string; p256dh: string; auth: string }

/** Devices that are still signed in, the newest first. */
export async function selectDevices(
  sql: Sql,
  userId: string,
): Promise<{ id: string; fingerprint: string; addedAt: Date }[]> {
  return sql<{ id: string; fingerprint: string; addedAt: Date }[]>`
    SELECT d.id, d.fingerprint, d.added_at AS "addedAt"
    FROM push_devices d JOIN sessions s ON s.id = d.session_id
    WHERE d.user_id = ${userId} AND s.revoked_at IS NULL
    ORDER BY d.added_at DESC, d.id`
}

type NewDevice = PushAddress & {
  userId: string
  sessionId: string
  fingerprint: string
  language: GuestLanguage
  timeZone: string
  addedAt: Date
}

/** A browser has one address: it belongs to whoever used it last. */
export async function upsertDevice(sql: Sql, row: NewDevice): Promise<void> {
  await sql`
    INSERT INTO push_devices (user_id, session_id, endpoint, fingerprint, p256dh, auth, language, time_zone,
                              added_at)
    VALUES (${row.userId}, ${row.sessionId}, ${row.endpoint}, ${row.fingerprint}, ${row.p256dh}, ${row.auth},
            ${row.language}, ${row.timeZone}, ${row.addedAt})
    ON CONFLICT ON CONSTRAINT push_devices_fingerprint_key
    DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
                  auth = excluded.auth, language = excluded.language, time_zone = excluded.time_zone,
                  added_at = excluded.added_at`
}

/** Deletes all but the newest `limit` devices of an account. */
export async function deleteOldestDevices(sql: Sql, userId: string, limit: number): Promise<void> {
  await sql`
    DELETE FROM push_devices WHERE id IN (
      SELECT id FROM push_devices WHERE user_id = ${userId} ORDER BY added_at DESC, id DESC OFFSET ${limit})`
}

/** Returns false if this account has no such device. */
export async function deleteDevice(sql: Sql, userId: string, id: string): Promise<boolean> {
  const result = await sql`DELETE FROM push_devices WHERE id = ${id} AND user_id = ${userId}`
  return result.count === 1
}

/** An address that was renewed in the meantime is kept. */
export async function deleteGoneDevice(sql: Sql, id: string, endpoint: string): Promise<void> {
  await sql`DELETE FROM push_devices WHERE id = ${id} AND endpoint = ${endpoint}`
}

/** Selects the quiet hours and the clock they go by: without a chosen time zone, that of the first hotel or of the newest device. */
export async function selectQuiet(
  sql: Sql,
  userId: string,
): Promise<{ quiet: QuietHours | null; timeZone: string } | undefined> {
  const [row] = await sql<{ quiet: QuietHours | null; timeZone: string }[]>`
    SELECT ${buildQuiet(sql)} FROM users u LEFT JOIN push_quiet_hours q ON q.user_id = u.id WHERE u.id = ${userId}`
  return row
}

function buildQuiet(sql: Sql) {
  return sql`
    CASE WHEN q.user_id IS NOT NULL THEN jsonb_build_object('from', q.from_time, 'until', q.until_time) END AS quiet,
    coalesce(u.time_zone, (SELECT h.time_zone FROM hotels h WHERE h.archived_at IS NULL AND ${buildHearing(sql)}
                           ORDER BY h.created_at, h.id LIMIT 1),
             (SELECT newest.time_zone FROM push_devices newest WHERE newest.user_id = u.id
              ORDER BY newest.added_at DESC, newest.id LIMIT 1), 'UTC') AS "timeZone"`
}

/** An account hears of its own hotels `h` and of those it works in. */
function buildHearing(sql: Sql) {
  return sql`
    (h.owner_id = u.id OR EXISTS (
      SELECT 1 FROM team_places p
      WHERE p.user_id = u.id AND p.owner_id = h.owner_id AND (p.hotel_id IS NULL OR p.hotel_id = h.id)))`
}

export async function upsertQuiet(sql: Sql, userId: string, { from, until }: QuietHours): Promise<void> {
  await sql`
    INSERT INTO push_quiet_hours (user_id, from_time, until_time) VALUES (${userId}, ${from}, ${until})
    ON CONFLICT ON CONSTRAINT push_quiet_hours_pkey
    DO UPDATE SET from_time = excluded.from_time, until_time = excluded.until_time`
}

export async function deleteQuiet(sql: Sql, userId: string): Promise<void> {
  await sql`DELETE FROM push_quiet_hours WHERE user_id = ${userId}`
}

export async function selectHeardHotels(
  sql: Sql,
  userId: string,
): Promise<{ id: string; name: string; isOn: boolean }[]> {
  return sql<{ id: string; name: string; isOn: boolean }[]>`
    SELECT h.id, h.name, m.hotel_id IS NULL AS "isOn"
    FROM users u JOIN hotels h ON h.archived_at IS NULL AND ${buildHearing(sql)}
      LEFT JOIN push_muted_hotels m ON m.user_id = u.id AND m.hotel_id = h.id
    WHERE u.id = ${userId} ORDER BY lower(h.name), h.id`
}

export async function selectIsInHotel(sql: Sql, userId: string, hotelId: string): Promise<boolean> {
  const [row] = await sql<{ hears: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM users u JOIN hotels h ON h.id = ${hotelId} AND h.archived_at IS NULL
                   WHERE u.id = ${userId} AND ${buildHearing(sql)}) AS hears`
  return row?.hears ?? false
}

export async function insertMuted(sql: Sql, userId: string, hotelId: string): Promise<void> {
  await sql`
    INSERT INTO push_muted_hotels (user_id, hotel_id) VALUES (${userId}, ${hotelId})
    ON CONFLICT ON CONSTRAINT push_muted_hotels_pkey DO NOTHING`
}

export async function deleteMuted(sql: Sql, userId: string, hotelId: string): Promise<void> {
  await sql`DELETE FROM push_muted_hotels WHERE user_id = ${userId} AND hotel_id = ${hotelId}`
}

export type PushedRow = NotificationContent &
  PushAddress & {
    id: number
    link: string
    at: Date
    language: GuestLanguage
    /** Null where the account has not chosen. */
    isWanted: boolean | null
    quiet: QuietHours | null
    timeZone: string
  }

/** Returns undefined if it was read in the meantime, or if the device is not to show it any more. */
export async function selectToPush(
  sql: Sql,
  { notificationId, deviceId }: { notificationId: number; deviceId: string },
): Promise<PushedRow | undefined> {
  const [row] = await sql<PushedRow[]>`
    SELECT n.id, ${buildContent(sql)}, n.link, n.at, d.endpoint, d.p256dh, d.auth,
           coalesce(u.language, d.language) AS language, c.push AS "isWanted", ${buildQuiet(sql)}
    FROM push_devices d JOIN sessions s ON s.id = d.session_id JOIN users u ON u.id = d.user_id
      JOIN notifications n ON n.id = ${notificationId} AND n.user_id = d.user_id
      LEFT JOIN hotels h ON h.id = n.hotel_id LEFT JOIN booking_events e ON e.id = n.booking_event_id
      LEFT JOIN push_quiet_hours q ON q.user_id = u.id
      LEFT JOIN notification_preferences c ON c.user_id = u.id AND c.event = n.event
    WHERE d.id = ${deviceId} AND s.revoked_at IS NULL AND u.suspended_at IS NULL AND u.erased_at IS NULL
      AND n.read_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM push_muted_hotels m WHERE m.user_id = u.id AND m.hotel_id = n.hotel_id)`
  return row
}

import type { BookingEventKind } from '@roomlark/contract/booking-events'
import type { Sql } from '../db/database.ts'

type LatestEvent = {
  kind: BookingEventKind
  eventId: number
  bookingId: string
  hotelId: string
  at: Date
}

/** Returns the latest events, oldest first. */
export async function selectLatestEvents(
  sql: Sql,
  ownerId: string,
  now: Date,
  count: number,
): Promise<LatestEvent[]> {
  const rows = await sql<LatestEvent[]>`
    SELECT e.id AS "eventId", e.booking_id AS "bookingId", e.hotel_id AS "hotelId", e.at, e.kind
    FROM booking_events e JOIN hotels h ON h.id = e.hotel_id
    WHERE h.owner_id = ${ownerId} AND e.kind IN ('created', 'moved', 'cancelled') AND NOT e.of_hold AND e.at <= ${now}
    ORDER BY e.at DESC, e.id DESC LIMIT ${count}`
  return rows.toReversed()
}

export async function updateAllReadBut(sql: Sql, userId: string, unread: number): Promise<void> {
  await sql`
    UPDATE notifications SET read_at = at
    WHERE user_id = ${userId} AND id NOT IN (
      SELECT id FROM notifications WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${unread})`
}

/** Numbers all notifications anew by when they happened; lists go by their numbers. */
export async function renumberNotifications(sql: Sql): Promise<void> {
  await sql`
    CREATE TEMPORARY TABLE told ON COMMIT DROP AS
    SELECT n, row_number() OVER (ORDER BY at, id) + max(id) OVER () AS number FROM notifications n`
  await sql`DELETE FROM notifications`
  await sql`
    INSERT INTO notifications OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(n, jsonb_build_object('id', number))).* FROM told ORDER BY number`
  await sql`SELECT setval(pg_get_serial_sequence('notifications', 'id'), max(id)) FROM notifications`
}

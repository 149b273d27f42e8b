import type { CalendarFeed } from '@roomlark/contract/inventory/feeds'
import type { Sql } from '../../../db/database.ts'

export type FeedRow = Omit<CalendarFeed, 'lastTriedAt' | 'lastReadAt'> & {
  lastTriedAt: Date | null
  lastReadAt: Date | null
}

/**
 * Selects the feeds of a hotel's current room types, or one of them, with the number of blocks from a day on.
 */
export async function selectFeeds(
  sql: Sql,
  hotelId: string,
  today: string,
  feedId?: string,
): Promise<FeedRow[]> {
  return sql<FeedRow[]>`
    SELECT f.id, f.room_type_id AS "roomTypeId", f.room_id AS "roomId", f.name, f.url, f.conflicts, f.fault,
           f.last_tried_at AS "lastTriedAt", f.last_read_at AS "lastReadAt",
           coalesce(f.last_tried_at < f.asked_at, true) AS "isReading",
           (SELECT count(*)::integer FROM calendar_blocks b WHERE b.feed_id = f.id AND b.until_on > ${today}) AS blocks
    FROM calendar_feeds f JOIN room_types t ON t.id = f.room_type_id
    WHERE t.hotel_id = ${hotelId} AND t.archived_at IS NULL
      ${feedId === undefined ? sql`` : sql`AND f.id = ${feedId}`}
    ORDER BY f.created_at, f.id`
}

/** Counts the calendars of a room, or those of the type that are about any of its rooms. */
export async function selectFeedCount(
  sql: Sql,
  { roomTypeId, roomId }: { roomTypeId: string; roomId: string | null },
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM calendar_feeds
    WHERE room_type_id = ${roomTypeId} AND room_id IS NOT DISTINCT FROM ${roomId}`
  return row.count
}

export async function insertFeed(
  sql: Sql,
  feed: { roomTypeId: string; roomId: string | null; name: string; url: string; now: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO calendar_feeds (room_type_id, room_id, name, url, created_at, asked_at)
    VALUES (${feed.roomTypeId}, ${feed.roomId}, ${feed.name}, ${feed.url}, ${feed.now}, ${feed.now})
    RETURNING id`
  return row.id
}

/** Of two callers who change a feed or its blocks, one waits here. */
export async function selectFeedForUpdate(
  sql: Sql,
  hotelId: string,
  id: string,
): Promise<{ roomTypeId: string; name: string; url: string } | undefined> {
  const [row] = await sql<{ roomTypeId: string; name: string; url: string }[]>`
    SELECT f.room_type_id AS "roomTypeId", f.name, f.url
    FROM calendar_feeds f JOIN room_types t ON t.id = f.room_type_id
    WHERE f.id = ${id} AND t.hotel_id = ${hotelId} FOR UPDATE OF f`
  return row
}

export async function updateAsked(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`UPDATE calendar_feeds SET asked_at = ${now} WHERE id = ${id}`
}

/**
 * Marks the feeds of existing hotels and room types that have not been requested since `before` as requested
 * now, and returns them.
 */
export async function updateDueAsked(sql: Sql, before: Date, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    UPDATE calendar_feeds SET asked_at = ${now}
    WHERE id IN (
      SELECT f.id FROM calendar_feeds f
      JOIN room_types t ON t.id = f.room_type_id JOIN hotels h ON h.id = t.hotel_id
      WHERE f.asked_at <= ${before} AND t.archived_at IS NULL AND h.archived_at IS NULL
      ORDER BY f.asked_at LIMIT 500 FOR UPDATE OF f SKIP LOCKED)
    RETURNING id`
  return rows.map(({ id }) => id)
}

export async function deleteFeed(sql: Sql, id: string): Promise<void> {
  await sql`DELETE FROM calendar_feeds WHERE id = ${id}`
}

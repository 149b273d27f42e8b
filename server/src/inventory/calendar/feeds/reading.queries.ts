import { FeedFault } from '@roomlark/contract/feed-faults'
import type { FeedConflict } from '@roomlark/contract/inventory/feeds'
import type { Sql } from '../../../db/database.ts'

export type ReadFeed = {
  id: string
  roomTypeId: string
  roomId: string | null
  hotelId: string
  timeZone: string
  url: string
}

/** Returns undefined if another reader has the feed, or if it should no longer be read. */
export async function updateReadingSince(
  sql: Sql,
  id: string,
  now: Date,
  forgottenBefore: Date,
): Promise<ReadFeed | undefined> {
  const [row] = await sql<ReadFeed[]>`
    UPDATE calendar_feeds f SET reading_since = ${now}
    FROM room_types t JOIN hotels h ON h.id = t.hotel_id
    WHERE f.id = ${id} AND (f.reading_since IS NULL OR f.reading_since <= ${forgottenBefore})
      AND t.id = f.room_type_id AND t.archived_at IS NULL AND h.archived_at IS NULL
    RETURNING f.id, f.room_type_id AS "roomTypeId", f.room_id AS "roomId", t.hotel_id AS "hotelId", h.time_zone AS "timeZone", f.url`
  return row
}

/** Returns undefined if the feed is gone, or if this reader was given up and another one has taken over. */
export async function selectReadingForUpdate(
  sql: Sql,
  id: string,
  since: Date,
): Promise<{ wasEmpty: boolean; wasFailing: boolean; name: string } | undefined> {
  const [row] = await sql<{ wasEmpty: boolean; wasFailing: boolean; name: string }[]>`
    SELECT emptied_at IS NOT NULL AS "wasEmpty", fault IS NOT NULL AS "wasFailing", name FROM calendar_feeds
    WHERE id = ${id} AND reading_since = ${since} FOR UPDATE`
  return row
}

export async function updateReadingOver(sql: Sql, id: string, since: Date): Promise<void> {
  await sql`UPDATE calendar_feeds SET reading_since = NULL WHERE id = ${id} AND reading_since = ${since}`
}

export async function updateFailed(
  sql: Sql,
  id: string,
  failed: { fault: FeedFault; isEmpty: boolean; now: Date },
): Promise<void> {
  await sql`
    UPDATE calendar_feeds SET reading_since = NULL, last_tried_at = ${failed.now}, fault = ${sql.json(FeedFault.parse(failed.fault))},
      emptied_at = ${failed.isEmpty ? failed.now : null}
    WHERE id = ${id}`
}

export async function updateRead(sql: Sql, id: string, conflicts: FeedConflict[], now: Date): Promise<void> {
  await sql`
    UPDATE calendar_feeds SET reading_since = NULL, last_tried_at = ${now}, last_read_at = ${now}, fault = NULL,
      emptied_at = NULL, conflicts = ${sql.json(conflicts)}
    WHERE id = ${id}`
}

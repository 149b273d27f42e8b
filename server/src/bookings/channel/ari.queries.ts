import type { Sql } from '../../db/database.ts'
import { unreadBy } from '../../db/outbox.ts'

export type ChangedRange = { fromOn: string; untilOn: string }

/** Changes noted since a transaction, with the oldest and the next transaction at the same moment. */
export type NotedChanges = {
  oldest: string
  next: string
  /** True if codes were mapped since, so that the channel sells what it may never have read. */
  isRemapped: boolean
  ranges: ChangedRange[]
}

/**
 * Selects the changes since a number. Changes that this statement cannot see yet belong to a transaction that is still
 * running, so their number is `oldest` or higher. Ranges are cut to the given dates, which also drops the past.
 */
export async function selectChanges(
  sql: Sql,
  { id, hotelId }: { id: string; hotelId: string },
  since: string,
  { fromOn, untilOn }: ChangedRange,
): Promise<NotedChanges> {
  const [row] = await sql<[NotedChanges]>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest, pg_snapshot_xmax(pg_current_snapshot())::text AS next,
           -- A number that lies ahead was given out by the database that this one was restored from.
           EXISTS (SELECT FROM channel_connections
                   WHERE id = ${id} AND mapped_in >= ${since}::text::xid8
                     AND mapped_in < pg_snapshot_xmax(pg_current_snapshot())) AS "isRemapped",
           coalesce((
             SELECT jsonb_agg(DISTINCT jsonb_build_object('fromOn', greatest(from_on, ${fromOn}::date),
                                                          'untilOn', least(until_on, ${untilOn}::date)))
             FROM channel_changes
             WHERE hotel_id = ${hotelId} AND transaction >= ${since}::text::xid8
               AND from_on <= ${untilOn} AND until_on >= ${fromOn}), '[]') AS ranges`
  return row
}

/** Channels have to know every change that guests could see. */
export async function insertChanges(sql: Sql, until: string): Promise<void> {
  await sql`
    INSERT INTO channel_changes (hotel_id, from_on, until_on)
    SELECT DISTINCT hotel_id, coalesce(from_on, '-infinity'), coalesce(until_on, 'infinity')
    FROM ${unreadBy(sql, 'channels', until)} AS told
    WHERE kind = 'offers' AND EXISTS (SELECT FROM channel_connections c WHERE c.hotel_id = told.hotel_id)`
}

export async function deleteChangesBefore(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM channel_changes WHERE at < ${before}`
}

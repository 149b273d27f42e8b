import type { Sql } from '../../db/database.ts'

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
 * Whatever this statement cannot see yet belongs to a transaction that is still running, so its number is `oldest` or
 * higher. Ranges are cut to the dates given, which also takes out what is over.
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

export async function deleteChangesBefore(sql: Sql, before: Date): Promise<void> {
  await sql`DELETE FROM channel_changes WHERE at < ${before}`
}

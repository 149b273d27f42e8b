import type { Sql } from '../../db/database.ts'

export type DatabaseRow = { postgres: string; sizeBytes: number; connections: number }

export async function selectDatabase(sql: Sql): Promise<DatabaseRow> {
  const [row] = await sql<[DatabaseRow]>`
    SELECT current_setting('server_version') AS postgres,
           pg_database_size(current_database()) AS "sizeBytes",
           (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())::integer AS connections`
  return row
}

type JobsRow = {
  waiting: number
  running: number
  failed: number
  mailWaiting: number
  mailFailed: number
  /** Failed in the last quarter of an hour. */
  mailJustFailed: number
  /** Refused several times and still being retried. */
  mailStruggling: number
  oldestWaitingSeconds: number | null
  lastDoneAt: Date | null
  lastMailAt: Date | null
}

/** The queue uses the database's clock. */
export async function selectJobs(sql: Sql): Promise<JobsRow> {
  const [row] = await sql<[JobsRow]>`
    SELECT count(*) FILTER (WHERE is_due)::integer AS waiting,
           count(*) FILTER (WHERE state = 'active')::integer AS running,
           count(*) FILTER (WHERE is_lost)::integer AS failed,
           count(*) FILTER (WHERE is_due AND is_mail)::integer AS "mailWaiting",
           count(*) FILTER (WHERE is_lost AND is_mail)::integer AS "mailFailed",
           count(*) FILTER (WHERE is_lost AND is_mail AND completed_on > now() - interval '15 minutes')::integer
             AS "mailJustFailed",
           count(*) FILTER (WHERE is_mail AND state = 'retry' AND retry_count >= 4)::integer AS "mailStruggling",
           floor(extract(epoch FROM now() - min(start_after) FILTER (WHERE is_due)))::integer
             AS "oldestWaitingSeconds",
           max(completed_on) FILTER (WHERE state = 'completed') AS "lastDoneAt",
           max(completed_on) FILTER (WHERE state = 'completed' AND is_mail) AS "lastMailAt"
    FROM (SELECT state, start_after, completed_on, retry_count, name LIKE 'mail.%' AS is_mail,
                 state IN ('created', 'retry') AND start_after <= now() AS is_due,
                 state = 'failed' AND completed_on > now() - interval '24 hours' AS is_lost
          FROM pgboss.job) jobs`
  return row
}

type FeedsRow = { total: number; failing: number; lastReadAt: Date | null }

export async function selectFeeds(sql: Sql): Promise<FeedsRow> {
  const [row] = await sql<[FeedsRow]>`
    SELECT count(*)::integer AS total, count(*) FILTER (WHERE fault IS NOT NULL)::integer AS failing,
           max(last_read_at) AS "lastReadAt"
    FROM calendar_feeds`
  return row
}

type SearchIndexRow = { hotels: number; waiting: number; behindSeconds: number }

export async function selectSearchIndex(sql: Sql): Promise<SearchIndexRow> {
  const [row] = await sql<[SearchIndexRow]>`
    SELECT (SELECT count(*) FROM search_hotels)::integer AS hotels, count(DISTINCT hotel_id)::integer AS waiting,
           coalesce(floor(extract(epoch FROM clock_timestamp() - min(marked_at))), 0)::integer AS "behindSeconds"
    FROM search_waiting`
  return row
}

/** Selects how many bookings and clicks are in no figure yet. */
export async function selectUncounted(sql: Sql): Promise<{ waiting: number; behindSeconds: number }> {
  const [row] = await sql<[{ waiting: number; behindSeconds: number }]>`
    SELECT (count(*) + (SELECT count(*) FROM uncounted_clicks))::integer AS waiting,
           coalesce(floor(extract(epoch FROM clock_timestamp() - min(e.at))), 0)::integer AS "behindSeconds"
    FROM uncounted_events u JOIN booking_events e ON e.id = u.event_id`
  return row
}

export async function selectPictureCount(sql: Sql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT (SELECT count(*) FROM hotel_images)::integer
         + (SELECT count(*) FROM room_type_images)::integer
         + (SELECT count(*) FROM review_images)::integer
         + (SELECT count(*) FROM users WHERE image_file IS NOT NULL)::integer AS count`
  return row.count
}

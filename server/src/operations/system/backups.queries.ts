import type { Sql } from '../../db/database.ts'

export type BackupRow = {
  startedAt: Date
  finishedAt: Date
  name: string | null
  bytes: number | null
  isVerified: boolean
  fault: string | null
}

/** False for a database that has not been migrated since backups are recorded; it can be backed up nevertheless. */
export async function selectHasRecords(sql: Sql): Promise<boolean> {
  const [row] = await sql<[{ has: boolean }]>`SELECT to_regclass('public.backups') IS NOT NULL AS has`
  return row.has
}

export async function selectIsRecorded(sql: Sql, startedAt: Date): Promise<boolean> {
  return (await sql`SELECT FROM backups WHERE started_at = ${startedAt}`).length > 0
}

/** Keeps what happened within a year. */
export async function insertBackup(sql: Sql, row: BackupRow): Promise<void> {
  await sql`
    INSERT INTO backups (started_at, finished_at, name, bytes, is_verified, fault)
    VALUES (${row.startedAt}, ${row.finishedAt}, ${row.name}, ${row.bytes}, ${row.isVerified}, ${row.fault})`
  await sql`DELETE FROM backups WHERE started_at < ${row.startedAt}::timestamptz - interval '1 year'`
}

export type BackupHistory = { lastAttemptAt: Date | null; lastFault: string | null; lastGoodAt: Date | null }

export async function selectBackupHistory(sql: Sql): Promise<BackupHistory> {
  const [row] = await sql<[BackupHistory]>`
    SELECT max(started_at) AS "lastAttemptAt", max(started_at) FILTER (WHERE fault IS NULL) AS "lastGoodAt",
           (SELECT fault FROM backups ORDER BY started_at DESC, id DESC LIMIT 1) AS "lastFault"
    FROM backups`
  return row
}

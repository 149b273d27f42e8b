import type { FailedJob } from '@roomlark/contract/operations/system'
import type { Sql } from '../../db/database.ts'

type FailedRow = Omit<FailedJob, 'failedAt'> & { failedAt: Date }

/** Selects jobs that were given up after every attempt failed, newest first. */
export async function selectFailedJobs(sql: Sql, limit: number): Promise<FailedRow[]> {
  return sql<FailedRow[]>`
    SELECT id, name, coalesce(completed_on, created_on) AS "failedAt", retry_count + 1 AS tries,
           left(coalesce(output ->> 'reason', output ->> 'message'), 500) AS reason
    FROM pgboss.job WHERE state = 'failed'
    ORDER BY "failedAt" DESC, id LIMIT ${limit}`
}

export async function selectFailedJobCount(sql: Sql): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM pgboss.job WHERE state = 'failed'`
  return row.count
}

/** Locks the jobs, so that two administrators who press the button together do not retry one twice. */
export async function lockFailedJobs(sql: Sql, ids: string[]): Promise<{ id: string; name: string }[]> {
  return sql<{ id: string; name: string }[]>`
    SELECT id, name FROM pgboss.job WHERE id = ANY(${ids}::uuid[]) AND state = 'failed' ORDER BY id FOR UPDATE`
}

import { type FailedJob, failedJobsLimit } from '@roomlark/contract/operations/system'
import type { SignedInContext } from '../../context.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { lockFailedJobs, selectFailedJobCount, selectFailedJobs } from './failed-jobs.queries.ts'

export async function listFailedJobs(
  ctx: SignedInContext,
): Promise<{ data: FailedJob[]; meta: { total: number } }> {
  const rows = await selectFailedJobs(ctx.sql, failedJobsLimit)
  return {
    data: rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })),
    meta: { total: await selectFailedJobCount(ctx.sql) },
  }
}

/** Jobs that are no longer failed are left alone. */
export async function retryJobs(ctx: SignedInContext, ids: string[]): Promise<{ retried: number }> {
  return ctx.sql.begin(async (tx) => {
    const failed = await lockFailedJobs(tx, ids)
    if (failed.length === 0) return { retried: 0 }
    const byName = Map.groupBy(failed, ({ name }) => name)
    for (const [name, jobs] of byName)
      await ctx.jobs.retry(
        tx,
        name,
        jobs.map(({ id }) => id),
      )
    const after = Object.fromEntries([...byName].map(([name, jobs]) => [name, jobs.length]))
    await recordAudit(ctx, tx, { action: 'jobs.retried', target: 'platform', after })
    return { retried: failed.length }
  })
}

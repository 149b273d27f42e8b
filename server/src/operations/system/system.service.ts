import type { SystemStatus } from '@roomlark/contract/operations/system'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { version } from '../../version.ts'
import {
  selectDatabase,
  selectFeeds,
  selectJobs,
  selectPictureCount,
  selectSearchIndex,
} from './system.queries.ts'

/** Returns what is waiting and what is failing, for the checks of the status page. */
export async function getLoad(sql: Sql) {
  return { jobs: await selectJobs(sql), feeds: await selectFeeds(sql) }
}

export async function getSystemStatus(ctx: SignedInContext): Promise<SystemStatus> {
  const asked = performance.now()
  const { postgres, ...database } = await selectDatabase(ctx.sql)
  const answeredInMs = Math.round(performance.now() - asked)
  const jobs = await selectJobs(ctx.sql)
  const feeds = await selectFeeds(ctx.sql)
  const { setup } = ctx
  return {
    versions: {
      roomlark: version,
      node: process.versions.node,
      postgres,
      startedAt: setup.startedAt.toISOString(),
    },
    database: { ...database, answeredInMs },
    jobs: {
      waiting: jobs.waiting,
      running: jobs.running,
      failed: jobs.failed,
      oldestWaitingSeconds: jobs.oldestWaitingSeconds,
      lastDoneAt: jobs.lastDoneAt?.toISOString() ?? null,
    },
    feeds: { ...feeds, lastReadAt: feeds.lastReadAt?.toISOString() ?? null },
    mail: {
      transport: setup.mail,
      waiting: jobs.mailWaiting,
      failed: jobs.mailFailed,
      lastSentAt: jobs.lastMailAt?.toISOString() ?? null,
    },
    search: await selectSearchIndex(ctx.sql),
    storage: { backend: setup.pictures, pictures: await selectPictureCount(ctx.sql) },
  }
}

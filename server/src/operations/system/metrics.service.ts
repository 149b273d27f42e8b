import type { MetricsRegistry, Reading } from '../../adapters/metrics.ts'
import type { Pool } from '../../db/database.ts'
import { readBackupState } from './backups.service.ts'
import { selectFeeds, selectJobs, selectSearchIndex, selectUncounted } from './system.queries.ts'

/** A scraper gives up after ten seconds; without the database it still gets the metrics of the process. */
const patienceMs = 3000

export async function readMetrics(sql: Pool, registry: Pick<MetricsRegistry, 'text'>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null)
  })
  const reading = await Promise.race([readState(sql).catch(() => null), tooLate])
  clearTimeout(timer)
  return registry.text(reading)
}

async function readState(sql: Pool): Promise<Reading> {
  const [jobs, feeds, search, rollups, backups] = await Promise.all([
    selectJobs(sql),
    selectFeeds(sql),
    selectSearchIndex(sql),
    selectUncounted(sql),
    readBackupState(sql),
  ])
  return {
    jobs,
    mail: { waiting: jobs.mailWaiting, failed: jobs.mailFailed },
    feeds: { total: feeds.total, failing: feeds.failing },
    search,
    rollups,
    backups,
  }
}

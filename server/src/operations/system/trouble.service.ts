import type { Trouble } from '@roomlark/contract/platform/notification-kinds'
import type { ServiceContext } from '../../context.ts'
import { listActiveAdmins, notify } from '../../platform/notifications/notify.service.ts'
import { findBackupTrouble } from './backups.service.ts'
import { selectFeeds, selectJobs } from './system.queries.ts'
import { nextTrouble } from './trouble.policy.ts'
import { lockTroubles, type TroubleKind, troubleKinds, upsertTrouble } from './trouble.queries.ts'

/** A queue that is further behind than this does not do its work. */
const behindSeconds = 300

type Found = Trouble | null

/** Runs as a job every five minutes, and notifies administrators of failures, once for each kind. */
export async function watchForTrouble(ctx: ServiceContext): Promise<void> {
  const found = await lookAround(ctx)
  await ctx.sql.begin(async (tx) => {
    const known = new Map((await lockTroubles(tx)).map((row) => [row.kind, row]))
    const now = ctx.clock()
    for (const kind of troubleKinds) {
      const trouble = found[kind]
      const next = nextTrouble(known.get(kind) ?? null, trouble === null, now)
      if (next.known) await upsertTrouble(tx, { kind, ...next.known })
      if (!trouble || !next.notifies) continue
      await notify(ctx, tx, await listActiveAdmins(tx), {
        event: 'system',
        params: trouble,
        link: '/settings?section=system',
        occasion: `trouble:${kind}:${now.toISOString()}`,
      })
    }
  })
}

async function lookAround(ctx: ServiceContext): Promise<Record<TroubleKind, Found>> {
  const jobs = await selectJobs(ctx.sql)
  const feeds = await selectFeeds(ctx.sql)
  return {
    jobs: jobsTrouble(jobs.failed - jobs.mailFailed, jobs.oldestWaitingSeconds ?? 0),
    mail: mailTrouble(jobs.mailFailed, jobs.mailStruggling),
    backup: await findBackupTrouble(ctx),
    feeds: feeds.failing === 0 ? null : { trouble: 'feeds', failing: feeds.failing, total: feeds.total },
  }
}

function jobsTrouble(failed: number, waitingSeconds: number): Found {
  if (failed > 0) return { trouble: 'jobs-failing', failed }
  if (waitingSeconds <= behindSeconds) return null
  return { trouble: 'jobs-behind', minutes: Math.floor(waitingSeconds / 60) }
}

function mailTrouble(failed: number, struggling: number): Found {
  return failed === 0 && struggling === 0 ? null : { trouble: 'mail', failed, struggling }
}

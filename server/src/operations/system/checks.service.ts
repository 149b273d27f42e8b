import type { StatusComponent } from '@roomlark/contract/operations/status'
import { imageName } from '../../adapters/image-store.ts'
import type { ServiceContext } from '../../context.ts'
import { getLoad } from './system.service.ts'

/** A queue that is further behind than this does not do its work. */
const behindSeconds = 300
const slowMs = 2000

/** Checks each part by what it does for people. */
export async function checkParts(ctx: ServiceContext): Promise<Record<StatusComponent, boolean>> {
  const began = performance.now()
  const { jobs, feeds } = await getLoad(ctx.sql)
  const database = performance.now() - began < slowMs
  return {
    // The server must be running, because this code runs.
    website: true,
    database,
    jobs: (jobs.oldestWaitingSeconds ?? 0) <= behindSeconds,
    mail: jobs.mailJustFailed === 0,
    pictures: await canOpenPictures(ctx),
    // A single unreachable channel is its own problem, but if most are unreachable the problem is ours.
    calendars: feeds.total < 4 || feeds.failing * 2 <= feeds.total,
  }
}

async function canOpenPictures(ctx: ServiceContext): Promise<boolean> {
  try {
    await ctx.images.open(imageName('0'.repeat(32), 'small'))
    return true
  } catch {
    return false
  }
}

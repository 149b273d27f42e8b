import { createJobQueue } from '../../server/src/adapters/jobs.ts'
import type { SwitchCache } from '../../server/src/adapters/switch-cache.ts'
import type { SignedInContext } from '../../server/src/context.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { closeStatements } from '../../server/src/modules/hotel-statements/closing.service.ts'
import { approveRun } from '../../server/src/modules/payouts/approval.service.ts'
import { drawDueRun } from '../../server/src/modules/payouts/drawing.service.ts'
import { getRun, listRuns } from '../../server/src/modules/payouts/runs.service.ts'

export type MoneyWork = 'close' | 'pay'
export type MoneyTask = { work: MoneyWork; url: string; at: string; adminId: string }
/** Times are in milliseconds, memory is in megabytes. */
export type MoneyOutcome = { times: Record<string, number>; memory: Record<string, number> }

/** A process of its own for each measurement, so that its memory is that of the work alone. */
process.once('message', async (task: MoneyTask) => {
  process.send?.(await perform(task))
  process.disconnect()
  process.exit()
})

async function perform({ work, url, at, adminId }: MoneyTask): Promise<MoneyOutcome> {
  const database = openDatabase(url)
  const jobs = createJobQueue(url, console as unknown as Parameters<typeof createJobQueue>[1])
  await jobs.start()
  await database.ping()
  const switches: SwitchCache = { known: () => undefined, find: (read) => read(), forget() {} }
  // Closing and payouts use nothing else.
  const ctx = {
    ...{ sql: database.pool, clock: () => new Date(at), jobs, switches, preview: false },
    origin: { requestId: 'bench', address: '127.0.0.1', userAgent: 'bench' },
    actor: { userId: adminId, userType: 'admin', sessionId: adminId, mfaEnabled: true },
  } as unknown as SignedInContext
  const before = process.memoryUsage()
  const times = work === 'close' ? await close(ctx) : await pay(ctx)
  const after = process.memoryUsage()
  globalThis.gc?.()
  const memory = {
    'resident before': megabytes(before.rss),
    'resident afterwards': megabytes(after.rss),
    'resident at most': megabytes(process.resourceUsage().maxRSS * 1024),
    'heap in use afterwards': megabytes(process.memoryUsage().heapUsed),
  }
  return { times, memory }
}

async function close(ctx: SignedInContext): Promise<Record<string, number>> {
  return { 'closing statements': await timed(() => closeStatements(ctx)) }
}

async function pay(ctx: SignedInContext): Promise<Record<string, number>> {
  const drawing = await timed(() => drawDueRun(ctx))
  const { data } = await listRuns(ctx, { page: 1, limit: 1 })
  const { id, version, pays } = await getRun(ctx, data[0]?.id ?? '')
  const approving = await timed(() => approveRun(ctx, id, { version, cents: pays.cents }))
  return { 'drawing up a payout run': drawing, 'approving it': approving }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

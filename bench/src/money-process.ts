import { createJobQueue } from '../../server/src/adapters/jobs.ts'
import type { SwitchCache } from '../../server/src/adapters/switch-cache.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { closeStatements } from '../../server/src/settlement/hotel-statements/closing/closing.service.ts'
import { approveLargeRun } from '../../server/src/settlement/payouts/runs/approval.service.ts'
import { drawDueRun } from '../../server/src/settlement/payouts/runs/drawing.service.ts'
import { getRun, listRuns } from '../../server/src/settlement/payouts/runs/runs.service.ts'

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

/** All that closing and payouts use. */
type MoneyContext = Parameters<typeof closeStatements>[0] &
  Parameters<typeof drawDueRun>[0] &
  Parameters<typeof getRun>[0] &
  Parameters<typeof approveLargeRun>[0]

async function perform({ work, url, at, adminId }: MoneyTask): Promise<MoneyOutcome> {
  const database = openDatabase(url)
  const jobs = createJobQueue(url, console)
  await jobs.start()
  await database.ping()
  const switches: SwitchCache = { known: () => undefined, find: (read) => read(), forget() {} }
  const ctx: MoneyContext = {
    sql: database.pool,
    clock: () => new Date(at),
    jobs,
    switches,
    preview: false,
    actor: { userId: adminId, userType: 'admin', sessionId: adminId, mfaEnabled: true },
  }
  const times = work === 'close' ? await close(ctx) : await pay(ctx)
  globalThis.gc?.()
  const memory = {
    'resident at most': megabytes(process.resourceUsage().maxRSS * 1024),
    'heap in use afterwards': megabytes(process.memoryUsage().heapUsed),
  }
  return { times, memory }
}

async function close(ctx: MoneyContext): Promise<Record<string, number>> {
  return { 'closing statements': await timed(() => closeStatements(ctx)) }
}

async function pay(ctx: MoneyContext): Promise<Record<string, number>> {
  const drawing = await timed(() => drawDueRun(ctx))
  const { data } = await listRuns(ctx, { page: 1, limit: 1 })
  const { id, version, pays } = await getRun(ctx, data[0]?.id ?? '')
  const order = { userId: ctx.actor.userId, requestId: 'bench', address: '127.0.0.1', userAgent: 'bench' }
  const approving = await timed(() =>
    approveLargeRun(ctx, { runId: id, version, cents: pays.cents, for: order }),
  )
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

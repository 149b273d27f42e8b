import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { createJobQueue } from '../src/adapters/jobs.ts'
import type { SwitchCache } from '../src/adapters/switch-cache.ts'
import { openDatabase, type Pool, type Sql } from '../src/db/database.ts'
import { closeStatements } from '../src/settlement/hotel-statements/closing/closing.service.ts'
import { approveRun } from '../src/settlement/payouts/runs/approval.service.ts'
import { drawDueRun } from '../src/settlement/payouts/runs/drawing.service.ts'
import { getRun, listRuns } from '../src/settlement/payouts/runs/runs.service.ts'

export type MoneyTask = {
  work: 'close' | 'pay'
  at: string
  adminId: string
  /** The step towards the database at which it kills itself: before the query is sent, or with it on its way. */
  death?: { step: number; isSent: boolean }
}

/**
 * A server process that does nothing but one task, which it reads from a line of its input. It writes how many steps
 * towards the database it took. It kills itself, because on a busy machine a signal from outside would come too late.
 */
const url = process.env.DATABASE_URL ?? ''
// The hourly job that closes statements would write down that nothing was due years before.
const jobs = createJobQueue(url, pino({ level: 'silent' }), { watchesClock: false })
// Nobody changes a switch here, so nothing is remembered.
const switches: SwitchCache = { known: () => undefined, find: (read) => read(), forget() {} }
let steps = 0
await jobs.start()
for await (const line of createInterface({ input: process.stdin })) {
  await perform(JSON.parse(line))
  writeSync(1, `${steps}\n`)
}
// Whoever started it is gone.
process.exit()

/** All that closing and payouts use. */
type MoneyContext = Parameters<typeof closeStatements>[0] &
  Parameters<typeof drawDueRun>[0] &
  Parameters<typeof approveRun>[0]

async function perform({ work, at, adminId, death }: MoneyTask): Promise<void> {
  const ctx: MoneyContext = {
    sql: counted(openDatabase(url, 2).pool, death),
    clock: () => new Date(at),
    jobs,
    preview: false,
    switches,
    origin: { requestId: 'worker', address: '127.0.0.1', userAgent: 'worker' },
    actor: { userId: adminId, userType: 'admin', sessionId: adminId, mfaEnabled: true },
  }
  if (work === 'close') return closeStatements(ctx)
  await drawDueRun(ctx)
  const { data } = await listRuns(ctx, { page: 1, limit: 1 })
  const { id, version, pays } = await getRun(ctx, data[0]?.id ?? '')
  await approveRun(ctx, id, { version, cents: pays.cents })
}

function counted(pool: Pool, death: MoneyTask['death']): Pool {
  return new Proxy(pool, {
    apply: (target, self, values) => {
      steps += 1
      if (steps === death?.step) {
        if (death.isSent) setImmediate(die)
        else die()
      }
      return Reflect.apply(target as never, self, values)
    },
    get: (target, name) =>
      name === 'begin'
        ? (work: (tx: Sql) => Promise<unknown>) =>
            pool.begin((tx) => work(counted(tx as unknown as Pool, death)))
        : Reflect.get(target, name),
  })
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

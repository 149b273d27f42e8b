import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { openDatabase } from '../../server/src/db/database.ts'
import { type Cluster, startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { examineDatabase } from '../../server/src/modules/doctor/doctor.service.ts'
import { add, type Measured, medianOf, runs, spread } from './measured.ts'
import { type MoneySize, measuredAt, openMoney } from './money-data.ts'
import type { MoneyOutcome, MoneyTask, MoneyWork } from './money-process.ts'
import { table } from './table.ts'

/** Everything in the second size is ten times the first. */
const whole = { commissions: 100_000, statements: 1000 }
const times = 10
const goals = { time: 1.5, memory: 1.3 }

const say = (line: string) => process.stderr.write(`${line}\n`)

type Bench = {
  work: MoneyWork
  /** What the times are divided by. */
  unit: string
  counts: number[]
  sizeOf: (count: number) => MoneySize
}

/** Measures a payout run over commissions, and the closing of statements with ten stays each, at two sizes. */
export async function benchMoney(size = whole): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const benches: Bench[] = [
    {
      ...{ work: 'pay', unit: 'commission', counts: [size.commissions, size.commissions * times] },
      sizeOf: (count) => ({ commissions: count, hotels: size.commissions / 100, affiliates: count / 100 }),
    },
    {
      ...{ work: 'close', unit: 'statement', counts: [size.statements, size.statements * times] },
      sizeOf: (count) => ({ commissions: count * 10, hotels: count, affiliates: count / 10 }),
    },
  ]
  try {
    const reports: string[] = []
    for (const bench of benches) reports.push(await measureBench(cluster, bench))
    return reports.join('\n\n')
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Sized = { count: number; measured: Measured; memory: Measured }

async function measureBench(cluster: Cluster, { work, unit, counts, sizeOf }: Bench): Promise<string> {
  const sizes: Sized[] = []
  for (const count of counts) {
    say(`${work}: writing ${sizeOf(count).commissions.toLocaleString('en')} commissions`)
    sizes.push({ count, ...(await measureSize(cluster, work, count, sizeOf(count))) })
  }
  const growthOf = (of: 'measured' | 'memory', name: string) => {
    const [less = Number.NaN, more = Number.NaN] = sizes.map((size) => medianOf(size[of].get(name) ?? []))
    return more / less
  }
  const head = counts.map((count) => `${count.toLocaleString('en')} ${unit}s`)
  const rowsOf = (of: 'measured' | 'memory', format: (values: readonly number[]) => string) =>
    [...(sizes[0]?.[of].keys() ?? [])].map((name) => {
      const cells = sizes.map((size) => format(size[of].get(name) ?? []))
      return [name, ...cells, `${growthOf(of, name).toFixed(2)}×`]
    })
  const slower = Math.max(...[...(sizes[0]?.measured.keys() ?? [])].map((name) => growthOf('measured', name)))
  const larger = growthOf('memory', 'resident at most')
  return [
    table(
      [`time for each ${unit}`, ...head, 'growth'],
      rowsOf('measured', (values) => spread(values, ' µs')),
    ),
    table(['memory of the process', ...head, 'growth'], rowsOf('memory', megabytesOf)),
    `${judged(slower, goals.time, `The time for each ${unit}`)} ${judged(larger, goals.memory, 'The memory')}`,
  ].join('\n\n')
}

function megabytesOf(values: readonly number[]): string {
  return `${medianOf(values)} MB (${Math.min(...values)} to ${Math.max(...values)})`
}

function judged(growth: number, goal: number, what: string): string {
  const words = growth <= goal ? 'which reaches' : 'which misses'
  return `${what} grows ${growth.toFixed(2)}×, ${words} the goal of ${goal}×.`
}

/** Each run works on a copy of the same database, so that all of them find the same. */
async function measureSize(cluster: Cluster, work: MoneyWork, count: number, size: MoneySize) {
  const measured: Measured = new Map()
  const memory: Measured = new Map()
  const sql = postgres(cluster.urlOf('postgres'), { max: 1, onnotice: () => {} })
  try {
    await sql`CREATE DATABASE money`
    const adminId = await writeData(cluster.urlOf('money'), size)
    for (let run = 1; run <= runs; run += 1) {
      say(`run ${run} of ${runs}`)
      await sql`CREATE DATABASE copy TEMPLATE money STRATEGY file_copy`
      const url = cluster.urlOf('copy')
      const outcome = await perform({ work, url, at: measuredAt, adminId })
      if (run === runs) await requireWhole(url, work, count)
      await sql`DROP DATABASE copy WITH (FORCE)`
      for (const [name, ms] of Object.entries(outcome.times)) add(measured, name, (ms * 1000) / count)
      for (const [name, megabytes] of Object.entries(outcome.memory)) add(memory, name, megabytes)
    }
    await sql`DROP DATABASE money WITH (FORCE)`
  } finally {
    await sql.end()
  }
  return { measured, memory }
}

async function writeData(url: string, size: MoneySize): Promise<string> {
  await migrateDatabase(url)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await openMoney(sql, size)
  } finally {
    await sql.end()
  }
}

async function perform(task: MoneyTask): Promise<MoneyOutcome> {
  const child = fork(join(import.meta.dirname, 'money-process.ts'), { execArgv: ['--expose-gc'] })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the process ended with ${code}`)
  })
  child.send(task)
  const [outcome] = await Promise.race([once(child, 'message'), failed])
  await failed.catch(() => {})
  return outcome
}

/** Makes sure that what was measured was done: everything is in a statement, and every invariant holds. */
async function requireWhole(url: string, work: MoneyWork, count: number): Promise<void> {
  say('examining what it left')
  const database = openDatabase(url, 1)
  try {
    const { findings } = await examineDatabase({ sql: database.pool })
    const broken = findings.filter(({ faults }) => faults > 0)
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken.slice(0, 2))}`)
    const [row] = await database.pool<{ done: number }[]>`
      SELECT CASE WHEN ${work} = 'close' THEN (SELECT count(*) FROM hotel_statements)
                  ELSE (SELECT count(*) FROM commissions WHERE settled_net_usd_cents = net_usd_cents) END::float8 AS done`
    if (row?.done !== count) throw new Error(`${row?.done} of ${count} were done`)
  } finally {
    await database.close()
  }
}

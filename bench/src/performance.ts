import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { runLoad } from './load.ts'
import { add, type Measured, medianOf, runs, spread, warmUpMs } from './measured.ts'
import { addActivity, addAffiliates, openHotels } from './performance-data.ts'
import { startProcess, withProcess } from './processes.ts'
import { table } from './table.ts'

/** A thousand affiliates like the first, who alone makes a thousandth of everything. */
const whole = { affiliates: 1000, clicks: 50_000_000, bookings: 1_000_000 }
const most = 1.5

const rebuild = join(import.meta.dirname, '../../server/src/commands/rollups.ts')
const say = (line: string) => process.stderr.write(`${line}\n`)

const calls = {
  '30 days by link': '/api/v1/performance',
  '12 months by link': '/api/v1/performance?period=12m',
  '12 months by hotel': '/api/v1/performance?period=12m&by=hotel',
  '90 days by way of tracking': '/api/v1/performance?period=90d&by=method',
}

/**
 * Measures the performance call of one affiliate who is alone, and of the same affiliate among a thousand, with
 * 50 million clicks and a million referred bookings in all.
 */
export async function benchPerformance(size = whole): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const each = { clicks: size.clicks / size.affiliates, bookings: size.bookings / size.affiliates }
  try {
    await migrateDatabase(url)
    await openHotels(sql)
    say('one affiliate')
    const token = await addAffiliates(sql, 1)
    await addActivity(sql, { firstAffiliate: 0, affiliates: 1, ...each })
    await countAll(url, folder)
    const alone = await measure(url, folder, token)
    const others = size.affiliates - 1
    say(`${others} more`)
    await addAffiliates(sql, others)
    await addActivity(sql, {
      ...{ firstAffiliate: 1, affiliates: others },
      ...{ clicks: size.clicks - each.clicks, bookings: size.bookings - each.bookings },
    })
    const rebuildMs = await countAll(url, folder)
    const among = await measure(url, folder, token)
    await requireWhole(sql, size)
    const growths = [...alone].map(([name, times]) => ({
      name,
      growth: medianOf(among.get(name) ?? []) / medianOf(times),
    }))
    return [
      table(
        ['p50 of the performance call', sizeWords(each), sizeWords(size), 'growth'],
        growths.map(({ name, growth }) => [
          name,
          spread(alone.get(name) ?? [], ' ms'),
          spread(among.get(name) ?? [], ' ms'),
          `${growth.toFixed(2)}×`,
        ]),
      ),
      growths.every(({ growth }) => growth <= most)
        ? `No call grows by more than ${most}×.`
        : `Some calls grow by more than ${most}×.`,
      `The rebuild of all figures took ${(rebuildMs / 1000).toFixed(0)} s there, measured once.`,
    ].join('\n\n')
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function sizeWords({ clicks, bookings }: { clicks: number; bookings: number }): string {
  return `${clicks.toLocaleString('en')} clicks, ${bookings.toLocaleString('en')} bookings`
}

async function countAll(url: string, folder: string): Promise<number> {
  const env = { ...process.env, DATABASE_URL: url, ROOMLARK_DATA: folder }
  const begun = performance.now()
  await promisify(execFile)(process.execPath, [rebuild, 'rebuild'], { env })
  return performance.now() - begun
}

/** Calls one at a time, as a person would, on a separate server that is warmed up for each call. */
async function measure(url: string, folder: string, token: string): Promise<Measured> {
  const measured: Measured = new Map()
  const start = () =>
    startProcess('server/src/main.ts', '/health/ready', { DATABASE_URL: url, ROOMLARK_DATA: folder })
  for (let run = 1; run <= runs; run += 1) {
    say(`run ${run} of ${runs}`)
    await withProcess(start, async (server) => {
      for (const [name, path] of Object.entries(calls)) {
        const target = { url: server.url, path: () => path, token, concurrency: 1 }
        await runLoad(target, warmUpMs)
        add(measured, name, (await runLoad(target, 4000)).p50)
      }
    })
  }
  return measured
}

/** Makes sure that what was measured was counted: every click and booking is in the figures. */
async function requireWhole(sql: postgres.Sql, size: typeof whole): Promise<void> {
  const [row] = await sql<{ clicks: number; bookings: number }[]>`
    SELECT (SELECT sum(clicks) FROM link_days)::float8 AS clicks,
           (SELECT sum(bookings + cancelled) FROM referral_method_days)::float8 AS bookings`
  if (row?.clicks !== size.clicks || row.bookings !== size.bookings) {
    throw new Error(`${row?.clicks} clicks and ${row?.bookings} bookings were counted`)
  }
}

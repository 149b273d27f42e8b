import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { addBookings, openPlatform, plainAggregate, type Tokens } from './dashboard-data.ts'
import { runLoad } from './load.ts'
import { add, type Measured, medianOf, runs, spread, warmUpMs } from './measured.ts'
import { startProcess, withProcess } from './processes.ts'
import { table } from './table.ts'

const sizes = [10_000, 1_000_000, 10_000_000]
const rebuild = join(import.meta.dirname, '../../server/src/commands/rollups.ts')
const plain = 'plain aggregate of the bookings (administrator)'
const say = (line: string) => process.stderr.write(`${line}\n`)

/**
 * Measures the dashboard call from ten thousand to ten million bookings, and the plain aggregate on the same
 * data.
 */
export async function benchDashboard(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await migrateDatabase(url)
    const tokens = await openPlatform(sql)
    const bySize: Measured[] = []
    let there = 0
    let rebuildMs = 0
    for (const total of sizes) {
      say(`growing to ${total} bookings`)
      await addBookings(sql, total - there)
      there = total
      say('counting them')
      const env = { ...process.env, DATABASE_URL: url, ROOMLARK_DATA: folder }
      const begun = performance.now()
      await promisify(execFile)(process.execPath, [rebuild, 'rebuild'], { env })
      rebuildMs = performance.now() - begun
      const medians: Measured = new Map()
      for (let run = 1; run <= runs; run += 1) {
        say(`run ${run} of ${runs}`)
        await measure(url, folder, tokens, medians)
        add(medians, plain, await timePlain(sql))
      }
      bySize.push(medians)
    }
    return [
      table(
        ['median', ...sizes.map((size) => `${size.toLocaleString('en')} bookings`), 'growth'],
        [...(bySize[0]?.keys() ?? [])].map((name) => {
          const times = bySize.map((medians) => medians.get(name) ?? [])
          const growth = medianOf(times.at(-1) ?? []) / medianOf(times[0] ?? [])
          return [name, ...times.map((values) => spread(values, ' ms')), `${growth.toFixed(2)}×`]
        }),
      ),
      timesFaster(bySize.at(-1) ?? new Map()),
      `The rebuild of all figures took ${(rebuildMs / 1000).toFixed(0)} s there, measured once.`,
    ].join('\n\n')
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Loads one page at a time, as a person would, on a separate server that is warmed up for each account. */
async function measure(url: string, folder: string, tokens: Tokens, medians: Measured): Promise<void> {
  const start = () =>
    startProcess('server/src/main.ts', '/health/ready', { DATABASE_URL: url, ROOMLARK_DATA: folder })
  await withProcess(start, async (server) => {
    for (const [name, token] of Object.entries(tokens)) {
      const target = { url: server.url, path: () => '/api/v1/analytics/dashboard', token, concurrency: 1 }
      await runLoad(target, warmUpMs)
      add(medians, `dashboard, ${name}`, (await runLoad(target, 4000)).p50)
    }
  })
}

async function timePlain(sql: postgres.Sql): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 4; round += 1) {
    const begun = performance.now()
    await plainAggregate(sql)
    times.push(performance.now() - begun)
  }
  return medianOf(times.slice(1))
}

function timesFaster(medians: Measured): string {
  const times = medianOf(medians.get(plain) ?? []) / medianOf(medians.get('dashboard, admin') ?? [])
  return `At ${sizes.at(-1)?.toLocaleString('en')} bookings the administrator’s call is ${times.toFixed(0)} times as fast as the plain aggregate.`
}

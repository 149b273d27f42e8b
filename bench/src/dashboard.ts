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
import { startProcess } from './processes.ts'
import { table } from './table.ts'

const sizes = [10_000, 1_000_000, 10_000_000]
const rebuild = join(import.meta.dirname, '../../server/src/commands/rollups.ts')
const say = (line: string) => process.stderr.write(`${line}\n`)

/** The dashboard call from ten thousand to ten million bookings, and the plain aggregate on the same data. */
export async function benchDashboard(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await migrateDatabase(url)
    const tokens = await openPlatform(sql)
    const rows: Record<string, number[]> = {}
    const note = (name: string, value: number) => {
      rows[name] = [...(rows[name] ?? []), value]
    }
    let there = 0
    for (const total of sizes) {
      say(`growing to ${total} bookings`)
      await addBookings(sql, total - there)
      there = total
      say('counting them')
      const env = { ...process.env, DATABASE_URL: url, ROOMLARK_DATA: folder }
      const begun = performance.now()
      await promisify(execFile)(process.execPath, [rebuild, 'rebuild'], { env })
      note('rebuild of all figures (npm run rollups -- rebuild)', performance.now() - begun)
      for (const [name, p50] of Object.entries(await measure(url, folder, tokens))) note(name, p50)
      note('plain aggregate of the bookings (administrator)', await timePlain(sql))
    }
    return [
      table(
        ['median', ...sizes.map((size) => `${size.toLocaleString('en')} bookings`), 'growth'],
        Object.entries(rows).map(([name, times]) => [
          name,
          ...times.map((ms) => `${ms.toFixed(2)} ms`),
          `${((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2)}×`,
        ]),
      ),
      timesFaster(rows),
    ].join('\n\n')
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** One page at a time, as a person looks at it. */
async function measure(url: string, folder: string, tokens: Tokens): Promise<Record<string, number>> {
  const server = await startProcess('server/src/main.ts', '/health/ready', {
    DATABASE_URL: url,
    ROOMLARK_DATA: folder,
  })
  const medians: Record<string, number> = {}
  try {
    for (const [name, token] of Object.entries(tokens)) {
      const target = { url: server.url, path: () => '/api/v1/analytics/dashboard', token, concurrency: 1 }
      await runLoad(target, 2000)
      const rounds: number[] = []
      for (let round = 0; round < 5; round += 1) rounds.push((await runLoad(target, 2000)).p50)
      medians[`dashboard, ${name}`] = rounds.sort((a, b) => a - b)[2] ?? 0
    }
  } finally {
    await server.stop()
  }
  return medians
}

async function timePlain(sql: postgres.Sql): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const begun = performance.now()
    await plainAggregate(sql)
    times.push(performance.now() - begun)
  }
  return times.slice(1).sort((a, b) => a - b)[2] ?? 0
}

function timesFaster(rows: Record<string, number[]>): string {
  const last = (start: string) =>
    Object.entries(rows)
      .find(([name]) => name.startsWith(start))?.[1]
      .at(-1) ?? 0
  const times = last('plain aggregate') / last('dashboard, admin')
  return `At ${sizes.at(-1)?.toLocaleString('en')} bookings the call is ${times.toFixed(0)} times as fast as the plain aggregate.`
}

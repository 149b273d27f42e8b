import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { addDays } from '../../contract/src/dates.ts'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { runLoad } from './load.ts'
import { add, type Measured, medianOf, runs, spread, warmUpMs } from './measured.ts'
import { startProcess, withProcess } from './processes.ts'
import { bigPlace, growSearch, placeSizes, smallPlace } from './search-data.ts'
import { table } from './table.ts'

const sizes = [1000, 100_000]
const rebuild = join(import.meta.dirname, '../../server/src/commands/search.ts')
const today = new Date().toISOString().slice(0, 10)
const say = (line: string) => process.stderr.write(`${line}\n`)

/**
 * Measures the guests' search by price with all counts, for one reader, as the platform grows and the place
 * does not.
 */
export async function benchSearch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await migrateDatabase(url)
    const bySize: Measured[] = []
    let there = 0
    let rebuildMs = 0
    for (const total of sizes) {
      say(`growing to ${total} hotels`)
      await growSearch(sql, there, total)
      there = total
      say('writing the index')
      const env = { ...process.env, DATABASE_URL: url, ROOMLARK_DATA: folder }
      const begun = performance.now()
      await promisify(execFile)(process.execPath, [rebuild, 'rebuild'], { env })
      rebuildMs = performance.now() - begun
      await sql`VACUUM ANALYZE`
      const medians: Measured = new Map()
      for (let run = 1; run <= runs; run += 1) {
        say(`run ${run} of ${runs}`)
        await measure(url, folder, total, medians)
      }
      bySize.push(medians)
    }
    const [few, many] = [bySize[0], bySize.at(-1)]
    return [
      table(
        ['median, one reader', ...sizes.map((size) => `${size.toLocaleString('en')} hotels`), 'growth'],
        [...(many?.keys() ?? [])].map((name) => {
          const [before, after] = [few?.get(name), many?.get(name) ?? []]
          const growth = before ? `${(medianOf(after) / medianOf(before)).toFixed(2)}×` : ''
          return [name, before ? spread(before, ' ms') : '', spread(after, ' ms'), growth]
        }),
      ),
      `Writing the whole index took ${(rebuildMs / 1000).toFixed(0)} s there, measured once.`,
    ].join('\n\n')
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(url: string, folder: string, total: number, medians: Measured): Promise<void> {
  const start = () =>
    startProcess('server/src/main.ts', '/health/ready', { DATABASE_URL: url, ROOMLARK_DATA: folder })
  const stay = `checkInOn=${addDays(today, 40)}&checkOutOn=${addDays(today, 43)}&adults=2`
  const searchIn = (place: string) =>
    `/api/v1/guest/search?place=city:IT:${place.toLowerCase()}&${stay}&sort=price`
  const paths = {
    [`${placeSizes.small} hotels of a place by price`]: searchIn(smallPlace),
    ...(total > 6000 ? { [`${placeSizes.big} hotels of a place by price`]: searchIn(bigPlace) } : {}),
    'places like a mistyped name': '/api/v1/guest/places?search=picolago',
  }
  await withProcess(start, async (server) => {
    for (const [name, path] of Object.entries(paths)) {
      const target = { url: server.url, path: () => path, concurrency: 1 }
      const begun = performance.now()
      await fetch(server.url + path).then((answer) => answer.text())
      if (name.includes('of a place')) add(medians, `${name}, the first time`, performance.now() - begun)
      await runLoad(target, warmUpMs)
      add(medians, name, (await runLoad(target, 4000)).p50)
    }
  })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { compare, type Target } from './load.ts'
import { add, type Measured, runs, spread } from './measured.ts'
import { startProcess, withProcess } from './processes.ts'
import { growSearch } from './search-data.ts'
import { table } from './table.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)
const links = 1000

/** Measures clicks on tracked links, each by a visitor of its own so that all of them count, against the floor. */
export async function benchClicks(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const [shares, slowest]: Measured[] = [new Map(), new Map()]
  try {
    await migrateDatabase(url)
    await growSearch(sql, 0, links)
    await sql`
      WITH affiliate AS (
        INSERT INTO users (email, user_type, password_hash, email_verified_at)
        VALUES ('affiliate@bench.test', 'affiliate', 'x', now()) RETURNING id
      )
      INSERT INTO partnerships (affiliate_id, hotel_id, state, state_since, approved_at, created_at)
      SELECT affiliate.id, h.id, 'active', now(), now(), now() FROM affiliate, hotels h`
    await sql`
      INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, created_at)
      SELECT id, affiliate_id, hotel_id, 'link' || row_number() OVER (), now() FROM partnerships`
    await sql`VACUUM ANALYZE`
    for (let run = 1; run <= runs; run += 1) {
      say(`run ${run} of ${runs}`)
      const env = { DATABASE_URL: url, ROOMLARK_DATA: folder }
      const server = () => startProcess('server/src/main.ts', '/health/ready', env)
      const floor = () => startProcess('bench/src/clicks-floor.ts', '/', env)
      await withProcess(server, (ours) =>
        withProcess(floor, async (bare) => {
          for (const concurrency of [16, 64]) {
            const measured = await compare(follow(ours.url, concurrency), follow(bare.url, concurrency))
            const name = `${concurrency} clicks at a time`
            add(shares ?? new Map(), name, measured.ours.rps / measured.floor.rps)
            add(slowest ?? new Map(), name, measured.ours.p99 / measured.floor.p99)
            say(`${name}: ${Math.round(measured.ours.rps)} / ${Math.round(measured.floor.rps)} a second`)
          }
        }),
      )
    }
    const [counted] = await sql`SELECT count(*) FILTER (WHERE NOT counted)::integer AS repeated FROM clicks`
    if (counted?.repeated > 0) throw new Error('some visitors were not told apart')
    return table(
      ['clicks on tracked links', 'of the floor’s requests/s', 'p99 of the floor’s'],
      [...(shares ?? [])].map(([name, values]) => [
        name,
        spread(values),
        spread(slowest?.get(name) ?? [], '×'),
      ]),
    )
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

let visitors = 0

function follow(url: string, concurrency: number): Target {
  return {
    ...{ url, concurrency, status: 302 },
    path: () => `/r/link${1 + (visitors % links)}`,
    headers: () => {
      visitors += 1
      return {
        'user-agent': `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.${visitors} Safari/537.36`,
      }
    },
  }
}

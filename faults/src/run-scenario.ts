import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import postgres from 'postgres'
import { cloneDatabase } from '../../server/test/cluster.ts'
import type { Arena } from './arena.ts'
import { isReady } from './client.ts'
import { askDoctor, findLag, findLosses } from './examination.ts'
import { type Load, startLoad } from './load.ts'
import { type Outcome, recoveryMs } from './outcome.ts'
import { extractPrevious } from './previous-version.ts'
import type { Scenario, Stage } from './scenario.ts'
import { createServerProcess, type ServerProcess } from './server-process.ts'
import { openShop } from './shop.ts'
import { startTcpProxy, through } from './tcp-proxy.ts'
import { timeUntil, waitUntil } from './wait.ts'

/** Runs a scenario from a new database to the doctor. */
export async function runScenario(arena: Arena, scenario: Scenario, isQuick: boolean): Promise<Outcome> {
  const folder = join(arena.folder, scenario.name)
  const dataDir = join(folder, 'data')
  await mkdir(dataDir, { recursive: true })
  const undo: (() => Promise<unknown>)[] = []
  try {
    const database = await cloneDatabase(arena.adminUrl, scenario.previous ? 'template0' : arena.template)
    undo.push(database.drop)
    const { hostname, port } = new URL(database.url)
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) })
    undo.push(proxy.close)
    const surroundings = await scenario.surround?.(dataDir)
    if (surroundings) undo.push(surroundings.close)
    const sql = postgres(database.url, { max: 4, onnotice: () => {}, connect_timeout: 5 })
    undo.push(() => sql.end({ timeout: 5 }))
    const env = {
      DATABASE_URL: scenario.proxied ? through(proxy, database.url) : database.url,
      ROOMLARK_DATA: dataDir,
      ...scenario.env,
      ...surroundings?.env,
    }
    const version = scenario.previous ? await extractPrevious(folder) : undefined
    const begunAt = performance.now()
    const servers = await Promise.all(
      Array.from({ length: scenario.servers ?? 2 }, async () => {
        const server = await createServerProcess(env)
        undo.push(server.kill)
        await server.start(version)
        return server
      }),
    )
    const startMs = performance.now() - begunAt
    const [first] = servers
    if (!first) throw new Error('a scenario needs a server')
    const shop = scenario.previous ? await openShop(sql, first, arena.partners) : arena.shop
    const load = startLoad({
      shop,
      urls: () => servers.map(({ url }) => url),
      bookers: scenario.bookers ?? 6,
      excused: scenario.excused ?? [],
    })
    undo.push(load.stop)

    const [faults, notes]: string[][] = [[], []]
    let overAt = 0
    const stage: Stage = {
      sql,
      databaseUrl: database.url,
      postgres: arena.postgres,
      servers,
      proxy,
      shop,
      load,
      isQuick,
      async addServer() {
        const server = await createServerProcess(env)
        undo.push(server.kill)
        await server.start()
        servers.push(server)
      },
      over() {
        overAt = performance.now()
      },
      fail: (what) => void faults?.push(what),
      note: (what) => void notes?.push(what),
    }
    await waitUntil('twenty bookings', () => load.acknowledged.bookings.size >= 20, 180_000)
    stage.over()
    await scenario.inflict(stage)
    const healthyMs = await untilHealthy(servers, load, overAt)
    // The load after the fault is like any other.
    await delay(isQuick ? 500 : 2000)
    await load.stop()
    await scenario.afterwards?.(stage)
    faults?.push(...load.unexpected, ...crashesIn(servers), ...(await findLag(sql)))
    const lost = await findLosses(sql, load.acknowledged)
    for (const server of servers) {
      const code = await server.stop()
      if (code !== 0) faults?.push(`a server that was asked to stop exited with ${code}`)
    }
    const { isWell, words } = await askDoctor(database.url, { ...env, DATABASE_URL: database.url })
    const { bookings, cancelled, clicks, approved, paid } = load.acknowledged
    return {
      name: scenario.name,
      about: scenario.about,
      requests: load.requests(),
      bookings: bookings.size,
      cancellations: cancelled.size,
      clicks: clicks.size,
      payouts: approved.size + paid.size,
      lost,
      faults: faults ?? [],
      notes: notes ?? [],
      healthyMs,
      healthyWithinMs: recoveryMs + 2 * startMs,
      doctor: words,
      isDoctorWell: isWell,
    }
  } finally {
    for (const step of undo.reverse()) await step().catch(() => {})
  }
}

/** Every server has to be ready, and to confirm a booking that is sent to it alone. */
async function untilHealthy(servers: ServerProcess[], load: Load, overAt: number): Promise<number | null> {
  const isHealthy = async ({ url }: ServerProcess) => (await isReady(url)) && (await load.bookAt(url))
  const waits = servers.map((server) => timeUntil(() => isHealthy(server), 120_000))
  const all = await Promise.all(waits)
  return all.includes(null) ? null : performance.now() - overAt
}

/** A lost connection may reject a promise that nobody holds any more (`main.ts`); anything else like that is a fault. */
function crashesIn(servers: ServerProcess[]): string[] {
  const lines = servers.flatMap((server) => server.log().split('\n'))
  const crashes = lines.filter(
    (line) => line.includes('unhandled rejection') && !line.includes('CONNECTION_CLOSED'),
  )
  return [...new Set(crashes)].slice(0, 3)
}

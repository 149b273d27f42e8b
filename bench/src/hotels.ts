import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { type BenchData, chooseOwner, growHotels } from './hotels-data.ts'
import { compare, runLoad, type Target } from './load.ts'
import { add, type Measured, medianOf, runs, spread, warmUpMs } from './measured.ts'
import { type Running, startProcess, withProcess } from './processes.ts'
import { table } from './table.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const sizes = [1000, 100_000, 1_000_000]
type AgainstFloor = { rps: Measured; p99: Measured; memory: Map<string, string> }

/** Compares the product with the floor at 100,000 hotels, and with itself from 1,000 to 1,000,000. */
export async function benchHotels(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await migrateDatabase(url)
    const medians = new Map<number, Measured>(sizes.map((size) => [size, new Map()]))
    const againstFloor: AgainstFloor = { rps: new Map(), p99: new Map(), memory: new Map() }
    for (const size of sizes) {
      say(`growing to ${size} hotels`)
      await growHotels(sql, size)
      const data = await chooseOwner(sql)
      const server = () =>
        startProcess('server/src/main.ts', '/health/ready', { DATABASE_URL: url, ROOMLARK_DATA: folder })
      for (let run = 1; run <= runs; run += 1) {
        say(`run ${run} of ${runs}`)
        await withProcess(server, (running) => measureLatency(running, data, medians.get(size) ?? new Map()))
        if (size !== 100_000) continue
        await withProcess(server, (running) => measureFloor(running, url, data, againstFloor))
      }
    }
    return [
      table(
        ['100,000 hotels', 'of the floor’s requests/s', 'p99 of the floor’s', 'memory before → after'],
        [...againstFloor.rps].map(([name, shares]) => [
          name,
          spread(shares),
          spread(againstFloor.p99.get(name) ?? [], '×'),
          againstFloor.memory.get(name) ?? '',
        ]),
      ),
      table(
        ['median latency', ...sizes.map((size) => `${size.toLocaleString('en')} hotels`), 'growth'],
        [...(medians.get(1000)?.keys() ?? [])].map((name) => {
          const bySize = sizes.map((size) => medians.get(size)?.get(name) ?? [])
          const growth = medianOf(bySize.at(-1) ?? []) / medianOf(bySize[0] ?? [])
          return [name, ...bySize.map((values) => spread(values, ' ms')), `${growth.toFixed(2)}×`]
        }),
      ),
    ].join('\n\n')
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureLatency(server: Running, data: BenchData, medians: Measured): Promise<void> {
  for (const [name, { path, token }] of Object.entries(callsOf(data))) {
    await runLoad({ url: server.url, path, token }, warmUpMs)
    const { p50 } = await runLoad({ url: server.url, path, token }, 3000)
    add(medians, name, p50)
  }
}

async function measureFloor(
  server: Running,
  databaseUrl: string,
  data: BenchData,
  { rps, p99, memory }: AgainstFloor,
): Promise<void> {
  const start = () =>
    startProcess('bench/src/hotels-floor.ts', '/hotels', { DATABASE_URL: databaseUrl, OWNER: data.owner })
  await withProcess(start, async (floor) => {
    for (const [name, { path, floorPath, token }] of Object.entries(callsOf(data))) {
      say(`measuring ${name}`)
      await requireSameFields({ url: server.url, path, token }, { url: floor.url, path: floorPath })
      const before = server.memoryMb()
      const { ours, floor: bare } = await compare(
        { url: server.url, path, token },
        { url: floor.url, path: floorPath },
      )
      add(rps, name, ours.rps / bare.rps)
      add(p99, name, ours.p99 / bare.p99)
      memory.set(name, `${before} → ${server.memoryMb()} MB`)
    }
  })
}

/** A floor that sends less than the product would be too low, and one that sends more would be too high. */
async function requireSameFields(ours: Target, floor: Target): Promise<void> {
  const [answer, bare] = await Promise.all([ours, floor].map(fieldsOf))
  if (answer !== bare) throw new Error(`the product answers ${answer}, the floor ${bare}`)
}

/**
 * Uses the first answer that is not empty, because not every word occurs in the names of the owner's hotels.
 */
async function fieldsOf({ url, path, token }: Target): Promise<string> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await fetch(url + path(), { headers: token ? { authorization: `Bearer ${token}` } : {} })
    const { data } = (await answer.json()) as { data: object | object[] }
    const [first] = [data].flat()
    if (first) return Object.keys(first).toSorted().join(' ')
  }
  throw new Error(`${path()} finds nothing`)
}

type Call = { path: () => string; floorPath: () => string; token: string }

function callsOf(data: BenchData): Record<string, Call> {
  const { hotelIds, rareWords, token, adminToken } = data
  const inTurn = (values: string[]) => {
    if (values.length === 0) throw new Error('nothing to ask for')
    let turn = 0
    return () => {
      turn += 1
      return values[turn % values.length] ?? ''
    }
  }
  const call = (token: string, path: () => string, floorPath = path): Call => ({
    path: () => `/api/v1${path()}`,
    floorPath,
    token,
  })
  const id = inTurn(hotelIds)
  const ownWord = inTurn(['garden', 'house%20villa', 'italy%20casa', 'harbour'])
  const rareWord = inTurn(rareWords)
  return {
    'list of one owner': call(token, () => '/hotels'),
    'list of one owner, with search': call(token, () => `/hotels?search=${ownWord()}`),
    'search over everybody’s, by an administrator': call(
      adminToken,
      () => `/hotels?search=${rareWord()}`,
      () => `/hotels?everybodys&search=${rareWord()}`,
    ),
    'one hotel by id': call(token, () => `/hotels/${id()}`),
  }
}

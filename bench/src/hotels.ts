import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { type BenchData, chooseOwner, growHotels } from './hotels-data.ts'
import { compare, runLoad } from './load.ts'
import { startProcess } from './processes.ts'
import { table } from './table.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

/** Against the floor at 100,000 hotels, and against ourselves from 1,000 to 1,000,000. */
export async function benchHotels(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await migrateDatabase(url)
    const growth: Record<string, number[]> = {}
    let againstFloor: string[][] = []
    for (const total of [1000, 100_000, 1_000_000]) {
      say(`growing to ${total} hotels`)
      await growHotels(sql, total)
      const data = await chooseOwner(sql)
      const server = await startProcess('server/src/main.ts', '/health/ready', {
        DATABASE_URL: url,
        ROOMLARK_DATA: folder,
      })
      try {
        if (total === 100_000) againstFloor = await measureFloor(server, url, data)
        for (const [name, { path, token }] of Object.entries(callsOf(data))) {
          await runLoad({ url: server.url, path, token }, 1000)
          const { p50 } = await runLoad({ url: server.url, path, token }, 3000)
          growth[name] = [...(growth[name] ?? []), p50]
        }
      } finally {
        await server.stop()
      }
    }
    return [
      table(
        ['100,000 hotels', 'of the floor’s requests/s', 'p99 of the floor’s', 'memory before → after'],
        againstFloor,
      ),
      table(
        ['median latency', '1,000 hotels', '100,000', '1,000,000', 'growth'],
        Object.entries(growth).map(([name, [first = 1, middle = 0, last = 0]]) => [
          name,
          `${first.toFixed(2)} ms`,
          `${middle.toFixed(2)} ms`,
          `${last.toFixed(2)} ms`,
          `${(last / first).toFixed(2)}×`,
        ]),
      ),
    ].join('\n\n')
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureFloor(
  server: Awaited<ReturnType<typeof startProcess>>,
  databaseUrl: string,
  data: BenchData,
): Promise<string[][]> {
  const floor = await startProcess('bench/src/hotels-floor.ts', '/hotels', {
    DATABASE_URL: databaseUrl,
    OWNER: data.owner,
  })
  try {
    const rows: string[][] = []
    for (const [name, { path, floorPath, token }] of Object.entries(callsOf(data))) {
      say(`measuring ${name}`)
      const before = server.memoryMb()
      const { ours, floor: bare } = await compare(
        { url: server.url, path, token },
        { url: floor.url, path: floorPath },
      )
      rows.push([
        name,
        `${(ours.rps / bare.rps).toFixed(2)} (${ours.rps.toFixed(0)} / ${bare.rps.toFixed(0)})`,
        `${(ours.p99 / bare.p99).toFixed(2)}× (${ours.p99.toFixed(1)} / ${bare.p99.toFixed(1)} ms)`,
        `${before} → ${server.memoryMb()} MB`,
      ])
    }
    return rows
  } finally {
    await floor.stop()
  }
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

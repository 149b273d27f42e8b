import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { startCluster } from '../../server/src/db/embedded/cluster.ts'
import { freePort } from '../../server/src/db/embedded/free-port.ts'
import { migrateDatabase } from '../../server/src/db/migrate.ts'
import { noise } from '../../server/test/pictures.ts'
import { inspectHeap } from './heap.ts'
import { chooseOwner, growHotels } from './hotels-data.ts'
import { type MixedCall, mixedCalls } from './memory-calls.ts'
import { startProcess } from './processes.ts'
import { table } from './table.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

const rounds = 7
const callsEach = 10_000
const concurrency = 16

/**
 * Sends mixed calls round after round, and shows how much memory is still in use after each and whether that
 * levels off.
 */
export async function benchMemory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roomlark-bench-'))
  const cluster = await startCluster({ folder: join(folder, 'postgres') })
  const url = cluster.urlOf('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const inspectorPort = await freePort()
  try {
    await migrateDatabase(url)
    await growHotels(sql, 1000)
    const data = await chooseOwner(sql)
    const server = await startProcess('server/src/main.ts', '/health/ready', {
      DATABASE_URL: url,
      ROOMLARK_DATA: folder,
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
    })
    const heap = await inspectHeap(inspectorPort)
    try {
      const next = mixedCalls(data, await noise(800, 600).jpeg().toBuffer())
      const rows: string[][] = []
      for (let round = 0; round <= rounds; round += 1) {
        if (round > 0) await sendAll(server.url, next)
        const { heapMb, externalMb, rssMb } = await heap.useAfterCollection()
        const calls = (round * callsEach).toLocaleString('en')
        say(`${calls} calls: heap ${heapMb} MB, external ${externalMb} MB, resident ${rssMb} MB`)
        rows.push([calls, `${heapMb} MB`, `${externalMb} MB`, `${rssMb} MB`])
      }
      return table(['calls so far', 'heap in use', 'buffers outside of it', 'resident'], rows)
    } finally {
      heap.close()
      await server.stop()
    }
  } finally {
    await sql.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function sendAll(url: string, next: () => MixedCall): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  let left = callsEach
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await send(url, next(), agent)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  agent.destroy()
}

/** Many calls are refused on purpose; only a server error counts as a failure here. */
function send(url: string, { method, path, token, body, headers }: MixedCall, agent: Agent): Promise<void> {
  const sent = { ...headers, ...(token && { authorization: `Bearer ${token}` }) }
  return new Promise((resolve, reject) => {
    const call = request(url + path, { agent, method, headers: sent }, (answer) => {
      answer.resume()
      const { statusCode = 0 } = answer
      answer.on('end', () =>
        statusCode === 500 ? reject(new Error(`${method} ${path} answered ${statusCode}`)) : resolve(),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

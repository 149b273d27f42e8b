import { Agent, request } from 'node:http'
import { freePort } from '../../server/src/db/embedded/free-port.ts'
import { noise } from '../../server/test/pictures.ts'
import type { Bench } from './bench.ts'
import { inspectHeap } from './heap.ts'
import { chooseOwner, growHotels } from './hotels-data.ts'
import { Figures } from './measure.ts'
import { type MixedCall, mixedCalls } from './memory-calls.ts'

const concurrency = 16

export const memory: Bench = {
  name: 'memory',
  title: 'Memory',
  about:
    'Mixed calls to one server, sixteen at a time: lists, searches, figures, a changed profile, wrong tokens, bodies that are no JSON, unknown keys and addresses; every fiftieth is in turn an uploaded picture, a failed sign-in, the description of the API or a body of 75 KB. After each stretch the garbage is collected through the inspector and what is left is read. `npm start` sets MALLOC_ARENA_MAX=2 and MALLOC_MMAP_THRESHOLD_=131072, without which glibc holds more and more back for threads that decode pictures and hash passwords; MALLOC_ARENA_MAX=16 and MALLOC_MMAP_THRESHOLD_=33554432 measure without them.',
  async run({ lab, quick, runs, say }) {
    const { stretches, calls } = quick ? { stretches: 2, calls: 50 } : { stretches: 4, calls: 10_000 }
    const { url, data } = await lab.database('memory', async (sql) => {
      await growHotels(sql, 1000)
      return chooseOwner(sql)
    })
    const picture = await noise(800, 600).jpeg().toBuffer()
    const labels = Array.from({ length: stretches + 1 }, (_, index) => {
      return `after ${(index * calls).toLocaleString('en')} calls`
    })
    const figures = new Figures()
    const measureRun = async (run: number) => {
      say(`  run ${run} of ${runs}`)
      const port = await freePort()
      const server = await lab.serve(url, {
        NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
        MALLOC_ARENA_MAX: arenas,
        MALLOC_MMAP_THRESHOLD_: threshold,
      })
      const heap = await inspectHeap(port)
      try {
        const next = mixedCalls(data, picture)
        const uses: { heapMb: number; externalMb: number; rssMb: number }[] = []
        for (const [index] of labels.entries()) {
          if (index > 0) await sendAll(server.url, calls, next)
          uses.push(await heap.useAfterCollection())
        }
        const row = (name: string, pick: (use: (typeof uses)[number]) => number) => {
          const values = uses.map((use, index) => [labels[index], pick(use)])
          // The first calls load what is loaded only once.
          const growth = pick(uses.at(-1) ?? uses[0] ?? nothing) / pick(uses[1] ?? nothing)
          figures.add(name, { ...Object.fromEntries(values), growth })
        }
        row('heap in use', ({ heapMb }) => heapMb)
        row('buffers outside of it', ({ externalMb }) => externalMb)
        row('resident', ({ rssMb }) => rssMb)
      } finally {
        heap.close()
        await server.stop('SIGKILL')
      }
    }
    const numbers = Array.from({ length: runs }, (_, index) => index + 1)
    // Nothing is timed here, so that quick runs can go on beside each other.
    if (quick) await Promise.all(numbers.map(measureRun))
    else for (const run of numbers) await measureRun(run)
    await lab.drop('memory')
    const columns = [
      ...labels.map((title) => ({ title, unit: ' MB', digits: 1 })),
      { title: 'growth after the first stretch', unit: '×', better: 'lower' as const, goal: 1.3 },
    ]
    const sizes = `${(stretches * calls).toLocaleString('en')} calls to each of ${runs} servers`
    return {
      sizes,
      tables: [{ title: 'memory', columns, rows: figures.rows([...labels, 'growth']) }],
    }
  },
}

const nothing = { heapMb: 0, externalMb: 0, rssMb: 0 }
const { MALLOC_ARENA_MAX: arenas = '2', MALLOC_MMAP_THRESHOLD_: threshold = '131072' } = process.env

async function sendAll(url: string, calls: number, next: () => MixedCall): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  let left = calls
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

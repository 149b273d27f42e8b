import { Agent, request } from 'node:http'
import { medianOf, warmUpMs } from './measured.ts'

export type Load = { rps: number; p50: number; p99: number }

export type Target = {
  url: string
  path: () => string
  token?: string
  /** The body is sent as JSON with POST. */
  body?: () => unknown
  headers?: () => Record<string, string>
  /** The number of requests kept in flight. */
  concurrency?: number
  /** The status of a good answer, if it is not 200. */
  status?: number
}

/**
 * Keeps a number of requests in flight over keep-alive connections for a while. Any other
 * status than the expected one is a failure.
 */
export async function runLoad(target: Target, ms: number): Promise<Load> {
  const { concurrency = 16 } = target
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const latencies: number[] = []
  const end = performance.now() + ms
  const begun = performance.now()
  const worker = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await ask(target, agent)
      latencies.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
  return { rps: latencies.length / seconds, p50: at(0.5), p99: at(0.99) }
}

function ask({ url, path, token, body, headers, status = 200 }: Target, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers?.(),
    }
    const options = { agent, method: body ? 'POST' : 'GET', headers: sent }
    const call = request(url + path(), options, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === status
          ? resolve()
          : reject(new Error(`${path()} answered ${answer.statusCode}`)),
      )
    })
    call.on('error', reject)
    call.end(body ? JSON.stringify(body()) : undefined)
  })
}

/**
 * Measures both sides in turn several times, so that a slow moment of the machine affects them equally, and
 * returns the median of each.
 */
export async function compare(ours: Target, floor: Target): Promise<{ ours: Load; floor: Load }> {
  const rounds: { ours: Load; floor: Load }[] = []
  await runLoad(ours, warmUpMs)
  await runLoad(floor, warmUpMs)
  for (let round = 0; round < 3; round += 1) {
    rounds.push({ floor: await runLoad(floor, 2000), ours: await runLoad(ours, 2000) })
  }
  return {
    ours: medianLoad(rounds.map((round) => round.ours)),
    floor: medianLoad(rounds.map((round) => round.floor)),
  }
}

function medianLoad(loads: Load[]): Load {
  const median = (pick: (load: Load) => number) => medianOf(loads.map(pick))
  return { rps: median((load) => load.rps), p50: median((load) => load.p50), p99: median((load) => load.p99) }
}

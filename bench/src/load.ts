import { Agent, request } from 'node:http'

/** The requests of one client. */
export type Call = {
  path: string
  token?: string
  /** Sent as JSON with POST. */
  body?: unknown
  headers?: Record<string, string>
}

export type Target = {
  url: string
  /** Makes the next call. */
  call: () => Call
  /** The number of calls kept in flight. */
  concurrency?: number
  /** The status of a good answer, if it is not 200. */
  status?: number
}

/** Calls a second, and latencies in milliseconds. */
export type Load = { calls: number; rps: number; p50: number; p99: number }

/**
 * Keeps a number of calls in flight over keep-alive connections for a while. Any other status than the expected one is
 * a failure.
 */
export async function runLoad(target: Target, ms: number): Promise<Load> {
  const { concurrency = 16 } = target
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const latencies: number[] = []
  const begun = performance.now()
  const worker = async () => {
    while (performance.now() < begun + ms) {
      const start = performance.now()
      await ask(target, agent)
      latencies.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { calls: latencies.length, rps: latencies.length / seconds, p50: at(0.5), p99: at(0.99) }
}

function ask({ url, call, status = 200 }: Target, agent: Agent): Promise<void> {
  const { path, token, body, headers } = call()
  return new Promise((resolve, reject) => {
    const sent = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    }
    const options = { agent, method: body ? 'POST' : 'GET', headers: sent }
    const asking = request(url + path, options, (answer) => {
      answer.resume()
      answer.on('end', () =>
        answer.statusCode === status
          ? resolve()
          : reject(new Error(`${path} was answered with ${answer.statusCode} instead of ${status}`)),
      )
    })
    asking.on('error', reject)
    asking.end(body ? JSON.stringify(body) : undefined)
  })
}

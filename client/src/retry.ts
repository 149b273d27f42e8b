import { getRetryAfter } from './error.ts'

export type Retries = {
  /** The number of attempts after the first one. */
  limit?: number
  /** Waits that long before it tries again; a test replaces it. */
  wait?: (ms: number) => Promise<void>
}

type Fetch = (request: Request) => Promise<Response>

/** Answers that say nothing happened, or that the same call may succeed in a moment. */
const passing = new Set([429, 502, 503, 504])
const longestWaitMs = 30_000

/** Repeats calls that do no harm when they arrive twice: those that read, and those with an idempotency key. */
export function withRetries(fetch: Fetch, { limit = 3, wait = pause }: Retries = {}): Fetch {
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= limit || !isRepeatable(request)
      const outcome = await fetch(request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error
        return null
      })
      const isOver = outcome !== null && !passing.has(outcome.status)
      const waitMs = waitBefore(attempt, outcome)
      if (outcome !== null && (isOver || isLast || waitMs > longestWaitMs)) return outcome
      await outcome?.body?.cancel()
      await wait(waitMs)
    }
  }
}

function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || headers.has('Idempotency-Key')
}

/** The server's own wish counts; otherwise clients that failed together come back at different moments. */
function waitBefore(attempt: number, outcome: Response | null): number {
  const asked = outcome && getRetryAfter(outcome)
  return asked === null ? 200 * 2 ** attempt * (0.5 + Math.random() / 2) : asked * 1000
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

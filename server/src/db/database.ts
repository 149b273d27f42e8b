import postgres from 'postgres'
import { unavailable } from '../errors.ts'
import { createGate, type Gate } from '../gate.ts'

/** What queries run on: the pool, or the transaction they were given. */
export type Sql = postgres.ISql<Record<string, never>>

/** The pool as a service sees it: it can also open transactions. */
export type Pool = Sql & { begin<T>(work: (tx: Sql) => Promise<T>): Promise<T> }

export type Database = {
  /** For work outside a request: jobs, commands, start-up. */
  readonly pool: Pool
  /** The same pool for one request: a transaction does not commit once the request has been answered. */
  forRequest(signal: AbortSignal): Pool
  ping(): Promise<void>
  close(): Promise<void>
}

const poolSize = 8

export function openDatabase(url: string): Database {
  const sql = postgres(url, {
    max: poolSize,
    connect_timeout: 3,
    // A server that comes back must be found within seconds, so no long pauses between attempts.
    backoff: (attempt: number) => Math.min(0.1 * 2 ** attempt, 1),
    idle_timeout: 60,
    max_lifetime: 60 * 30,
    onnotice: () => {},
    connection: {
      application_name: 'roomlark',
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
    },
  })
  const gate = createGate({ limit: poolSize, maxQueue: 400, maxWaitMs: 2000 })
  return {
    pool: gated(sql, gate),
    forRequest: (signal) => gated(sql, gate, signal),
    async ping() {
      await sql`SELECT 1`
    },
    close: () => sql.end({ timeout: 5 }),
  }
}

/**
 * postgres.js queues without bound while every connection is busy. This bounds the wait: an awaited
 * query or a transaction first passes the gate. Fragments are never awaited, so they pass freely.
 */
function gated(sql: postgres.Sql, gate: Gate, signal?: AbortSignal): Pool {
  const handler: ProxyHandler<postgres.Sql> = {
    apply(target, self, args) {
      const built: unknown = Reflect.apply(target, self, args)
      if (built instanceof Promise) passGateWhenAwaited(built, gate)
      return built
    },
    get(target, property, receiver) {
      if (property === 'begin') {
        return (work: (tx: Sql) => Promise<unknown>) =>
          gate.run(() =>
            target.begin(async (tx) => {
              if (signal?.aborted) throw unavailable()
              const result = await work(tx as unknown as Sql)
              if (signal?.aborted) throw unavailable()
              return result
            }),
          )
      }
      return Reflect.get(target, property, receiver)
    },
  }
  return new Proxy(sql, handler) as unknown as Pool
}

function passGateWhenAwaited(query: Promise<unknown>, gate: Gate): void {
  const start = query.then.bind(query)
  // biome-ignore lint/suspicious/noThenProperty: a postgres.js query is a lazy promise that starts on `then`
  query.then = (onDone, onFail) =>
    gate.run(() => new Promise((resolve, reject) => start(resolve, reject))).then(onDone, onFail)
}

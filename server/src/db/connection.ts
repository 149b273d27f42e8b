import postgres from 'postgres'
import { unavailable } from '../errors.ts'
import type { BackOff } from './back-off.ts'
import { columnTypes } from './column-types.ts'
import { dialOnce } from './dial.ts'

/**
 * The parts of a postgres.js query that decide when and where it runs. Queries are lazy, and `handler` starts
 * one once.
 */
export type Query = Promise<unknown> & {
  /**
   * The same array every time a statement runs from the same place in the code, so it identifies the
   * statement.
   */
  readonly strings: TemplateStringsArray
  /** The process of PostgreSQL that it was sent to. */
  readonly state: { pid: number } | null
  /** Its whole text without values, once it was sent. */
  readonly statement: { readonly string: string } | null
  handler(query: Query): void
  resolve(result: unknown): void
  reject(error: unknown): void
}

/**
 * One connection to PostgreSQL, opened by its first query. Queries are answered in the order they were sent.
 */
export type Connection = {
  readonly sql: postgres.Sql
  /** Calls `done` once the query has been answered or the connection is lost. */
  send(query: Query, done?: () => void): void
  /** A lost connection never comes back. */
  isLost(): boolean
  /** Returns the query that has been waiting for its answer, if it has waited for that long. */
  unansweredFor(ms: number): Query | undefined
  /** Gives a dead connection up; all its queries fail. */
  abandon(): void
  close(seconds: number): Promise<void>
}

/**
 * postgres.js would reopen a lost connection and carry on with the rest of its transaction, or crash the
 * process by writing to a closed socket (porsager/postgres#1208). Each connection therefore has its own
 * client, which sends nothing more once its connection is lost.
 */
export function openConnection(url: string, backOff: Pick<BackOff, 'failed' | 'succeeded'>): Connection {
  let lost = false
  let hasAnswered = false
  const sent = new Set<Query>()
  /** The time since which PostgreSQL has been working on the first of these queries. */
  let begunAt = 0
  const sql = postgres(url, {
    max: 1,
    connect_timeout: 3,
    idle_timeout: 60,
    max_lifetime: null,
    types: columnTypes,
    onnotice: () => {},
    onclose: lose,
    connection: {
      application_name: 'roomlark',
      statement_timeout: 5000,
      lock_timeout: 2000,
      idle_in_transaction_session_timeout: 10_000,
    },
    ...dialOnce(lose),
  })
  const { handler } = sql`` as unknown as Query

  function lose(): void {
    if (!lost && !hasAnswered) backOff.failed()
    lost = true
    for (const query of sent) query.reject(connectionLost())
    sent.clear()
  }

  return {
    sql,
    send(query, done) {
      if (lost) query.reject(connectionLost())
      else {
        if (sent.size === 0) begunAt = performance.now()
        sent.add(query)
        const { resolve } = query
        query.resolve = (result) => resolve(closeGap(result))
        handler(query)
      }
      const end = () => {
        sent.delete(query)
        begunAt = performance.now()
        done?.()
      }
      const answered = () => {
        if (!hasAnswered) backOff.succeeded()
        hasAnswered = true
        end()
      }
      query.then(answered, end)
    },
    isLost: () => lost,
    unansweredFor(ms) {
      if (lost || sent.size === 0 || performance.now() - begunAt < ms) return undefined
      return sent.values().next().value
    },
    abandon() {
      lose()
      void sql.end({ timeout: 0 })
    },
    close(seconds) {
      lost = true
      return sql.end({ timeout: seconds })
    },
  }
}

/**
 * Returns a client that hands its queries to `run` when they are awaited, instead of running them itself.
 * Many of these share one underlying client, so that client must not be modified, and each has its own
 * `begin`.
 */
export function diverted(sql: postgres.Sql, run: (query: Query) => void, begin?: unknown): postgres.Sql {
  const divert = (built: unknown) => {
    // Identifiers and rows to insert are also built this way, but they are not queries.
    if (built instanceof Promise) Object.assign(built, { handler: run })
    return built
  }
  return new Proxy(sql, {
    apply: (target, self, args) => divert(Reflect.apply(target, self, args)),
    get(target, property, receiver) {
      if (property === 'begin') return begin
      if (property !== 'unsafe') return Reflect.get(target, property, receiver)
      return (...args: unknown[]) => divert(Reflect.apply(target.unsafe, target, args))
    },
  })
}

/**
 * postgres.js counts on after a statement that failed in the middle of its rows, so the next answer begins with as
 * many empty places (porsager/postgres#1119). A session that is looked up then would not be found.
 */
function closeGap(result: unknown): unknown {
  if (Array.isArray(result) && result.length > 0 && !(0 in result)) {
    result.splice(
      0,
      result.findIndex((row) => row !== undefined),
    )
  }
  return result
}

function connectionLost() {
  return unavailable(new Error('the connection to the database was lost'))
}

import postgres from 'postgres'
import { unavailable } from '../errors.ts'
import type { BackOff } from './back-off.ts'
import { columnTypes } from './column-types.ts'
import { dialOnce } from './dial.ts'

/** What of a postgres.js query decides when and where it runs: it is lazy, and `handler` starts it once. */
export type Query = Promise<unknown> & {
  /** The same ones whenever the same statement is written at the same place. */
  readonly strings: TemplateStringsArray
  handler(query: Query): void
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** One connection to PostgreSQL, opened by its first query. Queries are answered in the order they were sent. */
export type Connection = {
  readonly sql: postgres.Sql
  /** `done` once it is answered, or lost. */
  send(query: Query, done?: () => void): void
  /** True once the connection is gone, for ever. */
  isLost(): boolean
  close(seconds: number): Promise<void>
}

/**
 * postgres.js would open a lost connection again and go on with whatever is left of its transaction,
 * or end the process by writing to a socket that is no more (porsager/postgres#1208). So each connection
 * has a client of its own, and one that has lost its connection sends nothing any more.
 */
export function openConnection(url: string, backOff: Pick<BackOff, 'failed' | 'succeeded'>): Connection {
  let lost = false
  let hasAnswered = false
  const sent = new Set<Query>()
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
        sent.add(query)
        handler(query)
      }
      const end = () => {
        sent.delete(query)
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
    close(seconds) {
      lost = true
      return sql.end({ timeout: seconds })
    },
  }
}

/**
 * A client whose queries do not run where they were written, but are handed over when they are awaited. `begin`
 * is its own; many are made of the same client, which must not be written to.
 */
export function diverted(sql: postgres.Sql, run: (query: Query) => void, begin?: unknown): postgres.Sql {
  const divert = (built: unknown) => {
    // What is not a query: a name, or rows to insert.
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

function connectionLost() {
  return unavailable(new Error('the connection to the database was lost'))
}

import postgres from 'postgres'
import { unavailable } from '../errors.ts'
import type { BackOff } from './back-off.ts'
import { columnTypes } from './column-types.ts'
import { dialOnce } from './dial.ts'
import type { Query, Rows } from './query.ts'

/**
 * One connection to PostgreSQL, opened by its first query. Queries are answered in the order they were sent.
 */
export type Connection = {
  /** Resolves once the query has been answered, and fails once the connection is lost. */
  send(query: Query): Promise<Rows>
  /** A lost connection never comes back. */
  isLost(): boolean
  /** The process of PostgreSQL at the other end, once it has answered. */
  pid(): number | undefined
  /** Returns the query that has been waiting for its answer, if it has waited for that long. */
  unansweredFor(ms: number): Query | undefined
  /** Gives a dead connection up; all its queries fail. */
  abandon(): void
  close(seconds: number): Promise<void>
}

/** Limits: PostgreSQL's time for a statement and for a lock, and our time for a connection. */
export type TimeLimits = { statementMs: number; lockMs: number; queueMs: number }
export const usualLimits: TimeLimits = { statementMs: 5000, lockMs: 2000, queueMs: 2000 }

/**
 * postgres.js would reopen a lost connection and carry on with the rest of its transaction, or crash the
 * process by writing to a closed socket (porsager/postgres#1208). Each connection therefore has its own
 * client, which sends nothing more once its connection is lost.
 */
export function openConnection(
  url: string,
  backOff: Pick<BackOff, 'failed' | 'succeeded'>,
  { statementMs, lockMs }: TimeLimits,
): Connection {
  let lost = false
  let hasAnswered = false
  let pid: number | undefined
  const sent = new Map<Query, (fault: Error) => void>()
  /** The time since which PostgreSQL has been working on the first of these queries. */
  let begunAt = 0
  const { socket } = dialOnce(lose)
  const options = {
    max: 1,
    connect_timeout: 3,
    max_lifetime: null,
    types: columnTypes,
    onnotice: () => {},
    onclose: lose,
    connection: {
      application_name: 'roomlark',
      statement_timeout: statementMs,
      lock_timeout: lockMs,
      idle_in_transaction_session_timeout: 10_000,
    },
    // postgres.js would send what it has not sent yet to the next host.
    socket(address: Parameters<typeof socket>[0]) {
      if (lost) throw connectionLost()
      return socket(address)
    },
  }
  const client = postgres(url, options)

  function lose(): void {
    if (!lost && !hasAnswered) backOff.failed()
    lost = true
    for (const reject of sent.values()) reject(connectionLost())
    sent.clear()
  }

  function end(query: Query): void {
    sent.delete(query)
    begunAt = performance.now()
  }

  return {
    send(query) {
      if (lost) return Promise.reject(connectionLost())
      if (sent.size === 0) begunAt = performance.now()
      const { promise, resolve, reject } = Promise.withResolvers<Rows>()
      sent.set(query, reject)
      query.write(client).then(
        (rows) => {
          end(query)
          if (!hasAnswered) backOff.succeeded()
          hasAnswered = true
          pid ??= rows.state?.pid
          resolve(closeGap(rows))
        },
        (fault) => {
          end(query)
          reject(fault)
        },
      )
      return promise
    },
    isLost: () => lost,
    pid: () => pid,
    unansweredFor(ms) {
      if (lost || sent.size === 0 || performance.now() - begunAt < ms) return undefined
      return sent.keys().next().value
    },
    abandon() {
      lose()
      void client.end({ timeout: 0 })
    },
    close(seconds) {
      lost = true
      return client.end({ timeout: seconds })
    },
  }
}

/**
 * postgres.js counts on after a statement that failed in the middle of its rows, so the next answer begins with as
 * many empty places (porsager/postgres#1119). A session that is looked up then would not be found.
 */
function closeGap(rows: Rows): Rows {
  if (rows.length > 0 && !(0 in rows)) {
    rows.splice(
      0,
      rows.findIndex((row) => row !== undefined),
    )
  }
  return rows
}

function connectionLost() {
  return unavailable(new Error('the connection to the database was lost'))
}

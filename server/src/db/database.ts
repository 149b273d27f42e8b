import type postgres from 'postgres'
import { unavailable } from '../errors.ts'
import { createGate } from '../gate.ts'
import { diverted, type Lane, openLane } from './lane.ts'
import { inTransaction } from './transaction.ts'

/** What queries run on: the pool, or the transaction they were given. */
export type Sql = postgres.ISql<Record<string, never>>

/** The pool as a service sees it: it can also open transactions. */
export type Pool = Sql & { begin<T>(work: (tx: Sql) => Promise<T>): Promise<T> }

export type Database = {
  /** For work outside a request: jobs, commands, start-up. */
  readonly pool: Pool
  /** The same pool for one request: once its time is up nothing begins, and no transaction commits. */
  forRequest(signal: AbortSignal): Pool
  ping(): Promise<void>
  close(): Promise<void>
}

const poolSize = 8

/** At most 8 connections. Who finds them all busy waits, but neither long nor in a long queue. */
export function openDatabase(url: string): Database {
  const gate = createGate({ limit: poolSize, maxQueue: 400, maxWaitMs: 2000 })
  const free: Lane[] = []
  const open = new Set<Lane>()
  // Only ever used to write queries down; it never connects.
  const { sql: writer } = openLane(url)

  function take(): Lane {
    for (let lane = free.pop(); lane; lane = free.pop()) {
      if (!lane.isLost()) return lane
      discard(lane)
    }
    const lane = openLane(url)
    open.add(lane)
    return lane
  }

  function discard(lane: Lane): void {
    open.delete(lane)
    void lane.close(0)
  }

  function withLane<T>(work: (lane: Lane) => Promise<T>, signal?: AbortSignal): Promise<T> {
    return gate.run(async () => {
      if (signal?.aborted) throw unavailable()
      const lane = take()
      try {
        return await work(lane)
      } finally {
        if (lane.isLost()) discard(lane)
        else free.push(lane)
      }
    })
  }

  function poolFor(signal?: AbortSignal): Pool {
    const sql = diverted(writer, (query) => {
      const done = withLane((lane) => {
        lane.run(query)
        return query
      }, signal)
      done.catch(query.reject)
    })
    const begin = (work: (tx: Sql) => Promise<unknown>) =>
      withLane((lane) => inTransaction(lane, (tx) => work(tx as unknown as Sql), signal), signal)
    return Object.assign(sql, { begin }) as unknown as Pool
  }

  const pool = poolFor()
  return {
    pool,
    forRequest: poolFor,
    async ping() {
      await pool`SELECT 1`
    },
    async close() {
      await Promise.all([...open].map((lane) => lane.close(5)))
    },
  }
}

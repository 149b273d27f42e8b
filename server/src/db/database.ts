import type postgres from 'postgres'
import { diverted } from './connection.ts'
import { openConnectionPool } from './connection-pool.ts'
import { fragment } from './fragment.ts'
import type { QueryTracer } from './query-tracer.ts'
import { type Ending, inTransaction } from './transaction.ts'

/** Queries run on either the pool or the transaction they were given. */
export type Sql = postgres.ISql<Record<string, never>>

/** A part of a query, written where a value would stand. */
export type SqlPart = postgres.PendingQuery<postgres.Row[]>

/** The pool as services see it, which can also open transactions. */
export type Pool = Sql & { begin<T>(work: (tx: Sql) => Promise<T>): Promise<T> }

export type Database = {
  /** This pool is for work outside a request: jobs, commands and start-up. */
  readonly pool: Pool
  /**
   * Returns the same pool for one request. Once the request has run out of time, no query starts and no
   * transaction commits.
   */
  forRequest(ending: Ending): Pool
  ping(): Promise<void>
  close(): Promise<void>
}

/** Who is told about the work of the database; without them, nothing is measured. */
export type DatabaseObservers = {
  onWaited?: ((seconds: number) => void) | undefined
  tracer?: QueryTracer | null | undefined
}

export function openDatabase(url: string, poolSize = 8, observers: DatabaseObservers = {}): Database {
  const { onWaited, tracer } = observers
  const connections = openConnectionPool(url, poolSize, onWaited)

  function poolFor(ending?: Ending): Pool {
    const transact = (work: (tx: Sql) => Promise<unknown>, onConnection?: () => void) =>
      connections.withConnection((connection) => {
        onConnection?.()
        return inTransaction(connection, (tx) => work(tx as unknown as Sql), ending, tracer)
      }, ending)
    const begin = tracer
      ? (work: (tx: Sql) => Promise<unknown>) =>
          tracer.transaction((onConnection) => transact(work, onConnection))
      : transact
    const sql = diverted(
      fragment,
      (query) => connections.runQuery(query, ending, tracer?.follow(query)),
      begin,
    )
    return sql as unknown as Pool
  }

  const pool = poolFor()
  return {
    pool,
    forRequest: poolFor,
    async ping() {
      await pool`SELECT 1`
    },
    close: connections.close,
  }
}

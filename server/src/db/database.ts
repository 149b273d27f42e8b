import type postgres from 'postgres'
import type { TimeLimits } from './connection.ts'
import { openConnectionPool } from './connection-pool.ts'
import { createSql, type Query, type QueryTracer } from './query.ts'
import { type Ending, inTransaction } from './transaction.ts'

/** Queries run on either the pool or the transaction they were given, and so one after the other. */
export type Sql = postgres.ISql<Record<string, never>>

/** All queries of a transaction share one connection, so none is sent before the one before is answered. */
export type Transaction = Sql & { readonly [isTransaction]: true }
declare const isTransaction: unique symbol

/** A part of a query, written where a value would stand. */
export type SqlPart = postgres.PendingQuery<postgres.Row[]>

/** The pool as services see it, where queries may run at the same time. It can also open transactions. */
export type Pool = Sql & { begin<T>(work: (tx: Transaction) => Promise<T>): Promise<T> }

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

/** Without observers of the database's work, nothing is measured. */
export type DatabaseOptions = {
  onWaited?: ((seconds: number) => void) | undefined
  tracer?: QueryTracer | null | undefined
  limits?: TimeLimits
}

export function openDatabase(url: string, poolSize = 8, options: DatabaseOptions = {}): Database {
  const { onWaited, tracer, limits } = options
  const connections = openConnectionPool(url, poolSize, onWaited, limits)

  function poolFor(ending?: Ending): Pool {
    const transact = (work: (tx: Transaction) => Promise<unknown>, onConnection?: () => void) =>
      connections.withConnection((connection) => {
        onConnection?.()
        return inTransaction(connection, (tx) => work(tx as unknown as Transaction), ending, tracer)
      }, ending)
    const begin = tracer
      ? (work: (tx: Transaction) => Promise<unknown>) =>
          tracer.transaction((onConnection) => transact(work, onConnection))
      : transact
    const run = (query: Query) => {
      const followed = tracer?.follow(query)
      const answer = connections.runQuery(query, ending, followed?.onConnection)
      followed?.until(answer)
      return answer
    }
    return createSql(run, begin) as unknown as Pool
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

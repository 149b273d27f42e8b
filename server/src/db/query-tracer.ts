import type { Query } from './connection.ts'

/** Follows queries and transactions for traces (adapters/tracing.ts). */
export type QueryTracer = {
  /**
   * Follows a query until it is answered. Returns what is to be called once the query has got a connection, or
   * undefined if nobody looks at what it belongs to.
   */
  follow(query: Query): (() => void) | undefined
  /** Follows a transaction, which calls `onConnection` once it has got one. */
  transaction<T>(work: (onConnection: () => void) => Promise<T>): Promise<T>
}

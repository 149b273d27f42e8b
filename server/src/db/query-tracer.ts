import type { Query, Rows } from './query.ts'

/** Follows queries and transactions for traces (adapters/tracing.ts). */
export type QueryTracer = {
  /** Begins to follow a query, or returns undefined if nobody looks at what it belongs to. */
  follow(query: Query): { onConnection: () => void; until(answer: Promise<Rows>): void } | undefined
  /** Follows a transaction, which calls `onConnection` once it has got one. */
  transaction<T>(work: (onConnection: () => void) => Promise<T>): Promise<T>
}

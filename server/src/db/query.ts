import type postgres from 'postgres'
import { fragment } from './fragment.ts'

export type Rows = postgres.RowList<postgres.Row[]>

/** A statement that can be sent on any connection. */
export type Query = {
  /**
   * The same array every time a statement runs from the same place in the code, so it identifies the
   * statement.
   */
  readonly strings: readonly string[]
  /** Writes it with the client of a connection, which sends it once it is awaited. */
  write(client: postgres.Sql): postgres.PendingQuery<postgres.Row[]>
}

/** Follows queries and transactions for traces (adapters/tracing.ts). */
export type QueryTracer = {
  /** Begins to follow a query, or returns undefined if nobody looks at what it belongs to. */
  follow(query: Query): { onConnection: () => void; until(answer: Promise<Rows>): void } | undefined
  /** Follows a transaction, which calls `onConnection` once it has got one. */
  transaction<T>(work: (onConnection: () => void) => Promise<T>): Promise<T>
}

type Run = (query: Query) => Promise<Rows>

/** A statement without values, which may also be one that cannot be prepared. */
export function plainQuery(text: string): Query {
  return { strings: [text], write: (client) => client.unsafe<postgres.Row[]>(text) }
}

/** Returns what queries are written with. A query is handed to `run` when it is awaited, or is a part of another. */
export function createSql(run: Run, begin?: unknown): postgres.Sql {
  function tag(...[strings, ...values]: [TemplateStringsArray, ...postgres.Fragment[]]) {
    // Identifiers and rows to insert are built in the same way, but they are not queries.
    if (!Array.isArray(strings.raw)) return fragment(toRow(strings), ...values)
    return new LazyQuery(strings, (client) => client(strings, ...values.map(toPart)), run)
  }
  function unsafe(...args: Parameters<typeof fragment.unsafe>) {
    return new LazyQuery([args[0]], (client) => client.unsafe<postgres.Row[]>(...args), run)
  }
  const { json, array, typed, types } = fragment
  return Object.assign(tag, { json, array, typed, types, unsafe, begin }) as unknown as postgres.Sql
}

class LazyQuery implements Query, PromiseLike<Rows> {
  readonly strings: Query['strings']
  readonly write: Query['write']
  readonly #run: Run
  #answer: Promise<Rows> | undefined

  constructor(strings: Query['strings'], write: Query['write'], run: Run) {
    this.strings = strings
    this.write = write
    this.#run = run
  }

  #start(): Promise<Rows> {
    this.#answer ??= this.#run(this)
    return this.#answer
  }

  // biome-ignore lint/suspicious/noThenProperty: a query runs when it is awaited.
  then<A, B>(...args: Parameters<typeof Promise.prototype.then<A, B>>): Promise<A | B> {
    return this.#start().then(...args)
  }

  catch<T>(onFault: (fault: unknown) => T): Promise<Rows | T> {
    return this.#start().catch(onFault)
  }

  finally(onEnd: () => void): Promise<Rows> {
    return this.#start().finally(onEnd)
  }

  toString(): never {
    throw new Error('a part of a query cannot be a value')
  }
}

/** A part is written with a client that never sends anything. */
function toPart(value: postgres.Fragment): postgres.Fragment {
  if (value instanceof LazyQuery) return value.write(fragment)
  if (Array.isArray(value) && value[0] instanceof LazyQuery) return value.map(toPart) as never
  return value
}

/** The types of postgres.js do not say so, but one of the values to insert or to set may be a part. */
function toRow<T>(row: T): T {
  if (typeof row !== 'object' || row === null) return row
  if (!Object.values(row).some((value) => value instanceof LazyQuery)) return row
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, toPart(value)])) as T
}

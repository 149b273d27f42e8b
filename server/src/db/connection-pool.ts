import { createBoundedQueue } from '../bounded-queue.ts'
import { unavailable } from '../errors.ts'
import { createBackOff } from './back-off.ts'
import { type Connection, openConnection, type Query } from './connection.ts'
import type { Ending } from './transaction.ts'

export type ConnectionPool = {
  runQuery(query: Query, ending?: Ending): void
  /** A connection of its own, for a transaction. */
  withConnection<T>(work: (connection: Connection) => Promise<T>, ending?: Ending): Promise<T>
  close(): Promise<void>
}

type PooledConnection = {
  readonly connection: Connection
  queries: number
  /** How many of them were not quick the last time, or have never run. */
  doubtful: number
  /** When PostgreSQL began with the first of them. */
  begunAt: number
  /** By a transaction. */
  isTaken: boolean
}
type Waiter = {
  /** A query may share a connection with others; a transaction has one of its own. */
  mayShare: boolean
  /** Work outside a request can wait for the next attempt to connect; a request is better refused at once. */
  isPatient: boolean
  begin: (pooled: PooledConnection) => void
  refuse: (error: Error) => void
}

/** A query that is sent ahead spares PostgreSQL and us a sleep each, but it has to wait for those before it. */
const queriesAtOnce = 3
/** So nothing is sent behind a query that has been running for this long, or whose statement took as long last time. */
const quickMs = 50

/** At most `size` connections: a free one, else one shared with quick queries, else a wait in a bounded queue. */
export function openConnectionPool(url: string, size: number): ConnectionPool {
  const connections = new Set<PooledConnection>()
  const quick = new WeakSet<Query['strings']>()
  const queue = createBoundedQueue<Waiter>({ maxQueue: 400, maxWaitMs: 2000 })
  // While PostgreSQL refuses connections it is not asked for one by every request.
  const backOff = createBackOff({ firstMs: 50, mostMs: 1000 })
  let dialling: NodeJS.Timeout | undefined

  function ask(waiter: Waiter): void {
    const pooled = queue.peek() ? undefined : connectionFor(waiter)
    if (pooled) waiter.begin(pooled)
    else if (connections.size === 0 && !waiter.isPatient) waiter.refuse(unavailable(noConnection()))
    else {
      queue.enqueue(waiter)
      if (connections.size === 0) dialLater()
    }
  }

  function connectionFor({ mayShare }: Waiter): PooledConnection | undefined {
    return freeConnection() ?? (mayShare ? sharedConnection() : undefined)
  }

  /** The one opened first, so that those a quieter hour does not need close after a minute without work. */
  function freeConnection(): PooledConnection | undefined {
    for (const pooled of connections) {
      if (pooled.isTaken || pooled.queries > 0) continue
      if (!pooled.connection.isLost()) return pooled
      connections.delete(pooled)
      void pooled.connection.close(0)
    }
    if (connections.size >= size || backOff.waitMs() > 0) return undefined
    const pooled = {
      connection: openConnection(url, backOff),
      queries: 0,
      doubtful: 0,
      begunAt: 0,
      isTaken: false,
    }
    connections.add(pooled)
    return pooled
  }

  function sharedConnection(): PooledConnection | undefined {
    let shared: PooledConnection | undefined
    for (const pooled of connections) {
      if (canShare(pooled) && !(shared && shared.queries <= pooled.queries)) shared = pooled
    }
    return shared
  }

  function canShare({ connection, queries, doubtful, begunAt, isTaken }: PooledConnection): boolean {
    if (isTaken || doubtful > 0 || queries >= queriesAtOnce || connection.isLost()) return false
    return performance.now() - begunAt <= quickMs
  }

  /** The first in the queue comes next: a transaction is not overtaken by queries that could share. */
  function serveQueue(): void {
    for (let first = queue.peek(); first; first = queue.peek()) {
      const pooled = connectionFor(first)
      if (!pooled) break
      queue.dequeue()?.begin(pooled)
    }
  }

  function serveNext(): void {
    serveQueue()
    // Nobody would come to the end of a queue that no connection serves.
    if (connections.size === 0) while (queue.peek()) queue.dequeue()?.refuse(unavailable(noConnection()))
  }

  /** For those in a queue that no connection serves. */
  function dialLater(): void {
    dialling ??= setTimeout(() => {
      dialling = undefined
      serveQueue()
      if (queue.peek() && connections.size === 0) dialLater()
    }, Math.ceil(backOff.waitMs()))
  }

  return {
    runQuery(query, ending) {
      const begin = (pooled: PooledConnection) => {
        if (ending?.aborted) {
          query.reject(unavailable())
          serveNext()
          return
        }
        const isDoubtful = !quick.has(query.strings)
        if (pooled.queries === 0) pooled.begunAt = performance.now()
        pooled.queries += 1
        if (isDoubtful) pooled.doubtful += 1
        pooled.connection.send(query, () => {
          const now = performance.now()
          if (now - pooled.begunAt > quickMs) quick.delete(query.strings)
          else if (isDoubtful) quick.add(query.strings)
          pooled.begunAt = now
          pooled.queries -= 1
          if (isDoubtful) pooled.doubtful -= 1
          serveNext()
        })
      }
      ask({ mayShare: true, isPatient: ending === undefined, begin, refuse: query.reject })
    },
    async withConnection(work, ending) {
      const pooled = await new Promise<PooledConnection>((resolve, refuse) => {
        const begin = (pooled: PooledConnection) => {
          pooled.isTaken = true
          resolve(pooled)
        }
        ask({ mayShare: false, isPatient: ending === undefined, begin, refuse })
      })
      try {
        if (ending?.aborted) throw unavailable()
        return await work(pooled.connection)
      } finally {
        pooled.isTaken = false
        serveNext()
      }
    },
    async close() {
      clearTimeout(dialling)
      await Promise.all([...connections].map(({ connection }) => connection.close(1)))
    },
  }
}

function noConnection(): Error {
  return new Error('the database refuses connections')
}

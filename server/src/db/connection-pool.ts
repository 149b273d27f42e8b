import { createBoundedQueue } from '../bounded-queue.ts'
import { unavailable } from '../errors.ts'
import { createBackOff } from './back-off.ts'
import { type Connection, openConnection, usualLimits } from './connection.ts'
import { watchForDead } from './dead-connections.ts'
import type { Query, Rows } from './query.ts'
import type { Ending } from './transaction.ts'

export type ConnectionPool = {
  /** Calls `onConnection` once the query has a connection. */
  runQuery(query: Query, ending?: Ending, onConnection?: () => void): Promise<Rows>
  /** Reserves a connection for a transaction. */
  withConnection<T>(work: (connection: Connection) => Promise<T>, ending?: Ending): Promise<T>
  close(): Promise<void>
}

type PooledConnection = {
  readonly connection: Connection
  queries: number
  /** Counts the queries whose statement was slow last time or has never run before. */
  doubtful: number
  /** The time at which PostgreSQL started on the first of these queries, or was last asked anything. */
  begunAt: number
  /** A transaction has this connection to itself. */
  isTaken: boolean
}
type Waiter = {
  /** A query may share a connection with other queries; a transaction needs its own. */
  mayShare: boolean
  /**
   * Work outside a request can wait for the next attempt to connect; a request is better refused immediately.
   */
  isPatient: boolean
  begin: (pooled: PooledConnection) => void
  refuse: (error: Error) => void
}

/**
 * Sending a query before the previous one is answered saves a round trip, but it has to wait for those ahead
 * of it.
 */
const queriesAtOnce = 3
/**
 * For that reason, nothing is sent behind a query that has been running for longer than this, or whose
 * statement took longer than this last time.
 */
const quickMs = 50
const idleMs = 60_000

/**
 * Opens at most `size` connections. A query gets a free one if possible, otherwise shares one with quick
 * queries, otherwise waits in a bounded queue.
 */
export function openConnectionPool(
  url: string,
  size: number,
  onWaited?: (seconds: number) => void,
  limits = usualLimits,
): ConnectionPool {
  const connections = new Set<PooledConnection>()
  const quick = new WeakSet<Query['strings']>()
  const queue = createBoundedQueue<Waiter>({ maxQueue: 400, maxWaitMs: limits.queueMs })
  // While PostgreSQL refuses connections, we do not try to open one for every request.
  const backOff = createBackOff({ firstMs: 50, mostMs: 1000 })
  let dialling: NodeJS.Timeout | undefined

  function ask(waiter: Waiter): void {
    const pooled = queue.peek() ? undefined : connectionFor(waiter)
    if (pooled) {
      onWaited?.(0)
      waiter.begin(pooled)
    } else if (connections.size === 0 && !waiter.isPatient) waiter.refuse(unavailable(noConnection()))
    else {
      queue.enqueue(onWaited ? timed(waiter, onWaited) : waiter)
      dialLater()
    }
  }

  function connectionFor({ mayShare }: Waiter): PooledConnection | undefined {
    return freeConnection() ?? (mayShare ? sharedConnection() : undefined)
  }

  /**
   * Prefers the connection opened first, so that the ones not needed in quiet hours are the ones that
   * `closeIdle` finds.
   */
  function freeConnection(): PooledConnection | undefined {
    for (const pooled of connections) {
      if (pooled.isTaken || pooled.queries > 0) continue
      if (!pooled.connection.isLost()) return pooled
      connections.delete(pooled)
      void pooled.connection.close(0)
    }
    if (connections.size >= size || backOff.waitMs() > 0) return undefined
    const pooled = {
      connection: openConnection(url, backOff, limits),
      queries: 0,
      doubtful: 0,
      begunAt: 0,
      isTaken: false,
    }
    connections.add(pooled)
    return pooled
  }

  /**
   * The pool closes idle connections rather than the driver, which would do so while a query is being handed to it.
   */
  function closeIdle(): void {
    const idleSince = performance.now() - idleMs
    for (const pooled of connections) {
      if (pooled.isTaken || pooled.queries > 0 || pooled.begunAt > idleSince) continue
      connections.delete(pooled)
      void pooled.connection.close(0)
    }
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

  /**
   * Serves the queue strictly in order, so that queries able to share a connection never overtake a
   * transaction.
   */
  function serveQueue(): void {
    for (let first = queue.peek(); first; first = queue.peek()) {
      const pooled = connectionFor(first)
      if (!pooled) break
      queue.dequeue()?.begin(pooled)
    }
    dialLater()
  }

  function serveNext(): void {
    serveQueue()
    // With no connection left, nothing would ever serve the queue, so everything in it is refused.
    if (connections.size === 0) while (queue.peek()) queue.dequeue()?.refuse(unavailable(noConnection()))
  }

  /**
   * Serves those who wait once another connection may be dialled; the queries that are under way may finish much later,
   * and there may be none.
   */
  function dialLater(): void {
    if (!queue.peek() || connections.size >= size) return
    dialling ??= setTimeout(() => {
      dialling = undefined
      serveQueue()
    }, Math.ceil(backOff.waitMs()))
  }

  function* allConnections(): Iterable<Connection> {
    for (const { connection } of connections) yield connection
  }

  const closing = setInterval(closeIdle, idleMs / 10).unref()
  const watch = watchForDead(url, allConnections, () => {
    // Those without work went dead with the others most likely, and are quickly replaced if not.
    for (const { connection, queries, isTaken } of connections) {
      if (!isTaken && queries === 0) connection.abandon()
    }
    serveQueue()
  })

  return {
    runQuery(query, ending, onConnection) {
      const { promise, resolve, reject } = Promise.withResolvers<Rows>()
      const begin = (pooled: PooledConnection) => {
        onConnection?.()
        if (ending?.aborted) {
          reject(unavailable())
          serveNext()
          return
        }
        const isDoubtful = !quick.has(query.strings)
        if (pooled.queries === 0) pooled.begunAt = performance.now()
        pooled.queries += 1
        if (isDoubtful) pooled.doubtful += 1
        const end = () => {
          const now = performance.now()
          if (now - pooled.begunAt > quickMs) quick.delete(query.strings)
          else if (isDoubtful) quick.add(query.strings)
          pooled.begunAt = now
          pooled.queries -= 1
          if (isDoubtful) pooled.doubtful -= 1
          serveNext()
        }
        pooled.connection.send(query).then(
          (rows) => {
            end()
            resolve(rows)
          },
          (fault) => {
            end()
            reject(fault)
          },
        )
      }
      ask({ mayShare: true, isPatient: ending === undefined, begin, refuse: reject })
      return promise
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
        pooled.begunAt = performance.now()
        serveNext()
      }
    },
    async close() {
      clearTimeout(dialling)
      clearInterval(closing)
      await watch.stop()
      await Promise.all([...connections].map(({ connection }) => connection.close(1)))
    },
  }
}

function timed(waiter: Waiter, onWaited: (seconds: number) => void): Waiter {
  const askedAt = performance.now()
  return {
    ...waiter,
    begin(pooled) {
      onWaited((performance.now() - askedAt) / 1000)
      waiter.begin(pooled)
    },
  }
}

function noConnection(): Error {
  return new Error('the database refuses connections')
}

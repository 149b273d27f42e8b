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

/** `doubtful`: how many of its queries have not shown to be quick. */
type PooledConnection = {
  readonly connection: Connection
  queries: number
  doubtful: number
  isTaken: boolean
  begunAt: number
}
/** A transaction shares its connection with nobody; a query does where none is free, and a quick one gladly. */
type Need = 'connection of its own' | 'query' | 'quick query'
type Waiter = {
  need: Need
  /** Work outside a request can wait for the next attempt to connect; whoever asked is better told at once. */
  isPatient: boolean
  begin: (pooled: PooledConnection) => void
  refuse: (error: Error) => void
}

/** Sent ahead, a query spares PostgreSQL and us a sleep each; but it has to wait for those before it. */
const queriesAtOnce = 3
/** More are sent when so few are left: two at a time cost one write, and one reading of their answers. */
const refillAt = 1
/** So it is not sent behind one that runs for this long already, */
const freshMs = 5
/** nor behind a statement that took this long the last time. */
const quickMs = 50
/** So many connections answering quickly keep PostgreSQL at work; to wake another costs more than to ride along. */
const enoughConnections = 3

/** At most `size` connections. Who finds them all busy waits, but neither long nor in a long queue. */
export function openConnectionPool(url: string, size: number): ConnectionPool {
  const connections = new Set<PooledConnection>()
  const quick = new WeakSet<Query['strings']>()
  const queue = createBoundedQueue<Waiter>({ maxQueue: 400, maxWaitMs: 2000 })
  // While PostgreSQL refuses connections it is not asked for one by every request.
  const backOff = createBackOff({ firstMs: 50, mostMs: 1000 })
  let dialling: NodeJS.Timeout | undefined

  function ask(waiter: Waiter): void {
    const pooled = queue.peek() ? undefined : connectionFor(waiter.need)
    if (pooled) waiter.begin(pooled)
    else if (connections.size === 0 && !waiter.isPatient) waiter.refuse(unavailable(noConnection()))
    else {
      queue.enqueue(waiter)
      if (connections.size === 0) dialLater()
    }
  }

  /** For those in a queue that no connection serves. */
  function dialLater(): void {
    dialling ??= setTimeout(() => {
      dialling = undefined
      while (queue.peek()) {
        const pooled = freeConnection()
        if (!pooled) break
        serve(pooled)
      }
      if (queue.peek() && connections.size === 0) dialLater()
    }, Math.ceil(backOff.waitMs()))
  }

  function connectionFor(need: Need): PooledConnection | undefined {
    if (need === 'connection of its own') return freeConnection()
    const since = performance.now() - freshMs
    let swift = 0
    let shared: PooledConnection | undefined
    for (const pooled of connections) {
      if (pooled.queries === 0 || pooled.doubtful > 0 || pooled.begunAt <= since) continue
      swift += 1
      if (canShare(pooled) && !(shared && shared.queries <= pooled.queries)) shared = pooled
    }
    return need === 'quick query' && swift >= enoughConnections
      ? (shared ?? freeConnection())
      : (freeConnection() ?? shared)
  }

  function freeConnection(): PooledConnection | undefined {
    for (const pooled of connections) {
      if (pooled.isTaken || pooled.queries > 0) continue
      if (!pooled.connection.isLost()) return pooled
      discard(pooled)
    }
    return connections.size < size && backOff.waitMs() === 0 ? newConnection() : undefined
  }

  function newConnection(): PooledConnection {
    const pooled = {
      connection: openConnection(url, backOff),
      queries: 0,
      doubtful: 0,
      isTaken: false,
      begunAt: 0,
    }
    connections.add(pooled)
    return pooled
  }

  function canShare({ isTaken, queries, doubtful, connection }: PooledConnection): boolean {
    return !isTaken && doubtful === 0 && queries < queriesAtOnce && !connection.isLost()
  }

  /** Whoever is first in the queue comes next: a transaction is not overtaken by queries that could share. */
  function serve(pooled: PooledConnection): void {
    const isFree = !pooled.isTaken && pooled.queries === 0
    if (pooled.connection.isLost()) {
      if (!isFree) return
      discard(pooled)
      const fresh = queue.peek() ? freeConnection() : undefined
      if (fresh) serve(fresh)
      // Nobody would come to the end of a queue that no connection serves.
      else if (connections.size === 0)
        while (queue.peek()) queue.dequeue()?.refuse(unavailable(noConnection()))
      return
    }
    const waiter = queue.peek()
    if (waiter && isFree) queue.dequeue()?.begin(pooled)
    if (pooled.queries > refillAt) return
    while (canShare(pooled) && isQuery(queue.peek())) queue.dequeue()?.begin(pooled)
  }

  function discard(pooled: PooledConnection): void {
    connections.delete(pooled)
    void pooled.connection.close(0)
  }

  return {
    runQuery(query, ending) {
      const begin = (pooled: PooledConnection) => {
        if (ending?.aborted) {
          query.reject(unavailable())
          serve(pooled)
          return
        }
        const isDoubtful = !quick.has(query.strings)
        const done = () => {
          const now = performance.now()
          if (now - pooled.begunAt > quickMs) quick.delete(query.strings)
          else if (isDoubtful) quick.add(query.strings)
          pooled.begunAt = now
          pooled.queries -= 1
          if (isDoubtful) pooled.doubtful -= 1
          serve(pooled)
        }
        if (pooled.queries === 0) pooled.begunAt = performance.now()
        pooled.queries += 1
        if (isDoubtful) pooled.doubtful += 1
        pooled.connection.send(query, done)
      }
      const need = quick.has(query.strings) ? 'quick query' : 'query'
      ask({ need, isPatient: ending === undefined, begin, refuse: query.reject })
    },
    async withConnection(work, ending) {
      const pooled = await new Promise<PooledConnection>((begin, refuse) => {
        const take = (pooled: PooledConnection) => {
          pooled.isTaken = true
          begin(pooled)
        }
        ask({ need: 'connection of its own', isPatient: ending === undefined, begin: take, refuse })
      })
      try {
        if (ending?.aborted) throw unavailable()
        return await work(pooled.connection)
      } finally {
        pooled.isTaken = false
        serve(pooled)
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

function isQuery(waiter: Waiter | undefined): boolean {
  return waiter !== undefined && waiter.need !== 'connection of its own'
}

import { unavailable } from '../errors.ts'
import { createWaitingLine } from '../waiting-line.ts'
import { createBackOff } from './back-off.ts'
import { type Lane, openLane, type Query } from './lane.ts'
import type { Ending } from './transaction.ts'

export type LanePool = {
  runQuery(query: Query, ending?: Ending): void
  /** A lane of one's own, for a transaction. */
  withLane<T>(work: (lane: Lane) => Promise<T>, ending?: Ending): Promise<T>
  close(): Promise<void>
}

/** `doubtful`: how many of its queries have not shown to be quick. */
type Seat = { readonly lane: Lane; queries: number; doubtful: number; isTaken: boolean; begunAt: number }
/** A transaction shares its lane with nobody; a query does where none is free, and a quick one gladly. */
type Need = 'lane of its own' | 'query' | 'quick query'
type Waiter = {
  need: Need
  /** Work outside a request can wait for the next attempt to connect; whoever asked is better told at once. */
  isPatient: boolean
  begin: (seat: Seat) => void
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
/** So many lanes answering quickly keep PostgreSQL at work; to wake another costs more than to ride along. */
const enoughLanes = 3

/** At most `size` connections. Who finds them all busy waits, but neither long nor in a long line. */
export function openLanePool(url: string, size: number): LanePool {
  const seats = new Set<Seat>()
  const quick = new WeakSet<Query['strings']>()
  const line = createWaitingLine<Waiter>({ maxQueue: 400, maxWaitMs: 2000 })
  // While PostgreSQL refuses connections it is not asked for one by every request.
  const backOff = createBackOff({ firstMs: 50, mostMs: 1000 })
  let dialling: NodeJS.Timeout | undefined

  function ask(waiter: Waiter): void {
    const seat = line.first() ? undefined : seatFor(waiter.need)
    if (seat) waiter.begin(seat)
    else if (seats.size === 0 && !waiter.isPatient) waiter.refuse(unavailable(noConnection()))
    else {
      line.join(waiter)
      if (seats.size === 0) dialLater()
    }
  }

  /** For those in a line that no connection serves. */
  function dialLater(): void {
    dialling ??= setTimeout(() => {
      dialling = undefined
      while (line.first()) {
        const seat = freeSeat()
        if (!seat) break
        serve(seat)
      }
      if (line.first() && seats.size === 0) dialLater()
    }, Math.ceil(backOff.waitMs()))
  }

  function seatFor(need: Need): Seat | undefined {
    if (need === 'lane of its own') return freeSeat()
    const since = performance.now() - freshMs
    let swift = 0
    let shared: Seat | undefined
    for (const seat of seats) {
      if (seat.queries === 0 || seat.doubtful > 0 || seat.begunAt <= since) continue
      swift += 1
      if (canShare(seat) && !(shared && shared.queries <= seat.queries)) shared = seat
    }
    return need === 'quick query' && swift >= enoughLanes ? (shared ?? freeSeat()) : (freeSeat() ?? shared)
  }

  function freeSeat(): Seat | undefined {
    for (const seat of seats) {
      if (seat.isTaken || seat.queries > 0) continue
      if (!seat.lane.isLost()) return seat
      discard(seat)
    }
    return seats.size < size && backOff.waitMs() === 0 ? newSeat() : undefined
  }

  function newSeat(): Seat {
    const seat = { lane: openLane(url, backOff), queries: 0, doubtful: 0, isTaken: false, begunAt: 0 }
    seats.add(seat)
    return seat
  }

  function canShare({ isTaken, queries, doubtful, lane }: Seat): boolean {
    return !isTaken && doubtful === 0 && queries < queriesAtOnce && !lane.isLost()
  }

  /** Whoever is first in the line comes next: a transaction is not overtaken by queries that could share. */
  function serve(seat: Seat): void {
    const isFree = !seat.isTaken && seat.queries === 0
    if (seat.lane.isLost()) {
      if (!isFree) return
      discard(seat)
      const fresh = line.first() ? freeSeat() : undefined
      if (fresh) serve(fresh)
      // Nobody would come to the end of a line that no connection serves.
      else if (seats.size === 0) while (line.first()) line.next()?.refuse(unavailable(noConnection()))
      return
    }
    const waiter = line.first()
    if (waiter && isFree) line.next()?.begin(seat)
    if (seat.queries > refillAt) return
    while (canShare(seat) && isQuery(line.first())) line.next()?.begin(seat)
  }

  function discard(seat: Seat): void {
    seats.delete(seat)
    void seat.lane.close(0)
  }

  return {
    runQuery(query, ending) {
      const begin = (seat: Seat) => {
        if (ending?.aborted) {
          query.reject(unavailable())
          serve(seat)
          return
        }
        const isDoubtful = !quick.has(query.strings)
        const done = () => {
          const now = performance.now()
          if (now - seat.begunAt > quickMs) quick.delete(query.strings)
          else if (isDoubtful) quick.add(query.strings)
          seat.begunAt = now
          seat.queries -= 1
          if (isDoubtful) seat.doubtful -= 1
          serve(seat)
        }
        if (seat.queries === 0) seat.begunAt = performance.now()
        seat.queries += 1
        if (isDoubtful) seat.doubtful += 1
        seat.lane.send(query, done)
      }
      const need = quick.has(query.strings) ? 'quick query' : 'query'
      ask({ need, isPatient: ending === undefined, begin, refuse: query.reject })
    },
    async withLane(work, ending) {
      const seat = await new Promise<Seat>((begin, refuse) => {
        const take = (seat: Seat) => {
          seat.isTaken = true
          begin(seat)
        }
        ask({ need: 'lane of its own', isPatient: ending === undefined, begin: take, refuse })
      })
      try {
        if (ending?.aborted) throw unavailable()
        return await work(seat.lane)
      } finally {
        seat.isTaken = false
        serve(seat)
      }
    },
    async close() {
      clearTimeout(dialling)
      await Promise.all([...seats].map(({ lane }) => lane.close(1)))
    },
  }
}

function noConnection(): Error {
  return new Error('the database refuses connections')
}

function isQuery(waiter: Waiter | undefined): boolean {
  return waiter !== undefined && waiter.need !== 'lane of its own'
}

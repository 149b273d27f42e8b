import { unavailable } from '../errors.ts'
import { createWaitingLine } from '../waiting-line.ts'
import { type Lane, openLane, type Query } from './lane.ts'
import type { Ending } from './transaction.ts'

export type LanePool = {
  runQuery(query: Query, ending?: Ending): void
  /** A lane of one's own, for a transaction. */
  withLane<T>(work: (lane: Lane) => Promise<T>, ending?: Ending): Promise<T>
  close(): Promise<void>
}

type Seat = { readonly lane: Lane; queries: number; isTaken: boolean; begunAt: number }
type Waiter = { needsOwnLane: boolean; begin: (seat: Seat) => void; refuse: (error: Error) => void }

/** Sent ahead, a query spares PostgreSQL and us a sleep each; but it has to wait for those before it. */
const queriesAtOnce = 3
/** More are sent when so few are left: two at a time cost one write, and one reading of their answers. */
const refillAt = 1
/** So it is not sent behind one that has shown to be slow. */
const freshMs = 5

/** At most `size` connections. Who finds them all busy waits, but neither long nor in a long line. */
export function openLanePool(url: string, size: number): LanePool {
  const seats = new Set<Seat>()
  const line = createWaitingLine<Waiter>({ maxQueue: 400, maxWaitMs: 2000 })

  function ask(waiter: Waiter): void {
    const seat = line.first() ? undefined : (freeSeat() ?? (waiter.needsOwnLane ? undefined : sharedSeat()))
    if (seat) waiter.begin(seat)
    else line.join(waiter)
  }

  function freeSeat(): Seat | undefined {
    for (const seat of seats) {
      if (seat.isTaken || seat.queries > 0) continue
      if (!seat.lane.isLost()) return seat
      discard(seat)
    }
    return seats.size < size ? newSeat() : undefined
  }

  function newSeat(): Seat {
    const seat = { lane: openLane(url), queries: 0, isTaken: false, begunAt: 0 }
    seats.add(seat)
    return seat
  }

  function sharedSeat(): Seat | undefined {
    const since = performance.now() - freshMs
    for (const seat of seats) if (canShare(seat) && seat.begunAt > since) return seat
    return undefined
  }

  function canShare({ isTaken, queries, lane }: Seat): boolean {
    return !isTaken && queries < queriesAtOnce && !lane.isLost()
  }

  /** Whoever is first in the line comes next: a transaction is not overtaken by queries that could share. */
  function serve(seat: Seat): void {
    const isFree = !seat.isTaken && seat.queries === 0
    if (seat.lane.isLost()) {
      if (!isFree) return
      discard(seat)
      const fresh = line.first() ? freeSeat() : undefined
      if (fresh) serve(fresh)
      return
    }
    const waiter = line.first()
    if (waiter && isFree) line.next()?.begin(seat)
    if (seat.queries > refillAt) return
    while (canShare(seat) && line.first()?.needsOwnLane === false) line.next()?.begin(seat)
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
        const done = () => {
          seat.queries -= 1
          seat.begunAt = performance.now()
          serve(seat)
        }
        if (seat.queries === 0) seat.begunAt = performance.now()
        seat.queries += 1
        seat.lane.send(query, done)
      }
      ask({ needsOwnLane: false, begin, refuse: query.reject })
    },
    async withLane(work, ending) {
      const seat = await new Promise<Seat>((begin, refuse) => {
        const take = (seat: Seat) => {
          seat.isTaken = true
          begin(seat)
        }
        ask({ needsOwnLane: true, begin: take, refuse })
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
      await Promise.all([...seats].map(({ lane }) => lane.close(5)))
    },
  }
}

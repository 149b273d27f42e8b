import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'

/** A summary of a month for one room type. */
export type MonthFacts = {
  /** Its first day. */
  month: string
  lowestCents: number
  highestCents: number
  /** Rooms times nights that could be sold: those taken, those of closed nights, and those left. */
  taken: number
  closed: number
  left: number
  fullNights: number
  closedNights: number
}

/** The months that nights belong to, in their order. */
export function monthFacts(nights: readonly CalendarNight[]): MonthFacts[] {
  const months = Map.groupBy(nights, ({ night }) => night.slice(0, 7))
  return [...months].map(([month, own]) => {
    const prices = own.map(({ priceCents }) => priceCents)
    const facts = own.map(toNightFacts)
    const sum = (read: (one: (typeof facts)[number]) => number) =>
      facts.reduce((total, one) => total + read(one), 0)
    return {
      month: `${month}-01`,
      lowestCents: Math.min(...prices),
      highestCents: Math.max(...prices),
      taken: sum(({ taken }) => taken),
      closed: sum(({ closed }) => closed),
      left: sum(({ left }) => left),
      fullNights: facts.filter(({ closed, left }) => closed === 0 && left === 0).length,
      closedNights: own.filter((night) => night.closed).length,
    }
  })
}

function toNightFacts({ capacity, sold, blocked, closed }: CalendarNight) {
  const taken = Math.min(capacity, sold + blocked)
  const free = capacity - taken
  return { taken, closed: closed ? free : 0, left: closed ? 0 : free }
}

/** The share of all rooms and nights that is taken. */
export function takenPercent({ taken, closed, left }: MonthFacts): number {
  const all = taken + closed + left
  return all === 0 ? 0 : (taken / all) * 100
}

import { addDays, dayText } from '@roomlark/contract/dates'
import type { FieldErrors } from '@roomlark/contract/errors'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { type BoostEnd, type BoostInput, boostLimits } from '@roomlark/contract/partners/boosts'
import { highestCommissionRate } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'

/** Returns what is wrong with the days of a boost, given today's date at the hotel. */
export function boostFaults({ nights, lastBookingOn }: BoostInput, today: string): FieldErrors {
  const past = nights.find((night) => night < today)
  const far = nights.find((night) => night > addDays(today, boostLimits.daysAhead))
  return {
    ...(past && { nights: say('{day} is past', { day: dayText(past) }) }),
    ...(far && {
      nights: say('Choose nights within the next {most} days', { most: boostLimits.daysAhead }),
    }),
    ...(lastBookingOn !== null && lastBookingOn < today && { lastBookingOn: say('This day is past') }),
  }
}

/** A boost ends with its last night, or with the last day for booking where that is earlier. */
export function endOfBoost(
  { nights, lastBookingOn }: Pick<BoostInput, 'nights' | 'lastBookingOn'>,
  timeZone: string,
): Date {
  const [lastNight = ''] = nights.toSorted().toReversed()
  const lastDay = lastBookingOn !== null && lastBookingOn < lastNight ? lastBookingOn : lastNight
  return toInstant(addDays(lastDay, 1), '00:00', timeZone)
}

/** Why and when a boost stopped; null while it runs. */
export function findBoostEnd(
  boost: { endsAt: Date; endedAt: Date | null; endedWhy: 'stopped' | 'sold' | null },
  now: Date,
): { at: Date; why: BoostEnd } | null {
  if (boost.endedAt && boost.endedWhy) return { at: boost.endedAt, why: boost.endedWhy }
  return boost.endsAt <= now ? { at: boost.endsAt, why: 'over' } : null
}

/** A boost that runs for some rooms of a booking on one night. */
export type Offered = {
  boostId: string
  night: string
  /** Rooms of the booking that it is for. */
  rooms: number
  pointsBps: number
  /** The number of further nights of a room that may be sold with the boost; null for any number. */
  left: number | null
}

export type FrozenNight = { boostId: string; night: string; rooms: number; boostBps: number }

/**
 * The nights that a booking gets with a boost, and the boosts that are sold out by it. Where fewer nights are left than
 * the booking has, its first ones get them. The whole rate stays within the highest commission.
 */
export function frozenNights(
  offered: readonly Offered[],
  rateBps: number,
): { nights: FrozenNight[]; soldOut: string[] } {
  const left = new Map(offered.map((one) => [one.boostId, one.left]))
  const nights = offered
    .toSorted((a, b) => a.night.localeCompare(b.night) || a.boostId.localeCompare(b.boostId))
    .flatMap(({ boostId, night, rooms, pointsBps }): FrozenNight[] => {
      const before = left.get(boostId) ?? null
      const taken = before === null ? rooms : Math.min(rooms, before)
      const boostBps = Math.min(pointsBps, highestCommissionRate * 100 - rateBps)
      if (taken <= 0 || boostBps <= 0) return []
      if (before !== null) left.set(boostId, before - taken)
      return [{ boostId, night, rooms: taken, boostBps }]
    })
  const soldOut = [...new Set(nights.map(({ boostId }) => boostId))].filter((id) => left.get(id) === 0)
  return { nights, soldOut }
}

/** So few nights of a room count as few. */
const fewNights = 5

/** Roughly what is left of an offer, as partners are told; null if nothing is. */
export function describeSupply(emptyNights: number, left: number | null): 'few' | 'many' | null {
  const remaining = Math.min(emptyNights, left ?? emptyNights)
  if (remaining <= 0) return null
  return remaining <= fewNights ? 'few' : 'many'
}

/** A link that is ready to use opens the first nights that follow each other, a week of them at most. */
export function findFirstStay(
  nights: readonly string[],
): { checkInOn: string; checkOutOn: string } | undefined {
  const [first, ...rest] = nights.toSorted()
  if (first === undefined) return undefined
  let last = first
  for (const night of rest.slice(0, 6)) {
    if (night !== addDays(last, 1)) break
    last = night
  }
  return { checkInOn: first, checkOutOn: addDays(last, 1) }
}

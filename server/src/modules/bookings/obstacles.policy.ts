import type { StayInput } from '@roomlark/contract/booking-input'
import { roomsLeft } from '@roomlark/contract/calendar-night'
import { daysBetween, dayText, nightsOf } from '@roomlark/contract/dates'
import type { HotelInput } from '@roomlark/contract/hotel-input'
import { isolate } from '@roomlark/contract/isolate'
import type { WhyNot } from '@roomlark/contract/offers'
import type { RatePlan } from '@roomlark/contract/rates'
import { datesFaultWords, newDatesFault } from '@roomlark/contract/stay-dates'

/**
 * `input`: a request that can never be met; `state`: not available now; `limit`: a rule for guests, which the desk
 * may override with a reason.
 */
export type Obstacle = { kind: 'input' | 'state' | 'limit'; text: string; why: WhyNot }

export type NightFacts = {
  capacity: number
  sold: number
  blocked: number
  closed: boolean
  minStay: number | null
  maxStay: number | null
  closedToArrival: boolean
  closedToDeparture: boolean
}

type Wanted = { name: string; quantity: number; nightOf: (night: string) => NightFacts }
type Dates = Pick<StayInput, 'checkInOn' | 'checkOutOn'>

const input = (text: string, why: WhyNot): Obstacle => ({ kind: 'input', text, why })
const state = (text: string, why: WhyNot): Obstacle => ({ kind: 'state', text, why })
const limit = (text: string, why: WhyNot): Obstacle => ({ kind: 'limit', text, why })

/** A party that does not fit into the rooms asked for. */
export const tooManyGuests = input('There are too many guests for these rooms', { kind: 'too-many-guests' })

export function tooManyRooms(most: number): Obstacle {
  return input(`Book at most ${most} rooms at once`, { kind: 'too-many-guests' })
}

/** What is wrong with the dates themselves. Unless it is only a limit, nothing else can be checked then. */
export function dateObstacles(dates: Dates, today: string, lastNight?: string | undefined): Obstacle[] {
  const fault = newDatesFault(dates, today, lastNight)
  if (fault) return [input(datesFaultWords[fault], { kind: 'dates' })]
  return dates.checkInOn < today ? [limit('Check-in was last night', { kind: 'dates' })] : []
}

export function isLimit({ kind }: Obstacle): boolean {
  return kind === 'limit'
}

export function childObstacles(
  policy: HotelInput['childrenPolicy'],
  childAges: readonly number[],
): Obstacle[] {
  if (policy === 'adults-only' && childAges.length > 0)
    return [input('The hotel is for adults only', { kind: 'adults-only' })]
  if (policy === 'over-12' && childAges.some((age) => age < 12)) {
    return [input('The hotel accepts children aged 12 and over', { kind: 'children-over-12' })]
  }
  return []
}

const notOnSale: WhyNot = { kind: 'not-on-sale' }

export function planObstacles(plan: RatePlan, dates: Dates, today: string): Obstacle[] {
  const found: Obstacle[] = []
  if (!plan.isActive) found.push(state(`${isolate(plan.name)} is not on sale`, notOnSale))
  if (plan.sellFromOn !== null && today < plan.sellFromOn) {
    found.push(state(`${isolate(plan.name)} goes on sale on ${dayText(plan.sellFromOn)}`, notOnSale))
  }
  if (plan.sellUntilOn !== null && plan.sellUntilOn < today) {
    found.push(state(`${isolate(plan.name)} was sold until ${dayText(plan.sellUntilOn)}`, notOnSale))
  }
  return [...found, ...lengthObstacles(plan.name, plan, dates)]
}

/** The limits of the arrival night apply, and every night must be open and free. */
export function roomObstacles({ name, quantity, nightOf }: Wanted, dates: Dates): Obstacle[] {
  const nights = nightsOf(dates.checkInOn, dates.checkOutOn)
  const found = nights.flatMap((night) => nightObstacles(name, quantity, night, nightOf(night)))
  const arrival = nightOf(dates.checkInOn)
  if (arrival.closedToArrival) {
    found.push(
      state(`${isolate(name)} takes no arrivals on ${dayText(dates.checkInOn)}`, {
        kind: 'no-arrival',
        night: dates.checkInOn,
      }),
    )
  }
  if (nightOf(dates.checkOutOn).closedToDeparture) {
    found.push(
      state(`${isolate(name)} takes no departures on ${dayText(dates.checkOutOn)}`, {
        kind: 'no-departure',
        night: dates.checkOutOn,
      }),
    )
  }
  return [...found, ...lengthObstacles(name, arrival, dates)]
}

export function nightObstacles(name: string, quantity: number, night: string, facts: NightFacts): Obstacle[] {
  if (facts.closed)
    return [state(`${isolate(name)} is closed on ${dayText(night)}`, { kind: 'closed', night })]
  const free = roomsLeft(facts)
  if (free >= quantity) return []
  return [
    state(
      free === 0
        ? `${isolate(name)} is sold out on ${dayText(night)}`
        : `${isolate(name)} has only ${free} left on ${dayText(night)}`,
      free === 0 ? { kind: 'full', night } : { kind: 'few-left', night, left: free },
    ),
  ]
}

function lengthObstacles(
  name: string,
  { minStay, maxStay }: { minStay: number | null; maxStay: number | null },
  dates: Dates,
): Obstacle[] {
  const nights = daysBetween(dates.checkInOn, dates.checkOutOn)
  if (minStay !== null && nights < minStay)
    return [
      limit(`${isolate(name)} needs a stay of at least ${counted(minStay)}`, {
        kind: 'min-stay',
        nights: minStay,
      }),
    ]
  if (maxStay !== null && nights > maxStay)
    return [
      state(`${isolate(name)} allows a stay of at most ${counted(maxStay)}`, {
        kind: 'max-stay',
        nights: maxStay,
      }),
    ]
  return []
}

function counted(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}

import type { StayInput } from '@roomlark/contract/booking-input'
import { roomsLeft } from '@roomlark/contract/calendar-night'
import { daysBetween, dayText, nightsOf } from '@roomlark/contract/dates'
import type { HotelInput } from '@roomlark/contract/hotel-input'
import { isolate } from '@roomlark/contract/isolate'
import type { MisfitReason } from '@roomlark/contract/offers'
import type { RatePlan } from '@roomlark/contract/rates'
import { datesFaultWords, newDatesFault } from '@roomlark/contract/stay-dates'
import { childrenFault, leastChildAge, lengthFault, nightFault, planFault } from '@roomlark/contract/stay-fit'

/**
 * `input`: a request that can never be met; `state`: not available now; `limit`: a rule for guests, which the desk
 * may override with a reason.
 */
export type Obstacle = {
  kind: 'input' | 'state' | 'limit'
  text: string
  /** The same for guests, where it is about rooms and plans rather than about the request. */
  reason?: MisfitReason
}

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

const state = (text: string, reason: MisfitReason): Obstacle => ({ kind: 'state', text, reason })
const limit = (text: string, reason: MisfitReason): Obstacle => ({ kind: 'limit', text, reason })
const input = (text: string, reason: MisfitReason): Obstacle => ({ kind: 'input', text, reason })

/** What is wrong with the dates themselves. Unless it is only a limit, nothing else can be checked then. */
export function dateObstacles(dates: Dates, today: string, lastNight?: string | undefined): Obstacle[] {
  const fault = newDatesFault(dates, today, lastNight)
  if (fault) return [{ kind: 'input', text: datesFaultWords[fault] }]
  return dates.checkInOn < today ? [{ kind: 'limit', text: 'Check-in was last night' }] : []
}

export function isLimit({ kind }: Obstacle): boolean {
  return kind === 'limit'
}

export function childObstacles(
  policy: HotelInput['childrenPolicy'],
  childAges: readonly number[],
): Obstacle[] {
  const fault = childrenFault(policy, childAges)
  if (fault === 'adults-only') return [input('The hotel is for adults only', { kind: fault })]
  if (fault) return [input(`The hotel accepts children aged ${leastChildAge} and over`, { kind: fault })]
  return []
}

export function planObstacles(plan: RatePlan, dates: Dates, today: string): Obstacle[] {
  return [...salePeriodObstacles(plan, today), ...lengthObstacles(plan.name, plan, dates)]
}

function salePeriodObstacles(plan: RatePlan, today: string): Obstacle[] {
  const name = isolate(plan.name)
  const fault = planFault(plan, today)
  switch (fault) {
    case 'not-on-sale':
      return [state(`${name} is not on sale`, { kind: fault })]
    case 'not-yet-sold':
      return [
        state(`${name} goes on sale on ${dayText(plan.sellFromOn ?? today)}`, {
          kind: fault,
          on: plan.sellFromOn ?? today,
        }),
      ]
    case 'no-longer-sold':
      return [
        state(`${name} was sold until ${dayText(plan.sellUntilOn ?? today)}`, {
          kind: fault,
          on: plan.sellUntilOn ?? today,
        }),
      ]
    default:
      return []
  }
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
        on: dates.checkInOn,
      }),
    )
  }
  if (nightOf(dates.checkOutOn).closedToDeparture) {
    found.push(
      state(`${isolate(name)} takes no departures on ${dayText(dates.checkOutOn)}`, {
        kind: 'no-departure',
        on: dates.checkOutOn,
      }),
    )
  }
  return [...found, ...lengthObstacles(name, arrival, dates)]
}

export function nightObstacles(name: string, quantity: number, night: string, facts: NightFacts): Obstacle[] {
  const left = roomsLeft(facts)
  const fault = nightFault({ left, closed: facts.closed }, quantity)
  if (!fault) return []
  if (fault === 'closed')
    return [state(`${isolate(name)} is closed on ${dayText(night)}`, { kind: fault, on: night })]
  return [
    state(
      left === 0
        ? `${isolate(name)} is sold out on ${dayText(night)}`
        : `${isolate(name)} has only ${left} left on ${dayText(night)}`,
      { kind: fault, on: night, left },
    ),
  ]
}

function lengthObstacles(
  name: string,
  limits: { minStay: number | null; maxStay: number | null },
  dates: Dates,
): Obstacle[] {
  const fault = lengthFault(limits, daysBetween(dates.checkInOn, dates.checkOutOn))
  if (fault === 'min-stay') {
    return [
      limit(`${isolate(name)} needs a stay of at least ${counted(limits.minStay ?? 0)}`, {
        kind: fault,
        nights: limits.minStay ?? 0,
      }),
    ]
  }
  if (fault === 'max-stay') {
    return [
      state(`${isolate(name)} allows a stay of at most ${counted(limits.maxStay ?? 0)}`, {
        kind: fault,
        nights: limits.maxStay ?? 0,
      }),
    ]
  }
  return []
}

function counted(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}

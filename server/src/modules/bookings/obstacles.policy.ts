import type { StayInput } from '@roomlark/contract/booking-input'
import { roomsLeft } from '@roomlark/contract/calendar-night'
import { daysBetween, nightsOf } from '@roomlark/contract/dates'
import type { HotelInput } from '@roomlark/contract/hotel-input'
import type { Obstacle } from '@roomlark/contract/obstacles'
import type { RatePlan } from '@roomlark/contract/rates'
import { newDatesFault } from '@roomlark/contract/stay-dates'

/** A rule for guests, which the desk may override with a reason. */
const limits: readonly Obstacle['kind'][] = ['last-night', 'min-stay']

/** A request that can never be met; everything else is only not available now. */
const faults: readonly Obstacle['kind'][] = [
  'check-out-first',
  'check-in-past',
  'check-out-past',
  'stay-too-long',
  'too-far-ahead',
  'adults-only',
  'children-from-12',
  'too-many-guests',
  'too-many-rooms',
]

export function isLimit({ kind }: Obstacle): boolean {
  return limits.includes(kind)
}

/** How a request with these obstacles is refused. */
export function refusalCode(obstacles: readonly Obstacle[]): 'validation_failed' | 'conflict' {
  return obstacles.some(({ kind }) => faults.includes(kind)) ? 'validation_failed' : 'conflict'
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

/** What is wrong with the dates themselves. Unless it is only a limit, nothing else can be checked then. */
export function dateObstacles(dates: Dates, today: string, lastNight?: string | undefined): Obstacle[] {
  const fault = newDatesFault(dates, today, lastNight)
  if (fault) return [fault]
  return dates.checkInOn < today ? [{ kind: 'last-night', params: {} }] : []
}

export function childObstacles(
  policy: HotelInput['childrenPolicy'],
  childAges: readonly number[],
): Obstacle[] {
  if (policy === 'adults-only' && childAges.length > 0) return [{ kind: 'adults-only', params: {} }]
  if (policy === 'over-12' && childAges.some((age) => age < 12)) {
    return [{ kind: 'children-from-12', params: {} }]
  }
  return []
}

export function planObstacles(plan: RatePlan, dates: Dates, today: string): Obstacle[] {
  const { name, sellFromOn, sellUntilOn } = plan
  const found: Obstacle[] = []
  if (!plan.isActive) found.push({ kind: 'plan-not-on-sale', params: { name } })
  if (sellFromOn !== null && today < sellFromOn) {
    found.push({ kind: 'plan-on-sale-from', params: { name, on: sellFromOn } })
  }
  if (sellUntilOn !== null && sellUntilOn < today) {
    found.push({ kind: 'plan-sold-until', params: { name, on: sellUntilOn } })
  }
  return [...found, ...lengthObstacles(name, plan, dates)]
}

/** The limits of the arrival night apply, and every night must be open and free. */
export function roomObstacles({ name, quantity, nightOf }: Wanted, dates: Dates): Obstacle[] {
  const { checkInOn, checkOutOn } = dates
  const nights = nightsOf(checkInOn, checkOutOn)
  const found = nights.flatMap((night) => nightObstacles(name, quantity, night, nightOf(night)))
  const arrival = nightOf(checkInOn)
  if (arrival.closedToArrival) found.push({ kind: 'no-arrivals', params: { name, on: checkInOn } })
  if (nightOf(checkOutOn).closedToDeparture) {
    found.push({ kind: 'no-departures', params: { name, on: checkOutOn } })
  }
  return [...found, ...lengthObstacles(name, arrival, dates)]
}

export function nightObstacles(name: string, quantity: number, night: string, facts: NightFacts): Obstacle[] {
  const params = { name, on: night }
  if (facts.closed) return [{ kind: 'night-closed', params }]
  const left = roomsLeft(facts)
  if (left >= quantity) return []
  return left === 0 ? [{ kind: 'sold-out', params }] : [{ kind: 'few-left', params: { ...params, left } }]
}

function lengthObstacles(
  name: string,
  { minStay, maxStay }: { minStay: number | null; maxStay: number | null },
  dates: Dates,
): Obstacle[] {
  const nights = daysBetween(dates.checkInOn, dates.checkOutOn)
  if (minStay !== null && nights < minStay) return [{ kind: 'min-stay', params: { name, nights: minStay } }]
  if (maxStay !== null && nights > maxStay) return [{ kind: 'max-stay', params: { name, nights: maxStay } }]
  return []
}

import type { StayInput } from '@roomlark/contract/bookings/booking-input'
import { daysBetween, listNights } from '@roomlark/contract/dates'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { newDatesFault } from '@roomlark/contract/inventory/stay-dates'
import {
  childrenFault,
  isPlanFor,
  lengthFault,
  nightFault,
  planFault,
} from '@roomlark/contract/inventory/stay-fit'
import type { Obstacle } from '@roomlark/contract/obstacles'

/** Rules for guests that the desk may override with a reason. */
const limits: readonly Obstacle['kind'][] = ['last-night', 'min-stay']

/** Obstacles that can never go away; all others only mean that the stay is not available at present. */
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

/** Decides with which code a request with these obstacles is refused. */
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

type Wanted = { name: string; quantity: number; getNight: (night: string) => NightFacts }
type Dates = Pick<StayInput, 'checkInOn' | 'checkOutOn'>

/** Finds what is wrong with the dates themselves. Unless it is only a limit, nothing else can be checked. */
export function dateObstacles(dates: Dates, today: string, lastNight?: string | undefined): Obstacle[] {
  const fault = newDatesFault(dates, today, lastNight)
  if (fault) return [fault]
  return dates.checkInOn < today ? [{ kind: 'last-night', params: {} }] : []
}

export function childObstacles(
  policy: HotelInput['childrenPolicy'],
  childAges: readonly number[],
): Obstacle[] {
  const fault = childrenFault(policy, childAges)
  if (fault === 'adults-only') return [{ kind: 'adults-only', params: {} }]
  if (fault === 'too-young') return [{ kind: 'children-from-12', params: {} }]
  return []
}

/** `guestsOf` are the companies whose guests they are. */
export function planObstacles(
  plan: RatePlan,
  dates: Dates,
  today: string,
  guestsOf: readonly string[],
): Obstacle[] {
  const { name, sellFromOn, sellUntilOn } = plan
  const found: Obstacle[] = []
  if (!isPlanFor(plan, guestsOf)) found.push({ kind: 'plan-for-companies', params: { name } })
  const fault = planFault(plan, today)
  if (fault === 'not-on-sale') found.push({ kind: 'plan-not-on-sale', params: { name } })
  if (fault === 'not-yet-sold') {
    found.push({ kind: 'plan-on-sale-from', params: { name, on: sellFromOn ?? today } })
  }
  if (fault === 'no-longer-sold') {
    found.push({ kind: 'plan-sold-until', params: { name, on: sellUntilOn ?? today } })
  }
  return [...found, ...lengthObstacles(name, plan, dates)]
}

/** Checks the limits of the arrival night, and that every night is open and free. */
export function roomObstacles({ name, quantity, getNight }: Wanted, dates: Dates): Obstacle[] {
  const { checkInOn, checkOutOn } = dates
  const nights = listNights(checkInOn, checkOutOn)
  const found = nights.flatMap((night) => nightObstacles(name, quantity, night, getNight(night)))
  const arrival = getNight(checkInOn)
  if (arrival.closedToArrival) found.push({ kind: 'no-arrivals', params: { name, on: checkInOn } })
  if (getNight(checkOutOn).closedToDeparture) {
    found.push({ kind: 'no-departures', params: { name, on: checkOutOn } })
  }
  return [...found, ...lengthObstacles(name, arrival, dates)]
}

export function nightObstacles(name: string, quantity: number, night: string, facts: NightFacts): Obstacle[] {
  const params = { name, on: night }
  const left = roomsLeft(facts)
  const fault = nightFault({ left, closed: facts.closed }, quantity)
  if (!fault) return []
  if (fault === 'closed') return [{ kind: 'night-closed', params }]
  return left === 0 ? [{ kind: 'sold-out', params }] : [{ kind: 'few-left', params: { ...params, left } }]
}

export function lengthObstacles(
  name: string,
  { minStay, maxStay }: { minStay: number | null; maxStay: number | null },
  dates: Dates,
): Obstacle[] {
  if (minStay === null && maxStay === null) return []
  const fault = lengthFault({ minStay, maxStay }, daysBetween(dates.checkInOn, dates.checkOutOn))
  if (!fault) return []
  return [{ kind: fault, params: { name, nights: (fault === 'min-stay' ? minStay : maxStay) ?? 0 } }]
}

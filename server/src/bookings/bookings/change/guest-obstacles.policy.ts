import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { RoomTypeInput } from '@roomlark/contract/inventory/rooms'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { getNightFacts } from '../offer/quote.policy.ts'
import { childObstacles, type NightFacts, planObstacles, roomObstacles } from './obstacles.policy.ts'
import { type Dates, isSameDates } from './planned-stays.policy.ts'

type Type = Pick<RoomTypeInput, 'name'> & { id: string; units: number }
type Planned = {
  stay: { roomTypeId: string; nightlyCents: readonly { night: string }[] }
  added: readonly unknown[]
  isLeft: boolean
}

type GuestChange = {
  booking: Dates & { ratePlanName: string }
  wanted: Dates
  stays: readonly Planned[]
  nights: Parameters<typeof getNightFacts>[0]['nights']
  types: readonly Type[]
  /** Undefined once the hotel has removed the plan. */
  plan: RatePlan | undefined
  childrenPolicy: HotelInput['childrenPolicy']
  childAges: readonly number[]
  today: string
}

/**
 * Returns what prevents a guest from changing a booking, including limits that the desk may override. Nights
 * the booking already has are kept, even if they have been closed or limited since.
 */
export function guestObstacles(change: GuestChange): Obstacle[] {
  const { childrenPolicy, childAges } = change
  return [...childObstacles(childrenPolicy, childAges), ...saleTerms(change), ...rooms(change)]
}

/**
 * No nights can be added on a plan that is no longer sold. Its length limits apply only when the dates
 * change.
 */
function saleTerms({ booking, wanted, stays, plan, today }: GuestChange): Obstacle[] {
  const isMore = stays.some(({ added }) => added.length > 0)
  if (!plan) {
    return isMore ? [{ kind: 'plan-not-on-sale', params: { name: booking.ratePlanName } }] : []
  }
  const always = { ...plan, isActive: true, sellFromOn: null, sellUntilOn: null }
  // Whoever has booked a plan for companies may keep it.
  const found = planObstacles(isMore ? plan : always, wanted, today, plan.companyIds)
  return isSameDates(booking, wanted) ? found.filter(({ kind }) => !isLength(kind)) : found
}

function rooms({ booking, wanted, stays, types, nights }: GuestChange): Obstacle[] {
  return types.flatMap((type) => {
    const left = stays.filter(({ stay, isLeft }) => isLeft && stay.roomTypeId === type.id)
    if (left.length === 0) return []
    const own = (night: string) =>
      stays.filter(
        ({ stay }) => stay.roomTypeId === type.id && stay.nightlyCents.some((one) => one.night === night),
      ).length
    const getOwnNight = (night: string): NightFacts => {
      const facts = getNightFacts({ nights }, type, night)
      const has = own(night)
      return {
        ...facts,
        sold: facts.sold - has,
        closed: facts.closed && has < left.length,
        closedToArrival: facts.closedToArrival && wanted.checkInOn !== booking.checkInOn,
        closedToDeparture: facts.closedToDeparture && wanted.checkOutOn !== booking.checkOutOn,
      }
    }
    const found = roomObstacles({ name: type.name, quantity: left.length, getNight: getOwnNight }, wanted)
    return isSameDates(booking, wanted) ? found.filter(({ kind }) => !isLength(kind)) : found
  })
}

function isLength(kind: Obstacle['kind']): boolean {
  return kind === 'min-stay' || kind === 'max-stay'
}

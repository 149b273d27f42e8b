import type {
  DeskOffer,
  Offer,
  RefusedOffer,
  RoomChoice,
  StayOffers,
  StayQuery,
  WhyNot,
} from '@roomlark/contract/bookings/offers'
import { listNights } from '@roomlark/contract/dates'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { dateObstacles, isLimit } from '../change/obstacles.policy.ts'
import { costOfStay, priceStay, type Sale, type StayCost } from './quote.policy.ts'

export type OpenSale = Omit<Sale, 'types' | 'plan' | 'discountPercent'> & {
  plans: readonly RatePlan[]
  /** The discount of a company on a plan, where it is about one. */
  findDiscount?: ((ratePlanId: string) => number) | undefined
}

/** Returns every combination of room type and plan without obstacles, cheapest first. */
export function offersFor(stay: StayQuery, sale: OpenSale, types: Sale['types']): Offer[] {
  return combinations(stay, sale, types)
    .filter(({ obstacles }) => obstacles.length === 0)
    .map(({ type, plan, cost }) => toOffer(type, plan, countRoomsLeft(sale, type, stay), cost))
    .sort((a, b) => a.totalCents - b.totalCents)
}

/** Returns every combination, cheapest first, with what stands in its way. */
export function deskOffersFor(stay: StayQuery, sale: OpenSale, types: Sale['types']): DeskOffer[] {
  return combinations(stay, sale, types)
    .map(({ type, plan, cost, obstacles }) => ({
      roomTypeId: type.id,
      ratePlanId: plan.id,
      left: countRoomsLeft(sale, type, stay),
      currency: cost.currency,
      totalCents: cost.totalCents,
      obstacles: obstacles.filter((obstacle) => !isLimit(obstacle)),
      limits: obstacles.filter(isLimit),
    }))
    .sort((a, b) => a.totalCents - b.totalCents)
}

/**
 * Returns the other combinations, each with its obstacles. Plans that nobody can book at present are left
 * out.
 */
export function refusedFor(stay: StayQuery, sale: OpenSale, types: Sale['types']): RefusedOffer[] {
  return combinations(stay, sale, types)
    .map(({ type, plan, obstacles }) => ({
      roomTypeId: type.id,
      ratePlanId: plan.id,
      ratePlanName: plan.name,
      why: obstacles.map(toWhyNot),
    }))
    .filter(({ why }) => why.length > 0 && !why.some(({ kind }) => kind === 'not-on-sale'))
}

/**
 * Prices the chosen rooms together. `chosen` is null if a room or plan does not belong to the hotel or is not
 * available, or if the party needs more rooms.
 */
export function chosenStay(
  { rooms: _, ...stay }: StayQuery,
  { plans, ...sale }: OpenSale,
  types: Sale['types'],
  choice: RoomChoice,
): Pick<StayOffers, 'chosen' | 'isChoiceTooSmall'> {
  const plan = plans.find(({ id }) => id === choice.ratePlanId)
  const chosen = types.filter(({ id }) => choice.rooms.some(({ roomTypeId }) => roomTypeId === id))
  if (!plan || chosen.length < choice.rooms.length) return { chosen: null, isChoiceTooSmall: false }
  const { quote, obstacles } = priceStay({ ...stay, ...choice }, { ...sale, plan, types: chosen })
  if (obstacles.length === 0) {
    return { chosen: { ...choice, ratePlanName: plan.name, quote }, isChoiceTooSmall: false }
  }
  return { chosen: null, isChoiceTooSmall: obstacles.every(({ kind }) => kind === 'too-many-guests') }
}

function combinations(
  { rooms: quantity, ...stay }: StayQuery,
  { plans, findDiscount, ...sale }: OpenSale,
  types: Sale['types'],
) {
  const dates = dateObstacles(stay, sale.today, sale.lastNight)
  return types.flatMap((type) =>
    plans.map((plan) => {
      const rooms = [{ roomTypeId: type.id, quantity }]
      const asked = { ...stay, rooms, ratePlanId: plan.id }
      return {
        type,
        plan,
        ...costOfStay(
          asked,
          { ...sale, plan, types: [type], discountPercent: findDiscount?.(plan.id) },
          dates,
        ),
      }
    }),
  )
}

/**
 * Translates an obstacle into what a guest is shown. Obstacles that only concern the desk are attributed to
 * the dates.
 */
export function toWhyNot({ kind, params }: Obstacle): WhyNot {
  switch (kind) {
    case 'sold-out':
      return { kind: 'full', night: params.on }
    case 'night-closed':
      return { kind: 'closed', night: params.on }
    case 'no-arrivals':
      return { kind: 'no-arrival', night: params.on }
    case 'no-departures':
      return { kind: 'no-departure', night: params.on }
    case 'few-left':
      return { kind, night: params.on, left: params.left }
    case 'min-stay':
    case 'max-stay':
      return { kind, nights: params.nights }
    case 'too-many-guests':
    case 'too-many-rooms':
      return { kind: 'too-many-guests' }
    case 'adults-only':
      return { kind }
    case 'children-from-12':
      return { kind: 'children-over-12' }
    case 'plan-not-on-sale':
    case 'plan-for-companies':
    case 'plan-on-sale-from':
    case 'plan-sold-until':
      return { kind: 'not-on-sale' }
    default:
      return { kind: 'dates' }
  }
}

/** Each field is listed explicitly, because offers are public. */
function toOffer(
  type: { id: string; name: string },
  plan: { id: string; name: string },
  left: number,
  cost: StayCost,
): Offer {
  return {
    roomTypeId: type.id,
    roomTypeName: type.name,
    ratePlanId: plan.id,
    ratePlanName: plan.name,
    mealPlan: cost.mealPlan,
    left,
    currency: cost.currency,
    roomCents: cost.roomCents,
    mealCents: cost.mealCents,
    fees: cost.fees,
    cityTaxCents: cost.cityTaxCents,
    cityTaxName: cost.cityTaxName,
    vatCents: cost.vatCents,
    vatIncluded: cost.vatIncluded,
    includedVatCents: cost.includedVatCents,
    totalCents: cost.totalCents,
    totalUsdCents: cost.totalUsdCents,
    cancellationPolicy: cost.cancellationPolicy,
    payment: cost.payment,
  }
}

function countRoomsLeft(
  sale: Pick<Sale, 'nights'>,
  type: { id: string; units: number },
  stay: Pick<StayQuery, 'checkInOn' | 'checkOutOn'>,
): number {
  const nights = sale.nights.get(type.id)
  const free = listNights(stay.checkInOn, stay.checkOutOn).map((night) => {
    const row = nights?.get(night)
    return row ? roomsLeft(row) : type.units
  })
  return Math.min(...free)
}

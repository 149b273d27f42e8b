import { roomsLeft } from '@roomlark/contract/calendar-night'
import { nightsOf } from '@roomlark/contract/dates'
import type { Offer, StayQuery } from '@roomlark/contract/offers'
import type { RatePlan } from '@roomlark/contract/rates'
import { nightKey, priceStay, type Sale } from './quote.policy.ts'

type OpenSale = Omit<Sale, 'types' | 'plan'> & { plans: readonly RatePlan[] }

/** Every combination of room type and plan without obstacles, the cheapest first. */
export function offersFor(
  { rooms: quantity, ...stay }: StayQuery,
  { plans, ...sale }: OpenSale,
  types: Sale['types'],
): Offer[] {
  const offers = types.flatMap((type) =>
    plans.flatMap((plan) => {
      const rooms = [{ roomTypeId: type.id, quantity }]
      const { quote, obstacles } = priceStay(
        { ...stay, rooms, ratePlanId: plan.id },
        { ...sale, plan, types: [type] },
      )
      if (obstacles.length > 0) return []
      const { nights, obstacles: _none, limits: _kept, ...price } = quote
      const left = leftOf(sale, type, stay)
      const names = { roomTypeName: type.name, ratePlanName: plan.name }
      return [{ roomTypeId: type.id, ratePlanId: plan.id, ...names, left, ...price }]
    }),
  )
  return offers.sort((a, b) => a.totalCents - b.totalCents)
}

function leftOf(
  sale: Pick<Sale, 'nights'>,
  type: { id: string; units: number },
  stay: Pick<StayQuery, 'checkInOn' | 'checkOutOn'>,
): number {
  const free = nightsOf(stay.checkInOn, stay.checkOutOn).map((night) => {
    const row = sale.nights.get(nightKey(type.id, night))
    return row ? roomsLeft(row) : type.units
  })
  return Math.min(...free)
}

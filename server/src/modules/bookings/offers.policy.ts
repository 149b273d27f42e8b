import type { Quote } from '@roomlark/contract/booking-input'
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
      return [toOffer(type, plan, leftOf(sale, type, stay), quote)]
    }),
  )
  return offers.sort((a, b) => a.totalCents - b.totalCents)
}

/** Each field is named: offers are shown to the public. */
function toOffer(
  type: { id: string; name: string },
  plan: { id: string; name: string },
  left: number,
  quote: Quote,
): Offer {
  return {
    roomTypeId: type.id,
    roomTypeName: type.name,
    ratePlanId: plan.id,
    ratePlanName: plan.name,
    mealPlan: quote.mealPlan,
    left,
    currency: quote.currency,
    roomCents: quote.roomCents,
    cityTaxCents: quote.cityTaxCents,
    vatCents: quote.vatCents,
    vatIncluded: quote.vatIncluded,
    totalCents: quote.totalCents,
    totalUsdCents: quote.totalUsdCents,
    cancellationPolicy: quote.cancellationPolicy,
  }
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

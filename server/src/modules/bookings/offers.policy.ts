import type { Quote } from '@roomlark/contract/booking-input'
import { roomsLeft } from '@roomlark/contract/calendar-night'
import { nightsOf } from '@roomlark/contract/dates'
import type { Misfit, Offer, StayQuery } from '@roomlark/contract/offers'
import type { RatePlan } from '@roomlark/contract/rates'
import type { Obstacle } from './obstacles.policy.ts'
import { nightKey, priceStay, type Sale } from './quote.policy.ts'

type OpenSale = Omit<Sale, 'types' | 'plan'> & { plans: readonly RatePlan[] }

/** Every combination of room type and plan: those without obstacles, the cheapest first, and why the others have some. */
export function offersFor(
  { rooms: quantity, ...stay }: StayQuery,
  { plans, ...sale }: OpenSale,
  types: Sale['types'],
): { offers: Offer[]; misfits: Misfit[] } {
  const offers: Offer[] = []
  const misfits: Misfit[] = []
  for (const type of types) {
    for (const plan of plans) {
      const rooms = [{ roomTypeId: type.id, quantity }]
      const { quote, obstacles } = priceStay(
        { ...stay, rooms, ratePlanId: plan.id },
        { ...sale, plan, types: [type] },
      )
      if (obstacles.length === 0) offers.push(toOffer(type, plan, leftOf(sale, type, stay), quote))
      // A plan that the hotel has put away is nobody's business.
      else if (plan.isActive) misfits.push(toMisfit(type, plan, obstacles))
    }
  }
  return { offers: offers.sort((a, b) => a.totalCents - b.totalCents), misfits }
}

function toMisfit(
  type: { id: string; name: string },
  plan: { id: string; name: string },
  obstacles: readonly Obstacle[],
): Misfit {
  return {
    roomTypeId: type.id,
    roomTypeName: type.name,
    ratePlanId: plan.id,
    ratePlanName: plan.name,
    reasons: obstacles.flatMap(({ reason }) => (reason ? [reason] : [])),
  }
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

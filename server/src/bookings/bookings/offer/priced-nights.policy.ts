import type { PricedNight } from '@roomlark/contract/guest-site/guest-hotels'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { computeBill } from '@roomlark/contract/inventory/charges'
import { type Party, placeParty, type RoomGuests } from '@roomlark/contract/inventory/party'
import { type StayRules, withMeals } from '@roomlark/contract/inventory/plan-meals'
import { childObstacles } from '../change/obstacles.policy.ts'
import type { OpenSale } from './offers.policy.ts'
import { getNightFacts, priceNight, type Sale } from './quote.policy.ts'

type Room = { type: Sale['types'][number]; guests: RoomGuests }

/** Returns the lowest price of each night over all rooms that fit the party and all plans on sale. */
export function pricedNights(
  nights: readonly string[],
  party: Party,
  sale: OpenSale,
  types: Sale['types'],
): PricedNight[] {
  const plans = sale.plans.filter((plan) => isOnSale(plan, sale.today))
  const isWelcome = childObstacles(sale.hotel.childrenPolicy, party.childAges).length === 0
  const rooms = isWelcome ? types.flatMap((type) => roomFor(type, party)) : []
  const nightly = { ...sale, taxes: nightlyRules(sale.taxes) }
  return nights.map((night) => {
    const open = rooms.flatMap((room) => {
      const facts = getNightFacts(sale, room.type, night)
      return facts.closed || roomsLeft(facts) === 0 ? [] : [{ ...room, facts }]
    })
    const prices = open.flatMap(({ type, guests }) =>
      plans.map((plan) => nightTotal(night, party, guests, { ...nightly, plan, types: [type] })),
    )
    const arriving = open.filter(({ facts }) => !facts.closedToArrival)
    const minimums = arriving.flatMap(({ facts }) =>
      plans.map((plan) => Math.max(facts.minStay ?? 1, plan.minStay ?? 1)),
    )
    return {
      night,
      priceCents: prices.length > 0 ? Math.min(...prices) : null,
      minStay: minimums.length > 0 ? Math.min(...minimums) : 1,
      arrivals: minimums.length > 0,
    }
  })
}

function roomFor(type: Sale['types'][number], party: Party): Room[] {
  const [guests] = placeParty([type], party) ?? []
  return guests ? [{ type, guests }] : []
}

function isOnSale(plan: OpenSale['plans'][number], today: string): boolean {
  return (
    plan.isActive &&
    (plan.sellFromOn === null || plan.sellFromOn <= today) &&
    (plan.sellUntilOn === null || today <= plan.sellUntilOn)
  )
}

/** Fees charged once for a stay belong to no night; they are in the price of every stay that is asked for. */
export function nightlyRules(rules: StayRules): StayRules {
  return {
    ...rules,
    cityTax: rules.cityTax?.per === 'stay' ? null : rules.cityTax,
    fees: rules.fees.filter(({ per }) => per !== 'stay' && per !== 'room'),
  }
}

/** Includes all taxes, like every price that guests see. */
function nightTotal(night: string, party: Party, guests: RoomGuests, sale: Omit<Sale, 'usdRate'>): number {
  const { priceCents, mealCents } = priceNight(guests, night, sale)
  const amounts = { nightCents: [priceCents], nightMeals: [mealCents], nightRooms: [1] }
  const stay = { ...party, checkInOn: night, ...amounts }
  return computeBill(withMeals(sale.taxes, sale.plan.mealValue), stay).totalCents
}

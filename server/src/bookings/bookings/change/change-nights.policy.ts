import type { PricedNight } from '@roomlark/contract/guest-site/guest-hotels'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { computeBill } from '@roomlark/contract/inventory/charges'
import type { Party } from '@roomlark/contract/inventory/party'
import type { StayRules } from '@roomlark/contract/inventory/plan-meals'
import { nightlyRules } from '../offer/priced-nights.policy.ts'
import { getNightFacts, priceNight } from '../offer/quote.policy.ts'
import { groupByRoom } from './dates-and-rooms.policy.ts'
import type { PlanSale, StoredStay } from './planned-stays.policy.ts'

/**
 * Returns what each night would cost in the rooms of a booking: as agreed where it has the night already, else by its
 * plan and today's calendar.
 */
export function priceChangeNights(
  nights: readonly string[],
  booking: Party & { taxRules: StayRules },
  stays: readonly StoredStay[],
  sale: PlanSale,
): PricedNight[] {
  const { adults, childAges } = booking
  const rules = nightlyRules(booking.taxRules)
  const rooms = groupByRoom(stays).flatMap((parts) => {
    const guests = parts.at(-1)
    const type = sale.types.find(({ id }) => id === guests?.roomTypeId)
    const own = new Map(parts.flatMap(({ nightlyCents }) => nightlyCents).map((one) => [one.night, one]))
    return guests && type ? [{ guests, type, own }] : []
  })
  return nights.map((night) => {
    const wanted = rooms.filter(({ own }) => !own.has(night))
    const isFree = wanted.every(({ type }) => {
      const facts = getNightFacts(sale, type, night)
      return !facts.closed && roomsLeft(facts) >= wanted.filter((room) => room.type === type).length
    })
    const prices = rooms.map(({ own, guests }) => own.get(night) ?? priceNight(guests, night, sale))
    const taxed = {
      adults,
      childAges,
      checkInOn: night,
      nightCents: [prices.reduce((sum, { priceCents }) => sum + priceCents, 0)],
      nightMeals: [prices.reduce((sum, { mealCents }) => sum + mealCents, 0)],
      nightRooms: [rooms.length],
    }
    const facts = wanted.map(({ type }) => getNightFacts(sale, type, night))
    return {
      night,
      priceCents: isFree ? computeBill(rules, taxed).totalCents : null,
      minStay: Math.max(1, ...facts.map(({ minStay }) => minStay ?? 1)),
      arrivals: facts.every(({ closedToArrival }) => !closedToArrival),
    }
  })
}

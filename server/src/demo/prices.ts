import { listNights } from '@roomlark/contract/dates'
import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
import { type Bill, computeBill } from '@roomlark/contract/inventory/charges'
import { computeMealCents, withMeals } from '@roomlark/contract/inventory/plan-meals'
import { listPriceCents, roomNightCents } from '@roomlark/contract/inventory/pricing'
import type { RatePlan } from '@roomlark/contract/inventory/rates'
import { usdCents } from '@roomlark/contract/money'
import type { DemoHotel, DemoType } from './rooms.ts'

type Guests = { adults: number; childAges: number[] }

export type DemoPrice = {
  bill: Bill
  totalUsdCents: number
  policy: CancellationPolicy
  /** One entry per room. */
  guests: Guests[]
  /** The price of each night and the part of it that is for meals, by room. */
  nights: { night: string; cents: number[]; meals: number[] }[]
  /** The price of each night for all rooms together. */
  nightlyCents: number[]
}

/** Prices a stay with the product's own pricing rules. */
export function priceDemoStay(
  demoHotel: DemoHotel,
  stay: { type: DemoType; rooms: unknown[]; checkInOn: string; checkOutOn: string },
  plan: RatePlan,
): DemoPrice {
  const { type } = stay
  const guests = stay.rooms.map(() => demoParty(demoHotel, type))
  const nights = listNights(stay.checkInOn, stay.checkOutOn).map((night) => {
    const list = listPriceCents(night, type, demoHotel.rules, null)
    const cents = guests.map((party) => roomNightCents(list, type, plan, party))
    const meals = guests.map((party, room) => computeMealCents(plan.mealValue, party, cents[room] ?? 0))
    return { night, cents, meals }
  })
  const nightlyCents = nights.map(({ cents }) => sum(cents))
  const bill = computeBill(withMeals(demoHotel.taxes, plan.mealValue), {
    checkInOn: stay.checkInOn,
    nightCents: nightlyCents,
    nightMeals: nights.map(({ meals }) => sum(meals)),
    nightRooms: nights.map(() => guests.length),
    adults: sum(guests.map(({ adults }) => adults)),
    childAges: guests.flatMap(({ childAges }) => childAges),
  })
  return {
    bill,
    totalUsdCents: usdCents(bill.totalCents, demoHotel.hotel.currency, demoHotel.usdRate),
    policy: plan.cancellationPolicy ?? demoHotel.hotel.cancellationPolicy,
    guests,
    nights,
    nightlyCents,
  }
}

function demoParty({ random, hotel }: DemoHotel, type: DemoType): Guests {
  const adults = Math.min(
    type.maxAdults,
    random.weighted([
      [22, 1],
      [68, 2],
      [7, 3],
      [3, 4],
    ]),
  )
  const youngest = hotel.childrenPolicy === 'over-12' ? 12 : 1
  const children = adults === 2 && random.chance(0.14) ? random.between(1, 2) : 0
  const count = Math.min(children, type.maxChildren)
  return { adults, childAges: Array.from({ length: count }, () => random.between(youngest, 16)) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

import type { Quote } from '@roomlark/contract/bookings/booking-input'

/** Meals that have a line of their own are in `cents`. */
export type NightTotal = { night: string; cents: number; mealCents: number; rooms: number }

/** Over all rooms, in the order of the nights. */
export function nightTotals(nights: Quote['nights']): NightTotal[] {
  const totals = new Map<string, Omit<NightTotal, 'night'>>()
  for (const { night, priceCents, mealCents = 0, quantity } of nights) {
    const before = totals.get(night) ?? { cents: 0, mealCents: 0, rooms: 0 }
    totals.set(night, {
      cents: before.cents + priceCents,
      mealCents: before.mealCents + mealCents,
      rooms: before.rooms + quantity,
    })
  }
  return [...totals].map(([night, total]) => ({ night, ...total }))
}

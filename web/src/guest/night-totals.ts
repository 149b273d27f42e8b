import type { Quote } from '@roomlark/contract/bookings/booking-input'

export type NightTotal = { night: string; cents: number; rooms: number }

/** Over all rooms, in the order of the nights. */
export function nightTotals(nights: Quote['nights']): NightTotal[] {
  const totals = new Map<string, { cents: number; rooms: number }>()
  for (const { night, priceCents, quantity } of nights) {
    const { cents, rooms } = totals.get(night) ?? { cents: 0, rooms: 0 }
    totals.set(night, { cents: cents + priceCents, rooms: rooms + quantity })
  }
  return [...totals].map(([night, total]) => ({ night, ...total }))
}

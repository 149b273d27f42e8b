import type { Quote } from '@roomlark/contract/bookings/booking-input'
import type { RoomGuests } from '@roomlark/contract/inventory/party'
import { computeMealCents } from '@roomlark/contract/inventory/plan-meals'
import type { RatePlan } from '@roomlark/contract/inventory/rates'

/** A night with an agreed price keeps it when the booking changes. */
export type PricedNight = { night: string; priceCents: number; agreed?: boolean }
/** A night with the part of its price that is for the meals of the plan. */
export type SplitNight = PricedNight & { mealCents: number }
/** A room with its guests; the desk may say who stays in it, and in which numbered room. */
export type PlacedRoom = RoomGuests & { guestName?: string | undefined; roomId?: string | undefined }
export type AgreedRoom = PlacedRoom & { nights: (PricedNight & { mealCents?: number })[] }
export type PricedRoom = PlacedRoom & { nights: SplitNight[] }

/** The amount a rate plan adds to the price of a room, and the part of it that is for meals. */
export type SoldPlan = Pick<RatePlan, 'percent' | 'perAdultCents' | 'mealValue'>

export function nightKey(roomTypeId: string, night: string): string {
  return `${roomTypeId} ${night}`
}

/** Splits the meals of a plan out of prices that are fixed already. */
export function splitMeals(
  rooms: readonly AgreedRoom[],
  { mealValue }: Pick<SoldPlan, 'mealValue'>,
): PricedRoom[] {
  return rooms.map((room) => ({
    ...room,
    nights: room.nights.map((night) => ({
      ...night,
      mealCents: computeMealCents(mealValue, room, night.priceCents),
    })),
  }))
}

/** Returns an amount of all rooms together, night by night; every room is booked for the same nights. */
export function nightTotals(
  rooms: readonly PricedRoom[],
  readCents: (night: SplitNight) => number,
): number[] {
  const totals = rooms[0]?.nights.map(() => 0) ?? []
  for (const { nights } of rooms) {
    for (const [index, night] of nights.entries()) totals[index] = (totals[index] ?? 0) + readCents(night)
  }
  return totals
}

/** Adds up what the rooms of one type cost, night by night. */
export function perNight(rooms: readonly AgreedRoom[]): Quote['nights'] {
  const rows = new Map<string, Quote['nights'][number]>()
  for (const { roomTypeId, nights } of rooms) {
    for (const { night, priceCents, mealCents = 0 } of nights) {
      const key = nightKey(roomTypeId, night)
      const before = rows.get(key) ?? { quantity: 0, priceCents: 0, mealCents: 0 }
      const meals = (before.mealCents ?? 0) + mealCents
      rows.set(key, {
        night,
        roomTypeId,
        quantity: before.quantity + 1,
        priceCents: before.priceCents + priceCents,
        ...(meals > 0 && { mealCents: meals }),
      })
    }
  }
  return [...rows.values()].sort((a, b) => a.night.localeCompare(b.night))
}

/** Lists the nights that these rooms take, one room each. */
export function listTakenNights(rooms: readonly AgreedRoom[]) {
  return rooms.flatMap(({ roomTypeId, nights }) =>
    nights.map(({ night }) => ({ roomTypeId, night, rooms: 1 })),
  )
}

import { addDays } from '../dates.ts'
import { listMealGuests, type StayRules } from './plan-meals.ts'
import type { MealPlan } from './rates.ts'

/** The nights of a booking, and the terms that they were sold with. */
export type BookedNights = {
  ratePlanName: string
  mealPlan: MealPlan
  /** The rules that the booking was made with. */
  taxRules: StayRules
  stays: readonly {
    roomTypeName: string
    adults: number
    childAges: readonly number[]
    nightlyCents: readonly { night: string; priceCents: number; mealCents: number }[]
  }[]
}

type NightItem = {
  kind: 'room' | 'meal'
  name: string | null
  night: string
  quantity: number
  unitCents: number
}
/** Fields shared by consecutive nights on one line; the quantity is that of one night. */
export type NightLine = Omit<NightItem, 'night'> & { fromOn: string; untilOn: string }

/** Lists rooms of one type at one price, and meals at one price, for as many nights as follow each other. */
export function listNightLines(booking: BookedNights): NightLine[] {
  return groupNights([...listRoomItems(booking), ...listMealItems(booking)])
}

function listRoomItems({ stays, ratePlanName }: BookedNights): NightItem[] {
  return stays.flatMap(({ roomTypeName, nightlyCents }) =>
    nightlyCents.map(({ night, priceCents, mealCents }) => {
      const name = `${roomTypeName}, ${ratePlanName}`
      return { kind: 'room' as const, name, night, quantity: 1, unitCents: priceCents - mealCents }
    }),
  )
}

/** Meals are counted by guest, unless their part of the price is not what the guests would pay one by one. */
function listMealItems({ stays, mealPlan, taxRules: { meal } }: BookedNights): NightItem[] {
  return stays.flatMap((stay) =>
    stay.nightlyCents.flatMap(({ night, mealCents }): NightItem[] => {
      const item = { kind: 'meal' as const, night }
      const parts = listMealGuests(meal, stay, mealCents)
      if (!parts) return [{ ...item, name: null, quantity: 1, unitCents: mealCents }]
      return parts.map(({ guests, unitCents }) => ({ ...item, name: mealPlan, quantity: guests, unitCents }))
    }),
  )
}

function groupNights(items: readonly NightItem[]): NightLine[] {
  const byNight = new Map<string, NightItem>()
  for (const item of items) {
    const { kind, name, night, unitCents } = item
    const key = JSON.stringify([kind, name, night, unitCents])
    byNight.set(key, { ...item, quantity: item.quantity + (byNight.get(key)?.quantity ?? 0) })
  }
  const nights = [...byNight.values()].sort(
    (a, b) =>
      compare(b.kind, a.kind) ||
      compare(a.name ?? '', b.name ?? '') ||
      compare(a.night, b.night) ||
      a.unitCents - b.unitCents,
  )
  const runs: NightLine[] = []
  for (const { night, ...item } of nights) {
    const run = runs.find(
      (one) =>
        one.kind === item.kind &&
        one.name === item.name &&
        one.unitCents === item.unitCents &&
        one.quantity === item.quantity &&
        addDays(one.untilOn, 1) === night,
    )
    if (run) run.untilOn = night
    else runs.push({ ...item, fromOn: night, untilOn: night })
  }
  return runs.filter(({ unitCents }) => unitCents !== 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

import * as z from 'zod/mini'
import { Cents } from '../money.ts'
import { say } from '../say.ts'
import { type TaxRules, VatKind } from './tax-rules.ts'

/** The value of a plan's meals by guest and night. It is part of the price, whether VAT is included or added. */
export const MealValue = z.strictObject({
  adultCents: Cents.check(z.gte(1, say('Enter what the meals are worth'))),
  childCents: Cents,
  vatKind: VatKind,
})
export type MealValue = z.infer<typeof MealValue>

/** Taxes and fees together with the value of the meals in the price; a booking keeps both as they were. */
export type StayRules = TaxRules & { meal?: MealValue | undefined }

/** Returns the rules of a stay on a plan. */
export function withMeals(rules: TaxRules, mealValue: MealValue | null | undefined): StayRules {
  return mealValue ? { ...rules, meal: mealValue } : rules
}

/** Returns the rules of a booking that changes to another plan. Nights that keep their meals keep the VAT on them. */
export function changeMeals(rules: StayRules, mealValue: MealValue | null | undefined): StayRules {
  if (mealValue) return { ...rules, meal: mealValue }
  return rules.meal ? { ...rules, meal: { ...rules.meal, adultCents: 0, childCents: 0 } } : rules
}

type Guests = { adults: number; childAges: readonly number[] }

/** Returns the part of a room's price in one night that is for meals. It is never more than the price. */
export function computeMealCents(
  meal: MealValue | null | undefined,
  guests: Guests,
  priceCents: number,
): number {
  return meal ? Math.min(priceCents, sumMeals(meal, guests)) : 0
}

function sumMeals({ adultCents, childCents }: MealValue, { adults, childAges }: Guests): number {
  return adultCents * adults + childCents * childAges.length
}

/** Returns how many guests have meals at which price, where these prices add up to what was split out. */
export function listMealGuests(
  meal: MealValue | undefined,
  { adults, childAges }: Guests,
  mealCents: number,
): { guests: number; unitCents: number }[] | undefined {
  if (!meal || sumMeals(meal, { adults, childAges }) !== mealCents) return undefined
  const parts = [
    { guests: adults, unitCents: meal.adultCents },
    { guests: childAges.length, unitCents: meal.childCents },
  ]
  return parts.filter(({ guests, unitCents }) => guests * unitCents > 0)
}

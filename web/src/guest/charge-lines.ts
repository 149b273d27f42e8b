import { guestMeals } from '@roomlark/contract/bookings/meal-words'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { BillLines } from '@roomlark/contract/inventory/bill-lines'
import type { MealPlan } from '@roomlark/contract/inventory/rates'
import type { Texts } from './texts/texts.ts'

/** Lists the charges besides the rooms: fees by their names, city tax, and VAT unless the prices include it. */
export function chargeLines(
  { fees, cityTaxCents, cityTaxName, vatCents, vatIncluded }: BillLines,
  { hotel }: Pick<Texts, 'hotel'>,
): { term: string; cents: number }[] {
  return [
    ...fees.map(({ name, cents }) => ({ term: name, cents })),
    ...(cityTaxCents > 0 ? [{ term: cityTaxName ?? hotel.cityTax, cents: cityTaxCents }] : []),
    ...(vatCents > 0 && !vatIncluded ? [{ term: hotel.vat, cents: vatCents }] : []),
  ]
}

type Meals = Pick<BillLines, 'mealCents'> & {
  mealPlan: MealPlan
  adults: number
  childAges: readonly number[]
}

/** `Breakfast, 2 guests`: the line of the meals of a plan, where they have one. The nights are then listed without them. */
export function mealLines(
  language: GuestLanguage,
  { mealCents = 0, mealPlan, adults, childAges }: Meals,
): { term: string; cents: number }[] {
  if (mealCents === 0) return []
  return [{ term: guestMeals(language, mealPlan, adults + childAges.length), cents: mealCents }]
}

/** Names the text that says what a total has in it. */
export function includedIn({ fees }: Pick<BillLines, 'fees'>): 'taxesIncluded' | 'feesIncluded' {
  return fees.length === 0 ? 'taxesIncluded' : 'feesIncluded'
}

import { daysBetween } from '../dates.ts'
import type { GuestLanguage } from '../guest-languages.ts'
import { type MealPlan, mealPlans } from '../inventory/rates.ts'
import { say, sayCount } from '../say.ts'
import { guestWordsIn } from './guest-words.ts'

export const mealPlanNames: Record<MealPlan, string> = {
  'room-only': say('Room only'),
  breakfast: say('Breakfast'),
  'half-board': say('Half board'),
  'full-board': say('Full board'),
  'all-inclusive': say('All inclusive'),
}

type MealLine = { name: string | null; quantity: number; fromOn: string | null; untilOn: string | null }

/** `Breakfast, 2 guests`, of a line of a folio; `Meals` where they were not counted by guest. */
export function mealLineTitle(line: MealLine): string {
  const mealPlan = findMealPlan(line)
  const guests = countMealGuests(line)
  if (!mealPlan) return say('Meals##charged')
  const meals = mealPlanNames[mealPlan]
  return guests === undefined
    ? meals
    : say('{meals}, {guests, plural, one {# guest} other {# guests}}', { meals, guests })
}

/** The same in the language of a guest, for papers. */
export function guestMealLineTitle(language: GuestLanguage, line: MealLine): string {
  const mealPlan = findMealPlan(line)
  const guests = countMealGuests(line)
  return mealPlan && guests !== undefined
    ? guestMeals(language, mealPlan, guests)
    : guestWordsIn(language).chargedMeals[mealPlan ?? 'room-only']
}

/** `Breakfast, 2 guests`, of a price that guests are shown. */
export function guestMeals(language: GuestLanguage, mealPlan: MealPlan, guests: number): string {
  const { chargedMeals, count } = guestWordsIn(language)
  return `${chargedMeals[mealPlan]}, ${sayCount(language, count.guests, guests)}`
}

function findMealPlan({ name }: MealLine): MealPlan | undefined {
  return mealPlans.find((one) => one === name)
}

/** Returns undefined where a correction has left no whole number of guests. */
function countMealGuests({ quantity, fromOn, untilOn }: MealLine): number | undefined {
  if (fromOn === null || untilOn === null) return undefined
  const guests = quantity / (daysBetween(fromOn, untilOn) + 1)
  return Number.isInteger(guests) ? guests : undefined
}

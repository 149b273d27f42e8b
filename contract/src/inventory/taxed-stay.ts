/** A stay as far as taxes and fees depend on it. */
export type TaxedStay = {
  checkInOn: string
  /** Price of all rooms together, night by night. */
  nightCents: readonly number[]
  /** The part of it that is for meals, night by night; left out where there is none. */
  nightMeals?: readonly number[]
  /** Number of rooms, night by night. */
  nightRooms: readonly number[]
  adults: number
  childAges: readonly number[]
}

/** Returns the part of the price of all nights that is for meals. */
export function sumMealCents({ nightMeals = noMeals }: Pick<TaxedStay, 'nightMeals'>): number {
  let sum = 0
  for (const cents of nightMeals) sum += cents
  return sum
}

const noMeals: readonly number[] = []

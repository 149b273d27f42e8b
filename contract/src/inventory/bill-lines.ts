import * as z from 'zod/mini'
import { type Bill, listFees, toChargedStay, toTaxedStay } from './charges.ts'
import type { StayRules } from './plan-meals.ts'
import { sumMealCents, type TaxedStay } from './taxed-stay.ts'

/** A fee of the whole stay. */
export const FeeLine = z.object({ name: z.string(), cents: z.int() })

/** Parts of a price. Fees have names of their own, and the city tax may have one. */
export const BillLines = z.object({
  roomCents: z.int(),
  /** The part of `roomCents` that is for the meals of the plan, where the hotel says what they are worth. */
  mealCents: z.optional(z.int()),
  fees: z.array(FeeLine),
  cityTaxCents: z.int(),
  cityTaxName: z.nullable(z.string()),
  vatCents: z.int(),
  vatIncluded: z.boolean(),
})
export type BillLines = z.infer<typeof BillLines>

type Amounts = Pick<Bill, 'roomCents' | 'cityTaxCents' | 'vatCents'>

/** Lists each field, because guests see them. */
export function listBillLines(
  rules: StayRules,
  stay: TaxedStay,
  { roomCents, cityTaxCents, vatCents }: Amounts,
): BillLines {
  const mealCents = sumMealCents(stay)
  return {
    roomCents,
    ...(mealCents > 0 && { mealCents }),
    fees: listFees(rules, stay),
    cityTaxCents,
    cityTaxName: rules.cityTax?.name ?? null,
    vatCents,
    vatIncluded: rules.vatIncluded,
  }
}

/** Returns what the price of a booking consists of, by the rules it was made with. */
export function billLinesOfBooking(
  booking: Parameters<typeof toChargedStay>[0] & Amounts & { taxRules: StayRules },
  stays: Parameters<typeof toChargedStay>[1],
): BillLines {
  return listBillLines(booking.taxRules, toTaxedStay(toChargedStay(booking, stays)), booking)
}

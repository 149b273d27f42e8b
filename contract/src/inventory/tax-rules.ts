import * as z from 'zod/mini'
import { IsoDate, StayLimit } from '../dates.ts'
import { Cents } from '../money.ts'
import { requiredName } from '../primitives.ts'
import { say } from '../say.ts'

/** The kinds of charges that may have a VAT rate of their own; meals in a rate plan without a value belong to the rooms. */
export const vatKinds = ['rooms', 'fees', 'food', 'drinks', 'services', 'other'] as const
export const VatKind = z.enum(vatKinds)
export type VatKind = z.infer<typeof VatKind>

/** A percentage of a tax with up to two decimals. */
export const TaxPercent = z.number(say('Enter a percentage')).check(
  z.gte(0, say('Use 0 to 50 percent')),
  z.lte(50, say('Use 0 to 50 percent')),
  z.refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9,
    say('Use at most two decimals'),
  ),
)

const VatRates = z.strictObject({
  rooms: TaxPercent,
  fees: TaxPercent,
  food: TaxPercent,
  drinks: TaxPercent,
  services: TaxPercent,
  other: TaxPercent,
})

/** A day of every year, `MM-DD`. */
export const YearDay = z.string(say('Choose a day')).check(
  z.regex(/^\d\d-\d\d$/, say('Choose a day')),
  z.refine((day) => IsoDate.safeParse(`2024-${day}`).success, say('There is no such day')),
)

/** An amount per unit, or a percentage of the price of the rooms, without meals that have a value of their own. */
export const cityTaxUnits = ['person-night', 'adult-night', 'room-night', 'stay', 'percent'] as const
export type CityTaxUnit = (typeof cityTaxUnits)[number]

/**
 * A rate in percent or a fixed amount: `percent` applies to a percentage, `cents` to everything else; the other is 0.
 */
const taxRate = { cents: Cents, percent: TaxPercent }

/** The same days of every year, both included; a season may go beyond the end of the year. */
const TaxSeason = z.strictObject({ from: YearDay, until: YearDay, ...taxRate })

export const CityTax = z.strictObject({
  /** Name that guests read; null means "City tax" in the guest's language. */
  name: z.nullable(requiredName(40, say('Name is required'))),
  per: z.enum(cityTaxUnits),
  ...taxRate,
  /** True for a percentage of the price without the VAT inside it. */
  withoutVat: z.boolean(),
  /** Guests below this age are not counted where the tax is per person; null counts everybody. */
  exemptBelowAge: z.nullable(
    z
      .int(say('Enter an age'))
      .check(z.gte(1, say('Use an age from 1 to 18')), z.lte(18, say('Use an age from 1 to 18'))),
  ),
  /** Only the first nights of a stay are taxed; null taxes all. */
  maxNights: StayLimit,
  seasons: z.array(TaxSeason).check(z.maxLength(8, say('Use at most 8 seasons')), ({ value, issues }) => {
    const index = overlappingSeason(value)
    if (index === -1) return
    const message = say('This overlaps with another season')
    issues.push({ code: 'custom', message, path: [index, 'from'], input: value })
  }),
})
export type CityTax = z.infer<typeof CityTax>

export const feeUnits = ['stay', 'night', 'room', 'room-night', 'person-night'] as const
export type FeeUnit = (typeof feeUnits)[number]

/** A fee that every guest pays besides the rooms, for example for cleaning. */
export const StayFee = z.strictObject({
  name: requiredName(40, say('Name is required')),
  cents: Cents,
  per: z.enum(feeUnits),
  vatKind: VatKind,
})
export type StayFee = z.infer<typeof StayFee>

/** The taxes and fees of a hotel. A booking keeps those it was made with. */
export const TaxRules = z.strictObject({
  /** True if the prices of rooms and fees include VAT. */
  vatIncluded: z.boolean(),
  vat: VatRates,
  /** Null where there is none. No VAT is charged on it. */
  cityTax: z.nullable(CityTax),
  fees: z.array(StayFee).check(z.maxLength(10, say('Use at most 10 fees')), ({ value, issues }) => {
    const names = value.map(({ name }) => name.toLowerCase())
    const index = names.findIndex((name, at) => names.indexOf(name) !== at)
    if (index === -1) return
    const message = say('Another fee has this name')
    issues.push({ code: 'custom', message, path: [index, 'name'], input: value })
  }),
})
export type TaxRules = z.infer<typeof TaxRules>

/** Rules with the same VAT rate for everything and neither city tax nor fees. */
export function plainTaxRules(vatPercent: number, vatIncluded: boolean): TaxRules {
  const vat = { rooms: vatPercent, fees: vatPercent, food: vatPercent, drinks: vatPercent }
  return { vatIncluded, vat: { ...vat, services: vatPercent, other: vatPercent }, cityTax: null, fees: [] }
}

/**
 * The rules of further bookings of one stay: without what a stay pays once, however many rooms it has, and which its
 * first booking has.
 */
export function withoutStayCharges(rules: TaxRules): TaxRules {
  const { cityTax, fees } = rules
  return {
    ...rules,
    cityTax: cityTax?.per === 'stay' ? null : cityTax,
    fees: fees.filter(({ per }) => per !== 'stay' && per !== 'night'),
  }
}

/** A city tax without exceptions. */
export function plainCityTax(per: CityTaxUnit, cents: number): CityTax {
  const exceptions = { exemptBelowAge: null, maxNights: null, seasons: [] }
  return { name: null, per, cents, percent: 0, withoutVat: false, ...exceptions }
}

/** Tells whether a season has a day of the year, `MM-DD`. */
export function isInSeason(day: string, { from, until }: { from: string; until: string }): boolean {
  return from <= until ? from <= day && day <= until : day >= from || day <= until
}

/** Returns the index of the first season that overlaps with an earlier one, or -1. */
function overlappingSeason(seasons: readonly { from: string; until: string }[]): number {
  return seasons.findIndex((season, at) =>
    seasons.slice(0, at).some((other) => isInSeason(season.from, other) || isInSeason(other.from, season)),
  )
}

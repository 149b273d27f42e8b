import { addDays } from '../dates.ts'
import { type CityTax, isInSeason, type TaxRules } from './tax-rules.ts'
import type { TaxedStay } from './taxed-stay.ts'
import { quotient, toBps } from './vat.ts'

/** A city tax has the rate of the whole year, which comes first, and one for each season. */
export function cityTaxRates({ cityTax }: TaxRules): number {
  return cityTax ? cityTax.seasons.length + 1 : 0
}

/** Returns what is due at one of the rates: nothing if an earlier season has the same, which then counts for both. */
export function cityTaxAmount(rules: TaxRules, stay: TaxedStay, rate: number): number {
  const { cityTax, vat, vatIncluded } = rules
  if (!cityTax) return 0
  const units = taxedUnits(cityTax, stay, rate)
  const value = rateValue(cityTax, rate)
  if (cityTax.per !== 'percent') return units * value
  const within = cityTax.withoutVat && vatIncluded ? toBps(vat.rooms) : 0
  return quotient(units, toBps(value), 10_000 + within)
}

/** Minor units, or the percentage of a tax that is one. */
function rateValue(tax: CityTax, rate: number): number {
  const { cents, percent } = rate === 0 ? tax : (tax.seasons[rate - 1] ?? tax)
  return tax.per === 'percent' ? percent : cents
}

/** Returns how many units are taxed at one of the rates: persons and nights, or the price of the rooms. */
export function taxedUnits(tax: CityTax, stay: TaxedStay, rate: number): number {
  const value = rateValue(tax, rate)
  for (let earlier = 0; earlier < rate; earlier += 1) if (rateValue(tax, earlier) === value) return 0
  const stayed = stay.nightCents.length
  const nights = tax.per === 'stay' ? Math.min(1, stayed) : Math.min(stayed, tax.maxNights ?? stayed)
  // A search counts thousands of stays, most of them without anything that differs from night to night.
  const isUniform = tax.per !== 'percent' && tax.per !== 'room-night' && tax.seasons.length === 0
  if (isUniform) return nights * taxedPersons(tax, stay)
  const days = tax.seasons.length > 0 ? yearDays(stay.checkInOn, stayed) : noDays
  let units = 0
  for (let night = 0; night < nights; night += 1) {
    if (rateOn(tax, days[night]) !== value) continue
    if (tax.per === 'percent') units += (stay.nightCents[night] ?? 0) - (stay.nightMeals?.[night] ?? 0)
    else units += tax.per === 'room-night' ? (stay.nightRooms[night] ?? 0) : 1
  }
  return units * taxedPersons(tax, stay)
}

/** Returns 1 where the tax does not depend on who stays. */
function taxedPersons({ per, exemptBelowAge }: CityTax, { adults, childAges }: TaxedStay): number {
  if (per === 'adult-night') return adults
  if (per !== 'person-night') return 1
  let persons = adults
  for (const age of childAges) if (age >= (exemptBelowAge ?? 0)) persons += 1
  return persons
}

function rateOn(tax: CityTax, day: string | undefined): number {
  if (day !== undefined) {
    for (let season = 0; season < tax.seasons.length; season += 1) {
      const days = tax.seasons[season]
      if (days && isInSeason(day, days)) return rateValue(tax, season + 1)
    }
  }
  return rateValue(tax, 0)
}

const noDays: readonly string[] = []

/** The days of the last stay are kept, because all offers for one stay need the same. */
let lastDays = { checkInOn: '', nights: 0, days: noDays }

function yearDays(checkInOn: string, nights: number): readonly string[] {
  if (lastDays.checkInOn !== checkInOn || lastDays.nights !== nights) {
    const days = Array.from({ length: nights }, (_, index) => addDays(checkInOn, index).slice(5))
    lastDays = { checkInOn, nights, days }
  }
  return lastDays.days
}

import { addDays } from '../dates.ts'
import type { StayRules } from './plan-meals.ts'
import { type CityTax, isInSeason, type StayFee, type TaxRules } from './tax-rules.ts'

/** One thing that a guest is charged for. VAT is a charge only where it is added to the prices. */
export type Charge = {
  kind: 'room' | 'meal' | 'fee' | 'city-tax' | 'vat'
  /** Null where the kind says it all. */
  name: string | null
  /** The night it is for; null for the whole stay. */
  night: string | null
  quantity: number
  unitCents: number
  amountCents: number
  /** The VAT rate of the amount; null where there is no VAT on it. Of VAT itself, its rate. */
  vatBps: number | null
}

/** A stay with the price of every room in every night, and the part of it that is for meals. */
export type ChargedStay = {
  adults: number
  childAges: readonly number[]
  nights: readonly {
    night: string
    name: string | null
    priceCents: number
    mealCents?: number | undefined
  }[]
}

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

export type Bill = {
  /** The price of all nights, meals of the rate plan included. */
  roomCents: number
  feesCents: number
  cityTaxCents: number
  /** All VAT, whether the prices include it or not. */
  vatCents: number
  /** The part of the price of the rooms that is VAT; 0 where VAT is added to the prices. */
  includedVatCents: number
  totalCents: number
}

/**
 * Returns what a guest pays. It is the sum of `listCharges`, computed without a list of charges, because a search asks
 * for thousands of bills.
 */
export function computeBill(rules: StayRules, stay: TaxedStay): Bill {
  let roomCents = 0
  for (const cents of stay.nightCents) roomCents += cents
  const mealCents = sumMealCents(stay)
  const lodgingCents = roomCents - mealCents
  let feesCents = 0
  for (const fee of rules.fees) feesCents += fee.cents * feeQuantity(fee, stay)
  let cityTaxCents = 0
  for (let rate = 0; rate < cityTaxRates(rules); rate += 1) {
    cityTaxCents += cityTaxAmount(rules, stay, rate)
  }
  let vatCents = 0
  for (let rate = 0; rate < vatRates(rules); rate += 1) {
    vatCents += vatAmount(rules, stay, rate, lodgingCents, mealCents)
  }
  return {
    roomCents,
    feesCents,
    cityTaxCents,
    vatCents,
    includedVatCents: vatInRooms(rules, lodgingCents, mealCents),
    totalCents: roomCents + feesCents + cityTaxCents + (rules.vatIncluded ? 0 : vatCents),
  }
}

/** Returns everything that a guest is charged for, in the order in which a bill lists it. */
export function listCharges(rules: StayRules, stay: ChargedStay): Charge[] {
  const taxed = toTaxedStay(stay)
  const mealCents = sumMealCents(taxed)
  const lodgingCents = taxed.nightCents.reduce((sum, cents) => sum + cents, 0) - mealCents
  const charges: Charge[] = stay.nights.map(({ night, name, priceCents, mealCents = 0 }) => ({
    kind: 'room',
    name,
    night,
    quantity: 1,
    unitCents: priceCents - mealCents,
    amountCents: priceCents - mealCents,
    vatBps: toBps(rules.vat.rooms),
  }))
  for (const { night, mealCents: unitCents = 0 } of stay.nights) {
    if (unitCents === 0) continue
    const amountCents = unitCents
    charges.push({
      kind: 'meal',
      name: null,
      night,
      quantity: 1,
      unitCents,
      amountCents,
      vatBps: mealVatBps(rules),
    })
  }
  for (const fee of rules.fees) {
    const quantity = feeQuantity(fee, taxed)
    if (quantity === 0) continue
    charges.push({
      kind: 'fee',
      name: fee.name,
      night: null,
      quantity,
      unitCents: fee.cents,
      amountCents: quantity * fee.cents,
      vatBps: toBps(rules.vat[fee.vatKind]),
    })
  }
  for (let rate = 0; rate < cityTaxRates(rules); rate += 1) {
    const amountCents = cityTaxAmount(rules, taxed, rate)
    if (amountCents === 0 || !rules.cityTax) continue
    const { name, per } = rules.cityTax
    const quantity = per === 'percent' ? 1 : taxedUnits(rules.cityTax, taxed, rate)
    charges.push({
      kind: 'city-tax',
      name,
      night: null,
      quantity,
      unitCents: amountCents / quantity,
      amountCents,
      vatBps: null,
    })
  }
  if (rules.vatIncluded) return charges
  for (let rate = 0; rate < vatRates(rules); rate += 1) {
    const amountCents = vatAmount(rules, taxed, rate, lodgingCents, mealCents)
    if (amountCents === 0) continue
    charges.push({
      kind: 'vat',
      name: null,
      night: null,
      quantity: 1,
      unitCents: amountCents,
      amountCents,
      vatBps: vatRateBps(rules, rate),
    })
  }
  return charges
}

/** A fee as guests read it. */
export type FeeCharge = { name: string; cents: number }

export function listFees(rules: TaxRules, stay: TaxedStay): FeeCharge[] {
  return rules.fees
    .map((fee) => ({ name: fee.name, cents: fee.cents * feeQuantity(fee, stay) }))
    .filter(({ cents }) => cents > 0)
}

export type VatLine = { vatBps: number; netCents: number; vatCents: number; grossCents: number }

/**
 * Returns how much of some charges is VAT, by rate, highest first. It is computed once per rate from the sum of the
 * amounts and rounded half up. VAT that was charged itself and amounts without VAT are left out.
 */
export function summarizeVat(
  vatIncluded: boolean,
  charges: readonly (Pick<Charge, 'amountCents' | 'vatBps'> & { kind: string })[],
): VatLine[] {
  const sums = new Map<number, number>()
  for (const { kind, amountCents, vatBps } of charges) {
    if (kind === 'vat' || vatBps === null) continue
    sums.set(vatBps, (sums.get(vatBps) ?? 0) + amountCents)
  }
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([vatBps, cents]) => {
      const vatCents = vatIncluded ? vatIn(cents, vatBps) : vatOn(cents, vatBps)
      return vatIncluded
        ? { vatBps, netCents: cents - vatCents, vatCents, grossCents: cents }
        : { vatBps, netCents: cents, vatCents, grossCents: cents + vatCents }
    })
}

/** Returns the stay that a booking is charged for: a night that was given back still costs what was agreed. */
export function toChargedStay(
  { adults, childAges }: Pick<ChargedStay, 'adults' | 'childAges'>,
  stays: readonly {
    roomTypeName: string
    nightlyCents: readonly { night: string; priceCents: number; mealCents?: number | undefined }[]
  }[],
): ChargedStay {
  const nights = stays.flatMap(({ roomTypeName: name, nightlyCents }) =>
    nightlyCents.map(({ night, priceCents, mealCents }) => ({ night, name, priceCents, mealCents })),
  )
  return { adults, childAges, nights }
}

/** Sums up a stay over its rooms. The nights need no order, but follow each other without a gap. */
export function toTaxedStay({ adults, childAges, nights }: ChargedStay): TaxedStay {
  const cents = new Map<string, number>()
  const meals = new Map<string, number>()
  const rooms = new Map<string, number>()
  for (const { night, priceCents, mealCents = 0 } of nights) {
    cents.set(night, (cents.get(night) ?? 0) + priceCents)
    meals.set(night, (meals.get(night) ?? 0) + mealCents)
    rooms.set(night, (rooms.get(night) ?? 0) + 1)
  }
  const ordered = [...cents].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    checkInOn: ordered[0]?.[0] ?? '',
    nightCents: ordered.map(([, sum]) => sum),
    nightMeals: ordered.map(([night]) => meals.get(night) ?? 0),
    nightRooms: ordered.map(([night]) => rooms.get(night) ?? 0),
    adults,
    childAges,
  }
}

/** Returns the part of the price of all nights that is for meals. */
export function sumMealCents({ nightMeals = noMeals }: Pick<TaxedStay, 'nightMeals'>): number {
  let sum = 0
  for (const cents of nightMeals) sum += cents
  return sum
}

const noMeals: readonly number[] = []

function feeQuantity({ per }: StayFee, { nightCents, nightRooms, adults, childAges }: TaxedStay): number {
  const nights = nightCents.length
  switch (per) {
    case 'stay':
      return nights === 0 ? 0 : 1
    case 'night':
      return nights
    case 'room':
      return Math.max(0, ...nightRooms)
    case 'room-night':
      return nightRooms.reduce((sum, rooms) => sum + rooms, 0)
    case 'person-night':
      return nights * (adults + childAges.length)
  }
}

/** A city tax has the rate of the whole year, which comes first, and one for each season. */
function cityTaxRates({ cityTax }: TaxRules): number {
  return cityTax ? cityTax.seasons.length + 1 : 0
}

/** Returns what is due at one of the rates: nothing if an earlier season has the same, which then counts for both. */
function cityTaxAmount(rules: TaxRules, stay: TaxedStay, rate: number): number {
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
function taxedUnits(tax: CityTax, stay: TaxedStay, rate: number): number {
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

/** The rooms have the first rate, each fee the one of its kind, and meals the last one. */
function vatRates({ fees, meal }: StayRules): number {
  return fees.length + (meal ? 2 : 1)
}

function vatRateBps(rules: StayRules, rate: number): number {
  if (rate > rules.fees.length) return mealVatBps(rules)
  const kind = rate === 0 ? 'rooms' : rules.fees[rate - 1]?.vatKind
  return kind === undefined ? 0 : toBps(rules.vat[kind])
}

/** Returns the rate of VAT on meals that have a value of their own. */
export function mealVatBps({ vat, meal }: StayRules): number {
  return toBps(vat[meal?.vatKind ?? 'rooms'])
}

/** Returns the VAT of everything that has one of the rates: nothing if an earlier rate is the same. */
function vatAmount(
  rules: StayRules,
  stay: TaxedStay,
  rate: number,
  lodgingCents: number,
  mealCents: number,
): number {
  const bps = vatRateBps(rules, rate)
  if (bps === 0) return 0
  for (let earlier = 0; earlier < rate; earlier += 1) if (vatRateBps(rules, earlier) === bps) return 0
  let cents = rate === 0 ? lodgingCents : 0
  for (let index = Math.max(0, rate - 1); index < rules.fees.length; index += 1) {
    const fee = rules.fees[index]
    if (fee && vatRateBps(rules, index + 1) === bps) cents += fee.cents * feeQuantity(fee, stay)
  }
  if (rules.meal && mealVatBps(rules) === bps) cents += mealCents
  return rules.vatIncluded ? vatIn(cents, bps) : vatOn(cents, bps)
}

/** Returns the VAT inside the price of the nights, rounded once for each rate. */
function vatInRooms(rules: StayRules, lodgingCents: number, mealCents: number): number {
  if (!rules.vatIncluded) return 0
  const [roomBps, mealBps] = [toBps(rules.vat.rooms), mealVatBps(rules)]
  if (roomBps === mealBps) return vatIn(lodgingCents + mealCents, roomBps)
  return vatIn(lodgingCents, roomBps) + vatIn(mealCents, mealBps)
}

function toBps(percent: number): number {
  return Math.round(percent * 100)
}

function vatIn(cents: number, bps: number): number {
  return quotient(cents, bps, 10_000 + bps)
}

function vatOn(cents: number, bps: number): number {
  return quotient(cents, bps, 10_000)
}

/** Returns `cents × factor ÷ divisor`, rounded half up without floating point. */
function quotient(cents: number, factor: number, divisor: number): number {
  const doubled = 2 * cents * factor + divisor
  // BigInt takes much longer and is needed only beyond 2^53.
  if (Number.isSafeInteger(doubled)) return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
  return Number((2n * BigInt(cents) * BigInt(factor) + BigInt(divisor)) / BigInt(2 * divisor))
}

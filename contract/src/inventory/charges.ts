import { cityTaxAmount, cityTaxRates, taxedUnits } from './city-tax.ts'
import type { StayRules } from './plan-meals.ts'
import type { StayFee, TaxRules } from './tax-rules.ts'
import { sumMealCents, type TaxedStay } from './taxed-stay.ts'
import { toBps, vatIn, vatOn } from './vat.ts'

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

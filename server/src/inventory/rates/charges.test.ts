import { addDays } from '@roomlark/contract/dates'
import {
  type ChargedStay,
  computeBill,
  listCharges,
  listFees,
  toTaxedStay,
} from '@roomlark/contract/inventory/charges'
import { type CityTax, plainCityTax, TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { summarizeVat } from '@roomlark/contract/inventory/vat'
import { moneyText } from '@roomlark/contract/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTaxRules } from '../../../test/any-tax-rules.ts'
import { type SimpleTaxes, simpleTaxes } from '../../../test/tax-rules.ts'

/** Two rooms for three nights from a Thursday in July, 600.00 in all. */
function stayOf(changes: Partial<ChargedStay> & { checkInOn?: string; length?: number } = {}): ChargedStay {
  const { checkInOn = '2026-07-02', length = 3, ...rest } = changes
  const nights = Array.from({ length }, (_, index) => addDays(checkInOn, index)).flatMap((night) => [
    { night, name: 'Double', priceCents: 8000 },
    { night, name: 'Suite', priceCents: 12_000 },
  ])
  return { adults: 3, childAges: [4, 11], nights, ...rest }
}

const bill = (rules: TaxRules, stay = stayOf()) => computeBill(rules, toTaxedStay(stay))

describe('taxes without exceptions', () => {
  test.each<[string, Partial<SimpleTaxes>, number, number, number]>([
    ['none', {}, 0, 0, 60_000],
    ['city tax per person and night', { cityTaxCents: 250 }, 3750, 0, 63_750],
    ['city tax per adult and night', { cityTaxCents: 250, cityTaxPer: 'adult-night' }, 2250, 0, 62_250],
    ['city tax per room and night', { cityTaxCents: 250, cityTaxPer: 'room-night' }, 1500, 0, 61_500],
    ['included VAT is only shown', { vatPercent: 10 }, 0, 5455, 60_000],
    ['VAT on top', { vatPercent: 7.5, vatIncluded: false }, 0, 4500, 64_500],
    ['no VAT on the city tax', { cityTaxCents: 250, vatPercent: 10, vatIncluded: false }, 3750, 6000, 69_750],
  ])('%s', (_name, taxes, cityTaxCents, vatCents, totalCents) => {
    expect(bill(simpleTaxes(taxes))).toMatchObject({
      roomCents: 60_000,
      feesCents: 0,
      cityTaxCents,
      vatCents,
      totalCents,
    })
  })
})

describe('a city tax', () => {
  const perPerson: CityTax = plainCityTax('person-night', 200)
  const percent: CityTax = { ...plainCityTax('percent', 0), percent: 5 }
  const summer = { from: '06-01', until: '08-31' }
  const winter = { from: '11-01', until: '03-31' }
  test.each<[string, CityTax, ChargedStay, number]>([
    ['does not count children below an age', { ...perPerson, exemptBelowAge: 11 }, stayOf(), 4 * 3 * 200],
    ['counts everybody from that age', { ...perPerson, exemptBelowAge: 12 }, stayOf(), 3 * 3 * 200],
    ['ends after the first nights', { ...perPerson, maxNights: 2 }, stayOf(), 5 * 2 * 200],
    ['is once for a stay', plainCityTax('stay', 900), stayOf(), 900],
    [
      'has another amount in a season',
      { ...perPerson, seasons: [{ ...summer, cents: 300, percent: 0 }] },
      stayOf({ checkInOn: '2026-08-30' }),
      5 * (2 * 300 + 200),
    ],
    [
      'may be none in a season',
      { ...perPerson, seasons: [{ ...summer, cents: 0, percent: 0 }] },
      stayOf(),
      0,
    ],
    [
      'has seasons beyond the end of the year',
      { ...perPerson, seasons: [{ ...winter, cents: 100, percent: 0 }] },
      stayOf({ checkInOn: '2026-12-31', length: 2 }),
      5 * 2 * 100,
    ],
    ['is a percentage of the rooms', percent, stayOf(), 3000],
    ['without the VAT in their price', { ...percent, withoutVat: true }, stayOf(), 2727],
    ['of the first nights only', { ...percent, maxNights: 1 }, stayOf(), 1000],
    [
      'with another percentage in a season',
      { ...percent, seasons: [{ from: '07-04', until: '07-31', cents: 0, percent: 7.5 }] },
      stayOf(),
      2000 + 1500,
    ],
    [
      'rounded once for all nights of a rate',
      { ...percent, percent: 0.25 },
      stayOf({ nights: stayOf().nights.map((night) => ({ ...night, priceCents: 199 })) }),
      3,
    ],
  ])('%s', (_name, cityTax, stay, cents) => {
    expect(bill({ ...simpleTaxes({ vatPercent: 10 }), cityTax }, stay).cityTaxCents).toBe(cents)
  })

  test.each([
    [
      'seasons that overlap',
      {
        seasons: [
          { ...summer, cents: 1, percent: 0 },
          { from: '08-31', until: '09-30', cents: 2, percent: 0 },
        ],
      },
    ],
    ['a day that no year has', { seasons: [{ from: '02-30', until: '03-01', cents: 1, percent: 0 }] }],
    ['no nights at all', { maxNights: 0 }],
    ['an age of adults', { exemptBelowAge: 19 }],
  ])('is refused with %s', (_name, changes) => {
    const rules = { ...simpleTaxes(), cityTax: { ...perPerson, ...changes } }
    expect(TaxRules.safeParse(rules).success).toBe(false)
  })
})

describe('fees', () => {
  const fee = (per: TaxRules['fees'][number]['per']) => ({
    name: per,
    cents: 1000,
    per,
    vatKind: 'fees' as const,
  })
  const rules: TaxRules = {
    ...simpleTaxes({ vatPercent: 7, vatIncluded: false }),
    fees: [fee('stay'), fee('night'), fee('room'), fee('room-night'), fee('person-night')],
  }

  test('are charged for what they say', () => {
    expect(listFees(rules, toTaxedStay(stayOf())).map(({ name, cents }) => [name, cents])).toEqual([
      ...[
        ['stay', 1000],
        ['night', 3000],
        ['room', 2000],
        ['room-night', 6000],
        ['person-night', 15_000],
      ],
    ])
  })

  test('have the VAT of their kind, and no commission', () => {
    const mixed = { ...rules, fees: [fee('stay')], vat: { ...rules.vat, fees: 19 } }
    expect(bill(mixed)).toEqual({
      roomCents: 60_000,
      feesCents: 1000,
      cityTaxCents: 0,
      vatCents: 4200 + 190,
      includedVatCents: 0,
      totalCents: 65_390,
    })
    const charges = listCharges(mixed, stayOf()).filter(({ kind }) => kind === 'vat')
    expect(charges.map(({ vatBps, amountCents }) => [vatBps, amountCents])).toEqual([
      [700, 4200],
      [1900, 190],
    ])
    const inside = bill({ ...mixed, vatIncluded: true })
    expect(inside).toMatchObject({ vatCents: 3925 + 160, includedVatCents: 3925, totalCents: 61_000 })
  })

  test('are not charged twice under one name', () => {
    const doubled = { ...rules, fees: [fee('stay'), { ...fee('night'), name: 'STAY' }] }
    expect(TaxRules.safeParse(doubled).success).toBe(false)
  })
})

/** The computation of a bill before there were exceptions. */
function formerBill(taxes: SimpleTaxes, stay: ChargedStay) {
  const roomCents = stay.nights.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const nights = new Set(stay.nights.map(({ night }) => night)).size
  const persons = stay.adults + (taxes.cityTaxPer === 'adult-night' ? 0 : stay.childAges.length)
  const units = taxes.cityTaxPer === 'room-night' ? stay.nights.length : nights * persons
  const vatBps = Math.round(taxes.vatPercent * 100)
  const vatCents = taxes.vatIncluded
    ? Math.floor((roomCents * vatBps) / (10_000 + vatBps) + 0.5)
    : Math.floor((roomCents * vatBps) / 10_000 + 0.5)
  const cityTaxCents = taxes.cityTaxCents * units
  return {
    roomCents,
    feesCents: 0,
    cityTaxCents,
    vatCents,
    includedVatCents: taxes.vatIncluded ? vatCents : 0,
    totalCents: roomCents + cityTaxCents + (taxes.vatIncluded ? 0 : vatCents),
  }
}

describe('for any rules and any stay', () => {
  const stays: fc.Arbitrary<ChargedStay> = fc
    .record({
      adults: fc.integer({ min: 1, max: 6 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
      from: fc.integer({ min: 0, max: 1500 }),
      rooms: fc.integer({ min: 1, max: 3 }),
      prices: fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 20 }),
    })
    .map(({ adults, childAges, from, rooms, prices }) => ({
      adults,
      childAges,
      nights: prices.flatMap((priceCents, index) =>
        Array.from({ length: rooms }, (_, room) => ({
          night: addDays('2026-01-01', from + index),
          name: `Room ${room}`,
          priceCents: priceCents + room,
        })),
      ),
    }))

  test('the charges add up to the bill, and the VAT by rate to its VAT', () => {
    fc.assert(
      fc.property(anyTaxRules, stays, (rules, stay) => {
        expect(TaxRules.parse(rules)).toEqual(rules)
        const charges = listCharges(rules, stay)
        const sum = (...kinds: string[]) =>
          charges.reduce(
            (cents, { kind, amountCents }) => cents + (kinds.includes(kind) ? amountCents : 0),
            0,
          )
        const made = bill(rules, stay)
        expect(sum('room')).toBe(made.roomCents)
        expect(sum('fee')).toBe(made.feesCents)
        expect(sum('city-tax')).toBe(made.cityTaxCents)
        expect(sum('room', 'fee', 'city-tax', 'vat')).toBe(made.totalCents)
        expect(sum('vat')).toBe(rules.vatIncluded ? 0 : made.vatCents)
        for (const { quantity, unitCents, amountCents } of charges)
          expect(quantity * unitCents).toBe(amountCents)
        const summary = summarizeVat(rules.vatIncluded, charges)
        expect(summary.reduce((cents, { vatCents }) => cents + vatCents, 0)).toBe(made.vatCents)
        for (const { netCents, vatCents, grossCents } of summary) expect(netCents + vatCents).toBe(grossCents)
        const gross = summary.reduce((cents, { grossCents }) => cents + grossCents, 0)
        expect(gross + made.cityTaxCents).toBe(made.totalCents)
        expect(listFees(rules, toTaxedStay(stay)).reduce((cents, fee) => cents + fee.cents, 0)).toBe(
          made.feesCents,
        )
        for (const cents of Object.values(made)) expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  test('old settings cost what they always did', () => {
    const taxes = fc.record({
      cityTaxCents: fc.nat(5000),
      cityTaxPer: fc.constantFrom('person-night' as const, 'adult-night' as const, 'room-night' as const),
      vatPercent: fc.integer({ min: 0, max: 5000 }).map((bps) => bps / 100),
      vatIncluded: fc.boolean(),
    })
    fc.assert(
      fc.property(taxes, stays, (old, stay) => {
        expect(bill(simpleTaxes(old), stay)).toEqual(formerBill(old, stay))
      }),
    )
  })

  test('a higher exempt age or fewer taxed nights never cost more', () => {
    fc.assert(
      fc.property(anyTaxRules, stays, fc.nat(17), fc.nat(9), (rules, stay, age, nights) => {
        const { cityTax } = rules
        if (!cityTax) return
        const taxOf = (changes: Partial<Pick<CityTax, 'exemptBelowAge' | 'maxNights'>>) =>
          bill({ ...rules, cityTax: { ...cityTax, ...changes } }, stay).cityTaxCents
        expect(taxOf({ exemptBelowAge: age + 1 })).toBeLessThanOrEqual(taxOf({ exemptBelowAge: age || null }))
        expect(taxOf({ maxNights: nights + 1 })).toBeLessThanOrEqual(taxOf({ maxNights: nights + 2 }))
        expect(taxOf({ maxNights: nights + 1 })).toBeLessThanOrEqual(taxOf({ maxNights: null }))
      }),
    )
  })

  test('VAT inside a price and VAT on top of what is left give the same total, to a minor unit', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 5000 }), (priceCents, bps) => {
        const one = (cents: number) =>
          stayOf({ nights: [{ night: '2026-07-02', name: null, priceCents: cents }] })
        const taxes = { vatPercent: bps / 100 }
        const inside = bill(simpleTaxes(taxes), one(priceCents))
        const onTop = bill(simpleTaxes({ ...taxes, vatIncluded: false }), one(priceCents - inside.vatCents))
        expect(Math.abs(onTop.totalCents - priceCents)).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('amounts are exact beyond what a double can multiply', () => {
    const nights = Array.from({ length: 90 }, (_, index) => ({
      night: addDays('2026-01-01', index),
      name: null,
      priceCents: 10_000_000_000,
    }))
    const { roomCents, vatCents } = bill(simpleTaxes({ vatPercent: 33.33 }), stayOf({ nights }))
    expect(vatCents).toBe(Number((BigInt(roomCents) * 3333n * 2n + 13_333n) / (2n * 13_333n)))
  })
})

test.each([
  ['JPY', 1, '¥4'],
  ['EUR', 100, '€3.50'],
  ['KWD', 1000, 'KWD 3.500'],
])('a percentage in %s is rounded half up to its own minor unit', (currency, minor, text) => {
  const cityTax: CityTax = { ...plainCityTax('percent', 0), percent: 3.5 }
  const stay = stayOf({ nights: [{ night: '2026-07-02', name: null, priceCents: 100 * minor }] })
  const { cityTaxCents } = bill({ ...simpleTaxes(), cityTax }, stay)
  expect(moneyText(cityTaxCents, currency).replace(/\s/g, ' ')).toBe(text)
})

import { listNights } from '@roomlark/contract/dates'
import { listBillLines } from '@roomlark/contract/inventory/bill-lines'
import { computeBill, listCharges, toChargedStay, toTaxedStay } from '@roomlark/contract/inventory/charges'
import { type ChargedBooking, listFolioCharges } from '@roomlark/contract/inventory/folio-charges'
import { computeMealCents, type MealValue, withMeals } from '@roomlark/contract/inventory/plan-meals'
import { mealPlans } from '@roomlark/contract/inventory/rates'
import { vatKinds } from '@roomlark/contract/inventory/tax-rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyTaxRules } from '../../../test/any-tax-rules.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'

const breakfast: MealValue = { adultCents: 1500, childCents: 700, vatKind: 'food' }

describe('the part of a night for meals', () => {
  test.each<[string, MealValue | null, number, number[], number, number]>([
    ['is nothing without a value', null, 2, [], 10_000, 0],
    ['is counted by adult', breakfast, 2, [], 10_000, 3000],
    ['and by child', breakfast, 2, [4, 9], 10_000, 4400],
    ['costs nothing for a child that eats for free', { ...breakfast, childCents: 0 }, 2, [4], 10_000, 3000],
    ['is never more than the price', breakfast, 2, [], 2000, 2000],
    ['is nothing of a free night', breakfast, 2, [], 0, 0],
  ])('%s', (_name, value, adults, childAges, priceCents, cents) => {
    expect(computeMealCents(value, { adults, childAges }, priceCents)).toBe(cents)
  })
})

const rules = withMeals(
  { ...simpleTaxes({ vatPercent: 10 }), vat: { ...simpleTaxes().vat, rooms: 10, food: 22 } },
  breakfast,
)

/** Rooms for nights from 1 July, each with its guests and the price of its nights. */
function bookingOf(
  of: Pick<ChargedBooking, 'taxRules' | 'mealPlan'>,
  rooms: readonly { adults: number; childAges: number[]; prices: number[] }[],
): ChargedBooking {
  const nights = listNights('2026-07-01', '2026-07-31')
  const stays = rooms.map(({ prices, ...guests }) => ({
    ...guests,
    roomTypeName: 'Double',
    nightlyCents: prices.map((priceCents, index) => ({
      night: nights[index] ?? '',
      priceCents,
      mealCents: computeMealCents(of.taxRules.meal, guests, priceCents),
    })),
  }))
  const party = {
    adults: rooms.reduce((sum, { adults }) => sum + adults, 0),
    childAges: rooms.flatMap(({ childAges }) => childAges),
  }
  const bill = computeBill(of.taxRules, toTaxedStay(toChargedStay(party, stays)))
  const nothing = { feeCents: null, waivedFeeCents: null, droppedFeeCents: 0, extras: [] }
  return {
    ...of,
    ...party,
    ...bill,
    ...nothing,
    state: 'confirmed',
    ratePlanName: 'Bed and breakfast',
    stays,
  }
}

describe('lines of a folio', () => {
  test('count meals by guest and night, apart from the room', () => {
    const two = { adults: 2, childAges: [4], prices: [10_000, 10_000, 12_000] }
    const lines = listFolioCharges(bookingOf({ taxRules: rules, mealPlan: 'breakfast' }, [two, two]))
    expect(
      lines.map(({ kind, name, quantity, unitCents, vatBps }) => [kind, name, quantity, unitCents, vatBps]),
    ).toEqual([
      ['room', 'Double, Bed and breakfast', 4, 6300, 1000],
      ['room', 'Double, Bed and breakfast', 2, 8300, 1000],
      ['meal', 'breakfast', 6, 700, 2200],
      ['meal', 'breakfast', 12, 1500, 2200],
    ])
  })

  test('name no guests where the price leaves less than the meals are worth', () => {
    const one = { adults: 2, childAges: [], prices: [2000] }
    const lines = listFolioCharges(bookingOf({ taxRules: rules, mealPlan: 'breakfast' }, [one]))
    expect(lines).toMatchObject([
      { kind: 'meal', name: null, quantity: 1, unitCents: 2000, amountCents: 2000 },
    ])
  })
})

describe('for any plan, guests and nights', () => {
  const value = fc.record({
    adultCents: fc.integer({ min: 1, max: 9999 }),
    childCents: fc.nat(9999),
    vatKind: fc.constantFrom(...vatKinds),
  })
  const room = fc.record({
    adults: fc.integer({ min: 1, max: 4 }),
    childAges: fc.array(fc.nat(17), { maxLength: 3 }),
    prices: fc.array(fc.nat(60_000), { minLength: 1, maxLength: 12 }),
  })
  const rooms = fc.array(room, { minLength: 1, maxLength: 3 })
  const mealPlan = fc.constantFrom(...mealPlans)

  test('the lines add up to the price, and splitting the meals out changes no price with VAT in it', () => {
    fc.assert(
      fc.property(anyTaxRules, fc.option(value), mealPlan, rooms, (taxes, mealValue, plan, wanted) => {
        const taxRules = withMeals(taxes, mealValue)
        const booking = bookingOf({ taxRules, mealPlan: plan }, wanted)
        const stay = toChargedStay(booking, booking.stays)
        const bill = computeBill(taxRules, toTaxedStay(stay))
        const sum = (lines: readonly { kind: string; amountCents: number }[], ...kinds: string[]) =>
          lines.reduce((cents, { kind, amountCents }) => cents + (kinds.includes(kind) ? amountCents : 0), 0)
        const lines = listFolioCharges(booking)
        for (const { quantity, unitCents, amountCents } of lines)
          expect(quantity * unitCents).toBe(amountCents)
        expect(sum(lines, 'room', 'meal')).toBe(bill.roomCents)
        expect(sum(lines, 'room', 'meal', 'fee', 'city-tax', 'vat')).toBe(bill.totalCents)
        const { mealCents = 0 } = listBillLines(taxRules, toTaxedStay(stay), bill)
        expect(sum(lines, 'meal')).toBe(mealCents)
        expect(sum(listCharges(taxRules, stay), 'meal')).toBe(mealCents)
        expect(mealCents).toBeLessThanOrEqual(bill.roomCents)
        const plain = computeBill(taxes, { ...toTaxedStay(stay), nightMeals: [] })
        expect(bill.roomCents).toBe(plain.roomCents)
        if (mealCents === 0) expect(bill).toEqual(plain)
        else if (taxes.vatIncluded && taxes.cityTax?.per !== 'percent') {
          expect(bill.totalCents).toBe(plain.totalCents)
        }
      }),
      { numRuns: 200 },
    )
  })
})

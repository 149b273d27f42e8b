import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../dates.ts'
import { cancellationPresets } from './cancellation.ts'
import {
  type DepositSize,
  findTermsInForce,
  isPaidOnline,
  noticeDays,
  type PaymentTerms,
  payAtHotel,
  planPayment,
} from './payment-terms.ts'

/** Three nights, and €12.00 of city tax on top. */
const stay = {
  totalCents: 43_200,
  cityTaxCents: 1200,
  nightlyCents: [12_000, 14_000, 16_000],
  checkInOn: '2026-12-10',
}
const today = '2026-11-18'

function deposit(size: DepositSize, changes: object = {}): PaymentTerms {
  return { kind: 'deposit', size, restDaysBefore: null, cityTaxAtHotel: false, ...changes }
}
const third = { kind: 'percent', percent: 33.33 } as const
const firstNight = { kind: 'first-night' } as const

describe('when a stay is paid', () => {
  test.each<[string, PaymentTerms, [now: number, later: number, atHotel: number], boolean]>([
    ['at the hotel', payAtHotel, [0, 0, 43_200], false],
    ['at the hotel, with a card as a guarantee', { kind: 'guarantee' }, [0, 0, 43_200], true],
    ['when it is booked', { kind: 'prepaid', cityTaxAtHotel: false }, [43_200, 0, 0], false],
    ['except the city tax', { kind: 'prepaid', cityTaxAtHotel: true }, [42_000, 0, 1200], false],
    ['a share now', deposit(third), [14_399, 0, 28_801], false],
    ['a share without city tax', deposit(third, { cityTaxAtHotel: true }), [13_999, 0, 29_201], false],
    ['an amount now', deposit({ kind: 'amount', cents: 5000 }), [5000, 0, 38_200], false],
    ['an amount above the price', deposit({ kind: 'amount', cents: 99_000 }), [43_200, 0, 0], false],
    ['the first night with its taxes', deposit(firstNight), [12_342, 0, 30_858], false],
    ['the rest a week before', deposit(firstNight, { restDaysBefore: 7 }), [12_342, 30_858, 0], true],
    [
      'the rest a week before, the city tax at the hotel',
      deposit(firstNight, { restDaysBefore: 7, cityTaxAtHotel: true }),
      [12_000, 30_000, 1200],
      true,
    ],
    [
      'no rest',
      deposit({ kind: 'amount', cents: 99_000 }, { restDaysBefore: 7, cityTaxAtHotel: true }),
      [42_000, 0, 1200],
      false,
    ],
  ])('%s', (_, terms, [nowCents, laterCents, atHotelCents], keepsCard) => {
    const laterOn = laterCents > 0 ? '2026-12-03' : null
    const plan = planPayment(terms, stay, today)
    expect(plan).toEqual({ nowCents, laterCents, laterOn, atHotelCents, keepsCard })
    expect(isPaidOnline(plan)).toBe(terms !== payAtHotel)
  })

  test('a later charge leaves time for the notice, and otherwise all is due at once', () => {
    const terms = deposit(firstNight, { restDaysBefore: 7, cityTaxAtHotel: true })
    const lastDay = addDays('2026-12-03', -noticeDays)
    expect(planPayment(terms, stay, lastDay)).toMatchObject({ nowCents: 12_000, laterOn: '2026-12-03' })
    expect(planPayment(terms, stay, addDays(lastDay, 1))).toEqual({
      nowCents: 42_000,
      laterCents: 0,
      laterOn: null,
      atHotelCents: 1200,
      keepsCard: false,
    })
  })

  const anySize: fc.Arbitrary<DepositSize> = fc.oneof(
    fc.integer({ min: 1, max: 9999 }).map((bps) => ({ kind: 'percent' as const, percent: bps / 100 })),
    fc.constant(firstNight),
    fc.integer({ min: 1, max: 1_000_000 }).map((cents) => ({ kind: 'amount' as const, cents })),
  )
  const anyTerms: fc.Arbitrary<PaymentTerms> = fc.oneof(
    fc.constant(payAtHotel),
    fc.constant<PaymentTerms>({ kind: 'guarantee' }),
    fc.boolean().map((cityTaxAtHotel) => ({ kind: 'prepaid' as const, cityTaxAtHotel })),
    fc
      .tuple(anySize, fc.option(fc.integer({ min: 1, max: 365 })), fc.boolean())
      .map(([size, restDaysBefore, cityTaxAtHotel]) => deposit(size, { restDaysBefore, cityTaxAtHotel })),
  )
  const anyStay = fc
    .tuple(
      fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 700 }),
    )
    .map(([nightlyCents, cityTaxCents, feesCents, days]) => ({
      nightlyCents,
      cityTaxCents,
      totalCents: nightlyCents.reduce((sum, cents) => sum + cents, 0) + cityTaxCents + feesCents,
      checkInOn: addDays(today, days),
    }))

  test('the parts add up, none is negative, and nothing is charged later without a card, a day and a notice', () => {
    fc.assert(
      fc.property(anyTerms, anyStay, (terms, priced) => {
        const plan = planPayment(terms, priced, today)
        const parts = [plan.nowCents, plan.laterCents, plan.atHotelCents]
        expect(parts.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
        expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(priced.totalCents)
        expect(plan.laterOn !== null).toBe(plan.laterCents > 0)
        if (plan.laterOn === null) return
        expect(plan.keepsCard).toBe(true)
        expect(plan.laterOn >= addDays(today, noticeDays) && plan.laterOn < priced.checkInOn).toBe(true)
      }),
    )
  })

  test('a share differs from the exact one by at most half a minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), anyStay, (bps, priced) => {
        const terms = deposit({ kind: 'percent', percent: bps / 100 })
        const exact = (priced.totalCents * bps) / 10_000
        const { nowCents } = planPayment(terms, priced, today)
        expect(Math.abs(nowCents - exact)).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('terms in force', () => {
  const { Flexible, 'Non-refundable': never } = cancellationPresets

  test('are to pay at the hotel wherever it takes no payments', () => {
    expect(findTermsInForce({ kind: 'guarantee' }, Flexible, false)).toEqual(payAtHotel)
    expect(findTermsInForce(payAtHotel, never, false)).toEqual(payAtHotel)
  })

  test('are prepaid if nothing is ever refunded', () => {
    expect(findTermsInForce(payAtHotel, never, true)).toEqual({ kind: 'prepaid', cityTaxAtHotel: false })
    expect(findTermsInForce(deposit(third, { cityTaxAtHotel: true }), never, true)).toEqual({
      kind: 'prepaid',
      cityTaxAtHotel: true,
    })
  })

  test('are those of the plan otherwise', () => {
    expect(findTermsInForce(deposit(third), Flexible, true)).toEqual(deposit(third))
  })
})

import { describe, expect, test } from 'vitest'
import { rulePrices, rulePriceWords } from './rule-prices.ts'

const types = [
  { id: 'a', name: 'Double', basePriceCents: 10_000 },
  { id: 'b', name: 'Suite', basePriceCents: 20_050 },
]
const rule = {
  roomTypeId: null,
  fromOn: '2026-07-01',
  untilOn: '2026-08-31',
  weekdays: [5, 6],
  effect: { kind: 'percent', percent: 12.5 } as const,
}

describe('the price a rule gives', () => {
  test('is given for each of its room types', () => {
    expect(rulePriceWords(rulePrices(rule, types), 'EUR')).toBe(
      'Double €100 → €112.50, Suite €200.50 → €225.56',
    )
    expect(rulePrices({ ...rule, roomTypeId: 'b' }, types)).toEqual([
      { id: 'b', name: 'Suite', baseCents: 20_050, cents: 22_556 },
    ])
  })

  test.each([
    ['a season that only has an end', { fromOn: null }],
    ['a season that only has a beginning', { untilOn: null }],
    ['a weekday rule', { fromOn: null, untilOn: null, weekdays: [0] }],
    ['one set price', { effect: { kind: 'price', cents: 11_250 } as const }],
  ])('of %s', (_, changes) => {
    expect(rulePrices({ ...rule, ...changes }, types)[0]?.cents).toBe(11_250)
  })

  test('is the base price if its days never occur', () => {
    const weekendOnly = { ...rule, fromOn: '2026-07-06', untilOn: '2026-07-07' }
    expect(rulePrices(weekendOnly, types)[0]?.cents).toBe(10_000)
  })

  test('stays short if there are many room types', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      id: `t${index}`,
      name: `Type ${index}`,
      basePriceCents: 10_000,
    }))
    expect(rulePriceWords(rulePrices(rule, many), 'EUR')).toMatch(/and 4 more$/)
  })
})

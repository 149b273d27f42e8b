import { expect, test } from 'vitest'
import { changedNights } from './changed-nights.ts'

const nights = (...prices: number[]) =>
  prices.map((priceCents, index) => ({
    night: `2026-06-2${index + 4}`,
    roomTypeId: 'a',
    quantity: 1,
    priceCents,
  }))

test('nights in a row that changed alike are one line, and others keep silent', () => {
  expect(changedNights(nights(293, 293, 327, 327), nights(293, 293, 346, 346))).toEqual([
    { from: '2026-06-26', last: '2026-06-27', nights: 2, wasCents: 327, nowCents: 346 },
  ])
  expect(changedNights(nights(100, 100, 100), nights(90, 100, 90))).toEqual([
    { from: '2026-06-24', last: '2026-06-24', nights: 1, wasCents: 100, nowCents: 90 },
    { from: '2026-06-26', last: '2026-06-26', nights: 1, wasCents: 100, nowCents: 90 },
  ])
  expect(changedNights(nights(100), nights(100))).toEqual([])
})

import { expect, test } from 'vitest'
import { asText, type Timed } from './doctor-report.ts'

const examined: Timed = {
  findings: [{ name: 'bank', faults: 0, rows: [], ms: 12 }],
  failures: [],
  isPart: false,
  looked: null,
  bookings: 1234,
  transactions: 5678,
  ms: 3210,
}

test('the doctor says that it looked at everything', () => {
  expect(asText(examined)).toBe(
    'ok    bank: The bank has what hotels paid less payouts (0.01 s)\n' +
      'All 1 invariants hold. Looked at everything: 1,234 bookings; it took 3.21 s.\n',
  )
})

test('the doctor says at how much of everything it looked', () => {
  const looked = { bookings: 9987, transactions: 10_000, hotels: 24, affiliates: 23 }
  expect(asText({ ...examined, isPart: true, looked, bookings: 10_000_123.4 })).toContain(
    'All 1 invariants hold. Looked at 9,987 of about 10,000,123 bookings and 10,000 transactions (what changed last, and ' +
      'as much again at random), sums of 24 hotels and 23 partners, all nights to come, payments and numbers of all ' +
      'statements; --full looks at everything; it took 3.21 s.\n',
  )
})

test('the doctor does not say that all is well if it could not look at something', () => {
  const failures = [{ name: 'hotels-owe' as const, reason: 'canceling statement due to timeout', ms: 60_000 }]
  expect(asText({ ...examined, failures })).toContain(
    '?     hotels-owe: Hotels owe their commissions less payments (60.00 s): canceling statement due to timeout\n' +
      '1 of 2 invariants hold; the others could not be looked at.',
  )
})

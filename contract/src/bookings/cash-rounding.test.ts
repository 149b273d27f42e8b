import { expect, test } from 'vitest'
import { findCashStep, roundCash } from './cash-rounding.ts'

test.each([
  ['CHF', 'CH', 5],
  ['EUR', 'DE', 1],
  ['EUR', 'FI', 5],
  ['JPY', 'JP', 1],
  ['constructor', 'CH', 1],
])('cash in %s in %s is paid in steps of %i', (currency, country, step) => {
  expect(findCashStep(currency, country)).toBe(step)
})

test.each([
  [13_952, 5, 13_950],
  [13_953, 5, 13_955],
  [13_950, 5, 13_950],
  [13_952, 1, 13_952],
  [2, 5, 0],
])('%i in steps of %i is %i', (cents, step, rounded) => {
  expect(roundCash(cents, step)).toBe(rounded)
})

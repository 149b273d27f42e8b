import { expect, it } from 'vitest'
import { readNumber } from './use-number-text.ts'

it.each([
  ['12.5', 12.5],
  ['12,5', 12.5],
  [' 7 ', 7],
  ['−40.6', -40.6],
  ['-0.5', -0.5],
  ['', Number.NaN],
  ['12 %', Number.NaN],
  ['1.2.3', Number.NaN],
  ['0x10', Number.NaN],
  ['33.', 33],
])('reads %j as %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

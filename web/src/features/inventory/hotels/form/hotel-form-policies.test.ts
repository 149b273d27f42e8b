import { expect, it } from 'vitest'
import { readClock } from './hotel-form-policies.tsx'

it.each([
  ['15:00', '15:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['15', '15:00'],
  [' 7.45 ', '07:45'],
  ['25:00', '25:00'],
  ['noon', 'noon'],
  ['', ''],
])('reads %j as %j', (typed, time) => {
  expect(readClock(typed)).toBe(time)
})

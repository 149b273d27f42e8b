import { expect, test } from 'vitest'
import { monthFacts, takenPercent } from './month-facts.ts'

const night = {
  night: '2026-06-29',
  priceCents: 10_000,
  overridden: false,
  closed: false,
  minStay: null,
  maxStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  capacity: 4,
  outOfOrder: 0,
  sold: 0,
  blocked: 0,
}

test('a year is summed up by month: the range of prices, and the share that is taken', () => {
  const [june, july] = monthFacts([
    { ...night, sold: 3, blocked: 1 },
    { ...night, night: '2026-06-30', priceCents: 12_050, sold: 2 },
    { ...night, night: '2026-07-01', closed: true, sold: 1 },
  ])
  expect(june).toEqual({
    month: '2026-06-01',
    lowestCents: 10_000,
    highestCents: 12_050,
    taken: 6,
    closed: 0,
    left: 2,
    fullNights: 1,
    closedNights: 0,
  })
  expect(july).toMatchObject({
    month: '2026-07-01',
    taken: 1,
    closed: 3,
    left: 0,
    fullNights: 0,
    closedNights: 1,
  })
  expect(june && takenPercent(june)).toBe(75)
})

test('without rooms nothing is taken', () => {
  const [june] = monthFacts([{ ...night, capacity: 0 }])
  expect(june && takenPercent(june)).toBe(0)
})

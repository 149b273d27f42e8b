import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boostFaults,
  describeSupply,
  endOfBoost,
  findBoostEnd,
  findFirstStay,
  frozenNights,
} from './boosts.policy.ts'

const input = {
  nights: ['2026-06-26', '2026-06-23'],
  points: 3 as const,
  roomTypeId: null,
  partnershipIds: null,
  maxNights: null,
  lastBookingOn: null,
}

describe('the days of a boost', () => {
  it.each([
    [{}, '2026-06-23', []],
    [{}, '2026-06-24', ['nights']],
    [{ nights: ['2027-07-29'] }, '2026-06-23', ['nights']],
    [{ lastBookingOn: '2026-06-23' }, '2026-06-23', []],
    [{ lastBookingOn: '2026-06-22' }, '2026-06-23', ['lastBookingOn']],
  ])('%j on %s', (change, today, fields) => {
    expect(Object.keys(boostFaults({ ...input, ...change }, today))).toEqual(fields)
  })

  it.each([
    [null, '2026-06-26T22:00:00.000Z'],
    ['2026-06-24', '2026-06-24T22:00:00.000Z'],
    ['2026-07-30', '2026-06-26T22:00:00.000Z'],
  ])('with the last booking on %s, it ends at %s', (lastBookingOn, end) => {
    expect(endOfBoost({ ...input, lastBookingOn }, 'Europe/Rome').toISOString()).toBe(end)
  })

  it('it is over once its time is, and says why it ended before', () => {
    const [before, end, after] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 5, day)))
    if (!before || !end || !after) throw new Error('no dates')
    const running = { endsAt: end, endedAt: null, endedWhy: null }
    expect(findBoostEnd(running, before)).toBeNull()
    expect(findBoostEnd(running, end)).toEqual({ at: end, why: 'over' })
    expect(findBoostEnd({ endsAt: after, endedAt: before, endedWhy: 'sold' }, end)).toEqual({
      at: before,
      why: 'sold',
    })
  })
})

describe('what a booking gets of boosts', () => {
  const offered = (night: string, change = {}) => ({
    boostId: 'a',
    night,
    rooms: 1,
    pointsBps: 300,
    left: null,
    ...change,
  })

  it('is all nights, within the highest commission', () => {
    const nights = [offered('2026-06-23'), offered('2026-06-24', { boostId: 'b', pointsBps: 500, rooms: 2 })]
    expect(frozenNights(nights, 1500)).toEqual({
      nights: [
        { boostId: 'a', night: '2026-06-23', rooms: 1, boostBps: 300 },
        { boostId: 'b', night: '2026-06-24', rooms: 2, boostBps: 500 },
      ],
      soldOut: [],
    })
    expect(frozenNights(nights, 4900).nights.map(({ boostBps }) => boostBps)).toEqual([100, 100])
    expect(frozenNights(nights, 5000)).toEqual({ nights: [], soldOut: [] })
  })

  it('is the first nights where fewer are left, which ends the boost', () => {
    const nights = ['2026-06-25', '2026-06-23', '2026-06-24'].map((night) =>
      offered(night, { left: 3, rooms: 2 }),
    )
    expect(frozenNights(nights, 1500)).toEqual({
      nights: [
        { boostId: 'a', night: '2026-06-23', rooms: 2, boostBps: 300 },
        { boostId: 'a', night: '2026-06-24', rooms: 1, boostBps: 300 },
      ],
      soldOut: ['a'],
    })
    expect(frozenNights([offered('2026-06-23', { left: 0 })], 1500)).toEqual({ nights: [], soldOut: [] })
  })

  it('is never more than is left, whatever is booked', () => {
    const bookings = fc.array(
      fc.array(fc.record({ day: fc.integer({ min: 10, max: 28 }), rooms: fc.integer({ min: 1, max: 3 }) }), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), bookings, (max, made) => {
        let [sold, isOver] = [0, false]
        for (const stay of made) {
          const nights = stay.map(({ day, rooms }) => offered(`2026-06-${day}`, { rooms, left: max - sold }))
          const frozen = frozenNights(isOver ? [] : nights, 1500)
          sold += frozen.nights.reduce((sum, { rooms }) => sum + rooms, 0)
          isOver = frozen.soldOut.length > 0
          expect(isOver).toBe(sold === max && frozen.nights.length > 0)
        }
        expect(sold).toBeLessThanOrEqual(max)
      }),
    )
  })
})

it.each([
  [33, null, 'many'],
  [33, 5, 'few'],
  [4, 12, 'few'],
  [0, 12, null],
  [33, 0, null],
])('with %d empty nights and %s to sell, %s are left', (empty, left, supply) => {
  expect(describeSupply(empty, left)).toBe(supply)
})

it.each([
  [['2026-06-23', '2026-06-24', '2026-06-26'], { checkInOn: '2026-06-23', checkOutOn: '2026-06-25' }],
  [['2026-06-23'], { checkInOn: '2026-06-23', checkOutOn: '2026-06-24' }],
  [
    Array.from({ length: 10 }, (_, index) => `2026-06-${10 + index}`),
    { checkInOn: '2026-06-10', checkOutOn: '2026-06-17' },
  ],
  [[], undefined],
])('a link for %j opens %j', (nights, stay) => {
  expect(findFirstStay(nights)).toEqual(stay)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { heightsFor, ticksFor } from './chart-scale.ts'

describe('the ticks of an axis', () => {
  test.each([
    { values: [65, 78, 90, 81, 95, 105], isWhole: true, ticks: [0, 50, 100, 150] },
    { values: [0, 1], isWhole: true, ticks: [0, 1] },
    { values: [3], isWhole: true, ticks: [0, 1, 2, 3] },
    { values: [0, 0], isWhole: true, ticks: [0, 1, 2, 3, 4] },
    { values: [], isWhole: false, ticks: [0, 1, 2, 3, 4] },
    { values: [0.25, 0.9], isWhole: false, ticks: [0, 0.25, 0.5, 0.75, 1] },
    { values: [28450], isWhole: false, ticks: [0, 10000, 20000, 30000] },
    { values: [-30, 60], isWhole: false, ticks: [-50, 0, 50, 100] },
  ])('for $values are $ticks', ({ values, isWhole, ticks }) => {
    expect(ticksFor(values, isWhole)).toEqual(ticks)
  })

  test('are two to five, in order, around every figure, and whole where figures are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e12 })), fc.boolean(), (values, isWhole) => {
        const ticks = ticksFor(values, isWhole)
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b))
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(ticks[0] ?? 0)
          expect(value).toBeLessThanOrEqual(ticks.at(-1) ?? 0)
        }
        if (isWhole) expect(ticks.every(Number.isInteger)).toBe(true)
      }),
    )
  })
})

test('the highest tick is at the top and the lowest at the bottom', () => {
  const getHeight = heightsFor([-50, 0, 50, 100], 10, 310)
  expect([100, 25, -50].map(getHeight)).toEqual([10, 160, 310])
})

import { expect, test } from 'vitest'
import { heatRange, heatStep, heatSteps } from './heat-scale.ts'

test.each([
  [[0, 12, 31.4, null], { lowest: 0, highest: 35 }],
  [[81, 88, 97], { lowest: 80, highest: 100 }],
  [[40, 40], { lowest: 40, highest: 45 }],
  [[0, 0], { lowest: 0, highest: 5 }],
  [[null], { lowest: 0, highest: 5 }],
])('the scale of %j is %j', (values, range) => {
  expect(heatRange(values)).toEqual(range)
})

test('a quiet hotel uses every step, too', () => {
  const range = heatRange([0, 6, 12, 18, 24, 30])
  expect([0, 6, 12, 18, 24, 30].map((value) => heatSteps.indexOf(heatStep(value, range)))).toEqual([
    0, 1, 2, 3, 4, 5,
  ])
})

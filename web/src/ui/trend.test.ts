import { expect, test } from 'vitest'
import { type GoodWhen, trendColor } from './trend.tsx'

test.each<[number, GoodWhen, string]>([
  [12, 'up', 'text-success-text'],
  [0, 'up', 'text-success-text'],
  [-2, 'up', 'text-error-text'],
  [-2, 'down', 'text-success-text'],
  [12, 'down', 'text-error-text'],
  [0, 'down', 'text-success-text'],
  [12, 'neither', 'text-muted'],
])('%d percent, good when %s, is %s', (percent, goodWhen, color) => {
  expect(trendColor(percent, goodWhen)).toBe(color)
})

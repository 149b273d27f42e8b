import type { PerformanceFigures } from '@roomlark/contract/figures/performance'
import { expect, it } from 'vitest'
import { funnelShape } from './funnel-shape.ts'

const none: PerformanceFigures = {
  clicks: 0,
  suspectedClicks: 0,
  bookings: 0,
  stays: 0,
  toCome: 0,
  cancelled: 0,
  noShows: 0,
  soFarUsdCents: 0,
  toComeUsdCents: 0,
  earningsUsdCents: 0,
  conversionRate: null,
  perClickUsdCents: null,
  cancellationRate: null,
}
const some = {
  ...none,
  clicks: 4438,
  bookings: 53,
  stays: 34,
  toCome: 19,
  cancelled: 5,
  soFarUsdCents: 291_840,
  toComeUsdCents: 180_848,
}
const heights = (figures: PerformanceFigures) =>
  Object.fromEntries(
    funnelShape(figures).parts.map(({ name, height }) => [name, Math.round(height * 10) / 10]),
  )

it('draws guests and money to scale', () => {
  const shape = heights(some)
  expect(shape).toEqual({ stayed: 58.6, 'to-come': 32.8, lost: 8.6, 'so-far': 56.4, future: 35 })
})

it('draws nothing of what there is none of', () => {
  expect(funnelShape(none)).toMatchObject({ bookings: null, parts: [] })
  expect(Object.keys(heights({ ...none, bookings: 2, toCome: 2, toComeUsdCents: 900 }))).toEqual([
    'to-come',
    'future',
  ])
  expect(heights({ ...none, bookings: 1, cancelled: 2, noShows: 1, soFarUsdCents: 500 })).toEqual({
    lost: 104,
    'so-far': 104,
  })
})

import { describe, expect, it } from 'vitest'
import type { ChartData } from './chart-data.ts'
import { lineSummary, shareSummary, stackSummary } from './chart-summary.ts'

function data(values: (number | null)[], names = ['Jan', 'Feb', 'Mar']): ChartData {
  return {
    axis: 'Month',
    unit: 'count',
    points: names.map((name) => ({ short: name, long: name })),
    series: [{ name: 'Bookings', values }],
  }
}

describe('lineSummary', () => {
  it('gives the ends and the extremes in one sentence', () => {
    expect(lineSummary('Booking Trends', data([65, 105, 78]))).toBe(
      'Booking Trends from Jan to Mar: 65 at first, 78 at last, highest 105 (Feb), lowest 65 (Jan).',
    )
  })

  it('says when nothing changes, and when there is nothing', () => {
    expect(lineSummary('Bookings', data([0, 0, 0]))).toBe('Bookings from Jan to Mar: 0 throughout.')
    expect(lineSummary('Bookings', data([null, null, null]))).toBe('Bookings: nothing to show yet.')
    expect(lineSummary('Bookings', data([]))).toBe('Bookings: nothing to show yet.')
  })

  it('passes over gaps', () => {
    expect(lineSummary('Bookings', data([null, 2, 4]))).toBe(
      'Bookings from Feb to Mar: 2 at first, 4 at last, highest 4 (Mar), lowest 2 (Feb).',
    )
  })
})

describe('shareSummary', () => {
  it('gives every share', () => {
    expect(shareSummary('Revenue', data([50, 30, 20], ['Direct', 'Affiliate', 'OTA']))).toBe(
      'Revenue, 100 in all: Direct 50%, Affiliate 30% and OTA 20%.',
    )
  })

  it('does not divide nothing', () => {
    expect(shareSummary('Revenue', data([0, 0, 0]))).toBe('Revenue: nothing to show yet.')
  })
})

describe('stackSummary', () => {
  it('gives the share of each series over all points', () => {
    const stacked = {
      ...data([50, 25, null]),
      series: [
        { name: 'Direct', values: [50, 25, null] },
        { name: 'OTA', values: [0, 20, 5] },
      ],
    }
    expect(stackSummary('Revenue by source', stacked)).toBe(
      'Revenue by source, 100 in all: Direct 75% and OTA 25%.',
    )
  })
})

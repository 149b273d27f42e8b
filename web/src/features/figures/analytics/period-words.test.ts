import { describe, expect, it } from 'vitest'
import { periodSpan, readChartPeriod, readPeriod, withParts } from './period-words.ts'

describe('the address of a view', () => {
  it('names the period, and an unknown one is the default', () => {
    expect(readPeriod('?period=90d')).toBe('90d')
    expect(readPeriod('')).toBe('30d')
    expect(readPeriod('?period=6m')).toBe('30d')
    expect(readChartPeriod('?trend=12m')).toBe('12m')
    expect(readChartPeriod('?trend=90d')).toBe('6m')
  })

  it('keeps what is not changed and leaves out defaults', () => {
    expect(withParts('?table=sources', { period: '7d' })).toBe('?table=sources&period=7d')
    expect(withParts('?period=7d&source=ota', { period: '30d' })).toBe('?source=ota')
    expect(withParts('?compare=before', { compare: 'none' })).toBe('')
    expect(withParts('?source=ota', { source: null, trend: '6m' })).toBe('')
  })
})

it.each([
  ['7d', '2026-11-15', '2026-11-09'],
  ['30d', '2026-11-15', '2026-10-17'],
  ['12m', '2026-11-15', '2025-12-01'],
  ['12m', '2026-12-31', '2026-01-01'],
  ['12m', '2027-01-31', '2026-02-01'],
] as const)('%s up to %s begins on %s', (period, day, fromOn) => {
  expect(periodSpan(period, day)).toEqual({ fromOn, untilOn: day })
})

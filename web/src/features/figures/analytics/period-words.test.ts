import { describe, expect, it } from 'vitest'
import { periodAddress, periodSpan } from './period-words.ts'
import { reportAddress } from './report-address.ts'

describe('the address of a view', () => {
  it('names the period, and an unknown one is the default', () => {
    expect(periodAddress.read('?period=90d').period).toBe('90d')
    expect(periodAddress.read('').period).toBe('30d')
    expect(periodAddress.read('?period=6m').period).toBe('30d')
    expect(periodAddress.read('?trend=12m').trend).toBe('12m')
    expect(periodAddress.read('?trend=90d').trend).toBe('6m')
  })

  it('keeps what is not changed and leaves out defaults', () => {
    expect(reportAddress.with('?table=sources', { period: '7d' })).toBe('?table=sources&period=7d')
    expect(reportAddress.with('?period=7d&source=ota', { period: '30d' })).toBe('?source=ota')
    expect(reportAddress.with('?compare=before', { compare: 'none' })).toBe('')
    expect(reportAddress.with('?source=ota', { source: null, trend: '6m' })).toBe('')
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

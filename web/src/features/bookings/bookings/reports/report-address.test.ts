import { describe, expect, test } from 'vitest'
import { carriedReportParts, periodDays, readReport, reportAddress } from './report-address.ts'

const today = '2026-03-31'

describe('the address of a report', () => {
  test('names days, or a period of whole months', () => {
    expect(readReport('', today, 'cash')).toEqual({
      period: 'this-month',
      fromOn: '2026-03-01',
      untilOn: '2026-03-31',
      page: 1,
      compare: 'weekday',
    })
    expect(readReport('?period=next-90&compare=date', today, 'forecast')).toMatchObject({
      period: 'next-90',
      fromOn: '2026-03-31',
      untilOn: '2026-06-28',
      compare: 'date',
    })
    expect(periodDays('last-month', today)).toEqual({ fromOn: '2026-02-01', untilOn: '2026-02-28' })
    expect(periodDays('last-month', '2026-01-05')).toEqual({ fromOn: '2025-12-01', untilOn: '2025-12-31' })
    expect(periodDays('last-year', today)).toEqual({ fromOn: '2025-01-01', untilOn: '2025-12-31' })
    expect(readReport('?from=2024-01-01&until=2024-12-31&method=cash', today, 'cash')).toMatchObject({
      period: 'custom',
      fromOn: '2024-01-01',
      untilOn: '2024-12-31',
      method: 'cash',
    })
  })

  test('ignores what makes no sense', () => {
    for (const search of [
      '?from=2026-02-01',
      '?from=2026-02-01&until=2026-01-31',
      '?from=2024-01-01&until=2025-01-01',
    ]) {
      expect(readReport(search, today, 'taxes').period, search).toBe('this-month')
    }
    expect(readReport('?method=barter&clerk=me&currency=euro&period=next-30', today, 'cash')).toEqual(
      readReport('', today, 'cash'),
    )
  })

  test('keeps the days from one report to another, but not the filter', () => {
    expect(carriedReportParts('?period=last-year&method=cash&page=3')).toBe('?period=last-year')
    expect(reportAddress.with('?period=last-year&page=3', { period: 'this-month', page: 1 })).toBe(
      '?period=this-month',
    )
  })
})

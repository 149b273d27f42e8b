import { describe, expect, test } from 'vitest'
import { fromToday, getShownRange, readShown, shifted, showing } from './period.ts'

describe('the period shown', () => {
  test.each([
    ['2-weeks', '2026-06-16', '2026-06-29', '2026-06-16'],
    ['month', '2026-06-16', '2026-06-30', '2026-06-01'],
    ['month', '2028-02-29', '2028-02-29', '2028-02-01'],
    ['year', '2026-06-16', '2027-05-31', '2026-06-01'],
    ['nights', '2026-12-31', '2027-11-30', '2026-12-01'],
  ] as const)('%s at %s ends with the night of %s', (period, from, untilOn, fromOn) => {
    expect(getShownRange({ from, period })).toEqual({ fromOn, untilOn })
  })

  test('moves on without a gap', () => {
    const shown = { from: '2026-06-16', period: '2-weeks' as const }
    expect(shifted(shown, 1).from).toBe('2026-06-30')
    expect(shifted(shown, -1).from).toBe('2026-06-02')
  })

  test('moves by whole months and years', () => {
    expect(shifted({ from: '2026-01-31', period: 'month' }, 1).from).toBe('2026-02-01')
    expect(shifted({ from: '2026-06-16', period: 'year' }, -1).from).toBe('2025-06-01')
    expect(showing({ from: '2026-06-16', period: 'month' }, '2026-06-01').from).toBe('2026-06-16')
    expect(showing({ from: '2026-06-16', period: 'month' }, '2026-08-09').from).toBe('2026-08-01')
  })

  test.each([
    ['2026-06-01', '2026-06-30', '2026-06-16', '2026-06-30'],
    ['2026-07-01', '2026-07-31', '2026-07-01', '2026-07-31'],
    ['2026-05-01', '2026-05-31', '2026-06-16', '2026-06-16'],
  ])('the changeable part of %s until %s begins today', (fromOn, untilOn, first, last) => {
    expect(fromToday({ fromOn, untilOn }, '2026-06-16')).toEqual({ fromOn: first, untilOn: last })
  })

  test('moves by whole periods until a night is shown', () => {
    const shown = { from: '2026-06-16', period: '2-weeks' as const }
    expect(showing(shown, '2026-06-20')).toEqual(shown)
    expect(showing(shown, '2026-07-14').from).toBe('2026-07-14')
    expect(showing(shown, '2026-06-01').from).toBe('2026-05-19')
  })

  test.each([
    ['from=2026-07-01&period=month', { from: '2026-07-01', period: 'month' }],
    ['from=2026-02-30', { from: '2026-06-16', period: '2-weeks' }],
    ['from=9999-12-31&period=decade', { from: '2026-06-16', period: '2-weeks' }],
    ['', { from: '2026-06-16', period: '2-weeks' }],
  ])('is read from "%s"', (search, shown) => {
    expect(readShown(new URLSearchParams(search), '2026-06-16')).toEqual(shown)
  })
})

import { expect, it } from 'vitest'
import { presetDates, presetOfDates } from './date-presets.ts'

const today = '2026-06-16'

it.each([
  ['any', {}],
  ['today', { fromOn: '2026-06-16', untilOn: '2026-06-16' }],
  ['week', { fromOn: '2026-06-15', untilOn: '2026-06-21' }],
  ['month', { fromOn: '2026-06-01', untilOn: '2026-06-30' }],
  ['next', { fromOn: '2026-06-16', untilOn: '2026-07-15' }],
] as const)('converts %s both ways', (preset, dates) => {
  expect(presetDates(preset, today)).toEqual(dates)
  expect(presetOfDates(dates, today)).toBe(preset)
})

it('treats all other dates as custom', () => {
  expect(presetOfDates({ fromOn: '2026-06-02' }, today)).toBe('chosen')
})

it('ends December on its last day', () => {
  expect(presetDates('month', '2026-12-05').untilOn).toBe('2026-12-31')
})

import { expect, test } from 'vitest'
import { findQuietEnd } from './quiet.policy.ts'

const night = { from: '22:00', until: '07:00' }
const noon = { from: '12:00', until: '14:30' }

test.each([
  ['before they begin', night, '2026-06-16T19:59:59Z', null],
  ['in the evening', night, '2026-06-16T20:00:00Z', '2026-06-17T05:00:00.000Z'],
  ['after midnight', night, '2026-06-17T04:59:30Z', '2026-06-17T05:00:00.000Z'],
  ['when they end', night, '2026-06-17T05:00:00Z', null],
  ['within a day', noon, '2026-06-16T10:15:20Z', '2026-06-16T12:30:00.000Z'],
  ['after those of a day', noon, '2026-06-16T12:30:00Z', null],
  ['without quiet hours', null, '2026-06-16T22:00:00Z', null],
])('%s', (_when, quiet, now, end) => {
  expect(findQuietEnd(quiet, 'Europe/Rome', new Date(now))?.toISOString() ?? null).toBe(end)
})

import { expect, test } from 'vitest'
import { getReportSpan } from './report-span.policy.ts'

test.each([
  ['weekly', '2026-06-15', '2026-06-08', '2026-06-14'],
  ['weekly', '2026-06-20', '2026-06-08', '2026-06-14'],
  ['weekly', '2026-06-21', '2026-06-08', '2026-06-14'],
  ['monthly', '2026-03-01', '2026-02-01', '2026-02-28'],
  ['monthly', '2026-01-31', '2025-12-01', '2025-12-31'],
] as const)('a %s report on %s is from %s to %s', (rhythm, today, fromOn, untilOn) => {
  expect(getReportSpan(rhythm, today)).toEqual({ fromOn, untilOn })
})

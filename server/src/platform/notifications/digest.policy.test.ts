import { expect, test } from 'vitest'
import { isDigestDue } from './digest.policy.ts'

test.each([
  // Each row has the time zone, when the notification was written, and when its digest is first due.
  ['UTC', '2026-11-15T05:59:00Z', '2026-11-15T06:00:00Z'],
  ['UTC', '2026-11-15T06:00:00Z', '2026-11-16T06:00:00Z'],
  ['Asia/Tokyo', '2026-11-15T06:00:00Z', '2026-11-15T21:00:00Z'],
  ['America/Los_Angeles', '2026-11-15T06:00:00Z', '2026-11-15T14:00:00Z'],
  ['Asia/Kathmandu', '2026-11-15T00:20:00Z', '2026-11-16T00:15:00Z'],
  // In these cases the clocks go forward or back in between.
  ['Europe/Rome', '2026-03-28T20:00:00Z', '2026-03-29T04:00:00Z'],
  ['Europe/Rome', '2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z'],
])('in %s a notification of %s is due from %s', (zone, since, due) => {
  const at = new Date(due)
  expect(isDigestDue(zone, new Date(since), at)).toBe(true)
  expect(isDigestDue(zone, new Date(since), new Date(at.getTime() - 1000))).toBe(false)
})

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
  expect(isDigestDue(zone, new Date(since), at, 'digest')).toBe(true)
  expect(isDigestDue(zone, new Date(since), new Date(at.getTime() - 1000), 'digest')).toBe(false)
})

test.each([
  // Before the hour of a Monday, and after it.
  ['2026-11-16T05:59:00Z', '2026-11-16T06:00:00Z'],
  ['2026-11-16T06:00:00Z', '2026-11-23T06:00:00Z'],
  ['2026-11-22T23:00:00Z', '2026-11-23T06:00:00Z'],
])('in UTC a notification of %s for the weekly digest is due from %s', (since, due) => {
  const at = new Date(due)
  expect(isDigestDue('UTC', new Date(since), at, 'weekly')).toBe(true)
  expect(isDigestDue('UTC', new Date(since), new Date(at.getTime() - 1000), 'weekly')).toBe(false)
})

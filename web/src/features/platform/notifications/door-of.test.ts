import { expect, test } from 'vitest'
import { findDoor } from './door-of.ts'

test.each([
  ['/bookings?booking=1', 'bookings'],
  ['/bookings/1/folio', 'bookings'],
  ['/bookings/payouts', 'partnerships'],
  ['/hotels/1/statements/2026-11', 'partnerships'],
  ['/hotels/1/edit', 'hotelPages'],
  ['/hotels', null],
  ['/settings/team', 'hotelPages'],
  ['/settings?section=system', null],
  ['/partnerships/offers', 'partnerships'],
  ['/performance/earnings/details', 'payouts'],
  ['/profile?tab=security', 'profile'],
])('%s lies behind %s', (link, door) => {
  expect(findDoor(link)).toBe(door)
})

import { expect, test } from 'vitest'
import { auditAddress, peopleAddress } from './users-address.ts'

test('parts of an address that make no sense are ignored', () => {
  expect(peopleAddress.read('?search=+ada&type=hotel&state=suspended&mfa=on&sort=seen&page=3')).toEqual({
    page: 3,
    sort: 'seen',
    search: 'ada',
    userType: 'hotel',
    state: 'suspended',
    mfa: 'on',
  })
  expect(peopleAddress.read('?type=guest&state=great&mfa=maybe&sort=colour&page=-1')).toEqual({
    page: 1,
    sort: 'newest',
  })
  expect(auditAddress.read('?user=me&from=soon&until=2026-06-16&action=user.suspended')).toEqual({
    page: 1,
    action: 'user.suspended',
    untilOn: '2026-06-16',
  })
})

test('defaults are left out of an address', () => {
  expect(peopleAddress.with('?page=4&type=hotel', { page: 1, sort: 'newest', state: 'active' })).toBe(
    '?type=hotel&state=active',
  )
  expect(peopleAddress.with('?type=hotel', { userType: null })).toBe('')
})

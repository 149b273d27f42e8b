import { expect, test } from 'vitest'
import { hotelAddress } from './hotel-list-address.ts'

const owner = '3f2b8c1e-5a64-4f0e-9d0b-1c2d3e4f5a6b'

test('the owner and the status are read from the address', () => {
  expect(hotelAddress.read(`?owner=${owner}&status=inactive`)).toEqual({ page: 1, owner, status: 'inactive' })
  expect(hotelAddress.read('?status=archived')).toEqual({ page: 1, status: 'archived' })
  expect(hotelAddress.read('?owner=somebody&status=odd')).toEqual({ page: 1 })
})

test('the page stays when the search changes (spec §4)', () => {
  expect(hotelAddress.withText('?page=2&search=a', 'villa')).toBe('?page=2&search=villa')
})

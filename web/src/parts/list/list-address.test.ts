import { describe, expect, test } from 'vitest'
import { choice, choiceOr, dayIn, idIn, listAddress, paged } from './list-address.ts'

const hotelId = '3f2b8c1e-5a64-4f0e-9d0b-1c2d3e4f5a6b'
const address = listAddress({
  ...paged,
  hotelId: idIn('hotel'),
  state: choice(['open', 'closed']),
  fromOn: dayIn('from'),
  sort: choiceOr('newest', ['newest', 'oldest']),
})

describe('a filter in an address', () => {
  test.each([
    ['', {}],
    ['?page=3&search=+villa+m+', { page: 3, search: 'villa m' }],
    ['?page=0', {}],
    ['?page=2.5', {}],
    ['?page=nonsense', {}],
    ['?page=99999999', {}],
    ['?search=', {}],
    ['?search=50%25_', { search: '50%_' }],
    [`?hotel=${hotelId}&state=closed&sort=oldest`, { hotelId, state: 'closed', sort: 'oldest' }],
    ['?hotel=somebody&state=odd&sort=odd', {}],
    ['?from=2026-02-28', { fromOn: '2026-02-28' }],
    ['?from=2026-02-30', {}],
    ['?from=1999-01-01', {}],
    ['?from=2026-13-01', {}],
  ])('%s', (search, filter) => {
    expect(address.read(search)).toEqual({ page: 1, sort: 'newest', ...filter })
  })

  test('has no longer search than the server accepts', () => {
    expect(address.read(`?search=${'x'.repeat(300)}`).search).toHaveLength(200)
  })
})

describe('a changed address', () => {
  test('keeps what is not named, unknown parts too, and leaves out what is usual', () => {
    expect(address.with('?theme=x&page=2&state=open', { state: null, sort: 'newest' })).toBe(
      '?theme=x&page=2',
    )
    expect(address.with('?page=2', { hotelId })).toBe(`?page=2&hotel=${hotelId}`)
  })

  test('leads back to the first page where it narrows the list', () => {
    expect(address.narrow('?page=2', { state: 'open' })).toBe('?state=open')
    expect(address.withText('?page=2&state=open', 'villa')).toBe('?state=open&search=villa')
  })

  test('is narrowed by anything but page and order', () => {
    expect(address.isNarrowed('?page=2&sort=oldest')).toBe(false)
    expect(address.isNarrowed('?state=open')).toBe(true)
    expect(address.isNarrowed('?state=odd')).toBe(false)
    expect(address.isNarrowed('?search=villa')).toBe(true)
  })
})

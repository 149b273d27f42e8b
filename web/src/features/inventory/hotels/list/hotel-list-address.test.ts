import { describe, expect, it } from 'vitest'
import { readFilter, withFilter } from './hotel-list-address.ts'

const owner = '3f2b8c1e-5a64-4f0e-9d0b-1c2d3e4f5a6b'

describe('readFilter', () => {
  it.each([
    ['', { page: 1 }],
    ['?page=3&search=villa+m', { page: 3, search: 'villa m' }],
    ['?page=0', { page: 1 }],
    ['?page=2.5', { page: 1 }],
    ['?page=nonsense', { page: 1 }],
    ['?page=99999999', { page: 1 }],
    ['?search=', { page: 1 }],
    ['?search=+villa+', { page: 1, search: 'villa' }],
    ['?search=50%25_', { page: 1, search: '50%_' }],
    [`?owner=${owner}&status=inactive`, { page: 1, owner, status: 'inactive' }],
    ['?status=archived', { page: 1, status: 'archived' }],
    ['?owner=somebody&status=odd', { page: 1 }],
  ])('%s', (search, filter) => {
    expect(readFilter(search)).toEqual(filter)
  })

  it('cuts a search that is longer than the server accepts', () => {
    expect(readFilter(`?search=${'x'.repeat(300)}`).search).toHaveLength(200)
  })
})

describe('withFilter', () => {
  it('keeps the page when the search changes (spec §4)', () => {
    expect(withFilter('?page=2&search=a', { search: 'villa' })).toBe('?page=2&search=villa')
  })

  it('leaves out defaults', () => {
    expect(withFilter('?page=2&search=a', { page: 1, search: '' })).toBe('')
  })

  it('keeps unknown parts', () => {
    expect(withFilter('?theme=x&owner=1', { owner: null, page: 2 })).toBe('?theme=x&page=2')
  })
})

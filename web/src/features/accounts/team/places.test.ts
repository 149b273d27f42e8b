import { describe, expect, it } from 'vitest'
import { roleAt, roleEverywhere, withRole } from './places.ts'

const some = [
  { hotelId: 'one', role: 'manager' as const },
  { hotelId: 'two', role: 'read-only' as const },
]

describe('withRole', () => {
  it('gives, changes and takes the role in one hotel and leaves the others', () => {
    expect(withRole(some, 'three', 'front-desk')).toEqual([...some, { hotelId: 'three', role: 'front-desk' }])
    expect(roleAt(withRole(some, 'two', 'manager'), 'two')).toBe('manager')
    expect(withRole(some, 'one', null)).toEqual([some[1]])
  })

  it('keeps either one role for all hotels or roles in some', () => {
    const all = withRole(some, null, 'accountant')
    expect(all).toEqual([{ hotelId: null, role: 'accountant' }])
    expect(roleEverywhere(all)).toBe('accountant')
    expect(withRole(all, 'one', 'manager')).toEqual([some[0]])
    expect(withRole(all, null, null)).toEqual([])
  })
})

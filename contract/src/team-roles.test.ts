import { describe, expect, test } from 'vitest'
import { hotelsWhere, permissions, roleMay, teamRoles } from './team-roles.ts'

describe('what a role may do', () => {
  test('owners may do everything, and only they own hotels', () => {
    for (const permission of permissions) expect(roleMay('owner', permission)).toBe(true)
    for (const role of teamRoles) expect(roleMay(role, 'own-hotels')).toBe(false)
  })

  test('everybody sees rooms, and housekeeping sees no guests', () => {
    for (const role of teamRoles) expect(roleMay(role, 'see-rooms')).toBe(true)
    expect(roleMay('housekeeping', 'see-bookings')).toBe(false)
    expect(roleMay('read-only', 'work-desk')).toBe(false)
  })
})

describe('the hotels in which a member may do something', () => {
  test('are those where the role allows it', () => {
    const places = [
      { hotelId: 'one', role: 'manager' as const },
      { hotelId: 'two', role: 'read-only' as const },
    ]
    expect(hotelsWhere(places, 'see-bookings')).toEqual(['one', 'two'])
    expect(hotelsWhere(places, 'work-desk')).toEqual(['one'])
    expect(hotelsWhere(places, 'own-hotels')).toEqual([])
    expect(hotelsWhere([], 'see-rooms')).toEqual([])
  })

  test('are all hotels of the owner with a role for all of them', () => {
    const places = [{ hotelId: null, role: 'front-desk' as const }]
    expect(hotelsWhere(places, 'work-desk')).toBeUndefined()
    expect(hotelsWhere(places, 'change-offer')).toEqual([])
  })
})

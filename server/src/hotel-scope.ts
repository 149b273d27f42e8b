import { hotelsWhere, type Permission } from '@roomlark/contract/team-roles'
import type { Actor } from './context.ts'
import type { HotelScope as Scope } from './db/hotel-scope.ts'

export type HotelScope = Scope

/**
 * Owners reach their own hotels, members of a team those in which their role allows what they are doing, and
 * administrators all hotels.
 */
export function getHotelScope({ userType, userId, membership, permission }: Actor): HotelScope {
  if (userType === 'admin') return { ownerId: undefined }
  if (!membership) return { ownerId: userId }
  const { ownerId, places } = membership
  return { ownerId, hotelIds: hotelsWhere(places, permission ?? 'own-hotels') }
}

/** Says whether a caller who reaches a hotel may also do something else there. */
export function mayIn({ membership }: Actor, permission: Permission, hotelId: string): boolean {
  if (!membership) return true
  const hotelIds = hotelsWhere(membership.places, permission)
  return hotelIds === undefined || hotelIds.includes(hotelId)
}

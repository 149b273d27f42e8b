import type { User } from '@roomlark/contract/accounts/users'
import { hotelsWhere, type Permission } from '@roomlark/contract/team-roles'
import { useUser } from './session-context.ts'

/**
 * Says what the server would allow: in this hotel or, without one, in any. Whoever is no member of a team may do
 * everything that their account type allows.
 */
export function mayDo({ membership }: User, permission: Permission, hotelId?: string): boolean {
  if (!membership) return true
  const hotelIds = hotelsWhere(membership.places, permission)
  if (hotelIds === undefined) return true
  return hotelId === undefined ? hotelIds.length > 0 : hotelIds.includes(hotelId)
}

/** Hides what would be refused. */
export function useMay(permission: Permission, hotelId?: string): boolean {
  return mayDo(useUser(), permission, hotelId)
}

/** Roles in the team of a hotel. The owner is no member of the team and may do everything. */
export const teamRoles = ['manager', 'front-desk', 'housekeeping', 'accountant', 'read-only'] as const
export type TeamRole = (typeof teamRoles)[number]

/**
 * Permissions of people who work for a hotel. An endpoint names the one it needs; one that names none is the owner's
 * alone.
 */
export const permissions = [
  'see-rooms',
  'clean-rooms',
  'see-bookings',
  'work-desk',
  'see-books',
  'change-offer',
  'decide-partners',
  'connect-payments',
  'own-hotels',
] as const
export type Permission = (typeof permissions)[number]

/** The table of roles, for the server that refuses and for the web that hides what would be refused. */
const permissionsByRole: Readonly<Record<TeamRole, readonly Permission[]>> = {
  manager: [
    'see-rooms',
    'clean-rooms',
    'see-bookings',
    'work-desk',
    'see-books',
    'change-offer',
    'decide-partners',
    'connect-payments',
  ],
  'front-desk': ['see-rooms', 'clean-rooms', 'see-bookings', 'work-desk'],
  housekeeping: ['see-rooms', 'clean-rooms'],
  accountant: ['see-rooms', 'see-bookings', 'see-books'],
  'read-only': ['see-rooms', 'see-bookings', 'see-books'],
}

export function roleMay(role: TeamRole | 'owner', permission: Permission): boolean {
  return role === 'owner' || permissionsByRole[role].includes(permission)
}

/** A member's role at one hotel, or, if `hotelId` is null, at all present and future hotels of the owner. */
export type TeamPlace = { hotelId: string | null; role: TeamRole }

/** Somebody who works for the owner of hotels. */
export type Membership = { ownerId: string; places: readonly TeamPlace[] }

/** Returns the hotels in which a member may do something, or undefined for all hotels of the owner. */
export function hotelsWhere(places: readonly TeamPlace[], permission: Permission): string[] | undefined {
  const allowing = places.filter(({ role }) => roleMay(role, permission))
  const hotelIds = allowing.flatMap(({ hotelId }) => hotelId ?? [])
  return hotelIds.length < allowing.length ? undefined : hotelIds
}

import type { Permission, TeamRole } from '../team-roles.ts'

export const roleNames: Readonly<Record<TeamRole | 'owner', string>> = {
  owner: 'Owner',
  manager: 'Manager',
  'front-desk': 'Front desk',
  housekeeping: 'Housekeeping',
  accountant: 'Accountant',
  'read-only': 'Read only',
}

/** Descriptions of the roles, shown after their names. */
export const roleTexts: Readonly<Record<TeamRole, string>> = {
  manager: 'runs the hotel: bookings, rooms, rates, partners and reports',
  'front-desk': 'sees bookings and guests, checks them in and out, records payments',
  housekeeping: 'sees the rooms and says which are clean; no guests, no money',
  accountant: 'sees bookings, statements and reports',
  'read-only': 'sees everything and changes nothing',
}

/** The rows of the table of roles, in its order. */
export const permissionTexts: readonly (readonly [Permission, string])[] = [
  ['see-rooms', 'See hotels, rooms and rates'],
  ['clean-rooms', 'Say which rooms are clean'],
  ['see-bookings', 'See bookings, guests and calendar'],
  ['work-desk', 'Check in, check out, record payments'],
  ['see-books', 'See reports, statements and figures'],
  ['change-offer', 'Change rates, rooms and photos'],
  ['decide-partners', 'Decide on partners, agree statements'],
  ['own-hotels', 'Invite people and change roles'],
]

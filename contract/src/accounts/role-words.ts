import { say } from '../say.ts'
import type { Permission, TeamRole } from '../team-roles.ts'

export const roleNames: Readonly<Record<TeamRole | 'owner', string>> = {
  owner: say('Owner'),
  manager: say('Manager'),
  'front-desk': say('Front desk'),
  housekeeping: say('Housekeeping'),
  accountant: say('Accountant'),
  'read-only': say('Read only'),
}

/** Descriptions of the roles, shown after their names. */
export const roleTexts: Readonly<Record<TeamRole, string>> = {
  manager: say('runs the hotel: bookings, rooms, rates, partners and reports'),
  'front-desk': say('sees bookings and guests, checks them in and out, records payments'),
  housekeeping: say('sees the rooms and says which are clean; no guests, no money'),
  accountant: say('sees bookings, statements and reports'),
  'read-only': say('sees everything and changes nothing'),
}

/** The rows of the table of roles, in its order. */
export const permissionTexts: readonly (readonly [Permission, string])[] = [
  ['see-rooms', say('See hotels, rooms and rates')],
  ['clean-rooms', say('Say which rooms are clean')],
  ['see-bookings', say('See bookings, guests and calendar')],
  ['work-desk', say('Check in, check out, record payments')],
  ['see-books', say('See reports, statements and figures')],
  ['change-offer', say('Change rates, rooms and photos')],
  ['decide-partners', say('Decide on partners, agree statements')],
  ['connect-payments', say('Connect payments, set the desk’s refund limit')],
  ['own-hotels', say('Invite people and change roles')],
]

import type { User } from '@roomlark/contract/accounts/users'
import type { UserType } from '@roomlark/contract/endpoint'
import { say } from '@roomlark/contract/say'
import type { Permission } from '@roomlark/contract/team-roles'
import { mayDo } from '../../../session/use-may.ts'

export type Place = { label: string; to: string; keywords?: string }

type OwnPlace = Place & { of: readonly UserType[]; needs?: Permission }

const hotelSide = ['hotel', 'admin'] as const
const everybody = ['hotel', 'affiliate', 'admin'] as const

/** Things to begin, then the pages; `keywords` are further words for the same. */
const places: readonly OwnPlace[] = [
  { label: say('New booking'), to: '/bookings/new', of: hotelSide, needs: 'work-desk' },
  { label: say('Day'), to: '/bookings/day', of: hotelSide, needs: 'see-bookings' },
  { label: say('Calendar##of rooms'), to: '/bookings/calendar', of: hotelSide, needs: 'see-bookings' },
  { label: say('Housekeeping'), to: '/bookings/housekeeping', of: hotelSide, needs: 'clean-rooms' },
  { label: say('Dashboard'), to: '/dashboard', of: everybody },
  { label: say('Hotels'), to: '/hotels', of: hotelSide },
  { label: say('Bookings'), to: '/bookings', of: hotelSide, needs: 'see-bookings' },
  { label: say('Guests'), to: '/bookings/guests', of: ['hotel'], needs: 'see-bookings' },
  { label: say('Groups'), to: '/bookings/groups', of: hotelSide, needs: 'see-bookings' },
  { label: say('Waiting##list of guests'), to: '/bookings/waiting', of: hotelSide, needs: 'see-bookings' },
  { label: say('Companies'), to: '/bookings/companies', of: hotelSide, needs: 'see-bookings' },
  { label: say('Invoices'), to: '/bookings/invoices', of: ['hotel'], needs: 'see-bookings' },
  { label: say('Reviews'), to: '/bookings/reviews', of: hotelSide, needs: 'see-bookings' },
  { label: say('Reports'), to: '/bookings/reports', of: hotelSide, needs: 'see-books' },
  { label: say('Day close'), to: '/bookings/reports/day', of: hotelSide, needs: 'work-desk' },
  { label: say('Add Hotel'), to: '/hotels/create', of: hotelSide, needs: 'own-hotels' },
  { label: say('Partnerships'), to: '/partnerships', of: ['affiliate'] },
  { label: say('Performance'), to: '/performance', of: ['affiliate'] },
  { label: say('Earnings'), to: '/performance/earnings', of: ['affiliate'] },
  { label: say('Users'), to: '/users', of: ['admin'] },
  { label: say('Analytics'), to: '/analytics', of: ['admin'] },
  { label: say('Team'), to: '/settings/team', of: ['hotel'] },
  { label: say('Company'), to: '/settings/company', of: ['hotel'], needs: 'own-hotels' },
  { label: say('Notifications'), to: '/notifications', of: everybody },
  { label: say('Profile'), to: '/profile', of: everybody },
  { label: say('Settings'), to: '/settings', of: everybody },
  { label: say('Help Center'), to: '/help', of: everybody },
]

export function listPlaces(user: User): Place[] {
  return places.filter(
    ({ of, needs }) => of.includes(user.userType) && (needs === undefined || mayDo(user, needs)),
  )
}

type Room = { id: string; number: string }

/** Blocking a room begins with its number: “104” and “block 104” both find it. */
export function listBlocks(hotelId: string, rooms: readonly Room[]): Place[] {
  return rooms.map(({ id, number }) => ({
    label: say('Block room {number}', { number }),
    to: `/bookings/calendar?${new URLSearchParams({ hotel: hotelId, room: id })}`,
    keywords: number,
  }))
}

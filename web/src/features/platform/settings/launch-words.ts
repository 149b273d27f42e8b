import { available } from '@roomlark/contract/available'
import type { SwitchName } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import type { Icon } from '../../../ui/create-icon.ts'
import { Banknote } from '../../../ui/icons/banknote.ts'
import { Building } from '../../../ui/icons/building.ts'
import { CalendarCheck } from '../../../ui/icons/calendar-check.ts'
import { ChartPie } from '../../../ui/icons/chart-pie.ts'
import { CircleUserRound } from '../../../ui/icons/circle-user-round.ts'
import { Handshake } from '../../../ui/icons/handshake.ts'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { LifeBuoy } from '../../../ui/icons/life-buoy.ts'
import { Luggage } from '../../../ui/icons/luggage.ts'
import { UserPlus } from '../../../ui/icons/user-plus.ts'

/** A position of a switch, and its effect for a visitor. */
type Position = { value: string; label: string; effect: string }

export type LaunchSwitch = {
  name: SwitchName
  title: string
  Icon: Icon
  /** Page on which it shows. */
  path: string
  positions: readonly Position[]
}

const closed = (effect: string): Position => ({ value: 'closed', label: say('Closed'), effect })
const open = (effect: string): Position => ({ value: 'open', label: say('Open'), effect })

function registration(name: SwitchName, title: string, kind: string): LaunchSwitch {
  return {
    name,
    title,
    Icon: UserPlus,
    path: '/register',
    positions: [
      closed(`Visitors see the form dimmed behind a COMING SOON sign. No ${kind} account can be created.`),
      {
        value: 'invitation',
        label: say('Invitation only'),
        effect: `Visitors read that ${kind} accounts are by invitation. Invited people join with the link in their email.`,
      },
      open(`Anyone can create a ${kind} account and confirm it by email.`),
    ],
  }
}

export const launchSwitches: readonly LaunchSwitch[] = [
  registration('hotelRegistration', 'Hotel registration', 'hotel'),
  registration('affiliateRegistration', 'Affiliate registration', 'affiliate'),
  {
    name: 'hotelPages',
    title: say('Hotel pages'),
    Icon: Building,
    path: '/hotels/create',
    positions: [
      closed(
        'The hotel list stays; opening, adding or editing a hotel shows Coming soon, and guests find no hotel.',
      ),
      open('Hotels can be opened, added, edited and imported, and guests find the active ones.'),
    ],
  },
  {
    name: 'guestSite',
    title: say('Guest site'),
    Icon: Luggage,
    path: '/stays',
    positions: [
      closed(
        'There is no search, and the page of a hotel shows how to reach the hotel instead of its rooms.',
      ),
      open(
        available.guestBooking
          ? 'Guests search, book, and manage their bookings by the link in their confirmation.'
          : 'Guests search, compare and see rooms with their whole price.',
      ),
    ],
  },
  {
    name: 'bookings',
    title: say('Bookings'),
    Icon: CalendarCheck,
    path: '/bookings',
    positions: [
      closed('The bookings page shows Coming soon.'),
      open('Bookings are listed, taken and changed.'),
    ],
  },
  {
    name: 'partnerships',
    title: say('Partnerships'),
    Icon: Handshake,
    path: '/partnerships',
    positions: [
      closed('Partnerships and Performance show Coming soon, and hotels have no partners to decide on.'),
      open('Affiliates ask hotels for a partnership, share links and see what they earn.'),
    ],
  },
  {
    name: 'payouts',
    title: say('Payouts'),
    Icon: Banknote,
    path: '/performance/earnings',
    positions: [
      closed('Affiliates see what they earn, and nothing is paid out.'),
      open('Affiliates enter where they are paid, and are paid every month.'),
    ],
  },
  {
    name: 'profile',
    title: say('Profile'),
    Icon: CircleUserRound,
    path: '/profile',
    positions: [
      closed('The profile page shows Coming soon.'),
      open('Everyone can change their name, picture, password and two-step sign-in.'),
    ],
  },
  {
    name: 'insights',
    title: say('Insights'),
    Icon: ChartPie,
    path: '/dashboard',
    positions: [
      closed('The dashboard shows fixed shares and five sample entries of activity, and no further cards.'),
      open('The dashboard shows revenue by source, activity, arrivals and a choice of periods.'),
    ],
  },
  {
    name: 'supportPages',
    title: say('Support pages'),
    Icon: LifeBuoy,
    path: '/help',
    positions: [
      closed('Help Center, API Documentation and Status Page are names in the footer, without a page.'),
      open('Everyone can read the Help Center, the API documentation and the status page.'),
    ],
  },
  {
    name: 'passwordReset',
    title: say('Password reset'),
    Icon: KeyRound,
    path: '/forgot-password',
    positions: [
      {
        value: 'simulated',
        label: say('Simulated'),
        effect: 'The screen waits 2 seconds and says Check your email. No email is sent.',
      },
      {
        value: 'email',
        label: say('Live'),
        effect: 'A link to choose a new password is emailed. It works for 1 hour.',
      },
    ],
  },
]

/** Open to everyone: the last position of each. */
export function isOpen({ positions }: LaunchSwitch, value: string): boolean {
  return positions.at(-1)?.value === value
}

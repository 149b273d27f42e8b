import { available } from '@roomlark/contract/available'
import type { SwitchName } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import type { Icon } from '../../../ui/create-icon.ts'
import { Banknote } from '../../../ui/icons/banknote.ts'
import { Building } from '../../../ui/icons/building.ts'
import { CalendarCheck } from '../../../ui/icons/calendar-check.ts'
import { ChartPie } from '../../../ui/icons/chart-pie.ts'
import { CircleUserRound } from '../../../ui/icons/circle-user-round.ts'
import { CreditCard } from '../../../ui/icons/credit-card.ts'
import { Handshake } from '../../../ui/icons/handshake.ts'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { LifeBuoy } from '../../../ui/icons/life-buoy.ts'
import { Luggage } from '../../../ui/icons/luggage.ts'
import { UserPlus } from '../../../ui/icons/user-plus.ts'

/** A position of a switch, what moving there is called, and its effect for a visitor. */
type Position = { value: string; label: string; act: string; effect: string }

export type LaunchSwitch = {
  name: SwitchName
  title: string
  Icon: Icon
  /** Page on which it shows. */
  path: string
  positions: readonly Position[]
}

function closed(act: string, effect: string): Position {
  return { value: 'closed', label: say('Closed##state'), act, effect }
}

function open(act: string, effect: string): Position {
  return { value: 'open', label: say('Open##state'), act, effect }
}

function registration(name: SwitchName, title: string, kind: 'hotel' | 'affiliate'): LaunchSwitch {
  return {
    name,
    title,
    Icon: UserPlus,
    path: '/register',
    positions: [
      closed(
        say('{kind, select, hotel {Close hotel registration} other {Close affiliate registration}}', {
          kind,
        }),
        say(
          'Visitors see the form dimmed behind a COMING SOON sign. {kind, select, hotel {No hotel account can be created.} other {No affiliate account can be created.}}',
          { kind },
        ),
      ),
      {
        value: 'invitation',
        label: say('Invitation only'),
        act: say(
          '{kind, select, hotel {Invite only for hotel registration} other {Invite only for affiliate registration}}',
          { kind },
        ),
        effect: say(
          '{kind, select, hotel {Visitors read that hotel accounts are by invitation.} other {Visitors read that affiliate accounts are by invitation.}} Invited people join with the link in their email.',
          { kind },
        ),
      },
      open(
        say('{kind, select, hotel {Open hotel registration} other {Open affiliate registration}}', { kind }),
        say(
          '{kind, select, hotel {Anyone can create a hotel account and confirm it by email.} other {Anyone can create an affiliate account and confirm it by email.}}',
          { kind },
        ),
      ),
    ],
  }
}

export const launchSwitches: readonly LaunchSwitch[] = [
  registration('hotelRegistration', say('Hotel registration'), 'hotel'),
  registration('affiliateRegistration', say('Affiliate registration'), 'affiliate'),
  {
    name: 'hotelPages',
    title: say('Hotel pages'),
    Icon: Building,
    path: '/hotels/create',
    positions: [
      closed(
        say('Close hotel pages'),
        say(
          'The hotel list stays; opening, adding or editing a hotel shows Coming soon, and guests find no hotel.',
        ),
      ),
      open(
        say('Open hotel pages'),
        say('Hotels can be opened, added, edited and imported, and guests find the active ones.'),
      ),
    ],
  },
  {
    name: 'guestSite',
    title: say('Guest site'),
    Icon: Luggage,
    path: '/stays',
    positions: [
      closed(
        say('Close guest site'),
        say('There is no search, and the page of a hotel shows how to reach the hotel instead of its rooms.'),
      ),
      open(
        say('Open guest site'),
        available.guestBooking
          ? say('Guests search, book, and manage their bookings by the link in their confirmation.')
          : say('Guests search, compare and see rooms with their whole price.'),
      ),
    ],
  },
  {
    name: 'bookings',
    title: say('Bookings'),
    Icon: CalendarCheck,
    path: '/bookings',
    positions: [
      closed(say('Close bookings'), say('The bookings page shows Coming soon.')),
      open(say('Open bookings'), say('Bookings are listed, taken and changed.')),
    ],
  },
  {
    name: 'partnerships',
    title: say('Partnerships'),
    Icon: Handshake,
    path: '/partnerships',
    positions: [
      closed(
        say('Close partnerships'),
        say('Partnerships and Performance show Coming soon, and hotels have no partners to decide on.'),
      ),
      open(
        say('Open partnerships'),
        say('Affiliates ask hotels for a partnership, share links and see what they earn.'),
      ),
    ],
  },
  {
    name: 'payouts',
    title: say('Payouts'),
    Icon: Banknote,
    path: '/performance/earnings',
    positions: [
      closed(say('Close payouts'), say('Affiliates see what they earn, and nothing is paid out.')),
      open(say('Open payouts'), say('Affiliates enter where they are paid, and are paid every month.')),
    ],
  },
  {
    name: 'profile',
    title: say('Profile'),
    Icon: CircleUserRound,
    path: '/profile',
    positions: [
      closed(say('Close profile'), say('The profile page shows Coming soon.')),
      open(
        say('Open profile'),
        say('Everyone can change their name, picture, password and two-step sign-in.'),
      ),
    ],
  },
  {
    name: 'insights',
    title: say('Insights'),
    Icon: ChartPie,
    path: '/dashboard',
    positions: [
      closed(
        say('Close insights'),
        say('The dashboard shows fixed shares and five sample entries of activity, and no further cards.'),
      ),
      open(
        say('Open insights'),
        say('The dashboard shows revenue by source, activity, arrivals and a choice of periods.'),
      ),
    ],
  },
  {
    name: 'supportPages',
    title: say('Support pages'),
    Icon: LifeBuoy,
    path: '/help',
    positions: [
      closed(
        say('Close support pages'),
        say('Help Center, API Documentation and Status Page are names in the footer, without a page.'),
      ),
      open(
        say('Open support pages'),
        say('Everyone can read the Help Center, the API documentation and the status page.'),
      ),
    ],
  },
  {
    name: 'onlinePayments',
    title: say('Online payments'),
    Icon: CreditCard,
    path: '/hotels',
    positions: [
      closed(
        say('Close online payments'),
        say('Guests pay at the hotel, and statements are paid by bank transfer.'),
      ),
      open(
        say('Open online payments'),
        say(
          'Hotels connect an account, guests pay deposits and stays online, and hotels pay their statements.',
        ),
      ),
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
        act: say('Simulate password reset'),
        effect: say('The screen waits 2 seconds and says Check your email. No email is sent.'),
      },
      {
        value: 'email',
        label: say('Live##state'),
        act: say('Go live with password reset'),
        effect: say('A link to choose a new password is emailed. It works for 1 hour.'),
      },
    ],
  },
]

/** Open to everyone: the last position of each. */
export function isOpen({ positions }: LaunchSwitch, value: string): boolean {
  return positions.at(-1)?.value === value
}

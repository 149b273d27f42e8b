import type { NotificationEvent } from '@roomlark/contract/platform/notifications'
import { say } from '@roomlark/contract/say'
import type { Icon } from '../../../ui/create-icon.ts'
import { Banknote } from '../../../ui/icons/banknote.ts'
import { CalendarClock } from '../../../ui/icons/calendar-clock.ts'
import { CalendarPlus } from '../../../ui/icons/calendar-plus.ts'
import { CalendarSync } from '../../../ui/icons/calendar-sync.ts'
import { CalendarX } from '../../../ui/icons/calendar-x.ts'
import { ClockAlert } from '../../../ui/icons/clock-alert.ts'
import { HandCoins } from '../../../ui/icons/hand-coins.ts'
import { Handshake } from '../../../ui/icons/handshake.ts'
import { ImageOff } from '../../../ui/icons/image-off.ts'
import { KeyRound } from '../../../ui/icons/key-round.ts'
import { Megaphone } from '../../../ui/icons/megaphone.ts'
import { MessageCircle } from '../../../ui/icons/message-circle.ts'
import { Scale } from '../../../ui/icons/scale.ts'
import { ServerCrash } from '../../../ui/icons/server-crash.ts'
import { Sparkles } from '../../../ui/icons/sparkles.ts'
import { Star } from '../../../ui/icons/star.ts'
import { UserRoundCheck } from '../../../ui/icons/user-round-check.ts'
import { Users } from '../../../ui/icons/users.ts'
import { UsersRound } from '../../../ui/icons/users-round.ts'

type Look = { Icon: Icon; tint: string; label: string; text: string }

export const eventLooks: Record<NotificationEvent, Look> = {
  'booking-new': {
    Icon: CalendarPlus,
    tint: 'bg-primary-soft text-primary-text',
    label: say('New booking'),
    text: say('Somebody books one of your rooms'),
  },
  'booking-changed': {
    Icon: CalendarClock,
    tint: 'bg-primary-soft text-primary-text',
    label: say('Changed booking'),
    text: say('Dates, rooms or guests of a booking change'),
  },
  'booking-cancelled': {
    Icon: CalendarX,
    tint: 'bg-error-soft text-error-text',
    label: say('Cancelled booking'),
    text: say('A booking is given up'),
  },
  'option-ending': {
    Icon: CalendarClock,
    tint: 'bg-warning-soft text-warning-text',
    label: say('Option ends soon'),
    text: say('Rooms that you hold for a guest are about to be released'),
  },
  'group-ending': {
    Icon: UsersRound,
    tint: 'bg-warning-soft text-warning-text',
    label: say('Cut-off of a group is near'),
    text: say('Rooms that you hold for a group are about to go back on sale'),
  },
  'guest-message': {
    Icon: MessageCircle,
    tint: 'bg-accent-soft text-accent-text',
    label: say('Message from a guest'),
    text: say('A guest writes to you about a booking'),
  },
  review: {
    Icon: Star,
    tint: 'bg-accent-soft text-accent-text',
    label: say('Review of a stay'),
    text: say('A guest reviews a stay, or a review that you reported is decided on'),
  },
  'arrival-unconfirmed': {
    Icon: ClockAlert,
    tint: 'bg-warning-soft text-warning-text',
    label: say('Arrival not entered'),
    text: say('A guest was to arrive, and neither the arrival nor a no-show was entered'),
  },
  'feed-failing': {
    Icon: CalendarSync,
    tint: 'bg-warning-soft text-warning-text',
    label: say('Calendar cannot be read'),
    text: say('A channel’s calendar begins to fail'),
  },
  'image-rejected': {
    Icon: ImageOff,
    tint: 'bg-error-soft text-error-text',
    label: say('Picture not taken'),
    text: say('A picture you sent was refused'),
  },
  partnership: {
    Icon: Handshake,
    tint: 'bg-secondary-soft text-secondary-text',
    label: say('Partnership'),
    text: say('A partner asks, answers, pauses or ends, or terms change'),
  },
  boost: {
    Icon: Sparkles,
    tint: 'bg-accent-soft text-accent-text',
    label: say('Offer'),
    text: say('A hotel of yours pays more for some nights'),
  },
  earning: {
    Icon: HandCoins,
    tint: 'bg-success-soft text-success-text',
    label: say('Stay you brought'),
    text: say('A guest you sent books, cancels or has stayed'),
  },
  money: {
    Icon: Banknote,
    tint: 'bg-success-soft text-success-text',
    label: say('Money'),
    text: say('A statement, payment, payout, hold or dispute concerns you'),
  },
  team: {
    Icon: Users,
    tint: 'bg-primary-soft text-primary-text',
    label: say('Team'),
    text: say('Somebody joins or leaves, a role of yours changes, or a hotel changes hands'),
  },
  'sign-in': {
    Icon: KeyRound,
    tint: 'bg-secondary-soft text-secondary-text',
    label: say('New sign-in'),
    text: say('Your account is opened on a device we did not know'),
  },
  account: {
    Icon: UserRoundCheck,
    tint: 'bg-accent-soft text-accent-text',
    label: say('Account decisions'),
    text: say('An administrator changes something about your account'),
  },
  terms: {
    Icon: Scale,
    tint: 'bg-primary-soft text-primary-text',
    label: say('Terms and figures'),
    text: say('New legal texts and commission figures are announced'),
  },
  bulletin: {
    Icon: Megaphone,
    tint: 'bg-accent-soft text-accent-text',
    label: say('News from Roomlark'),
    text: say('Roomlark tells you of something new'),
  },
  system: {
    Icon: ServerCrash,
    tint: 'bg-error-soft text-error-text',
    label: say('Something fails'),
    text: say('Jobs, mails or calendars begin to fail; at most once a day for each'),
  },
}

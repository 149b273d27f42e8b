import { eventWords } from '../booking-event-words.ts'
import { feedFaultWords } from '../feed-fault-words.ts'
import { isolate } from '../isolate.ts'
import { partnershipNewsWords } from '../partnership-words.ts'
import type { WordFormats } from '../word-formats.ts'
import { announcementWords } from './announcement-words.ts'
import { moneyNewsWords } from './money-news.ts'
import type { AccountDecision, NotificationContent, NotificationKind, Trouble } from './notification-kinds.ts'
import { pictureFaultWords } from './picture-fault-words.ts'
import { teamNewsWords } from './team-news.ts'

type Words = { title: string; detail: string }

/** Writes a title and one line. What was erased is left out. */
export function notificationWords(notification: NotificationContent, formats: WordFormats): Words {
  const { event, params, particulars, happened, hotelName } = notification
  if (params === null) return earlierWords(event, particulars)
  const guest = particulars === null ? null : isolate(particulars)
  switch (event) {
    case 'booking-new': {
      const rooms = isolate(params.rooms.join(', ') || (hotelName ?? 'a room'))
      const guests = params.guests === 1 ? '1 guest' : `${params.guests} guests`
      const stay = `${formats.day(params.checkInOn)} to ${formats.day(params.checkOutOn)}`
      const total = formats.money(params.totalCents, params.currency)
      return { title: `${guest ?? 'A guest'} booked ${rooms}`, detail: `${stay}, ${guests}, ${total}` }
    }
    case 'booking-changed':
    case 'booking-cancelled': {
      const booking = guest === null ? 'A booking' : `The booking of ${guest}`
      return {
        title: `${booking} was ${event === 'booking-changed' ? 'changed' : 'cancelled'}`,
        detail: happened ? `${params.reference}: ${eventWords(happened, formats)}` : params.reference,
      }
    }
    case 'option-ending':
      return {
        title: `The option of ${guest ?? 'a guest'} ends soon`,
        detail: `${params.reference}: ${formats.day(params.until.slice(0, 10))}, ${params.until.slice(11)}. Confirm, extend or release it`,
      }
    case 'group-ending': {
      const nights = params.held === 1 ? '1 night of a room' : `${params.held} nights of rooms`
      return {
        title: `The cut-off of ${guest === null ? 'a group' : `group ${guest}`} is near`,
        detail: `${formats.day(params.until.slice(0, 10))}, ${params.until.slice(11)}: then ${nights} go back on sale. Book them or move the cut-off`,
      }
    }
    case 'guest-message':
      return {
        title: `${guest ?? 'A guest'} has written to you`,
        detail: `${params.reference}: open the booking to read and answer`,
      }
    case 'arrival-unconfirmed':
      return {
        title: `Booking ${params.reference} needs your answer`,
        detail: `${guest ?? 'The guest'} was due to arrive on ${formats.day(params.dueOn)}. Record the arrival or a no-show`,
      }
    case 'feed-failing':
      return {
        title: `The calendar “${isolate(params.calendar)}” cannot be imported`,
        detail: feedFaultWords(params.fault),
      }
    case 'image-rejected': {
      const reason = pictureFaultWords(params, particulars)
      return {
        title: 'A picture was rejected',
        detail: `${reason} You will not be notified of further refusals today.`,
      }
    }
    case 'partnership': {
      const [partner = '', ...note] = (particulars ?? '').split('\n')
      const named = { partner: partner || null, hotel: hotelName, note: note.join('\n') || null }
      return partnershipNewsWords(params, named, formats)
    }
    case 'boost': {
      const { firstOn, lastOn, count } = params.nights
      const nights =
        count === 1
          ? `the night of ${formats.day(firstOn)}`
          : `${count} nights between ${formats.day(firstOn)} and ${formats.day(lastOn)}`
      return {
        title: `${isolate(hotelName ?? 'A hotel')} pays ${params.boostedPercent}% instead of ${params.ratePercent}%`,
        detail: `For ${nights}, on bookings made from now on. Your offers have a link that opens them.`,
      }
    }
    case 'money':
      return moneyNewsWords(params, { hotel: hotelName, note: particulars }, formats)
    case 'team':
      return teamNewsWords(params, { who: particulars, hotel: hotelName })
    case 'sign-in': {
      const from = particulars === null ? '' : `, from ${particulars}`
      return { title: 'New sign-in to your account', detail: `${params.device}${from}` }
    }
    case 'account': {
      const type = params.userType === null ? '' : ` ${params.userType}`
      return {
        title: `${decisionTitles[params.decision]}${type}`,
        detail: particulars ?? 'Decided by an administrator',
      }
    }
    case 'terms':
      return announcementWords(params, formats)
    case 'system':
      return troubleWords(params)
  }
}

/** Older notifications have their original sentences in the particulars: a title, and the rest below it. */
function earlierWords(event: NotificationKind, particulars: string | null): Words {
  const [title = '', ...rest] = (particulars ?? '').split('\n')
  return { title: title || earlierTitles[event], detail: rest.join(' ') }
}

function troubleWords(trouble: Trouble): Words {
  switch (trouble.trouble) {
    case 'jobs-failing':
      return { title: 'Background jobs are failing', detail: givenUp(trouble.failed) }
    case 'jobs-behind':
      return {
        title: 'Background jobs are behind',
        detail: `The oldest has waited for ${trouble.minutes} minutes.`,
      }
    case 'mail': {
      const again = trouble.struggling > 0 ? [`Being retried: ${trouble.struggling}.`] : []
      const failed = trouble.failed > 0 ? [givenUp(trouble.failed)] : []
      return { title: 'Emails cannot be sent', detail: [...failed, ...again].join(' ') }
    }
    case 'feeds':
      return {
        title: 'Calendars of other channels cannot be imported',
        detail: `${trouble.failing} of ${trouble.total} are failing. Their owners have been notified.`,
      }
    case 'backup':
      return {
        title: trouble.isFailed ? 'The last backup failed' : 'There is no recent backup',
        detail:
          trouble.hours === null
            ? 'No backup has succeeded yet.'
            : `The last good one is ${trouble.hours === 1 ? '1 hour' : `${trouble.hours} hours`} old.`,
      }
    case 'money':
      return {
        title: 'Something does not add up',
        detail: `${trouble.broken === 1 ? '1 check fails' : `${trouble.broken} checks fail`}. The ledger says which.`,
      }
  }
}

function givenUp(count: number): string {
  return `Failed in the last 24 hours: ${count}.`
}

const decisionTitles: Record<AccountDecision, string> = {
  suspended: 'Your account was suspended',
  restored: 'Your account is open again',
  verified: 'Your email address was verified for you',
  'password-reset': 'Your password was reset by an administrator',
  'mfa-off': 'Two-step sign-in was turned off for you',
  'type-changed': 'Your account is now of the type',
}

const earlierTitles: Record<NotificationKind, string> = {
  'booking-new': 'A new booking',
  'booking-changed': 'A booking was changed',
  'booking-cancelled': 'A booking was cancelled',
  'option-ending': 'An option ends soon',
  'group-ending': 'The cut-off of a group is near',
  'guest-message': 'A message from a guest',
  'arrival-unconfirmed': 'A booking needs your answer',
  'feed-failing': 'A calendar cannot be imported',
  'image-rejected': 'A picture was rejected',
  partnership: 'News of a partnership',
  boost: 'A hotel pays more for some nights',
  money: 'News of your money',
  team: 'News of a team',
  'sign-in': 'New sign-in to your account',
  account: 'Your account was changed',
  terms: 'An announcement',
  system: 'Something is not working',
}

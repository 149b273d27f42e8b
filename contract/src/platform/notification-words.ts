import { eventWords } from '../booking-event-words.ts'
import { feedFaultWords } from '../feed-fault-words.ts'
import { isolate } from '../isolate.ts'
import { payoutCurrency } from '../money-calendar.ts'
import { partnershipNewsWords } from '../partnership-words.ts'
import { say } from '../say.ts'
import type { WordFormats } from '../word-formats.ts'
import { announcementWords } from './announcement-words.ts'
import { moneyNewsWords } from './money-news-words.ts'
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
      const rooms = isolate(params.rooms.join(', ') || (hotelName ?? say('a room')))
      return {
        title: say('{guest} booked {rooms}', { guest: guest ?? say('A guest'), rooms }),
        detail: say('{from} to {until}, {guests, plural, one {# guest} other {# guests}}, {amount}', {
          from: formats.day(params.checkInOn),
          until: formats.day(params.checkOutOn),
          guests: params.guests,
          amount: formats.money(params.totalCents, params.currency),
        }),
      }
    }
    case 'booking-changed':
      return {
        title:
          guest === null
            ? say('A booking was changed')
            : say('The booking of {guest} was changed', { guest }),
        detail: happened ? `${params.reference}: ${eventWords(happened, formats)}` : params.reference,
      }
    case 'booking-cancelled':
      return {
        title:
          guest === null
            ? say('A booking was cancelled')
            : say('The booking of {guest} was cancelled', { guest }),
        detail: happened ? `${params.reference}: ${eventWords(happened, formats)}` : params.reference,
      }
    case 'option-ending':
      return {
        title:
          guest === null
            ? say('The option of a guest ends soon')
            : say('The option of {guest} ends soon', { guest }),
        detail: say('{reference}: {day}, {time}. Confirm, extend or release it', {
          reference: params.reference,
          day: formats.day(params.until.slice(0, 10)),
          time: params.until.slice(11),
        }),
      }
    case 'group-ending':
      return {
        title:
          guest === null
            ? say('The cut-off of a group is near')
            : say('The cut-off of group {group} is near', { group: guest }),
        detail: say(
          '{day}, {time}: then {nights, plural, one {# night of a room} other {# nights of rooms}} go back on sale. Book them or move the cut-off',
          {
            day: formats.day(params.until.slice(0, 10)),
            time: params.until.slice(11),
            nights: params.held,
          },
        ),
      }
    case 'guest-message':
      return {
        title: say('{guest} has written to you', { guest: guest ?? say('A guest') }),
        detail: say('{reference}: open the booking to read and answer', { reference: params.reference }),
      }
    case 'review':
      return {
        title: say(
          '{step, select, published {A guest has reviewed a stay} reported {A review was reported} kept {A review that you reported stays} other {The text of a review was removed}}',
          { step: params.step },
        ),
        detail: say('{hotel}: {score} of 5', {
          hotel: hotelName === null ? say('A hotel') : isolate(hotelName),
          score: params.score,
        }),
      }
    case 'arrival-unconfirmed':
      return {
        title: say('Booking {reference} needs your answer', { reference: params.reference }),
        detail: say('{guest} was due to arrive on {day}. Record the arrival or a no-show', {
          guest: guest ?? say('The guest'),
          day: formats.day(params.dueOn),
        }),
      }
    case 'feed-failing':
      return {
        title: say('The calendar “{calendar}” cannot be imported', { calendar: isolate(params.calendar) }),
        detail: feedFaultWords(params.fault),
      }
    case 'image-rejected': {
      const reason = pictureFaultWords(params, particulars)
      return {
        title: say('A picture was rejected'),
        detail: say('{reason} You will not be notified of further refusals today.', { reason }),
      }
    }
    case 'partnership': {
      const [partner = '', ...note] = (particulars ?? '').split('\n')
      const named = { partner: partner || null, hotel: hotelName, note: note.join('\n') || null }
      return partnershipNewsWords(params, named, formats)
    }
    case 'boost': {
      const { firstOn, lastOn, count } = params.nights
      return {
        title: say('{hotel} pays {percent}% instead of {before}%', {
          hotel: hotelName === null ? say('A hotel') : isolate(hotelName),
          percent: params.boostedPercent,
          before: params.ratePercent,
        }),
        detail:
          count === 1
            ? say(
                'For the night of {day}, on bookings made from now on. Your offers have a link that opens them.',
                { day: formats.day(firstOn) },
              )
            : say(
                'For {count} nights between {from} and {until}, on bookings made from now on. Your offers have a link that opens them.',
                { count, from: formats.day(firstOn), until: formats.day(lastOn) },
              ),
      }
    }
    case 'earning':
      return earningWords(params, hotelName, formats)
    case 'money':
      return moneyNewsWords(params, { hotel: hotelName, note: particulars }, formats)
    case 'team':
      return teamNewsWords(params, { who: particulars, hotel: hotelName })
    case 'sign-in':
      return {
        title: say('New sign-in to your account'),
        detail:
          particulars === null
            ? params.device
            : say('{device}, from {place}', { device: params.device, place: particulars }),
      }
    case 'account':
      return {
        title:
          params.userType === null
            ? say(decisionTitles[params.decision])
            : say(
                '{type, select, hotel {Your account is now of the type hotel} affiliate {Your account is now of the type affiliate} other {Your account is now of the type admin}}',
                { type: params.userType },
              ),
        detail: particulars ?? say('Decided by an administrator'),
      }
    case 'terms':
      return announcementWords(params, formats)
    case 'bulletin':
      return { title: params.title, detail: params.body }
    case 'system':
      return troubleWords(params)
  }
}

/** Older notifications have their original sentences in the particulars: a title, and the rest below it. */
function earlierWords(event: NotificationKind, particulars: string | null): Words {
  const [title = '', ...rest] = (particulars ?? '').split('\n')
  return { title: title || say(earlierTitles[event]), detail: rest.join(' ') }
}

function troubleWords(trouble: Trouble): Words {
  switch (trouble.trouble) {
    case 'jobs-failing':
      return { title: say('Background jobs are failing'), detail: givenUp(trouble.failed) }
    case 'jobs-behind':
      return {
        title: say('Background jobs are behind'),
        detail: say('The oldest has waited for {minutes} minutes.', { minutes: trouble.minutes }),
      }
    case 'mail': {
      const again =
        trouble.struggling > 0 ? [say('Being retried: {count}.', { count: trouble.struggling })] : []
      const failed = trouble.failed > 0 ? [givenUp(trouble.failed)] : []
      return { title: say('Emails cannot be sent'), detail: [...failed, ...again].join(' ') }
    }
    case 'feeds':
      return {
        title: say('Calendars of other channels cannot be imported'),
        detail: say('{failing} of {total} are failing. Their owners have been notified.', {
          failing: trouble.failing,
          total: trouble.total,
        }),
      }
    case 'backup':
      return {
        title: trouble.isFailed ? say('The last backup failed') : say('There is no recent backup'),
        detail:
          trouble.hours === null
            ? say('No backup has succeeded yet.')
            : say('The last good one is {hours, plural, one {# hour} other {# hours}} old.', {
                hours: trouble.hours,
              }),
      }
    case 'money':
      return {
        title: say('Something does not add up'),
        detail: say('{checks, plural, one {# check fails} other {# checks fail}}. The ledger says which.', {
          checks: trouble.broken,
        }),
      }
  }
}

type Earning = Extract<NotificationContent, { event: 'earning' }>['params']

function earningWords(
  { step, reference, netUsdCents }: NonNullable<Earning>,
  hotelName: string | null,
  formats: WordFormats,
): Words {
  const hotel = isolate(hotelName ?? say('a hotel'))
  const said = { reference, amount: formats.money(netUsdCents, payoutCurrency) }
  switch (step) {
    case 'booked':
      return {
        title: say('A guest you sent booked {hotel}', { hotel }),
        detail: say('{reference}: you can expect {amount}.', said),
      }
    case 'cancelled':
      return {
        title: say('A booking you brought to {hotel} did not take place', { hotel }),
        detail:
          netUsdCents > 0
            ? say('{reference}: you earn {amount} of the fee.', said)
            : say('{reference}: it earns nothing.', { reference }),
      }
    case 'ended':
      return {
        title: say('A stay you brought to {hotel} has ended', { hotel }),
        detail: say('{reference}: it earns {amount} after the holding period.', said),
      }
  }
}

function givenUp(count: number): string {
  return say('Failed in the last 24 hours: {count}.', { count })
}

const decisionTitles: Record<AccountDecision, string> = {
  suspended: say('Your account was suspended'),
  restored: say('Your account is open again'),
  verified: say('Your email address was verified for you'),
  'password-reset': say('Your password was reset by an administrator'),
  'mfa-off': say('Two-step sign-in was turned off for you'),
  'type-changed': say('Your account is now of the type'),
}

const earlierTitles: Record<NotificationKind, string> = {
  'booking-new': say('A new booking'),
  'booking-changed': say('A booking was changed'),
  'booking-cancelled': say('A booking was cancelled'),
  'option-ending': say('An option ends soon'),
  'group-ending': say('The cut-off of a group is near'),
  'guest-message': say('A message from a guest'),
  review: say('News of a review'),
  'arrival-unconfirmed': say('A booking needs your answer'),
  'feed-failing': say('A calendar cannot be imported'),
  'image-rejected': say('A picture was rejected'),
  partnership: say('News of a partnership'),
  boost: say('A hotel pays more for some nights'),
  earning: say('News of a stay you brought'),
  money: say('News of your money'),
  team: say('News of a team'),
  'sign-in': say('New sign-in to your account'),
  account: say('Your account was changed'),
  terms: say('An announcement'),
  bulletin: say('An announcement'),
  system: say('Something is not working'),
}

import { say } from '../say.ts'
import type { ReferralMethod } from './booking-partner.ts'
import { type ClaimAnswer, claimedClicks } from './commission-claim.ts'

/** One thing that was looked at; `isMet` is null where it no longer mattered. */
export type ClaimStep = { title: string; detail: string; isMet: boolean | null }

export type ClaimFormats = {
  /** `Sat 2 May 2026, 08:39` by the clock of the hotel. */
  moment: (at: string, timeZone: string) => string
  count: (value: number) => string
}

/** The answer in one sentence. */
export function claimTitle({ outcome, booking }: ClaimAnswer): string {
  const reference = booking?.reference ?? ''
  switch (outcome) {
    case 'not-found':
      return say('We found no such booking')
    case 'counted':
      return say('{reference} counts for you', { reference })
    case 'other-partner':
      return say('{reference} counts for another partner', { reference })
    case 'not-active':
      return say('{reference} was made while your partnership did not count', { reference })
    case 'referrals-paused':
      return say('{reference} was made while new bookings earned nothing', { reference })
    case 'taken-by-hotel':
      return say('{reference} was not made through the site', { reference })
    case 'no-click':
      return say('{reference} came without a click of yours', { reference })
  }
}

/** Lists the findings in the order in which they were checked. */
export function claimSteps({ outcome, booking }: ClaimAnswer, formats: ClaimFormats): ClaimStep[] {
  if (!booking)
    return [
      {
        title: say('No booking found'),
        detail: say(
          'There is no booking with this number and day at a hotel you are a partner of. Check both; the day is the one on which the guest booked.',
        ),
        isMet: false,
      },
    ]
  const { hotelName, timeZone, bookedAt } = booking
  return [
    {
      title: say('Booked at {hotel}', { hotel: hotelName }),
      detail: say('On {moment}.', { moment: formats.moment(bookedAt, timeZone) }),
      isMet: true,
    },
    partnershipStep(outcome),
    clickStep(booking, formats),
    windowStep(booking, formats),
    decisionStep(outcome, booking.method),
  ]
}

type Found = NonNullable<ClaimAnswer['booking']>

function partnershipStep(outcome: ClaimAnswer['outcome']): ClaimStep {
  return outcome === 'not-active'
    ? {
        title: say('Your partnership did not count'),
        detail: say('On that day it was not agreed yet, paused or ended.'),
        isMet: false,
      }
    : {
        title: say('Your partnership counted'),
        detail: say('It was active when the guest booked.'),
        isMet: true,
      }
}

function clickStep({ lastClickAt, timeZone, hotelName }: Found, { moment }: ClaimFormats): ClaimStep {
  return lastClickAt === null
    ? {
        title: say('No click before'),
        detail: say('None of your links to {hotel} was followed in the year before.', { hotel: hotelName }),
        isMet: false,
      }
    : {
        title: say('Your links were followed'),
        detail: say('Last on {moment}.', { moment: moment(lastClickAt, timeZone) }),
        isMet: true,
      }
}

function windowStep({ lastClickAt, clicksInWindow, windowDays }: Found, { count }: ClaimFormats): ClaimStep {
  if (lastClickAt === null)
    return {
      title: say('The window'),
      detail: say('A click counts for {days} days.', { days: windowDays }),
      isMet: null,
    }
  if (clicksInWindow === 0)
    return {
      title: say('Not within the window'),
      detail: say('A click counts for {days} days.', { days: windowDays }),
      isMet: false,
    }
  return {
    title: say('Within the window'),
    detail:
      clicksInWindow >= claimedClicks
        ? say('{count} clicks or more in the {days} days before, by all visitors.', {
            count: count(claimedClicks),
            days: windowDays,
          })
        : say(
            '{clicks, plural, one {# click} other {# clicks}} in the {days} days before, by all visitors.',
            { clicks: clicksInWindow, days: windowDays },
          ),
    isMet: true,
  }
}

const ownWays: Record<ReferralMethod, string> = {
  link: say('The guest came back after following your link.'),
  visit: say('The guest booked on the visit that began with your link.'),
  embed: say('The guest booked from your availability box.'),
  'promo-code': say('The guest used your promo code.'),
  desk: say('The hotel named you when it took the booking.'),
}

/** Explanations that never name the other partner. */
const otherWays: Record<ReferralMethod, string> = {
  link: say('Another partner’s link was the last one this guest followed.'),
  visit: say('Another partner’s link was the last one this guest followed.'),
  embed: say('The guest booked from another partner’s availability box.'),
  'promo-code': say('The guest used another partner’s promo code, which counts before every click.'),
  desk: say('The hotel named another partner when it took the booking.'),
}

/** Reasons why a booking counts for no partner. */
const nobodysReasons: Record<Exclude<ClaimAnswer['outcome'], 'counted' | 'other-partner'>, string> = {
  'not-found': '',
  'not-active': say('No other partner has it either.'),
  'referrals-paused': say(
    'Bookings through partners were paused, because a statement of the hotel was overdue. Until it was paid, new bookings earned nothing for any partner, whatever link the guest had followed.',
  ),
  'taken-by-hotel': say('The hotel took it itself, or it came from another channel.'),
  'no-click': say(
    'The visit on which the guest booked carried no click of yours: another device, another browser, or cookies that were refused or deleted.',
  ),
}

function decisionStep(outcome: ClaimAnswer['outcome'], method: ReferralMethod | null): ClaimStep {
  if (outcome === 'counted')
    return { title: say('It counts for you'), detail: method === null ? '' : ownWays[method], isMet: true }
  if (outcome === 'other-partner')
    return {
      title: say('It counts for another partner'),
      detail: method === null ? '' : otherWays[method],
      isMet: false,
    }
  return { title: say('It counts for no partner'), detail: nobodysReasons[outcome], isMet: false }
}

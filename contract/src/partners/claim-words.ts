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
      return 'We found no such booking'
    case 'counted':
      return `${reference} counts for you`
    case 'other-partner':
      return `${reference} counts for another partner`
    case 'not-active':
      return `${reference} was made while your partnership did not count`
    case 'referrals-paused':
      return `${reference} was made while new bookings earned nothing`
    case 'taken-by-hotel':
      return `${reference} was not made through the site`
    case 'no-click':
      return `${reference} came without a click of yours`
  }
}

/** Lists the findings in the order in which they were checked. */
export function claimSteps({ outcome, booking }: ClaimAnswer, formats: ClaimFormats): ClaimStep[] {
  if (!booking)
    return [
      {
        title: 'No booking found',
        detail:
          'There is no booking with this number and day at a hotel you are a partner of. Check both; the day is the one on which the guest booked.',
        isMet: false,
      },
    ]
  const { hotelName, timeZone, bookedAt } = booking
  return [
    {
      title: `Booked at ${hotelName}`,
      detail: `On ${formats.moment(bookedAt, timeZone)}.`,
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
        title: 'Your partnership did not count',
        detail: 'On that day it was not agreed yet, paused or ended.',
        isMet: false,
      }
    : { title: 'Your partnership counted', detail: 'It was active when the guest booked.', isMet: true }
}

function clickStep({ lastClickAt, timeZone, hotelName }: Found, { moment }: ClaimFormats): ClaimStep {
  return lastClickAt === null
    ? {
        title: 'No click before',
        detail: `None of your links to ${hotelName} was followed in the year before.`,
        isMet: false,
      }
    : { title: 'Your links were followed', detail: `Last on ${moment(lastClickAt, timeZone)}.`, isMet: true }
}

function windowStep({ lastClickAt, clicksInWindow, windowDays }: Found, { count }: ClaimFormats): ClaimStep {
  if (lastClickAt === null)
    return { title: 'The window', detail: `A click counts for ${windowDays} days.`, isMet: null }
  if (clicksInWindow === 0)
    return { title: 'Not within the window', detail: `A click counts for ${windowDays} days.`, isMet: false }
  const clicks =
    clicksInWindow >= claimedClicks
      ? `${count(claimedClicks)} clicks or more`
      : clicksInWindow === 1
        ? '1 click'
        : `${count(clicksInWindow)} clicks`
  return {
    title: 'Within the window',
    detail: `${clicks} in the ${windowDays} days before, by all visitors.`,
    isMet: true,
  }
}

const ownWays: Record<ReferralMethod, string> = {
  link: 'The guest came back after following your link.',
  visit: 'The guest booked on the visit that began with your link.',
  embed: 'The guest booked from your availability box.',
  'promo-code': 'The guest used your promo code.',
  desk: 'The hotel named you when it took the booking.',
}

/** Explanations that never name the other partner. */
const otherWays: Record<ReferralMethod, string> = {
  link: 'Another partner’s link was the last one this guest followed.',
  visit: 'Another partner’s link was the last one this guest followed.',
  embed: 'The guest booked from another partner’s availability box.',
  'promo-code': 'The guest used another partner’s promo code, which counts before every click.',
  desk: 'The hotel named another partner when it took the booking.',
}

/** Reasons why a booking counts for no partner. */
const nobodysReasons: Record<Exclude<ClaimAnswer['outcome'], 'counted' | 'other-partner'>, string> = {
  'not-found': '',
  'not-active': 'No other partner has it either.',
  'referrals-paused':
    'Bookings through partners were paused, because a statement of the hotel was overdue. Until it was paid, new bookings earned nothing for any partner, whatever link the guest had followed.',
  'taken-by-hotel': 'The hotel took it itself, or it came from another channel.',
  'no-click':
    'The visit on which the guest booked carried no click of yours: another device, another browser, or cookies that were refused or deleted.',
}

function decisionStep(outcome: ClaimAnswer['outcome'], method: ReferralMethod | null): ClaimStep {
  if (outcome === 'counted')
    return { title: 'It counts for you', detail: method === null ? '' : ownWays[method], isMet: true }
  if (outcome === 'other-partner')
    return {
      title: 'It counts for another partner',
      detail: method === null ? '' : otherWays[method],
      isMet: false,
    }
  return { title: 'It counts for no partner', detail: nobodysReasons[outcome], isMet: false }
}

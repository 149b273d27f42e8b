import { isolate } from '../isolate.ts'
import type { PartnershipState } from '../partnership-events.ts'
import type { WordFormats } from '../word-formats.ts'
import type { LinkFinding, LinkTestStepName } from './link-test.ts'

const titles: Record<LinkTestStepName, { passed: string; failed: string }> = {
  answers: { passed: 'The link answers', failed: 'The link does not lead to the hotel' },
  counts: { passed: 'The click would count', failed: 'The click would not count' },
  partnership: { passed: 'The partnership is active', failed: 'The partnership is not active' },
  page: { passed: 'The right page opens', failed: 'Another page opens' },
  dates: { passed: 'The dates can be booked', failed: 'The dates cannot be booked' },
  reference: { passed: 'The reference stays with the guest', failed: 'The reference gets lost' },
  booking: { passed: 'A booking would be yours', failed: 'A booking would not be yours' },
  commission: { passed: 'The commission would be right', failed: 'There would be no commission' },
}

export function linkTestTitle(step: LinkTestStepName, isPassed: boolean): string {
  return isPassed ? titles[step].passed : titles[step].failed
}

const offWords: Record<PartnershipState, string> = {
  active: 'It is active, but the hotel is not open to guests.',
  requested: 'The hotel has not decided on your request yet.',
  invited: 'You have not accepted the invitation yet.',
  paused: 'It is paused. Links still lead to the hotel but earn nothing until it is resumed.',
  ended: 'It has ended. Links still lead to the hotel but earn nothing.',
  declined: 'The hotel declined your request.',
}

/** Puts the finding of a step into words for the affiliate. */
export function findingWords(found: LinkFinding, formats: WordFormats): string {
  const { kind, stay, room = null, on = '', left = 0, ratePercent = 0, approvedOn, untilOn } = found
  const range = stay ? `${formats.day(stay.checkInOn)} to ${formats.day(stay.checkOutOn)}` : ''
  const theRoom = room === null ? 'The hotel' : `The room “${isolate(room)}”`
  switch (kind) {
    case 'leads-on':
      return `${(found.url ?? '').replace(/^https?:\/\//, '')} leads to ${isolate(found.hotel ?? '')}`
    case 'would-count':
      return 'A person, not a bot, and the first click of this visitor within the hour'
    case 'active': {
      const approved = approvedOn ? `Approved on ${formats.day(approvedOn)}, ` : ''
      const until = untilOn ? ` until ${formats.day(untilOn)}` : ''
      return `${approved}${approved ? 'not' : 'Not'} paused, ${ratePercent}%${until}`
    }
    case 'page-opens':
      return `${room === null ? 'The page of the hotel' : isolate(room)} for ${found.adults ?? 0} guests`
    case 'dates-free':
      return `${range}, ${left === 1 ? '1 room' : `${left} rooms`} left`
    case 'no-dates':
      return 'The link names no dates, so guests choose their own'
    case 'reference-stays':
      return `With marketing consent for ${found.windowDays ?? 0} days, without it for this visit. A promo code always works.`
    case 'yours':
      return `Tried with ${range}: the last click is yours and no other partner’s code was used`
    case 'commission-right':
      return `${formats.money(found.netCents ?? 0, found.currency ?? 'USD')} expected, as the sum shows`
    case 'site-closed':
      return 'The pages for guests are closed at the moment, so the link leads to the contact of the hotel.'
    case 'hotel-hidden':
      return 'Guests do not see this hotel at the moment, so the link leads to the search.'
    case 'link-archived':
      return 'The link is archived. It still leads to the hotel but earns nothing. Restore it to use it again.'
    case 'no-person':
      return 'This test was started by a program, and programs do not count.'
    case 'partnership-off':
      return offWords[found.state ?? 'ended']
    case 'referrals-paused':
      return 'The hotel has not paid its commission. Links still lead to it, but new bookings earn nothing until it has.'
    case 'room-gone':
      return `${theRoom} is no longer sold. Guests see the page of the hotel instead.`
    case 'dates-over':
      return `${range} has passed. Guests see the page without dates.`
    case 'room-full':
      return `${theRoom} is full on ${formats.day(on)}. Guests see the page but cannot book these dates, and fewer of them book.`
    case 'dates-refused':
      return `${theRoom} cannot be booked on these dates. Guests see the page, and fewer of them book.`
    case 'nothing-free':
      return 'No dates within a month of these are free.'
    case 'no-click':
      return 'There is no click that counts, so there is nothing to carry.'
    case 'not-attributed':
      return 'Nothing leads from the booking back to your link.'
    case 'nothing-to-book':
      return 'There is nothing to book, so this could not be tried.'
    case 'no-rate':
      return 'The hotel pays 0% at the moment.'
    case 'not-earned':
      return 'The booking would not be yours, so it would earn nothing.'
  }
}

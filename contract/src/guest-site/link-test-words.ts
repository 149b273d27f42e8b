import { isolate } from '../isolate.ts'
import type { PartnershipState } from '../partnership-events.ts'
import { say } from '../say.ts'
import type { WordFormats } from '../word-formats.ts'
import type { LinkFinding, LinkTestStepName } from './link-test.ts'

const titles: Record<LinkTestStepName, { passed: string; failed: string }> = {
  answers: { passed: say('The link answers'), failed: say('The link does not lead to the hotel') },
  counts: { passed: say('The click would count'), failed: say('The click would not count') },
  partnership: { passed: say('The partnership is active'), failed: say('The partnership is not active') },
  page: { passed: say('The right page opens'), failed: say('Another page opens') },
  dates: { passed: say('The dates can be booked'), failed: say('The dates cannot be booked') },
  reference: { passed: say('The reference stays with the guest'), failed: say('The reference gets lost') },
  booking: { passed: say('A booking would be yours'), failed: say('A booking would not be yours') },
  commission: { passed: say('The commission would be right'), failed: say('There would be no commission') },
}

export function linkTestTitle(step: LinkTestStepName, isPassed: boolean): string {
  return isPassed ? titles[step].passed : titles[step].failed
}

const offWords: Record<PartnershipState, string> = {
  active: say('It is active, but the hotel is not open to guests.'),
  requested: say('The hotel has not decided on your request yet.'),
  invited: say('You have not accepted the invitation yet.'),
  paused: say('It is paused. Links still lead to the hotel but earn nothing until it is resumed.'),
  ended: say('It has ended. Links still lead to the hotel but earn nothing.'),
  declined: say('The hotel declined your request.'),
}

/** Puts the finding of a step into words for the affiliate. */
export function findingWords(found: LinkFinding, formats: WordFormats): string {
  const { kind, stay, room = null, on = '', left = 0, ratePercent = 0, approvedOn, untilOn } = found
  const dates = stay
    ? say('{from} to {until}', {
        from: formats.day(stay.checkInOn),
        until: formats.day(stay.checkOutOn),
      })
    : ''
  const sold = room === null ? { kind: 'hotel', room: '' } : { kind: 'room', room: isolate(room) }
  switch (kind) {
    case 'leads-on':
      return say('{address} leads to {hotel}', {
        address: (found.url ?? '').replace(/^https?:\/\//, ''),
        hotel: isolate(found.hotel ?? ''),
      })
    case 'would-count':
      return say('A person, not a bot, and the first click of this visitor within the hour')
    case 'active': {
      const rate = untilOn
        ? say('{percent}% until {day}', { percent: ratePercent, day: formats.day(untilOn) })
        : `${ratePercent}%`
      return approvedOn
        ? say('Approved on {day}, not paused, {rate}', { day: formats.day(approvedOn), rate })
        : say('Not paused, {rate}', { rate })
    }
    case 'page-opens':
      return room === null
        ? say('The page of the hotel for {adults, plural, one {# guest} other {# guests}}', {
            adults: found.adults ?? 0,
          })
        : say('{room} for {adults, plural, one {# guest} other {# guests}}', {
            room: isolate(room),
            adults: found.adults ?? 0,
          })
    case 'dates-free':
      return say('{dates}, {rooms, plural, one {# room} other {# rooms}} left', { dates, rooms: left })
    case 'no-dates':
      return say('The link names no dates, so guests choose their own')
    case 'reference-stays':
      return say(
        'With marketing consent for {days} days, without it for this visit. A promo code always works.',
        { days: found.windowDays ?? 0 },
      )
    case 'yours':
      return say('Tried with {dates}: the last click is yours and no other partner’s code was used', {
        dates,
      })
    case 'commission-right':
      return say('{amount} expected, as the sum shows', {
        amount: formats.money(found.netCents ?? 0, found.currency ?? 'USD'),
      })
    case 'site-closed':
      return say(
        'The pages for guests are closed at the moment, so the link leads to the contact of the hotel.',
      )
    case 'hotel-hidden':
      return say('Guests do not see this hotel at the moment, so the link leads to the search.')
    case 'link-archived':
      return say(
        'The link is archived. It still leads to the hotel but earns nothing. Restore it to use it again.',
      )
    case 'no-person':
      return say('This test was started by a program, and programs do not count.')
    case 'partnership-off':
      return offWords[found.state ?? 'ended']
    case 'referrals-paused':
      return say(
        'The hotel has not paid its commission. Links still lead to it, but new bookings earn nothing until it has.',
      )
    case 'room-gone':
      return say(
        '{kind, select, hotel {The hotel is no longer sold.} other {The room “{room}” is no longer sold.}} Guests see the page of the hotel instead.',
        sold,
      )
    case 'dates-over':
      return say('{dates} has passed. Guests see the page without dates.', { dates })
    case 'room-full':
      return say(
        '{kind, select, hotel {The hotel is full on {day}.} other {The room “{room}” is full on {day}.}} Guests see the page but cannot book these dates, and fewer of them book.',
        { ...sold, day: formats.day(on) },
      )
    case 'dates-refused':
      return say(
        '{kind, select, hotel {The hotel cannot be booked on these dates.} other {The room “{room}” cannot be booked on these dates.}} Guests see the page, and fewer of them book.',
        sold,
      )
    case 'nothing-free':
      return say('No dates within a month of these are free.')
    case 'no-click':
      return say('There is no click that counts, so there is nothing to carry.')
    case 'not-attributed':
      return say('Nothing leads from the booking back to your link.')
    case 'nothing-to-book':
      return say('There is nothing to book, so this could not be tried.')
    case 'no-rate':
      return say('The hotel pays 0% at the moment.')
    case 'not-earned':
      return say('The booking would not be yours, so it would earn nothing.')
  }
}

import { say } from '../say.ts'
import type { SignalFinding } from '../signal-kinds.ts'
import { evidenceWords } from '../signal-words.ts'
import type { WordFormats } from '../word-formats.ts'
import type { HoldFact } from './commission-holds.ts'

type Words = { title: string; detail: string }

/** Formats for facts, which follow the reader's settings. */
export type FactFormats = Pick<WordFormats, 'day' | 'money'> & {
  count: (value: number) => string
  moment: (instant: string) => string
}

export function factWords(fact: HoldFact, formats: FactFormats): Words {
  const { count, moment } = formats
  switch (fact.fact) {
    case 'signal':
      return {
        title: evidenceWords(fact.found, count),
        detail: say('Found on {moment}', { moment: moment(fact.at) }),
      }
    case 'quick':
      return {
        title: say('Booked {duration} after the click', { duration: durationWords(fact.seconds) }),
        detail:
          fact.usualSeconds === null
            ? ''
            : say('Half of all bookings take more than {duration}', {
                duration: durationWords(fact.usualSeconds),
              }),
      }
    case 'voided-before':
      return {
        title: say('{holds, plural, one {# hold} other {# holds}} of this partner ended void', {
          holds: fact.holds,
        }),
        detail: say('Before this one'),
      }
    case 'checked-in':
      return {
        title: say('The guest was checked in'),
        detail: say('By the front desk, {moment}', { moment: moment(fact.at) }),
      }
    case 'kept':
      return {
        title: say('The hotel kept {amount} for the room', {
          amount: formats.money(fact.cents, fact.currency),
        }),
        detail: say('The stay ended on {day}', { day: formats.day(fact.endedOn) }),
      }
    case 'stays':
      return {
        title: say('{stays, plural, one {# stay} other {# stays}} by this partner', { stays: fact.stays }),
        detail:
          fact.releasedHolds === 0
            ? say('No hold of theirs was released before')
            : say('{holds, plural, one {# hold} other {# holds}} of theirs ended released', {
                holds: fact.releasedHolds,
              }),
      }
  }
}

function durationWords(seconds: number): string {
  if (seconds < 90) return say('{seconds, plural, one {# second} other {# seconds}}', { seconds })
  const minutes = Math.round(seconds / 60)
  return minutes < 90
    ? say('{minutes, plural, one {# minute} other {# minutes}}', { minutes })
    : say('{hours, plural, one {# hour} other {# hours}}', { hours: Math.round(minutes / 60) })
}

/** Explains to the affiliate why a commission is held. */
export function ownFindingWords(found: SignalFinding, count: (value: number) => string): string {
  switch (found.kind) {
    case 'own-booking':
      return say('The booking looks like your own: it has your email address, or was made with your account')
    case 'disposable-email':
      return say('The guest’s email address is a disposable one')
    case 'cancellations':
      if (found.evidence === null) break
      return say(
        'Guests cancelled {cancelled} of the last {bookings} bookings you brought within {days} days',
        {
          cancelled: count(found.evidence.cancelled),
          bookings: count(found.evidence.bookings),
          days: found.evidence.days,
        },
      )
    default:
      break
  }
  return evidenceWords(found, count)
}

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
      return { title: evidenceWords(fact.found, count), detail: `Found on ${moment(fact.at)}` }
    case 'quick':
      return {
        title: `Booked ${durationWords(fact.seconds, count)} after the click`,
        detail:
          fact.usualSeconds === null
            ? ''
            : `Half of all bookings take more than ${durationWords(fact.usualSeconds, count)}`,
      }
    case 'voided-before':
      return {
        title: `${holdsWords(fact.holds, count)} of this partner ended void`,
        detail: 'Before this one',
      }
    case 'checked-in':
      return { title: 'The guest was checked in', detail: `By the front desk, ${moment(fact.at)}` }
    case 'kept':
      return {
        title: `The hotel kept ${formats.money(fact.cents, fact.currency)} for the room`,
        detail: `The stay ended on ${formats.day(fact.endedOn)}`,
      }
    case 'stays':
      return {
        title: fact.stays === 1 ? '1 stay by this partner' : `${count(fact.stays)} stays by this partner`,
        detail:
          fact.releasedHolds === 0
            ? 'No hold of theirs was released before'
            : `${holdsWords(fact.releasedHolds, count)} of theirs ended released`,
      }
  }
}

function holdsWords(holds: number, count: (value: number) => string): string {
  return holds === 1 ? '1 hold' : `${count(holds)} holds`
}

function durationWords(seconds: number, count: (value: number) => string): string {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${count(seconds)} seconds`
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `${count(minutes)} minutes`
  return `${count(Math.round(minutes / 60))} hours`
}

/** Explains to the affiliate why a commission is held. */
export function ownFindingWords(found: SignalFinding, count: (value: number) => string): string {
  switch (found.kind) {
    case 'own-booking':
      return 'The booking looks like your own: it has your email address, or was made with your account'
    case 'disposable-email':
      return 'The guest’s email address is a disposable one'
    case 'cancellations':
      if (found.evidence === null) break
      return `Guests cancelled ${count(found.evidence.cancelled)} of the last ${count(found.evidence.bookings)} bookings you brought within ${found.evidence.days} days`
    default:
      break
  }
  return evidenceWords(found, count)
}

import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import type { Refusal } from '@roomlark/contract/partners/partner-find'
import type { AnnouncedTerm } from '@roomlark/contract/partners/partnerships'
import { declineReasonWords } from '@roomlark/contract/partnership-words'
import { fullDay, weekdayLongDay } from '../../../lib/day-words.ts'
import { isoDate } from '../../../lib/format-date.ts'
import { percentText } from '../../../lib/format-number.ts'

/** `Tue 16 June`: the day of an instant, by the reader's clock. */
export function formatDay(instant: string): string {
  return weekdayLongDay(isoDate(new Date(instant)))
}

/** "From Tue 16 December 2026 the commission is 12% instead of 15%." */
export function announcedWords({ term, from, to, effectiveOn }: AnnouncedTerm): string {
  const day = fullDay(effectiveOn)
  if (term === 'window') return `From ${day} a click counts for ${to} days instead of ${from}.`
  return `From ${day} the commission is ${percentText(to)} instead of ${percentText(from)}.`
}

export function refusalWords({ reason }: Pick<Refusal, 'reason'>): string {
  return `${declineReasonWords[reason]}.`
}

export function askAgainWords({ askAgainOn }: Pick<Refusal, 'askAgainOn'>): string {
  return askAgainOn === null ? 'You may ask again.' : `You may ask again from ${weekdayLongDay(askAgainOn)}.`
}

const who = { hotel: 'The hotel', affiliate: 'You', admin: 'Roomlark', system: 'Roomlark' } as const

/** Says who stopped it and when, and what that means for links: "The hotel paused it on Tue 16 June." */
export function stoppedWords({ state, stateSince, stopped }: OwnPartnership): string {
  const what = state === 'paused' ? 'paused' : 'ended'
  const by = stopped ? who[stopped.by] : 'The hotel'
  const links =
    state === 'paused'
      ? 'Your links still lead to the hotel but earn nothing until it is resumed.'
      : 'Your links still lead to the hotel but earn nothing. Bookings already made keep their terms.'
  return `${by} ${what} the partnership on ${formatDay(stateSince)}. ${links}`
}

/** Says how long a hotel usually takes to decide. */
export function answerWords(hours: number | null): string {
  if (hours === null) return 'Has answered no request yet'
  if (hours < 1) return 'Answers within the hour'
  if (hours < 20) return `Answers in about ${hoursWords(Math.round(hours))}`
  const days = Math.round(hours / 24)
  return days <= 1 ? 'Answers in about a day' : `Answers in about ${days} days`
}

function hoursWords(hours: number): string {
  return hours === 1 ? 'an hour' : `${hours} hours`
}

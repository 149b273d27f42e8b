import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import type { Refusal } from '@roomlark/contract/partners/partner-find'
import type { AnnouncedTerm } from '@roomlark/contract/partners/partnerships'
import { declineReasonWords } from '@roomlark/contract/partnership-words'
import { say } from '@roomlark/contract/say'
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
  if (term === 'window') {
    return say(
      'From {day} a click counts for {days, plural, one {# day} other {# days}} instead of {before}.',
      { day, days: to, before: from },
    )
  }
  return say('From {day} the commission is {percent} instead of {before}.', {
    day,
    percent: percentText(to),
    before: percentText(from),
  })
}

export function refusalWords({ reason }: Pick<Refusal, 'reason'>): string {
  return `${declineReasonWords[reason]}.`
}

export function askAgainWords({ askAgainOn }: Pick<Refusal, 'askAgainOn'>): string {
  return askAgainOn === null
    ? say('You may ask again.')
    : say('You may ask again from {day}.', { day: weekdayLongDay(askAgainOn) })
}

/** Says who stopped it and when, and what that means for links: "The hotel paused it on Tue 16 June." */
export function stoppedWords({ state, stateSince, stopped }: OwnPartnership): string {
  const who = stopped?.by === 'system' ? 'admin' : (stopped?.by ?? 'hotel')
  const day = formatDay(stateSince)
  return state === 'paused'
    ? say(
        '{who, select, affiliate {You paused the partnership on {day}.} admin {Roomlark paused the partnership on {day}.} other {The hotel paused the partnership on {day}.}} Your links still lead to the hotel but earn nothing until it is resumed.',
        { who, day },
      )
    : say(
        '{who, select, affiliate {You ended the partnership on {day}.} admin {Roomlark ended the partnership on {day}.} other {The hotel ended the partnership on {day}.}} Your links still lead to the hotel but earn nothing. Bookings already made keep their terms.',
        { who, day },
      )
}

/** Says how long a hotel usually takes to decide. */
export function answerWords(hours: number | null): string {
  if (hours === null) return say('Has answered no request yet')
  if (hours < 1) return say('Answers within the hour')
  if (hours < 20)
    return say('Answers in about {hours, plural, one {an hour} other {# hours}}', {
      hours: Math.round(hours),
    })
  return say('Answers in about {days, plural, one {a day} other {# days}}', {
    days: Math.max(1, Math.round(hours / 24)),
  })
}

import { dateIn, daysBetween } from '../dates.ts'
import { say } from '../say.ts'
import { clockDays, computeProgress } from './stay-clock-days.ts'
import type { ClockFormats, ClockMark, ClockMoment, StayClock, StayClockFacts } from './stay-clock-facts.ts'
import {
  earnedReason,
  findPause,
  firstWait,
  paidReason,
  payableReason,
  sayStage,
  statementReason,
  voidWords,
} from './stay-clock-words.ts'

/** Draws the clock of a commission: five moments on one line, or two where it is void. */
export function stayClock(facts: StayClockFacts, now: Date, formats: ClockFormats): StayClock {
  if (facts.stage === 'void') return voidClock(facts)
  const days = clockDays(facts, now)
  const at = getPosition(facts)
  const pause = at < 3 ? findPause(facts, formats) : null
  const marks = [0, 1, 2, 3, 4].map((index): ClockMark => {
    if (pause && index === 2) return 'paused'
    // A pause takes the ring of what is earned.
    if (index < at || at === 4 || (pause && index === at && at > 0)) return 'done'
    return index === at ? 'now' : 'next'
  })
  const words: Pick<ClockMoment, 'word' | 'reason' | 'wait' | 'isUntil'>[] = [
    { word: say('Expected'), reason: say('The guest booked'), wait: firstWait(facts) },
    {
      word: say('Earned'),
      reason: earnedReason(facts),
      wait: say('{days} days', { days: facts.holdDays }),
    },
    pause?.moment ?? { word: say('Payable'), reason: payableReason(facts), wait: say('until the 1st') },
    { word: say('In statement'), reason: statementReason(facts), wait: say('until the 5th') },
    { word: say('Paid##a commission'), reason: paidReason(facts), wait: null },
  ]
  const on = [days.bookedOn, days.earnedOn, pause?.on ?? days.payableOn, days.statementOn, days.payOn]
  const moments = words.map((moment, index): ClockMoment => {
    const mark = marks[index] ?? 'next'
    const [from, to] = [on[index] ?? '', on[index + 1] ?? '']
    return { ...moment, mark, on: from, progress: computeProgress(mark, from, to, days.today) }
  })
  const said = pause ?? sayStage(facts, at, days, formats)
  return { title: said.title, summary: said.summary, next: said.next, moments }
}

/** The place of a commission among the five moments, whatever pauses it. */
function getPosition({ stage, settlement }: StayClockFacts): number {
  if (settlement) return settlement.state === 'paid' ? 4 : 3
  return stage === 'payable' ? 2 : stage === 'earned' ? 1 : 0
}

function voidClock({ timeZone, bookedAt, voided }: StayClockFacts): StayClock {
  const bookedOn = dateIn(timeZone, new Date(bookedAt))
  const voidOn = dateIn(timeZone, new Date(voided?.at ?? bookedAt))
  const { reason, next } = voidWords[voided?.cause ?? 'free-cancellation']
  const days = daysBetween(bookedOn, voidOn)
  const wait = say('{days, plural, =0 {the same day} one {# day} other {# days}}', { days })
  return {
    title: say('Void'),
    summary: say('{cause}, nothing is owed', { cause: say(next) }),
    next: say(next),
    moments: [
      {
        mark: 'done',
        word: say('Expected'),
        on: bookedOn,
        reason: say('The guest booked'),
        wait,
        progress: 1,
      },
      { mark: 'stopped', word: say('Void'), on: voidOn, reason: say(reason), wait: null, progress: 0 },
    ],
  }
}

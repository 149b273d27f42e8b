import { say } from '../say.ts'
import { computeProgress } from './stay-clock-days.ts'
import type { ClockMark, ClockMoment } from './stay-clock-facts.ts'

/** A correction of a paid commission, which gets a clock of its own: the paid one is never changed. */
export type CorrectionFacts = {
  on: string
  reason: string
  /** The day of the statement that takes it off, and its number once there is one. */
  statementOn: string
  statementNumber: string | null
  payOn: string
  isPaid: boolean
}

export function correctionClock(facts: CorrectionFacts, today: string): readonly ClockMoment[] {
  const at = facts.isPaid ? 3 : facts.statementNumber === null ? 1 : 2
  const moments = [
    { word: say('Changed'), on: facts.on, reason: facts.reason, wait: say('immediately') },
    { word: say('Corrected'), on: facts.on, reason: say('As a separate line'), wait: say('until the 1st') },
    {
      word: say('In statement'),
      on: facts.statementOn,
      reason: facts.statementNumber
        ? say('In {statement}', { statement: facts.statementNumber })
        : say('Drawn up on the 1st'),
      wait: say('until the 5th'),
    },
    { word: say('Settled'), on: facts.payOn, reason: say('With the payout of that month'), wait: null },
  ]
  return moments.map((moment, index) => {
    const mark: ClockMark = index < at || facts.isPaid ? 'done' : index === at ? 'now' : 'next'
    const to = moments[index + 1]?.on ?? moment.on
    return { ...moment, mark, progress: computeProgress(mark, moment.on, to, today) }
  })
}

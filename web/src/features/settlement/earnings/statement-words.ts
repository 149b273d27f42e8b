import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type {
  EarningsLine,
  EarningsStatement,
  EarningsStatementHotel,
  EarningsStatementSummary,
} from '@roomlark/contract/settlement/earnings'
import { fullDay, longDay } from '../../../lib/day-words.ts'
import { longDate } from '../../../lib/format-date.ts'
import { percentText } from '../../../lib/format-number.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import type { TimelineItem } from '../../../ui/timeline.tsx'

type Tone = 'success' | 'primary' | 'neutral' | 'error'

/** The state of a statement, and what there is to say about it. */
export function payoutWords(of: EarningsStatementSummary): { tone: Tone; name: string; note: string } {
  switch (of.state) {
    case 'paid':
      return { tone: 'success', name: say('Paid'), note: '' }
    case 'approved':
      return {
        tone: 'primary',
        name: say('On its way'),
        note: say('To be paid on {day}', { day: longDay(of.payOn) }),
      }
    case 'returned':
      return {
        tone: 'error',
        name: say('Returned'),
        note:
          of.returnedOn === null
            ? say('Your bank sent it back; it is paid with the next run')
            : say('Your bank sent it back on {day}; it is paid with the next run', {
                day: longDay(of.returnedOn),
              }),
      }
    case 'carried':
      return { tone: 'neutral', name: say('Carried over'), note: carriedWords[of.decision] }
  }
}

const carriedWords: Record<EarningsStatementSummary['decision'], string> = {
  pay: '',
  'under-minimum': say('Below the minimum for a payout'),
  'no-details': say('There were no payout details'),
  'cooling-off': say('New payout details were in their three days'),
  suspended: say('The account was suspended'),
}

/** Corrections and what was carried over, in one column. */
export function otherAmounts(of: EarningsStatementSummary): { usdCents: number; note: string } {
  const { correctionsUsdCents, carriedUsdCents } = of
  const notes = [
    correctionsUsdCents === 0 ? '' : say('Corrections of earlier stays'),
    carriedUsdCents === 0 ? '' : say('Carried over from before'),
  ]
  return { usdCents: correctionsUsdCents + carriedUsdCents, note: notes.filter(Boolean).join('; ') }
}

/** `9 stays, $840.00 earned, −$41.20: corrections of earlier stays` */
export function earnedWords(of: EarningsStatementSummary): string {
  const { stays, correctionsUsdCents, carriedUsdCents } = of
  const { usdCents } = otherAmounts(of)
  const values = { stays, amount: usd(of.earnedUsdCents), other: usd(usdCents) }
  if (usdCents === 0) return say('{stays, plural, one {# stay} other {# stays}}, {amount} earned', values)
  if (carriedUsdCents === 0)
    return say(
      '{stays, plural, one {# stay} other {# stays}}, {amount} earned, {other}: corrections of earlier stays',
      values,
    )
  if (correctionsUsdCents === 0)
    return say(
      '{stays, plural, one {# stay} other {# stays}}, {amount} earned, {other}: carried over from before',
      values,
    )
  return say(
    '{stays, plural, one {# stay} other {# stays}}, {amount} earned, {other}: corrections of earlier stays; carried over from before',
    values,
  )
}

/** The day it was paid, or is to be. */
export function paidOnWords({ paidOn, payOn }: EarningsStatementSummary): string {
  return fullDay(paidOn ?? payOn)
}

/** `Jonas Lindqvist, Slow Miles` */
export function payeeWords({ name, publicName }: EarningsStatement['payee']): string {
  return name === publicName || publicName === '' ? name : name === '' ? publicName : `${name}, ${publicName}`
}

/** `9 stays at 15%` */
export function hotelWords({ stays, lowestRatePercent, highestRatePercent }: EarningsStatementHotel): string {
  const lowest = percentText(lowestRatePercent)
  return lowestRatePercent === highestRatePercent
    ? say('{stays, plural, one {# stay} other {# stays}} at {rate}', { stays, rate: lowest })
    : say('{stays, plural, one {# stay} other {# stays}} at {lowest} to {highest}', {
        stays,
        lowest,
        highest: percentText(highestRatePercent),
      })
}

/** `15%`, `12% and 3 points of boost` */
export function rateWords({ ratePercent, boostPoints }: EarningsLine): string {
  const rate = percentText(ratePercent)
  return boostPoints === 0
    ? rate
    : say('{rate} and {points, plural, one {# point} other {# points}} of boost', {
        rate,
        points: boostPoints,
      })
}

/** Words the end of a stay, unless the guest simply stayed. */
export function outcomeWords({ outcome }: EarningsLine): string {
  return {
    stayed: '',
    'to-come': '',
    'no-show': say('No-show, on what the hotel kept'),
    cancelled: say('Cancelled, on what the hotel kept'),
  }[outcome]
}

/** From drawing it up to the bank. */
export function paymentSteps(of: EarningsStatement): TimelineItem[] {
  const { statementOn, decision, state, paidOn, payOn, returnedOn } = of.summary
  const day = (instant: string) => longDate(new Date(instant))
  const untilOn = longDay(addDays(statementOn, -1))
  const steps: TimelineItem[] = [
    {
      key: 'drawn',
      mark: 'done',
      title: say('Drawn up'),
      detail: say('{day}, everything payable by {lastDay}', { day: day(of.drawnAt), lastDay: untilOn }),
    },
    { key: 'approved', mark: 'done', title: say('Approved'), detail: day(of.approvedAt) },
  ]
  if (decision !== 'pay') {
    return [
      ...steps,
      { key: 'carried', mark: 'done', title: say('Carried over'), detail: carriedWords[decision] },
    ]
  }
  const isPaid = paidOn !== null
  const isReturned = state === 'returned'
  const isSent = of.exportedAt !== null || isPaid || isReturned
  steps.push({
    key: 'sent',
    mark: isSent ? 'done' : 'now',
    title: say('Sent to the bank'),
    detail:
      of.exportedAt === null
        ? say('in payout run {run}', { run: of.runNumber })
        : say('{day}, in payout run {run}', { day: day(of.exportedAt), run: of.runNumber }),
  })
  if (!isReturned || isPaid) {
    const on = fullDay(paidOn ?? payOn)
    steps.push({
      key: 'paid',
      mark: isPaid ? 'done' : isSent ? 'now' : 'next',
      title: say('Paid'),
      detail:
        of.bankReference === null
          ? on
          : say('{day}, bank reference {reference}', { day: on, reference: of.bankReference }),
    })
  }
  if (isReturned) {
    steps.push({
      key: 'returned',
      mark: 'done',
      title: say('Returned by the bank'),
      detail:
        returnedOn === null
          ? say('paid with the next run')
          : say('{day}, paid with the next run', { day: fullDay(returnedOn) }),
    })
  }
  return steps
}

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
import type { TimelineItem } from '../../../ui/timeline.tsx'
import { staysWords } from './earnings-words.ts'

type Tone = 'success' | 'primary' | 'neutral' | 'error'

/** The state of a statement, and what there is to say about it. */
export function payoutWords(of: EarningsStatementSummary): { tone: Tone; name: string; note: string } {
  switch (of.state) {
    case 'paid':
      return { tone: 'success', name: 'Paid', note: '' }
    case 'approved':
      return {
        tone: 'primary',
        name: 'On its way',
        note: say('To be paid on {payOn}', { payOn: longDay(of.payOn) }),
      }
    case 'returned': {
      const day = of.returnedOn === null ? '' : ` on ${longDay(of.returnedOn)}`
      return {
        tone: 'error',
        name: 'Returned',
        note: say('Your bank sent it back{day}; it is paid with the next run', { day }),
      }
    }
    case 'carried':
      return { tone: 'neutral', name: 'Carried over', note: carriedWords[of.decision] }
  }
}

const carriedWords: Record<EarningsStatementSummary['decision'], string> = {
  pay: '',
  'under-minimum': 'Below the minimum for a payout',
  'no-details': 'There were no payout details',
  'cooling-off': 'New payout details were in their three days',
  suspended: 'The account was suspended',
}

/** Corrections and what was carried over, in one column. */
export function otherAmounts(of: EarningsStatementSummary): { usdCents: number; note: string } {
  const { correctionsUsdCents, carriedUsdCents } = of
  const notes = [
    correctionsUsdCents === 0 ? '' : 'Corrections of earlier stays',
    carriedUsdCents === 0 ? '' : 'Carried over from before',
  ]
  return { usdCents: correctionsUsdCents + carriedUsdCents, note: notes.filter(Boolean).join('; ') }
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
  const rates =
    lowestRatePercent === highestRatePercent
      ? percentText(lowestRatePercent)
      : `${percentText(lowestRatePercent)} to ${percentText(highestRatePercent)}`
  return `${staysWords(stays)} at ${rates}`
}

/** `15%`, `12% and 3 points of boost` */
export function rateWords({ ratePercent, boostPoints }: EarningsLine): string {
  const boost =
    boostPoints === 0
      ? ''
      : ` and ${say('{boostPoints, plural, one {# point} other {# points}}', { boostPoints })} of boost`
  return percentText(ratePercent) + boost
}

/** Words the end of a stay, unless the guest simply stayed. */
export function outcomeWords({ outcome }: EarningsLine): string {
  return {
    stayed: '',
    'to-come': '',
    'no-show': 'No-show, on what the hotel kept',
    cancelled: 'Cancelled, on what the hotel kept',
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
      detail: `${day(of.drawnAt)}, everything payable by ${untilOn}`,
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
    detail: `${of.exportedAt === null ? '' : `${day(of.exportedAt)}, `}in payout run ${of.runNumber}`,
  })
  if (!isReturned || isPaid) {
    const reference = of.bankReference === null ? '' : `, bank reference ${of.bankReference}`
    steps.push({
      key: 'paid',
      mark: isPaid ? 'done' : isSent ? 'now' : 'next',
      title: say('Paid'),
      detail: `${fullDay(paidOn ?? payOn)}${reference}`,
    })
  }
  if (isReturned) {
    const when = returnedOn === null ? '' : `${fullDay(returnedOn)}, `
    steps.push({
      key: 'returned',
      mark: 'done',
      title: say('Returned by the bank'),
      detail: `${when}paid with the next run`,
    })
  }
  return steps
}

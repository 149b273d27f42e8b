import { addDays } from '@roomlark/contract/dates'
import type {
  EarningsBalances,
  EarningsLine,
  EarningsStatement,
  EarningsStatementHotel,
  EarningsStatementSummary,
  EarningsStay,
  EarningsWait,
  NextPayout,
  PayoutObstacle,
} from '@roomlark/contract/earnings'
import { fullDay, longDay, monthWords, weekdayLongDay } from '../../../lib/day-words.ts'
import { clockTime, longDate } from '../../../lib/format-date.ts'
import { counted, percentText } from '../../../lib/format-number.ts'
import type { TimelineItem } from '../../../ui/timeline.tsx'
import { usd } from '../performance-words.ts'

export function staysWords(count: number): string {
  return counted(count, 'stay')
}

type Cell = { part: 'expected' | 'earned' | 'payable' | null; name: string; usdCents: number; hint: string }

/** The four cells through which money moves on. */
export function balanceCells(balances: EarningsBalances): Cell[] {
  const { expected, earned, held, payable, inTransitUsdCents, paidThisYearUsdCents } = balances
  return [
    {
      ...{ part: 'expected', name: 'Expected', usdCents: expected.usdCents },
      hint: expected.stays === 0 ? 'No stays to come' : `${staysWords(expected.stays)} not over yet`,
    },
    {
      ...{ part: 'earned', name: 'Earned', usdCents: earned.usdCents },
      hint:
        held.usdCents === 0
          ? `${staysWords(earned.stays)}, not payable yet`
          : `${staysWords(earned.stays)}, and ${usd(held.usdCents)} on hold`,
    },
    {
      ...{ part: 'payable', name: 'Payable', usdCents: payable.usdCents },
      hint: payable.stays === 0 ? 'Nothing new' : `${staysWords(payable.stays)} in no statement yet`,
    },
    {
      ...{ part: null, name: `Paid in ${balances.year}`, usdCents: paidThisYearUsdCents },
      hint:
        inTransitUsdCents === 0
          ? counted(balances.payoutsThisYear, 'payout')
          : `and ${usd(inTransitUsdCents)} on its way`,
    },
  ]
}

/** Why the next payout would not be paid. */
export function obstacleWords({ kind, until }: PayoutObstacle, { minimumUsdCents }: NextPayout): string {
  switch (kind) {
    case 'closed':
      return 'Payouts are not open yet. What is payable is kept, and goes out with the first payout.'
    case 'no-details':
      return 'We do not know yet where to pay you. Add your payout details; they are used after three days.'
    case 'cooling-off': {
      const day = until === null ? '' : ` until ${longDate(new Date(until))}, ${clockTime(new Date(until))}`
      return `Your new payout details are in their three days${day}, which is after the statement is drawn up.`
    }
    case 'refused-account':
      return 'Your bank returned a payout because of the account. Check your payout details to be paid again.'
    case 'under-minimum':
      return `It is below the minimum of ${usd(minimumUsdCents)}, so it is carried over to the next payout.`
  }
}

/** What something waits for, and until when. */
export function waitWords(wait: EarningsWait, { statementOn }: NextPayout): { why: string; until: string } {
  const { reason, hotel, hotels, month, fromOn, untilOn, closesOn, isOverdue } = wait
  const whose = hotel ? hotel.name : counted(hotels, 'hotel')
  const ofMonth = month === null ? '' : ` of ${monthWords(month)}`
  switch (reason) {
    case 'held':
      return { why: 'On hold', until: untilOn ? `Released by itself on ${weekdayLongDay(untilOn)}` : '' }
    case 'disputed':
      return { why: 'Disputed', until: untilOn ? `To be answered by ${weekdayLongDay(untilOn)}` : '' }
    case 'holding-period':
      return { why: 'In the holding period after check-out', until: spanWords(fromOn, untilOn) }
    case 'next-statement':
      return {
        why: 'Payable since the statement was drawn up',
        until: `In the statement after that of ${longDay(statementOn)}`,
      }
    case 'statement-open':
      return {
        why: hotel
          ? `${whose}: statement${ofMonth} not closed yet`
          : `Statements${ofMonth} of ${whose} not closed yet`,
        until:
          closesOn && untilOn ? `Closes ${weekdayLongDay(closesOn)}, due ${weekdayLongDay(untilOn)}` : '',
      }
    case 'written-off':
      return {
        why: `${whose} did not pay its statement${ofMonth}`,
        until: 'Roomlark no longer expects it. If the hotel pays after all, so do we.',
      }
    case 'hotel-unpaid':
      return {
        why: `${whose} has not paid its statement${ofMonth} yet`,
        until: untilOn === null ? '' : dueWords(untilOn, isOverdue, statementOn),
      }
  }
}

function spanWords(fromOn: string | null, untilOn: string | null): string {
  if (fromOn === null || untilOn === null) return ''
  return fromOn === untilOn
    ? `Payable on ${weekdayLongDay(untilOn)}`
    : `Payable from ${weekdayLongDay(fromOn)} to ${weekdayLongDay(untilOn)}`
}

function dueWords(dueOn: string, isOverdue: boolean, statementOn: string): string {
  if (isOverdue) return `Was due ${weekdayLongDay(dueOn)}. We remind the hotel.`
  return dueOn < statementOn
    ? `Due ${weekdayLongDay(dueOn)}; paid by then, it is in this payout`
    : `Due ${weekdayLongDay(dueOn)}`
}

/** What a stay waits for besides its clock. */
export function stayWords({ reason, untilOn, closesOn, isOverdue }: EarningsStay): string {
  const day = untilOn === null ? '' : weekdayLongDay(untilOn)
  switch (reason) {
    case 'next-statement':
      return 'In the statement after the next'
    case 'statement-open':
      return closesOn ? `The hotel’s statement closes ${weekdayLongDay(closesOn)}` : ''
    case 'hotel-unpaid':
      return isOverdue ? `The hotel was due to pay ${day}` : `The hotel pays by ${day}`
    case 'written-off':
      return 'The hotel did not pay'
    default:
      return ''
  }
}

type Tone = 'success' | 'primary' | 'neutral' | 'error'

/** The state of a statement, and what there is to say about it. */
export function payoutWords(of: EarningsStatementSummary): { tone: Tone; name: string; note: string } {
  switch (of.state) {
    case 'paid':
      return { tone: 'success', name: 'Paid', note: '' }
    case 'approved':
      return { tone: 'primary', name: 'On its way', note: `To be paid on ${longDay(of.payOn)}` }
    case 'returned': {
      const day = of.returnedOn === null ? '' : ` on ${longDay(of.returnedOn)}`
      return {
        tone: 'error',
        name: 'Returned',
        note: `Your bank sent it back${day}; it is paid with the next run`,
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
  const boost = boostPoints === 0 ? '' : ` and ${counted(boostPoints, 'point')} of boost`
  return percentText(ratePercent) + boost
}

/** How a stay ended, unless the guest simply stayed. */
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
      title: 'Drawn up',
      detail: `${day(of.drawnAt)}, everything payable by ${untilOn}`,
    },
    { key: 'approved', mark: 'done', title: 'Approved', detail: day(of.approvedAt) },
  ]
  if (decision !== 'pay') {
    return [...steps, { key: 'carried', mark: 'done', title: 'Carried over', detail: carriedWords[decision] }]
  }
  const isPaid = paidOn !== null
  const isReturned = state === 'returned'
  const isSent = of.exportedAt !== null || isPaid || isReturned
  steps.push({
    key: 'sent',
    mark: isSent ? 'done' : 'now',
    title: 'Sent to the bank',
    detail: `${of.exportedAt === null ? '' : `${day(of.exportedAt)}, `}in payout run ${of.runNumber}`,
  })
  if (!isReturned || isPaid) {
    const reference = of.bankReference === null ? '' : `, bank reference ${of.bankReference}`
    steps.push({
      key: 'paid',
      mark: isPaid ? 'done' : isSent ? 'now' : 'next',
      title: 'Paid',
      detail: `${fullDay(paidOn ?? payOn)}${reference}`,
    })
  }
  if (isReturned) {
    const when = returnedOn === null ? '' : `${fullDay(returnedOn)}, `
    steps.push({
      key: 'returned',
      mark: 'done',
      title: 'Returned by the bank',
      detail: `${when}paid with the next run`,
    })
  }
  return steps
}

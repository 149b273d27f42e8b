import { say } from '@roomlark/contract/say'
import type {
  EarningsBalances,
  EarningsStay,
  EarningsWait,
  NextPayout,
  PayoutObstacle,
} from '@roomlark/contract/settlement/earnings'
import { fullDay, longDay, monthWords, weekdayLongDay } from '../../../lib/day-words.ts'
import { clockTime, longDate } from '../../../lib/format-date.ts'
import { usd } from '../../../parts/performance/performance-words.ts'

export function staysWords(count: number): string {
  return say('{count, plural, one {# stay} other {# stays}}', { count })
}

type Cell = { part: 'expected' | 'earned' | 'payable' | null; name: string; usdCents: number; hint: string }

/** The four cells through which money moves on. */
export function balanceCells(balances: EarningsBalances): Cell[] {
  const { expected, earned, held, payable, inTransitUsdCents, paidThisYearUsdCents } = balances
  return [
    {
      part: 'expected',
      name: 'Expected',
      usdCents: expected.usdCents,
      hint:
        expected.stays === 0
          ? say('No upcoming stays')
          : say('{stays}, upcoming or just ended', { stays: staysWords(expected.stays) }),
    },
    {
      part: 'earned',
      name: 'Earned',
      usdCents: earned.usdCents,
      hint:
        held.usdCents === 0
          ? say('{stays}, not payable yet', { stays: staysWords(earned.stays) })
          : say('{stays}, and {usdCents} on hold', {
              stays: staysWords(earned.stays),
              usdCents: usd(held.usdCents),
            }),
    },
    {
      part: 'payable',
      name: 'Payable',
      usdCents: payable.usdCents,
      hint:
        payable.stays === 0
          ? say('Nothing new')
          : say('{stays} in no statement yet', { stays: staysWords(payable.stays) }),
    },
    {
      part: null,
      name: `Paid in ${balances.year}`,
      usdCents: paidThisYearUsdCents,
      hint:
        inTransitUsdCents === 0
          ? say('{payoutsThisYear, plural, one {# payout} other {# payouts}}', {
              payoutsThisYear: balances.payoutsThisYear,
            })
          : say('and {inTransitUsdCents} on its way', { inTransitUsdCents: usd(inTransitUsdCents) }),
    },
  ]
}

/** Explains why the next payout would not be paid. */
export function obstacleWords({ kind, until }: PayoutObstacle, { minimumUsdCents }: NextPayout): string {
  switch (kind) {
    case 'closed':
      return 'Payouts are not open yet. Payable amounts are kept, and paid with the first payout.'
    case 'no-details':
      return 'We do not know yet where to pay you. Add your payout details; they are used after three days.'
    case 'cooling-off': {
      const day = until === null ? '' : ` until ${longDate(new Date(until))}, ${clockTime(new Date(until))}`
      return `Your new payout details are in their three-day waiting period${day}, which is after the statement is drawn up.`
    }
    case 'refused-account':
      return 'Your bank returned a payout because of the account. Check your payout details to be paid again.'
    case 'under-minimum':
      return `It is below the minimum of ${usd(minimumUsdCents)}, so it is carried over to the next payout.`
  }
}

/** Says what a pending amount awaits, and until when. */
export function waitWords(wait: EarningsWait, { statementOn }: NextPayout): { why: string; until: string } {
  const { reason, hotel, hotels, month, fromOn, untilOn, closesOn, isOverdue } = wait
  const whose = hotel ? hotel.name : say('{hotels, plural, one {# hotel} other {# hotels}}', { hotels })
  const ofMonth = month === null ? '' : ` of ${monthWords(month)}`
  switch (reason) {
    case 'held':
      return {
        why: say('On hold'),
        until: untilOn ? `Released automatically on ${weekdayLongDay(untilOn)}` : '',
      }
    case 'disputed':
      return { why: say('Disputed'), until: untilOn ? `To be answered by ${weekdayLongDay(untilOn)}` : '' }
    case 'holding-period':
      return { why: say('In the holding period after check-out'), until: spanWords(fromOn, untilOn) }
    case 'next-statement':
      return {
        why: say('Payable since the statement was drawn up'),
        until: `In the statement after that of ${longDay(statementOn)}`,
      }
    case 'statement-open':
      return {
        why: hotel
          ? say('{whose}: statement{ofMonth} not closed yet', { whose, ofMonth })
          : say('Statements{ofMonth} of {whose} not closed yet', { ofMonth, whose }),
        until:
          closesOn && untilOn ? `Closes ${weekdayLongDay(closesOn)}, due ${weekdayLongDay(untilOn)}` : '',
      }
    case 'written-off':
      return {
        why: say('{whose} did not pay its statement{ofMonth}', { whose, ofMonth }),
        until: 'Roomlark no longer expects it. If the hotel pays after all, so do we.',
      }
    case 'hotel-unpaid':
      return {
        why: say('{whose} has not paid its statement{ofMonth} yet', { whose, ofMonth }),
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
  if (isOverdue) return `Was due ${fullDay(dueOn)}. We remind the hotel.`
  return dueOn < statementOn
    ? `Due ${weekdayLongDay(dueOn)}; paid by then, it is in this payout`
    : `Due ${weekdayLongDay(dueOn)}`
}

/** Says what a stay awaits besides its clock. */
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

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
      name: say('Expected'),
      usdCents: expected.usdCents,
      hint:
        expected.stays === 0
          ? say('No upcoming stays')
          : say('{stays, plural, one {# stay} other {# stays}}, upcoming or just ended', {
              stays: expected.stays,
            }),
    },
    {
      part: 'earned',
      name: say('Earned'),
      usdCents: earned.usdCents,
      hint:
        held.usdCents === 0
          ? say('{stays, plural, one {# stay} other {# stays}}, not payable yet', { stays: earned.stays })
          : say('{stays, plural, one {# stay} other {# stays}}, and {amount} on hold', {
              stays: earned.stays,
              amount: usd(held.usdCents),
            }),
    },
    {
      part: 'payable',
      name: say('Payable'),
      usdCents: payable.usdCents,
      hint:
        payable.stays === 0
          ? say('Nothing new')
          : say('{stays, plural, one {# stay} other {# stays}} in no statement yet', {
              stays: payable.stays,
            }),
    },
    {
      part: null,
      name: say('Paid in {year}', { year: balances.year }),
      usdCents: paidThisYearUsdCents,
      hint:
        inTransitUsdCents === 0
          ? say('{count, plural, one {# payout} other {# payouts}}', {
              count: balances.payoutsThisYear,
            })
          : say('and {amount} on its way', { amount: usd(inTransitUsdCents) }),
    },
  ]
}

/** Explains why the next payout would not be paid. */
export function obstacleWords({ kind, until }: PayoutObstacle, { minimumUsdCents }: NextPayout): string {
  switch (kind) {
    case 'closed':
      return say('Payouts are not open yet. Payable amounts are kept, and paid with the first payout.')
    case 'no-details':
      return say(
        'We do not know yet where to pay you. Add your payout details; they are used after three days.',
      )
    case 'cooling-off': {
      if (until === null)
        return say(
          'Your new payout details are in their three-day waiting period, which is after the statement is drawn up.',
        )
      return say(
        'Your new payout details are in their three-day waiting period until {moment}, which is after the statement is drawn up.',
        { moment: `${longDate(new Date(until))}, ${clockTime(new Date(until))}` },
      )
    }
    case 'refused-account':
      return say(
        'Your bank returned a payout because of the account. Check your payout details to be paid again.',
      )
    case 'under-minimum':
      return say('It is below the minimum of {amount}, so it is carried over to the next payout.', {
        amount: usd(minimumUsdCents),
      })
  }
}

/** Says what a pending amount awaits, and until when. */
export function waitWords(wait: EarningsWait, { statementOn }: NextPayout): { why: string; until: string } {
  const { reason, hotel, hotels, month, fromOn, untilOn, closesOn, isOverdue } = wait
  const statement = { hotel: hotel?.name, month: month && monthWords(month) }
  switch (reason) {
    case 'held':
      return {
        why: say('On hold'),
        until: untilOn ? say('Released automatically on {day}', { day: weekdayLongDay(untilOn) }) : '',
      }
    case 'disputed':
      return {
        why: say('Disputed'),
        until: untilOn ? say('To be answered by {day}', { day: weekdayLongDay(untilOn) }) : '',
      }
    case 'holding-period':
      return { why: say('In the holding period after check-out'), until: spanWords(fromOn, untilOn) }
    case 'next-statement':
      return {
        why: say('Payable since the statement was drawn up'),
        until: say('In the statement after that of {day}', { day: longDay(statementOn) }),
      }
    case 'statement-open':
      return {
        why: hotel
          ? say('{hotel}: statement of {month} not closed yet', statement)
          : say('Statements of {month} of {hotels, plural, one {# hotel} other {# hotels}} not closed yet', {
              ...statement,
              hotels,
            }),
        until:
          closesOn && untilOn
            ? say('Closes {day}, due {dueDay}', {
                day: weekdayLongDay(closesOn),
                dueDay: weekdayLongDay(untilOn),
              })
            : '',
      }
    case 'written-off':
      return {
        why:
          month === null
            ? say('{hotel} did not pay its statement', statement)
            : say('{hotel} did not pay its statement of {month}', statement),
        until: say('Roomlark no longer expects it. If the hotel pays after all, so do we.'),
      }
    case 'hotel-unpaid':
      return {
        why:
          month === null
            ? say('{hotel} has not paid its statement yet', statement)
            : say('{hotel} has not paid its statement of {month} yet', statement),
        until: untilOn === null ? '' : dueWords(untilOn, isOverdue, statementOn),
      }
  }
}

function spanWords(fromOn: string | null, untilOn: string | null): string {
  if (fromOn === null || untilOn === null) return ''
  return fromOn === untilOn
    ? say('Payable on {day}', { day: weekdayLongDay(untilOn) })
    : say('Payable from {first} to {last}', {
        first: weekdayLongDay(fromOn),
        last: weekdayLongDay(untilOn),
      })
}

function dueWords(dueOn: string, isOverdue: boolean, statementOn: string): string {
  if (isOverdue) return say('Was due {day}. We remind the hotel.', { day: fullDay(dueOn) })
  return dueOn < statementOn
    ? say('Due {day}; paid by then, it is in this payout', { day: weekdayLongDay(dueOn) })
    : say('Due {day}', { day: weekdayLongDay(dueOn) })
}

/** Says what a stay awaits besides its clock. */
export function stayWords({ reason, untilOn, closesOn, isOverdue }: EarningsStay): string {
  const day = untilOn === null ? '' : weekdayLongDay(untilOn)
  switch (reason) {
    case 'next-statement':
      return say('In the statement after the next')
    case 'statement-open':
      return closesOn ? say('The hotel’s statement closes {day}', { day: weekdayLongDay(closesOn) }) : ''
    case 'hotel-unpaid':
      return isOverdue
        ? say('The hotel was due to pay {day}', { day })
        : say('The hotel pays by {day}', { day })
    case 'written-off':
      return say('The hotel did not pay')
    default:
      return ''
  }
}

import { addDays, daysBetween, utcDay } from '@roomlark/contract/dates'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { ClockMark, ClockMoment } from '@roomlark/contract/partners/stay-clock-facts'
import { returnCodeWords } from '@roomlark/contract/payout-returns'
import { say } from '@roomlark/contract/say'
import type {
  PayoutChecks,
  PayoutDecision,
  PayoutPaper,
  PayoutRun,
  PayoutRunDetail,
  PayoutRunState,
  RunStatement,
} from '@roomlark/contract/settlement/payouts'
import { longDay, weekdayLongDay } from '../../../../lib/day-words.ts'
import { clockTime, isoDate, longDate } from '../../../../lib/format-date.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'

export function usd(cents: number): string {
  return moneyText(cents, payoutCurrency)
}

export function hasStaleRates({ checks }: PayoutRunDetail): boolean {
  return checks !== null && checks.staleRates.length > 0
}

/** `EUR 380 days old, XPF without a rate` */
export function staleRateWords({ staleRates }: PayoutChecks): string {
  return staleRates
    .map(({ currency, since }) =>
      since === null
        ? say('{currency} without a rate', { currency })
        : say('{currency} {days, plural, one {# day} other {# days}} old', {
            currency,
            days: daysBetween(since, utcDay(new Date())),
          }),
    )
    .join(', ')
}

/** `+$41.60`, `−$41.20` */
export function signedUsd(cents: number): string {
  return cents > 0 ? `+${usd(cents)}` : usd(cents)
}

export const stateBadges = {
  draft: { tone: 'accent', word: say('Preview') },
  approved: { tone: 'primary', word: say('Approved') },
  exported: { tone: 'primary', word: say('With the bank') },
  done: { tone: 'success', word: say('Done') },
} as const satisfies Record<PayoutRunState, { tone: string; word: string }>

/** `Thu 2 July` of the reader's clock. */
function toReaderDay(instant: string): string {
  return isoDate(new Date(instant))
}

export function timeWords(instant: string): string {
  return `${longDate(new Date(instant))}, ${clockTime(new Date(instant))}`
}

export function formatSubtitle(run: PayoutRun): string {
  if (run.state === 'draft') return say('Nothing moves until it is approved')
  if (run.state === 'approved') return say('Approved, and not with the bank yet')
  const day = run.exportedAt ? weekdayLongDay(toReaderDay(run.exportedAt)) : ''
  if (run.state === 'exported') return say('With the bank since {day}', { day })
  return run.pays.partners === 0 ? say('No payments were due') : say('Everything is paid or returned')
}

/** The four moments of a run. */
export function runClock(run: PayoutRun, today = utcDay(new Date())): ClockMoment[] {
  const { state, payOn, drawnAt, approvedAt, exportedAt, doneAt } = run
  const reached = { draft: 1, approved: 2, exported: 3, done: 4 }[state]
  const getMark = (at: number): ClockMark => (at < reached ? 'done' : at === reached ? 'now' : 'next')
  const moment = (at: number, words: [string, string], on: string, reason: string, wait: string | null) => ({
    mark: getMark(at),
    word: words[at < reached ? 0 : 1],
    on,
    reason,
    wait,
    progress: at < reached ? 1 : 0,
  })
  const lastDay = longDay(addDays(run.month, -1))
  // A run that is late is paid as soon as the bank can.
  const isLate = payOn <= today
  const approveBy = isLate ? today : addDays(payOn, -1)
  return [
    moment(
      0,
      [say('Drawn up'), say('Draw up')],
      toReaderDay(drawnAt),
      run.preparedBy
        ? say('By {name}, everything payable by {day}', { name: run.preparedBy, day: lastDay })
        : say('Automatically, everything payable by {day}', { day: lastDay }),
      say('3 days to review'),
    ),
    moment(
      1,
      [say('Approved'), say('Approve')],
      approvedAt ? toReaderDay(approvedAt) : approveBy,
      run.approvedBy
        ? say('By {name}', { name: run.approvedBy })
        : isLate
          ? say('Late; paid as soon as the bank can')
          : say('The last day in time; you see every line first'),
      say('immediately'),
    ),
    moment(
      2,
      [say('Exported'), say('Export##verb')],
      exportedAt ? toReaderDay(exportedAt) : approveBy,
      exportedAt
        ? say('Bank file, {count, plural, one {# transfer} other {# transfers}}', {
            count: run.pays.partners,
          })
        : say('Bank file and CSV, once approved'),
      say('1 to 3 days'),
    ),
    moment(
      3,
      [say('Paid'), say('Mark paid')],
      doneAt ? toReaderDay(doneAt) : isLate ? today : payOn,
      paidWords(run),
      null,
    ),
  ]
}

/** The day on which a draft would be paid, `Sun 5 July`; null if it has passed, and the bank pays as soon as it can. */
export function findPayDay({ payOn }: PayoutRun, today = utcDay(new Date())): string | null {
  return payOn <= today ? null : weekdayLongDay(payOn)
}

/** Words the state of the transfers. */
function paidWords({ state, pays, paid, returned }: PayoutRun): string {
  if (state === 'draft' || state === 'approved') return say('When the bank has moved it')
  const left = pays.partners - paid.partners - returned.partners
  const parts = [
    say('{count} paid', { count: paid.partners }),
    ...(returned.partners > 0 ? [say('{count} returned', { count: returned.partners })] : []),
    ...(left > 0 ? [say('{count} on the way', { count: left })] : []),
  ]
  return parts.join(', ')
}

export const decisionBadges = {
  pay: { tone: 'success', word: say('Pays out') },
  suspended: { tone: 'error', word: say('Suspended') },
  'cooling-off': { tone: 'warning', word: say('Cooling off') },
  'no-details': { tone: 'warning', word: say('No account') },
  'under-minimum': { tone: 'neutral', word: say('Carried over') },
} as const satisfies Record<PayoutDecision, { tone: string; word: string }>

/** Explains why somebody is left out, and until when. */
export function leftOutWords(statement: RunStatement, { minimumCents, state }: PayoutRun): string {
  const { decision, suspended, waitsUntil, remindedOn, totalCents } = statement
  switch (decision) {
    case 'suspended': {
      if (!suspended) return say('Account suspended')
      const day = longDay(toReaderDay(suspended.at))
      return suspended.reason
        ? say('Account suspended on {day}: {reason}', { day, reason: suspended.reason })
        : say('Account suspended on {day}', { day })
    }
    case 'cooling-off': {
      if (!waitsUntil) return say('The new payout details are not in use yet')
      const moment = timeWords(waitsUntil)
      return state === 'draft'
        ? say('The new account can be used from {moment}. Included if you approve after that', { moment })
        : say('The new account can be used from {moment}', { moment })
    }
    case 'no-details':
      return remindedOn.length === 0
        ? say('No usable payout details')
        : say('No usable payout details. Reminded on {days}', {
            days: listWords(remindedOn.toReversed().map(longDay)),
          })
    default:
      return totalCents < 0
        ? say('Was paid too much before; set off against the next stays')
        : say('Under the {amount} minimum', { amount: usd(minimumCents) })
  }
}

/** Explains the difference between the amounts earned and paid. */
export function adjustmentWords({
  correctionsCents,
  correctionOf,
  carriedCents,
}: RunStatement): string | null {
  const parts = [
    ...(correctionsCents === 0
      ? []
      : [correctionOf ? say('Correction of {booking}', { booking: correctionOf }) : say('Corrections')]),
    ...(carriedCents === 0 ? [] : [say('Carried over from before')]),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}

/** `Ending 7731, in EUR, new on 19 June` */
export function accountWords({
  lastFour,
  accountCurrency,
  newSince,
}: Pick<RunStatement, 'lastFour' | 'accountCurrency' | 'newSince'>): string {
  if (!lastFour) return ''
  const words = newSince
    ? say('Ending {lastFour}, new on {day}', { lastFour, day: longDay(toReaderDay(newSince)) })
    : say('Ending {lastFour}', { lastFour })
  return accountCurrency === null || accountCurrency === payoutCurrency
    ? words
    : `${words}, ${accountCurrency}`
}

export function transferWords(statement: RunStatement, run: PayoutRun): string {
  const { state, paidOn, bankReference, returnCode } = statement
  if (state === 'paid' && paidOn)
    return bankReference ? `${longDay(paidOn)}, ${bankReference}` : longDay(paidOn)
  if (state === 'returned' && returnCode) {
    const code = /^[A-Z]{2}\d{2}$/.test(returnCode) ? `${returnCode}, ` : ''
    return say('{reason}. Payable again, the partner was notified.', {
      reason: code + returnCodeWords[returnCode],
    })
  }
  return run.exportedAt
    ? say('Sent {day}', { day: longDay(toReaderDay(run.exportedAt)) })
    : say('Not with the bank yet')
}

/** Explains how the invoice for a payout stands. */
export const paperWords: Record<PayoutPaper, string> = {
  issued: say('Invoice issued by Roomlark'),
  due: say('Invoice is about to be issued'),
  received: say('Invoice received'),
  missing: say('Invoice missing'),
  'no-tax-details': say('Tax details missing'),
}

/** The first letters of the first two words. */
export function formatInitials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

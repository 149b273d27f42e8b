import { addDays, daysBetween, utcDay } from '@roomlark/contract/dates'
import { payoutCurrency } from '@roomlark/contract/money-calendar'
import type { ClockMark, ClockMoment } from '@roomlark/contract/partners/stay-clock-facts'
import { say } from '@roomlark/contract/say'
import {
  type PayoutChecks,
  type PayoutDecision,
  type PayoutRun,
  type PayoutRunDetail,
  type PayoutRunState,
  type RunStatement,
  returnCodeWords,
} from '@roomlark/contract/settlement/payouts'
import { longDay, weekdayLongDay } from '../../../../lib/day-words.ts'
import { clockTime, isoDate, longDate } from '../../../../lib/format-date.ts'
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
        ? `${currency} without a rate`
        : `${currency} ${say('{since, plural, one {# day} other {# days}}', { since: daysBetween(since, utcDay(new Date())) })} old`,
    )
    .join(', ')
}

/** `+$41.60`, `−$41.20` */
export function signedUsd(cents: number): string {
  return cents > 0 ? `+${usd(cents)}` : usd(cents)
}

export const stateBadges = {
  draft: { tone: 'accent', word: 'Preview' },
  approved: { tone: 'primary', word: 'Approved' },
  exported: { tone: 'primary', word: 'With the bank' },
  done: { tone: 'success', word: 'Done' },
} as const satisfies Record<PayoutRunState, { tone: string; word: string }>

/** `Thu 2 July` of the reader's clock. */
function toReaderDay(instant: string): string {
  return isoDate(new Date(instant))
}

export function timeWords(instant: string): string {
  return `${longDate(new Date(instant))}, ${clockTime(new Date(instant))}`
}

export function formatSubtitle(run: PayoutRun): string {
  if (run.state === 'draft') return 'Nothing moves until it is approved'
  if (run.state === 'approved') return 'Approved, and not with the bank yet'
  const day = run.exportedAt ? weekdayLongDay(toReaderDay(run.exportedAt)) : ''
  if (run.state === 'exported') return `With the bank since ${day}`
  return run.pays.partners === 0 ? 'No payments were due' : 'Everything is paid or returned'
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
  const by = run.preparedBy ? `By ${run.preparedBy}` : 'Automatically'
  // A run that is late is paid as soon as the bank can.
  const isLate = payOn <= today
  const approveBy = isLate ? today : addDays(payOn, -1)
  return [
    moment(
      0,
      ['Drawn up', 'Draw up'],
      toReaderDay(drawnAt),
      `${by}, everything payable by ${lastDay}`,
      '3 days to review',
    ),
    moment(
      1,
      ['Approved', 'Approve'],
      approvedAt ? toReaderDay(approvedAt) : approveBy,
      run.approvedBy
        ? `By ${run.approvedBy}`
        : isLate
          ? 'Late; paid as soon as the bank can'
          : 'The last day in time; you see every line first',
      'immediately',
    ),
    moment(
      2,
      ['Exported', 'Export'],
      exportedAt ? toReaderDay(exportedAt) : approveBy,
      exportedAt
        ? `Bank file, ${say('{partners, plural, one {# transfer} other {# transfers}}', { partners: run.pays.partners })}`
        : 'Bank file and CSV, once approved',
      '1 to 3 days',
    ),
    moment(
      3,
      ['Paid', 'Mark paid'],
      doneAt ? toReaderDay(doneAt) : isLate ? today : payOn,
      paidWords(run),
      null,
    ),
  ]
}

/** Says when a draft would be paid: `on Sun 5 July`, unless that has passed. */
export function payDayWords({ payOn }: PayoutRun, today = utcDay(new Date())): string {
  return payOn <= today ? 'as soon as the bank can' : `on ${weekdayLongDay(payOn)}`
}

/** Words the state of the transfers. */
function paidWords({ state, pays, paid, returned }: PayoutRun): string {
  if (state === 'draft' || state === 'approved') return 'When the bank has moved it'
  const left = pays.partners - paid.partners - returned.partners
  const parts = [
    `${paid.partners} paid`,
    ...(returned.partners > 0 ? [`${returned.partners} returned`] : []),
    ...(left > 0 ? [`${left} on the way`] : []),
  ]
  return parts.join(', ')
}

export const decisionBadges = {
  pay: { tone: 'success', word: 'Pays out' },
  suspended: { tone: 'error', word: 'Suspended' },
  'cooling-off': { tone: 'warning', word: 'Cooling off' },
  'no-details': { tone: 'warning', word: 'No account' },
  'under-minimum': { tone: 'neutral', word: 'Carried over' },
} as const satisfies Record<PayoutDecision, { tone: string; word: string }>

/** Explains why somebody is left out, and until when. */
export function leftOutWords(statement: RunStatement, { minimumCents, state }: PayoutRun): string {
  const { decision, suspended, waitsUntil, remindedOn, totalCents } = statement
  switch (decision) {
    case 'suspended': {
      const why = suspended?.reason ? `: ${suspended.reason}` : ''
      return `Account suspended${suspended ? ` on ${longDay(toReaderDay(suspended.at))}` : ''}${why}`
    }
    case 'cooling-off': {
      if (!waitsUntil) return 'The new payout details are not in use yet'
      const after = state === 'draft' ? '. Included if you approve after that' : ''
      return `The new account can be used from ${timeWords(waitsUntil)}${after}`
    }
    case 'no-details':
      return remindedOn.length === 0
        ? 'No usable payout details'
        : `No usable payout details. Reminded on ${remindedOn.toReversed().map(longDay).join(' and ')}`
    default:
      return totalCents < 0
        ? 'Was paid too much before; set off against the next stays'
        : `Under the ${usd(minimumCents)} minimum`
  }
}

/** Explains the difference between the amounts earned and paid. */
export function adjustmentWords({
  correctionsCents,
  correctionOf,
  carriedCents,
}: RunStatement): string | null {
  const parts = [
    ...(correctionsCents === 0 ? [] : [correctionOf ? `Correction of ${correctionOf}` : 'Corrections']),
    ...(carriedCents === 0 ? [] : ['Carried over from before']),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}

/** `Ending 7731, new on 19 June` */
export function accountWords({ lastFour, newSince }: RunStatement): string {
  if (!lastFour) return ''
  return newSince ? `Ending ${lastFour}, new on ${longDay(toReaderDay(newSince))}` : `Ending ${lastFour}`
}

export function transferWords(statement: RunStatement, run: PayoutRun): string {
  const { state, paidOn, bankReference, returnCode } = statement
  if (state === 'paid' && paidOn)
    return bankReference ? `${longDay(paidOn)}, ${bankReference}` : longDay(paidOn)
  if (state === 'returned' && returnCode) {
    const code = /^[A-Z]{2}\d{2}$/.test(returnCode) ? `${returnCode}, ` : ''
    return `${code}${returnCodeWords[returnCode]}. Payable again, the partner was notified.`
  }
  return run.exportedAt ? `Sent ${longDay(toReaderDay(run.exportedAt))}` : 'Not with the bank yet'
}

/** The first letters of the first two words. */
export function formatInitials(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}

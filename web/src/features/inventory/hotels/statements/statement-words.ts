import { say } from '@roomlark/contract/say'
import type { StatementFormats } from '@roomlark/contract/settlement/hotel-statement-words'
import type {
  HotelStatement,
  HotelStatementSummary,
  StatementPaid,
} from '@roomlark/contract/settlement/hotel-statements'
import { endOfMonth } from '@roomlark/contract/settlement/hotel-statements'
import {
  currentYear,
  dayText,
  getYear,
  longDay,
  longRangeWords,
  monthName,
  rangeWords,
  weekdayLongDay,
} from '../../../../lib/day-words.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import type { TimelineItem } from '../../../../ui/timeline.tsx'

/** Days and rates within the words of the contract, as the account writes them. */
export const lineFormats: StatementFormats = { day: longDay, range: stayRange, percent: percentText }

/** Two months would be too long for a column: `29 May to 2 Jun`. */
function stayRange(fromOn: string, untilOn: string): string {
  const isOneMonth = fromOn.slice(0, 7) === untilOn.slice(0, 7)
  return (isOneMonth ? longRangeWords : rangeWords)(fromOn, untilOn)
}

/** `Due Sun 19 July`, or with its year if that is not the current one. */
export function dueWords(dueOn: string): string {
  return `Due ${getYear(dueOn) === currentYear() ? weekdayLongDay(dueOn) : dayText(dueOn)}`
}

type Look = { tone: 'accent' | 'success' | 'error' | 'primary' | 'neutral'; name: string }

export function describeStanding({ state, paid }: Pick<HotelStatementSummary, 'state' | 'paid'>): Look {
  if (state === 'open') return { tone: 'accent', name: 'Open' }
  if (!paid) return { tone: 'neutral', name: 'Nothing to bill' }
  if (paid.settledAt !== null) return { tone: 'success', name: paid.openCents < 0 ? 'Credit' : 'Settled' }
  return paid.isOverdue ? { tone: 'error', name: 'Overdue' } : { tone: 'primary', name: 'To pay' }
}

/** Words the unpaid balance, where it differs from the total. */
export function leftWords(paid: StatementPaid | null, currency: string): string {
  if (!paid) return ''
  const { paidCents, writtenOffCents, openCents } = paid
  if (openCents < 0) return `${moneyText(-openCents, currency)} credit for your next statement`
  if (openCents === 0 || (paidCents === 0 && writtenOffCents === 0)) return ''
  return `${moneyText(openCents, currency)} left to pay`
}

/** From the first check-out to the payment. */
export function statementSteps(statement: HotelStatement): TimelineItem[] {
  const { state, month, hotel, closesOn, closedAt, dueOn, paid, currency, objectionsUntil } = statement
  const first = `${month}-01`
  const isOpen = state === 'open'
  return [
    {
      key: 'open',
      mark: isOpen ? 'now' : 'done',
      title: say('Open'),
      detail: isOpen
        ? `Every stay through a partner that ends until ${longDay(endOfMonth(first))} adds a line`
        : `Stays that ended until ${longDay(endOfMonth(first))}`,
    },
    {
      key: 'closed',
      mark: isOpen ? 'next' : 'done',
      title:
        closedAt === null
          ? say('Closes {closesOn}, 23:59', { closesOn: weekdayLongDay(closesOn) })
          : say('Closed {longDate}', { longDate: longDate(new Date(closedAt)) }),
      detail:
        objectionsUntil === null
          ? `${hotel.city} time. You can object to its lines for 90 days more.`
          : `You can object to its lines until ${longDay(objectionsUntil)}`,
    },
    payStep(dueOn, paid, currency),
  ]
}

function payStep(dueOn: string, paid: StatementPaid | null, currency: string): TimelineItem {
  const due = weekdayLongDay(dueOn)
  if (!paid)
    return { key: 'paid', mark: 'next', title: say('Due {due}', { due }), detail: '14 days after closing' }
  if (paid.settledAt !== null) {
    const detail = leftWords(paid, currency) || `It was due ${due}`
    return {
      key: 'paid',
      mark: 'done',
      title: say('Settled {longDate}', { longDate: longDate(new Date(paid.settledAt)) }),
      detail,
    }
  }
  const left = `${moneyText(paid.openCents, currency)} to pay`
  return {
    key: 'paid',
    mark: 'now',
    title: paid.isOverdue ? say('Was due {due}', { due }) : say('Due {due}', { due }),
    detail: paid.paidCents > 0 ? `${left}, ${moneyText(paid.paidCents, currency)} paid` : left,
  }
}

/** `What Villa Marenne owes for stays that ended in June, so far` */
export function statementLead({ state, hotel, month }: HotelStatement): string {
  const ended = `stays that ended in ${monthName(`${month}-01`)}`
  if (state === 'nothing') return `Nothing was billed for ${ended}`
  return `What ${hotel.name} owes for ${ended}${state === 'open' ? ', so far' : ''}`
}

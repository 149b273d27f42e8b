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
  return say('Due {day}', {
    day: getYear(dueOn) === currentYear() ? weekdayLongDay(dueOn) : dayText(dueOn),
  })
}

type Look = { tone: 'accent' | 'success' | 'error' | 'primary' | 'neutral'; name: string }

export function describeStanding({ state, paid }: Pick<HotelStatementSummary, 'state' | 'paid'>): Look {
  if (state === 'open') return { tone: 'accent', name: say('Open##state') }
  if (!paid) return { tone: 'neutral', name: say('Nothing to bill') }
  if (paid.settledAt !== null)
    return { tone: 'success', name: paid.openCents < 0 ? say('Credit') : say('Settled') }
  return paid.isOverdue
    ? { tone: 'error', name: say('Overdue##a statement') }
    : { tone: 'primary', name: say('To pay') }
}

/** Words the unpaid balance, where it differs from the total. */
export function leftWords(paid: StatementPaid | null, currency: string): string {
  if (!paid) return ''
  const { paidCents, writtenOffCents, openCents } = paid
  if (openCents < 0)
    return say('{amount} credit for your next statement', { amount: moneyText(-openCents, currency) })
  if (openCents === 0 || (paidCents === 0 && writtenOffCents === 0)) return ''
  return say('{amount} left to pay', { amount: moneyText(openCents, currency) })
}

/** From the first check-out to the payment. */
export function statementSteps(statement: HotelStatement): TimelineItem[] {
  const { state, month, hotel, closesOn, closedAt, dueOn, paid, currency, objectionsUntil } = statement
  const lastDay = longDay(endOfMonth(`${month}-01`))
  const isOpen = state === 'open'
  return [
    {
      key: 'open',
      mark: isOpen ? 'now' : 'done',
      title: say('Open##state'),
      detail: isOpen
        ? say('Every stay through a partner that ends until {day} adds a line', { day: lastDay })
        : say('Stays that ended until {day}', { day: lastDay }),
    },
    {
      key: 'closed',
      mark: isOpen ? 'next' : 'done',
      title:
        closedAt === null
          ? say('Closes {day}, 23:59', { day: weekdayLongDay(closesOn) })
          : say('Closed {day}', { day: longDate(new Date(closedAt)) }),
      detail:
        objectionsUntil === null
          ? say('{city} time. You can object to its lines for 90 days more.', { city: hotel.city })
          : say('You can object to its lines until {day}', { day: longDay(objectionsUntil) }),
    },
    payStep(dueOn, paid, currency),
  ]
}

function payStep(dueOn: string, paid: StatementPaid | null, currency: string): TimelineItem {
  const day = weekdayLongDay(dueOn)
  if (!paid)
    return {
      key: 'paid',
      mark: 'next',
      title: say('Due {day}', { day }),
      detail: say('14 days after closing'),
    }
  if (paid.settledAt !== null) {
    const detail = leftWords(paid, currency) || say('It was due {day}', { day })
    return {
      key: 'paid',
      mark: 'done',
      title: say('Settled {day}', { day: longDate(new Date(paid.settledAt)) }),
      detail,
    }
  }
  const amount = moneyText(paid.openCents, currency)
  return {
    key: 'paid',
    mark: 'now',
    title: paid.isOverdue ? say('Was due {day}', { day }) : say('Due {day}', { day }),
    detail:
      paid.paidCents > 0
        ? say('{amount} to pay, {paid} paid', { amount, paid: moneyText(paid.paidCents, currency) })
        : say('{amount} to pay', { amount }),
  }
}

/** `What Villa Marenne owes for stays that ended in June, so far` */
export function statementLead({ state, hotel, month }: HotelStatement): string {
  const words = { hotel: hotel.name, month: monthName(`${month}-01`) }
  if (state === 'nothing') return say('Nothing was billed for stays that ended in {month}', words)
  return state === 'open'
    ? say('What {hotel} owes for stays that ended in {month}, so far', words)
    : say('What {hotel} owes for stays that ended in {month}', words)
}

import { addDays, addMonths } from './dates.ts'
import { toInstant } from './hotel-clock.ts'

/** Affiliates are credited in this currency, at the rate frozen in each booking; a payout is converted from it. */
export const payoutCurrency = 'USD'

/** Statements can be objected to for this many days, as the terms of service say. */
const objectionDays = 90

/** The month of a date, as its first day. */
export function toMonthStart(date: string): string {
  return `${date.slice(0, 7)}-01`
}

function dayOfMonth(month: string, day: number): string {
  return addDays(month, day - 1)
}

/** The statement of a hotel for a month is open until the end of the 5th of the next, in the hotel's time. */
export function statementClosesOn(month: string): string {
  return dayOfMonth(addMonths(month, 1), 5)
}

/** The moment from which the statement can be closed: the midnight at which its last day ends. */
export function statementClosesAt(month: string, timeZone: string): Date {
  return toInstant(addDays(statementClosesOn(month), 1), '00:00', timeZone)
}

export function statementDueOn(month: string): string {
  return dayOfMonth(addMonths(month, 1), 19)
}

/** The day on which an affiliate's statement with the stays that ended in this month is drawn up. */
export function affiliateStatementOn(month: string): string {
  return addMonths(month, 2)
}

/** The day on which a payout run is paid, by the month of its run. */
export function payoutOn(runMonth: string): string {
  return dayOfMonth(runMonth, 5)
}

/** The last day on which somebody can object to a statement of this date. */
export function objectionsUntil(statementOn: string): string {
  return addDays(statementOn, objectionDays)
}

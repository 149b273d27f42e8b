import { addDays, addMonths, dateIn, daysBetween, utcDay } from '../dates.ts'
import { toInstant } from '../hotel-clock.ts'
import { affiliateStatementOn, payoutOn, toMonthStart } from '../money-calendar.ts'
import type { ClockMark, StayClockFacts } from './stay-clock-facts.ts'

export type ClockDays = Record<
  'today' | 'bookedOn' | 'earnedOn' | 'payableOn' | 'statementOn' | 'payOn',
  string
>

/** The days of past moments, and the expected days of future ones if nothing changes. */
export function clockDays(facts: StayClockFacts, now: Date): ClockDays {
  const { timeZone, settlement } = facts
  const toHotelDay = (at: string) => dateIn(timeZone, new Date(at))
  const today = dateIn(timeZone, now)
  const endedOn = facts.endedOn ?? pickLater(facts.checkOutOn, today)
  const earnedOn = facts.earnedAt ? toHotelDay(facts.earnedAt) : addDays(endedOn, 2)
  const payableOn = facts.payableAt
    ? toHotelDay(facts.payableAt)
    : pickLater(earnedOn, addDays(endedOn, facts.holdDays))
  const payableAt = facts.payableAt ?? toInstant(payableOn, '00:00', timeZone).toISOString()
  const waitsUntil = facts.dispute ? (facts.dispute.standsAt ?? facts.dispute.answerBy) : undefined
  const ready = [payableAt, facts.heldUntil, waitsUntil].reduce<string>(
    (latest, at) => (at && Date.parse(at) > Date.parse(latest) ? at : latest),
    payableAt,
  )
  const statementOn = settlement?.on ?? statementDay(facts, endedOn, ready, now)
  const payOn = settlement?.paidOn ?? settlement?.payOn ?? payoutOn(statementOn)
  return { today, bookedOn: toHotelDay(facts.bookedAt), earnedOn, payableOn, statementOn, payOn }
}

/**
 * The first of a month by which it is payable and, unless Roomlark pays in advance, by which the hotel was to
 * pay: the second month after the stay. A run that has passed did not have it, so it is in the next one.
 */
function statementDay(facts: StayClockFacts, endedOn: string, readyAt: string, now: Date): string {
  const runs = [nextMonth(new Date(readyAt).toISOString())]
  if (facts.needsHotelPayment) runs.push(affiliateStatementOn(toMonthStart(endedOn)))
  const first = runs.reduce(pickLater)
  const today = utcDay(now)
  return payoutOn(first) < today ? nextMonth(today) : first
}

function nextMonth(date: string): string {
  return addMonths(toMonthStart(date), 1)
}

function pickLater(one: string, other: string): string {
  return one > other ? one : other
}

/** Computes the elapsed part of the time until the next moment, from 0 to 1. */
export function computeProgress(mark: ClockMark, from: string, to: string, today: string): number {
  if (mark === 'done') return 1
  if (mark !== 'now') return 0
  const whole = daysBetween(from, to)
  return whole <= 0 ? 0 : Math.min(1, Math.max(0, daysBetween(from, today) / whole))
}

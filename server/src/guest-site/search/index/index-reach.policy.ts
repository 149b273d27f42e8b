import { addDays, utcDay } from '@roomlark/contract/dates'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import { firstOfMonth, listMonths, monthAfter } from './packing.policy.ts'

/** The months that the index covers, each by its first day. */
type Reach = { first: string; needed: string; last: string }

/**
 * Starts with yesterday, because it may still be yesterday at some hotels, and ends two months after the last
 * day that can be booked.
 */
export function computeReach(now: Date): Reach {
  const today = utcDay(now)
  const lastDay = addDays(today, stayLimits.daysAhead + 2)
  return {
    first: firstOfMonth(addDays(today, -1)),
    needed: firstOfMonth(addDays(lastDay, 31)),
    last: firstOfMonth(addDays(lastDay, 62)),
  }
}

/** Nights that have to be indexed again. Without dates, only the terms have changed. */
type StaleNights = { fromOn: string | null; untilOn: string | null }

export const everyNight: StaleNights = { fromOn: '0001-01-01', untilOn: '9999-12-31' }

/** A mark without an end extends as far as the index does. */
export function monthsToWrite(marks: readonly StaleNights[], { first, last }: Reach): string[] {
  const months = new Set<string>()
  for (const { fromOn, untilOn } of marks) {
    if (fromOn === null || untilOn === null) continue
    const [from, until] = [fromOn > first ? fromOn : first, untilOn < last ? untilOn : addDays(last, 27)]
    for (const month of listMonths(from, until)) months.add(month)
  }
  return [...months].sort()
}

/** Joins months that follow each other, so that as few ranges of nights as possible have to be read. */
export function joinMonths(months: readonly string[]): { fromOn: string; untilOn: string }[] {
  const spans: { fromOn: string; untilOn: string }[] = []
  for (const month of months) {
    const untilOn = addDays(monthAfter(month), -1)
    const before = spans.at(-1)
    if (before && addDays(before.untilOn, 1) === month) before.untilOn = untilOn
    else spans.push({ fromOn: month, untilOn })
  }
  return spans
}

import { addDays } from '@roomlark/contract/dates'
import { stayLimits } from '@roomlark/contract/stay-dates'
import { firstOfMonth, monthsOf } from './packing.policy.ts'

/** The months that the index has, by their first days. */
type Reach = { first: string; needed: string; last: string }

/** From yesterday on, since a hotel's today may be; and two months further than anybody can book. */
export function reachOf(now: Date): Reach {
  const today = now.toISOString().slice(0, 10)
  const lastDay = addDays(today, stayLimits.daysAhead + 2)
  return {
    first: firstOfMonth(addDays(today, -1)),
    needed: firstOfMonth(addDays(lastDay, 31)),
    last: firstOfMonth(addDays(lastDay, 62)),
  }
}

/** Nights that have to be written again; without dates only the terms have. */
type StaleNights = { fromOn: string | null; untilOn: string | null }

export const everyNight: StaleNights = { fromOn: '0001-01-01', untilOn: '9999-12-31' }

/** Without an end a mark reaches as far as the index does. */
export function monthsToWrite(marks: readonly StaleNights[], { first, last }: Reach): string[] {
  const months = new Set<string>()
  for (const { fromOn, untilOn } of marks) {
    if (fromOn === null || untilOn === null) continue
    const [from, until] = [fromOn > first ? fromOn : first, untilOn < last ? untilOn : addDays(last, 27)]
    for (const month of monthsOf(from, until)) months.add(month)
  }
  return [...months].sort()
}

import type { Quote } from '@roomlark/contract/bookings/booking-input'
import { nightTotals } from '../night-totals.ts'

export type ChangedNights = { from: string; last: string; nights: number; wasCents: number; nowCents: number }

/** The nights whose price has changed; those in a row that changed alike are one. */
export function changedNights(was: Quote['nights'], now: Quote['nights']): ChangedNights[] {
  const before = new Map(nightTotals(was).map(({ night, cents }) => [night, cents]))
  const runs: ChangedNights[] = []
  let open: ChangedNights | undefined
  for (const { night, cents } of nightTotals(now)) {
    const wasCents = before.get(night)
    if (wasCents === undefined || wasCents === cents) open = undefined
    else if (open?.wasCents === wasCents && open.nowCents === cents) {
      open.last = night
      open.nights += 1
    } else {
      open = { from: night, last: night, nights: 1, wasCents, nowCents: cents }
      runs.push(open)
    }
  }
  return runs
}

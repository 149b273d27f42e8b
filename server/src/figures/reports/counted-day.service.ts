import { type ChargedAhead, countedShares, type DayCharges } from '@roomlark/contract/figures/counted-charges'
import type { Sql } from '../../db/database.ts'
import { selectChargedBookings, selectChargedLines, selectTaxedBookings } from './taxes.queries.ts'

/** Bookings are counted some hundred at a time. */
const partBookings = 400

/**
 * Counts the charges of a day by the same rule as the tax report: a night counts on its own day, whenever it was
 * charged. It may be called within a transaction, whose queries it sends one after another.
 */
export async function countDay(
  sql: Sql,
  hotelId: string,
  day: string,
): Promise<{ charges: DayCharges[]; ahead: ChargedAhead[] }> {
  const charges = new Map<string, DayCharges>()
  const ahead = new Map<string, ChargedAhead>()
  const nights = { fromOn: day, untilOn: 'infinity' }
  const ids = await selectChargedBookings(sql, hotelId, { fromOn: day, untilOn: day }, nights)
  for (let from = 0; from < ids.length; from += partBookings) {
    const part = ids.slice(from, from + partBookings)
    const byBooking = Map.groupBy(await selectChargedLines(sql, part), ({ bookingId }) => bookingId)
    for (const { id, currency, vatIncluded } of await selectTaxedBookings(sql, part)) {
      const sums = ahead.get(currency) ?? { currency, beforeCents: 0, afterCents: 0 }
      ahead.set(currency, sums)
      for (const { line, countedOn, amountCents } of countedShares(byBooking.get(id) ?? []).shares) {
        const { kind, vatBps, onDate } = line
        if (onDate < day && countedOn >= day) sums.beforeCents += amountCents
        if (onDate <= day && countedOn > day) sums.afterCents += amountCents
        if (countedOn !== day) continue
        const key = `${currency} ${kind} ${vatBps} ${vatIncluded}`
        const charge = charges.get(key) ?? { currency, kind, vatBps, vatIncluded, cents: 0 }
        charges.set(key, { ...charge, cents: charge.cents + amountCents })
      }
    }
  }
  return { charges: [...charges.values()], ahead: [...ahead.values()] }
}

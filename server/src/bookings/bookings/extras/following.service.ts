import { isByNight, type OrderedExtra, sumExtras } from '@roomlark/contract/inventory/ordered-extras'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { translateDatabaseError } from '../../../db/database-errors.ts'
import type { BookingRow } from '../bookings.queries.ts'
import { countDays, countGuests, replanOrder } from './orders.policy.ts'
import { type DayDelta, updateOrder, updateOrdersEnded, updateTaken } from './orders.queries.ts'

type Dates = { checkInOn: string; checkOutOn: string }
type Party = { adults: number; childAges: readonly number[] }

/** Moves what was ordered to other dates and another party. It is refused where the new days have no more of an extra. */
export async function moveExtras(
  tx: Transaction,
  booking: BookingRow,
  dates: Dates,
  party: Party = booking,
): Promise<void> {
  const guests = countGuests(party)
  await replan(tx, booking.extras, (order) => replanOrder(order, { ...dates, guests }))
}

/** Returns what the extras of a booking would cost on other dates and for another party. */
export function sumMovedExtras({ extras, taxRules }: BookingRow, dates: Dates, party: Party): number {
  const guests = countGuests(party)
  return sumExtras({ extras: extras.map((order) => replanOrder(order, { ...dates, guests })), taxRules })
}

/** Gives back what was ordered for the nights that a guest who leaves early does not stay. */
export async function shortenExtras(tx: Transaction, booking: BookingRow, checkOutOn: string): Promise<void> {
  const byNight = booking.extras.filter(isByNight)
  const stay = { checkInOn: booking.checkInOn, checkOutOn, guests: countGuests(booking) }
  await replan(tx, byNight, (order) => replanOrder(order, stay))
}

/** Drops what was ordered for a stay that will not take place. */
export async function dropExtras(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  { extras }: BookingRow,
): Promise<void> {
  if (extras.length === 0) return
  const ids = extras.map(({ id }) => id)
  await updateOrdersEnded(tx, ids, ctx.clock())
  await countTaken(tx, countDays(extras, []))
}

async function replan(
  tx: Transaction,
  orders: readonly OrderedExtra[],
  plan: (order: OrderedExtra) => OrderedExtra,
): Promise<void> {
  const planned = orders.map(plan)
  for (const order of planned) await updateOrder(tx, order)
  await countTaken(tx, countDays(orders, planned))
}

/** Counts what is ordered for each day. Refused as `sold_out` where the hotel has no more, and then nothing is written. */
export async function countTaken(tx: Transaction, deltas: readonly DayDelta[]): Promise<void> {
  try {
    await updateTaken(tx, deltas)
  } catch (error) {
    throw translateDatabaseError(error)
  }
}

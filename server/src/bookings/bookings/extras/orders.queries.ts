import type { OrderedExtra } from '@roomlark/contract/inventory/ordered-extras'
import type { Sql } from '../../../db/database.ts'

export type NewOrder = Omit<OrderedExtra, 'id'> & { bookingId: string; at: Date }

export async function insertOrder(sql: Sql, { bookingId, at, ...order }: NewOrder): Promise<void> {
  await sql`
    INSERT INTO booking_extras ${sql({
      id: crypto.randomUUID(),
      booking_id: bookingId,
      extra_id: order.extraId,
      name: order.name,
      per: order.per,
      served_on: order.servedOn,
      quantity: order.quantity,
      times: order.times,
      price_cents: order.priceCents,
      vat_bps: Math.round(order.vatPercent * 100),
      from_on: order.fromOn,
      until_on: order.untilOn,
      ordered_at: at,
      of_booking: order.isOfBooking,
    })}`
}

export async function updateOrder(
  sql: Sql,
  { id, quantity, times, fromOn, untilOn }: OrderedExtra,
): Promise<void> {
  await sql`
    UPDATE booking_extras SET ${sql({ quantity, times, from_on: fromOn, until_on: untilOn })} WHERE id = ${id}`
}

export async function updateOrdersEnded(sql: Sql, ids: readonly string[], at: Date): Promise<void> {
  await sql`UPDATE booking_extras SET ended_at = ${at} WHERE id = ANY(${ids as string[]}::uuid[])`
}

/** Selects what a hold has, or had when it ended. */
export async function selectOrdersOfHold(
  sql: Sql,
  bookingId: string,
): Promise<{ extraId: string; quantity: number; priceCents: number }[]> {
  return sql<{ extraId: string; quantity: number; priceCents: number }[]>`
    SELECT x.extra_id AS "extraId", x.quantity, x.price_cents AS "priceCents"
    FROM booking_extras x JOIN bookings b ON b.id = x.booking_id
    WHERE b.id = ${bookingId} AND (x.ended_at IS NULL OR b.state = 'expired' AND x.ended_at = b.updated_at)`
}

export type DayDelta = { extraId: string; day: string; quantity: number }

/**
 * Counts orders in and out, always locked in the same order. The database refuses what is beyond the stock, as the hotel
 * has it now; giving back is never refused.
 */
export async function updateTaken(sql: Sql, deltas: readonly DayDelta[]): Promise<void> {
  if (deltas.length === 0) return
  const changes = sql`
    unnest(${deltas.map(({ extraId }) => extraId)}::uuid[], ${deltas.map(({ day }) => day)}::date[],
           ${deltas.map(({ quantity }) => quantity)}::integer[]) AS change (extra_id, day, quantity)`
  await sql`
    INSERT INTO extra_days (extra_id, day, taken) SELECT extra_id, day, 0 FROM ${changes} ORDER BY extra_id, day
    ON CONFLICT DO NOTHING`
  await sql`
    WITH locked AS (
      SELECT extra_id, day FROM extra_days JOIN ${changes} USING (extra_id, day)
      ORDER BY extra_id, day FOR UPDATE OF extra_days
    )
    UPDATE extra_days d SET taken = d.taken + change.quantity,
      stock = CASE WHEN change.quantity > 0 THEN e.daily_stock ELSE d.stock END
    FROM locked JOIN ${changes} USING (extra_id, day) JOIN hotel_extras e ON e.id = extra_id
    WHERE d.extra_id = locked.extra_id AND d.day = locked.day`
}

export type TakenDay = { extraId: string; day: string; taken: number }

/** Selects how many of a hotel's extras are ordered for these days; days without orders are left out. */
export async function selectTaken(
  sql: Sql,
  hotelId: string,
  { fromOn, untilOn }: { fromOn: string; untilOn: string },
): Promise<TakenDay[]> {
  return sql<TakenDay[]>`
    SELECT extra_id AS "extraId", day, taken FROM extra_days JOIN hotel_extras e ON e.id = extra_id
    WHERE e.hotel_id = ${hotelId} AND day BETWEEN ${fromOn} AND ${untilOn} AND taken > 0`
}

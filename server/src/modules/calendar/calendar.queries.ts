import type { CalendarNight } from '@roomlark/contract/calendar'
import type { Sql } from '../../db/database.ts'

export type NightUpdate = { roomTypeId: string; night: CalendarNight }

/** Writes what a keeper decides about nights; what is sold is not theirs to write. */
export async function updateNights(sql: Sql, updates: NightUpdate[]): Promise<void> {
  const column = <T>(read: (night: CalendarNight) => T) => updates.map(({ night }) => read(night))
  await sql`
    UPDATE nights n SET
      price_override_cents = u.price, closed = u.closed, min_stay = u.min_stay, max_stay = u.max_stay,
      closed_to_arrival = u.no_arrival, closed_to_departure = u.no_departure, capacity = u.capacity
    FROM unnest(
      ${updates.map(({ roomTypeId }) => roomTypeId)}::uuid[], ${column((night) => night.night)}::date[],
      ${column((night) => (night.overridden ? night.priceCents : null))}::bigint[],
      ${column((night) => night.closed)}::boolean[],
      ${column((night) => night.minStay)}::smallint[], ${column((night) => night.maxStay)}::smallint[],
      ${column((night) => night.closedToArrival)}::boolean[],
      ${column((night) => night.closedToDeparture)}::boolean[],
      ${column((night) => night.capacity)}::integer[]
    ) AS u (room_type_id, night, price, closed, min_stay, max_stay, no_arrival, no_departure, capacity)
    WHERE n.room_type_id = u.room_type_id AND n.night = u.night`
}

/** How many rooms to sell at most, remembered for when the number of rooms changes; null: all. */
export async function updateCapacityOverride(
  sql: Sql,
  updates: NightUpdate[],
  override: number | null,
): Promise<void> {
  await sql`
    UPDATE nights SET capacity_override = ${override}
    WHERE (room_type_id, night) IN (
      SELECT * FROM unnest(${updates.map(({ roomTypeId }) => roomTypeId)}::uuid[],
                           ${updates.map(({ night }) => night.night)}::date[])
    )`
}

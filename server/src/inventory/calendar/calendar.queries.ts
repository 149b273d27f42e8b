import type { CalendarNight } from '@roomlark/contract/inventory/calendar-night'
import type { Sql } from '../../db/database.ts'
import { changeNights } from '../../db/outbox.ts'

export type NightUpdate = { roomTypeId: string; night: CalendarNight }

/** Writes the settings an owner controls; counts of sold rooms are not among them. */
export async function updateNights(sql: Sql, updates: NightUpdate[]): Promise<void> {
  const records = updates.map(({ roomTypeId, night }) => ({
    room_type_id: roomTypeId,
    night: night.night,
    price: night.overridden ? night.priceCents : null,
    closed: night.closed,
    min_stay: night.minStay,
    max_stay: night.maxStay,
    no_arrival: night.closedToArrival,
    no_departure: night.closedToDeparture,
    capacity: night.capacity,
  }))
  await changeNights(
    sql,
    sql`
    UPDATE nights n SET
      price_override_cents = u.price, closed = u.closed, min_stay = u.min_stay, max_stay = u.max_stay,
      closed_to_arrival = u.no_arrival, closed_to_departure = u.no_departure, capacity = u.capacity
    FROM jsonb_to_recordset(${sql.json(records)}) AS u (
      room_type_id uuid, night date, price bigint, closed boolean, min_stay smallint, max_stay smallint,
      no_arrival boolean, no_departure boolean, capacity integer)
    WHERE n.room_type_id = u.room_type_id AND n.night = u.night`,
  )
}

/**
 * Stores the limit on the rooms to sell, which outlasts changes to the number of rooms; null means all rooms.
 */
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

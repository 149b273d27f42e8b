import type { Sql } from '../../db/database.ts'

/** Counts again what the guests of these bookings have booked. */
export async function recountGuests(sql: Sql, eventIds: number[]): Promise<void> {
  await sql`
    SELECT count_guests(array_agg(DISTINCT b.guest_profile_id))
    FROM booking_events e JOIN bookings b ON b.id = e.booking_id
    WHERE e.id = ANY(${eventIds}::bigint[]) AND b.guest_profile_id IS NOT NULL`
}

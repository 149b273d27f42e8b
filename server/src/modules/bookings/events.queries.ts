import type { BookingEvent } from '@roomlark/contract/booking'
import type { Sql } from '../../db/database.ts'

export type EventRow = Omit<BookingEvent, 'at'> & { at: Date }

export async function insertEvent(
  sql: Sql,
  event: Pick<BookingEvent, 'kind' | 'text'> & { bookingId: string; at: Date; actorId: string | null },
): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    INSERT INTO booking_events (booking_id, at, actor_id, kind, text)
    VALUES (${event.bookingId}, ${event.at}, ${event.actorId}, ${event.kind}, ${event.text})
    RETURNING id`
  return row.id
}

/** Oldest first. */
export async function selectEvents(sql: Sql, bookingId: string): Promise<EventRow[]> {
  return sql<EventRow[]>`
    SELECT e.at, e.kind, e.text,
           CASE WHEN e.actor_id IS NULL THEN 'Roomlark'
                ELSE coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email, 'Somebody') END AS actor
    FROM booking_events e LEFT JOIN users u ON u.id = e.actor_id
    WHERE e.booking_id = ${bookingId}
    ORDER BY e.id`
}

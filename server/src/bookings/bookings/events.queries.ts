import {
  type BookingEvent,
  type BookingEventKind,
  type BookingMailKind,
  bookingEventParams,
  type Happening,
} from '@roomlark/contract/booking-events'
import type { Sql } from '../../db/database.ts'

/** An event with its time as the database returns it. */
export type EventRow = BookingEvent extends infer Event
  ? Event extends BookingEvent
    ? Omit<Event, 'at'> & { at: Date }
    : never
  : never

/** Parameters that do not match their kind are refused here, because no constraint knows all their shapes. */
export function eventParams(sql: Sql, { kind, params }: Happening) {
  return sql.json({ ...bookingEventParams[kind].parse(params) })
}

/** Facts about the booking of an event, for those who follow it. */
type EventPlace = { id: number; hotelId: string; isReferred: boolean; hasFolio: boolean }

/** Those who clean rooms hear nothing of bookings, but that somebody comes to a room or leaves it. */
const roomKinds: BookingEventKind[] = [
  ...(['checked-in', 'checked-out', 'room-assigned'] as const),
  ...(['undone', 'moved', 'cancelled', 'no-show'] as const),
]

/**
 * Queues the event to be counted, emailed to the guest and the hotel, and sent to open pages, but only if the
 * transaction commits. A hold is not a booking yet, so its events are only written to its history.
 */
export async function insertEvent(
  sql: Sql,
  event: Happening & {
    bookingId: string
    at: Date
    actorId: string | null
    /** Tells guests apart from the system itself, since neither has an account. */
    byGuest: boolean
    mail: BookingMailKind | null
    recipients: ('guest' | 'hotel')[]
  },
): Promise<EventPlace> {
  const [row] = await sql<EventPlace[]>`
    WITH added AS (
      INSERT INTO booking_events (booking_id, at, actor_id, by_guest, kind, params, particulars, hotel_id,
                                  affiliate_id, from_on, until_on, of_hold)
      SELECT id, ${event.at}, ${event.actorId}, ${event.byGuest}, ${event.kind}, ${eventParams(sql, event)},
             ${event.particulars || null}, hotel_id, affiliate_id, check_in_on, check_out_on, booked_at IS NULL
      FROM bookings WHERE id = ${event.bookingId}
      RETURNING *
    ), due AS (
      INSERT INTO uncounted_events (event_id) SELECT id FROM added WHERE NOT of_hold
    ), mails AS (
      INSERT INTO booking_mails (booking_id, kind, recipient, event_id, queued_at)
      SELECT booking_id, ${event.mail}, recipient, added.id, at
      FROM added JOIN bookings b ON b.id = booking_id, unnest(${event.recipients}::text[]) AS recipient
      WHERE ${event.mail}::text IS NOT NULL AND (recipient = 'hotel' OR b.guest_email IS NOT NULL)
    )
    SELECT added.id, hotel_id AS "hotelId", affiliate_id IS NOT NULL AND NOT of_hold AS "isReferred",
           EXISTS (SELECT FROM folios f WHERE f.booking_id = added.booking_id) AS "hasFolio", CASE WHEN NOT of_hold THEN pg_notify('live', json_build_object(
             'userIds', array_remove(ARRAY[h.owner_id, affiliate_id], NULL), 'admins', true,
             'event', json_build_object('type', 'booking', 'bookingId', booking_id, 'hotelId', hotel_id, 'kind', kind)
           )::text)::text END AS notified,
           CASE WHEN kind = ANY(${roomKinds}) THEN pg_notify('live', json_build_object(
             'userIds', ARRAY[h.owner_id],
             'event', json_build_object('type', 'housekeeping', 'hotelId', hotel_id))::text)::text END AS "roomsNotified"
    FROM added JOIN hotels h ON h.id = hotel_id`
  if (!row) throw new Error('there is no such booking')
  return row
}

/** Returns the oldest event first. */
export async function selectEvents(sql: Sql, bookingId: string): Promise<EventRow[]> {
  return sql<EventRow[]>`
    SELECT e.at, e.kind, e.params, e.particulars,
           CASE WHEN e.by_guest THEN 'Guest'
                WHEN e.actor_id IS NULL THEN 'Roomlark'
                ELSE coalesce(account_name(u), 'Somebody') END AS actor
    FROM booking_events e LEFT JOIN users u ON u.id = e.actor_id
    WHERE e.booking_id = ${bookingId}
    ORDER BY e.id`
}

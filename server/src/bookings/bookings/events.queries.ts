import {
  type BookingEvent,
  type BookingEventKind,
  type BookingMailKind,
  bookingEventParams,
  type Happening,
} from '@roomlark/contract/booking-events'
import type { ChannelMessage } from '@roomlark/contract/bookings/channel-reservations'
import type { Sql } from '../../db/database.ts'
import { outboxChannel } from '../../db/outbox.ts'

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
type EventPlace = { id: number; hotelId: string; isReferred: boolean; hasFolio: boolean; hasExtras: boolean }

/** Those who clean rooms hear nothing of bookings, but that somebody comes to a room or leaves it. */
const roomKinds: BookingEventKind[] = [
  ...(['checked-in', 'checked-out', 'room-assigned'] as const),
  ...(['undone', 'moved', 'cancelled', 'no-show'] as const),
]

/** Events that a channel hears about the bookings it sold; its service leaves out those it caused itself. */
const channelMessages: Partial<Record<BookingEventKind, ChannelMessage['kind']>> = {
  moved: 'changed',
  changed: 'changed',
  undone: 'changed',
  cancelled: 'cancelled',
  'no-show': 'no-show',
  reinstated: 'reinstated',
  'checked-out': 'departed',
}

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
    ), messages AS (
      INSERT INTO channel_messages (reservation_id, kind, at)
      SELECT r.id, ${channelMessages[event.kind] ?? ''}, added.at
      FROM added JOIN channel_reservations r ON r.booking_id = added.booking_id
      WHERE ${event.kind in channelMessages}
    ), told AS (
      INSERT INTO outbox (kind, hotel_id, params, user_ids, admins)
      SELECT 'booking', h.id, jsonb_build_object('bookingId', b.id, 'kind', added.kind, 'eventId', added.id, 'state', b.state,
               'checkInOn', b.check_in_on, 'checkOutOn', b.check_out_on, 'totalCents', b.total_cents),
             array_remove(ARRAY[h.owner_id, b.affiliate_id], NULL), true
      FROM added JOIN bookings b ON b.id = booking_id JOIN hotels h ON h.id = b.hotel_id WHERE NOT of_hold
      UNION ALL
      SELECT news.kind, h.id, '{}', ARRAY[h.owner_id], news.kind = 'inventory'
      FROM added JOIN hotels h ON h.id = hotel_id
        JOIN unnest(ARRAY['inventory', 'housekeeping']) AS news (kind)
          ON CASE news.kind WHEN 'inventory' THEN of_hold ELSE added.kind = ANY(${roomKinds}) END
    )
    SELECT added.id, hotel_id AS "hotelId", affiliate_id IS NOT NULL AND NOT of_hold AS "isReferred",
           EXISTS (SELECT FROM folios f WHERE f.booking_id = added.booking_id) AS "hasFolio",
           EXISTS (SELECT FROM booking_extras x WHERE x.booking_id = added.booking_id AND x.ended_at IS NULL)
             AS "hasExtras",
           pg_notify(${outboxChannel}, '')::text AS told
    FROM added`
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

import type { BookingEventKind } from '@roomlark/contract/booking-events'
import { listOthers, notifyOfBooking } from '../bookings/bookings/mail/news.service.ts'
import type { Transaction } from '../db/database.ts'
import { type DemoContext, moveTo } from './demo-context.ts'

type LatestEvent = { kind: BookingEventKind; eventId: number; bookingId: string; hotelId: string; at: Date }

/** Creates notifications for the latest events, as if other people had caused them, and three of them unread. */
export async function seedNotifications(ctx: DemoContext, tx: Transaction): Promise<void> {
  const { userId } = ctx.actor
  const latest = await tx<LatestEvent[]>`
    SELECT e.id AS "eventId", e.booking_id AS "bookingId", e.hotel_id AS "hotelId", e.at, e.kind
    FROM booking_events e JOIN hotels h ON h.id = e.hotel_id
    WHERE h.owner_id = ${userId} AND e.kind IN ('created', 'moved', 'cancelled') AND NOT e.of_hold AND e.at <= ${ctx.clock()}
    ORDER BY e.at DESC, e.id DESC LIMIT 9`
  for (const event of latest.toReversed()) {
    const everybody = await listOthers(tx, event.kind, event.bookingId, null)
    await notifyOfBooking(moveTo(ctx, event.at), tx, everybody, event)
  }
  await tx`
    UPDATE notifications SET read_at = at WHERE user_id = ${userId}
      AND id NOT IN (SELECT id FROM notifications WHERE user_id = ${userId} ORDER BY id DESC LIMIT 3)`
}

/** Numbers by when they happened what the parts of the demo told one after the other; lists go by these numbers. */
export async function renumberNotifications(tx: Transaction): Promise<void> {
  await tx`
    CREATE TEMPORARY TABLE told ON COMMIT DROP AS
    SELECT n, row_number() OVER (ORDER BY at, id) + max(id) OVER () AS number FROM notifications n`
  await tx`DELETE FROM notifications`
  await tx`
    INSERT INTO notifications OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(n, jsonb_build_object('id', number))).* FROM told ORDER BY number`
  await tx`SELECT setval(pg_get_serial_sequence('notifications', 'id'), max(id)) FROM notifications`
}

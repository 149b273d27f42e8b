import type { Sql } from '../../db/database.ts'
import { type Part, within } from './part.queries.ts'

/** Each finds the rows that break an invariant of bookings and their emails; see contract/src/invariants.ts. */
export const bookingInvariants = {
  // A limit may be set below what is used already, and a cancelled booking may come back after its place was taken.
  'codes-within-limits': (sql: Sql, part: Part) => sql`
    SELECT c.hotel_id AS hotel, c.code, c.max_bookings AS may_be_used, used.bookings AS is_used
    FROM promo_codes c CROSS JOIN LATERAL (
      SELECT count(*) AS bookings, max(b.created_at) AS last_at FROM bookings b
      WHERE b.promo_code_id = c.id AND b.state NOT IN ('cancelled', 'expired')
        AND NOT (b.state = 'held' AND b.held_until <= now())
        AND NOT EXISTS (SELECT FROM booking_events e WHERE e.booking_id = b.id AND e.kind = 'cancelled')
    ) AS used
    WHERE c.max_bookings IS NOT NULL AND used.bookings > c.max_bookings AND used.last_at > c.limited_at
      AND ${ofPart(sql, part)}`,

  // An email that cannot be sent is queued again for two days after the last change of its booking; a day is left for
  // times when no server runs.
  'mails-sent': (sql: Sql) => sql`
    SELECT m.booking_id AS booking, m.kind, m.recipient, m.queued_at
    FROM booking_mails m JOIN bookings b ON b.id = m.booking_id
    WHERE m.sent_at IS NULL AND m.queued_at < now() - interval '1 day' AND b.updated_at < now() - interval '1 day'
      AND m.queued_at < b.updated_at + interval '1 day'`,
}

function ofPart(sql: Sql, part: Part) {
  return part === null
    ? sql`true`
    : sql`c.id IN (SELECT promo_code_id FROM bookings WHERE ${within(sql, part, 'bookings', 'id')})`
}

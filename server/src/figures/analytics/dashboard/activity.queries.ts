import type { Happened } from '@roomlark/contract/booking-events'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

export type ActivityRow = {
  id: number
  at: Date
  happened: Happened
  hotelName: string
  bookingId: string
  reference: string
  guestName: string
  checkInOn: string
  checkOutOn: string
  totalCents: number
  currency: string
}

/** Without an owner or affiliate, the activity of all accounts is meant. */
export type ActivityOf = HotelScope | { affiliateId: string }

/**
 * Returns the newest first. For an owner, the newest events are looked up hotel by hotel, so that an account
 * with few does not scan everyone's.
 */
export async function selectActivity(
  sql: Sql,
  whose: ActivityOf,
  { limit, before }: { limit: number; before: number | undefined },
): Promise<ActivityRow[]> {
  const isShown = sql`NOT e.of_hold AND e.kind NOT IN ('mail', 'note', 'changed', 'room-assigned')
    ${before === undefined ? sql`` : sql`AND (e.at, e.id) < (SELECT at, id FROM booking_events WHERE id = ${before})`}`
  const newest = sql`ORDER BY e.at DESC, e.id DESC LIMIT ${limit}`
  const events =
    'affiliateId' in whose || whose.ownerId === undefined
      ? sql`SELECT e.* FROM booking_events e
            WHERE ${isShown} ${'affiliateId' in whose ? sql`AND e.affiliate_id = ${whose.affiliateId}` : sql``} ${newest}`
      : sql`SELECT e.* FROM hotels h CROSS JOIN LATERAL (
              SELECT e.* FROM booking_events e WHERE e.hotel_id = h.id AND ${isShown} ${newest}
            ) AS e WHERE true ${inScope(sql, whose)} ${newest}`
  return sql<ActivityRow[]>`
    WITH events AS (${events})
    SELECT e.id, e.at, h.name AS "hotelName",
           jsonb_build_object('kind', e.kind, 'params', e.params, 'particulars', e.particulars) AS happened,
           b.id AS "bookingId", b.reference,
           b.guest_name AS "guestName", b.check_in_on AS "checkInOn", b.check_out_on AS "checkOutOn",
           b.total_cents AS "totalCents", b.currency
    FROM events e JOIN bookings b ON b.id = e.booking_id JOIN hotels h ON h.id = b.hotel_id
    ORDER BY e.at DESC, e.id DESC`
}

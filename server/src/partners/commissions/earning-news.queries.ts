import type { BookingEventKind } from '@roomlark/contract/booking-events'
import type { Sql } from '../../db/database.ts'
import { unreadBy } from '../../db/outbox.ts'

export type ToldChange = {
  bookingId: string
  number: number
  affiliateId: string
  hotelId: string
  reference: string
  event: BookingEventKind
  stage: string
  /** Null for the first change of a commission. */
  stageBefore: string | null
  /** The commission after the change. */
  netUsdCents: number
}

/** Selects the changes of commissions by events of their bookings, in order. */
export async function selectToldChanges(sql: Sql, until: string, since: Date): Promise<ToldChange[]> {
  return sql<ToldChange[]>`
    SELECT c.booking_id AS "bookingId", c.number, k.affiliate_id AS "affiliateId", k.hotel_id AS "hotelId", b.reference,
           e.kind AS event, c.stage, before.stage AS "stageBefore", after.cents AS "netUsdCents"
    FROM ${unreadBy(sql, 'earnings', until)} AS told
      JOIN commission_changes c ON c.booking_id = (told.params ->> 'bookingId')::uuid
        AND c.kind = told.params ->> 'kind' AND c.number = (told.params ->> 'number')::integer
      JOIN booking_events e ON e.id = c.event_id
      JOIN commissions k ON k.booking_id = c.booking_id AND k.kind = c.kind
      JOIN bookings b ON b.id = c.booking_id
      LEFT JOIN commission_changes before
        ON before.booking_id = c.booking_id AND before.kind = c.kind AND before.number = c.number - 1
      CROSS JOIN LATERAL (
        SELECT sum(n.net_usd_cents) AS cents FROM commission_changes n
        WHERE n.booking_id = c.booking_id AND n.kind = c.kind AND n.number <= c.number
      ) AS after
    WHERE told.kind = 'commission' AND c.kind = 'referral' AND c.at >= ${since}
    ORDER BY told.id`
}

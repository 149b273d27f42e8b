import type { Sql } from '../../db/database.ts'
import { unreadBy } from '../../db/outbox.ts'

/** Writes a delivery for each postback of the affiliates whose bookings were made, cancelled, stayed or paid out. */
export async function insertPostbacks(sql: Sql, until: string): Promise<void> {
  await sql`
    WITH told AS MATERIALIZED (SELECT * FROM ${unreadBy(sql, 'webhooks', until)} AS unread),
    events (id, event, at, affiliate_id, booking_id, status, base_cents, net_cents, currency) AS (
      ${commissionEvents(sql)} UNION ALL ${paidBookings(sql)}
    )
    INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at, subject)
    SELECT w.id, 'postback.' || e.event, e.at,
           json_build_object('event', e.event, 'status', e.status, 'reference', b.reference, 'bookingId', b.id,
                             'amountCents', e.base_cents, 'commissionCents', e.net_cents, 'currency', e.currency,
                             'tag', r.tag, 'subId', r.sub_id),
           e.at, b.id
    FROM events e JOIN bookings b ON b.id = e.booking_id JOIN booking_referrals r ON r.booking_id = b.id
      JOIN webhooks w ON w.user_id = e.affiliate_id AND e.event = ANY(w.events) AND w.paused_at IS NULL
      JOIN users u ON u.id = w.user_id
    WHERE u.suspended_at IS NULL AND u.deletion_asked_at IS NULL AND u.erased_at IS NULL
    ORDER BY e.id, b.reference`
}

/** A cancellation or a departure that is undone makes the booking one that was booked again. */
function commissionEvents(sql: Sql) {
  return sql`
    SELECT * FROM (
      SELECT told.id, CASE
               WHEN c.number = 1 OR c.stage = 'expected' AND before.stage <> 'expected' THEN 'booked'
               WHEN e.kind IN ('cancelled', 'no-show') OR c.stage = 'void' AND before.stage <> 'void' THEN 'cancelled'
               WHEN before.stage = 'expected' AND c.stage IN ('ended', 'earned', 'payable') THEN 'stayed' END AS event,
             c.at, k.affiliate_id, k.booking_id, c.stage, c.base_cents, c.net_cents, k.currency
      FROM told JOIN commission_changes c ON c.booking_id = (told.params ->> 'bookingId')::uuid
          AND c.kind = told.params ->> 'kind' AND c.number = (told.params ->> 'number')::integer
        LEFT JOIN commission_changes before
          ON before.booking_id = c.booking_id AND before.kind = c.kind AND before.number = c.number - 1
        LEFT JOIN booking_events e ON e.id = c.event_id
        JOIN commissions k ON k.booking_id = c.booking_id AND k.kind = c.kind
      WHERE told.kind = 'commission' AND c.kind = 'referral'
    ) AS happened WHERE event IS NOT NULL`
}

/** Each booking of a statement that was paid. */
function paidBookings(sql: Sql) {
  return sql`
    SELECT told.id, 'paid', told.at, s.affiliate_id, l.booking_id, 'paid', l.base_cents, l.net_cents, l.currency
    FROM told JOIN affiliate_statements s ON s.id = (told.params ->> 'statementId')::uuid
      JOIN affiliate_statement_lines l ON l.statement_id = s.id
    WHERE told.kind = 'payout' AND told.params ->> 'state' = 'paid'`
}

import type { Sql } from '../../db/database.ts'
import { type Part, within } from './part.queries.ts'

/** Each finds the rows that break an invariant of online payments; see contract/src/invariants.ts. */
export const paymentInvariants = {
  // A payment that came twice or too late is refunded in full and is on no folio, unless it could not be returned.
  'online-on-folio': (sql: Sql, part: Part) => sql`
    SELECT p.booking_id AS booking, p.id AS payment, p.line_id AS line, p.amount_cents AS paid, -l.amount_cents AS posted
    FROM payments p
      LEFT JOIN folio_lines l ON l.id = p.line_id
      LEFT JOIN folio_lines ending ON ending.ends_id = l.id
      CROSS JOIN LATERAL (
        SELECT EXISTS (SELECT 1 FROM payment_refunds r
                       WHERE r.payment_id = p.id AND r.amount_cents = p.amount_cents AND r.state <> 'failed'
                         AND r.cause IN ('rooms-gone', 'paid-twice')) AS is_returned
      ) AS r
    WHERE ${within(sql, part, 'bookings', 'p.booking_id')} AND p.booking_id IS NOT NULL
      AND CASE WHEN p.state = 'succeeded' AND p.amount_cents > 0 AND NOT r.is_returned
               THEN l.id IS NULL OR ending.id IS NOT NULL OR l.booking_id <> p.booking_id OR l.kind <> 'payment'
                 OR l.method IS DISTINCT FROM 'online' OR -l.amount_cents <> p.amount_cents
               ELSE p.line_id IS NOT NULL END
    UNION ALL
    SELECT l.booking_id, NULL, l.id, NULL, -l.amount_cents
    FROM folio_lines l LEFT JOIN folio_lines ending ON ending.ends_id = l.id
    WHERE ${within(sql, part, 'bookings', 'l.booking_id')} AND l.method = 'online' AND l.kind = 'payment'
      AND ending.id IS NULL AND l.ends_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.line_id = l.id)`,

  // The desk may agree on another way to pay; a slow debit may still fail, and then leaves a deposit that is due.
  'prepaid-paid': (sql: Sql, part: Part) => sql`
    SELECT b.id AS booking, b.state, b.total_cents AS total
    FROM bookings b
    WHERE ${within(sql, part, 'bookings', 'b.id')} AND b.payment_terms ->> 'kind' = 'prepaid'
      AND b.state IN ('confirmed', 'checked-in', 'checked-out') AND b.created_by IS NULL AND b.total_cents > 0
      AND NOT EXISTS (SELECT 1 FROM channel_reservations r WHERE r.booking_id = b.id)
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.booking_id = b.id AND p.purpose = 'checkout'
                        AND (p.state IN ('succeeded', 'processing') OR p.deposit_id IS NOT NULL))`,

  'online-refunds': (sql: Sql, part: Part) => sql`
    SELECT p.booking_id AS booking, p.id AS payment, p.amount_cents AS paid, r.returned
    FROM payments p CROSS JOIN LATERAL (
      SELECT (SELECT coalesce(sum(amount_cents), 0) FROM payment_refunds
              WHERE payment_id = p.id AND state <> 'failed') AS returned
    ) AS r
    WHERE ${within(sql, part, 'hotels', 'p.hotel_id')}
      AND r.returned > CASE WHEN p.state = 'succeeded' THEN p.amount_cents ELSE 0 END`,

  'kept-cards': (sql: Sql, part: Part) => sql`
    SELECT p.booking_id AS booking, p.id AS payment, p.amount_cents AS charged, p.allowed_cents AS allowed
    FROM payments p JOIN kept_cards k ON k.id = p.kept_card_id LEFT JOIN bookings b ON b.id = p.booking_id
    WHERE ${within(sql, part, 'hotels', 'p.hotel_id')}
      AND (p.booking_id IS DISTINCT FROM k.booking_id OR p.account_id IS DISTINCT FROM k.account_id
        OR p.created_at < k.agreed_at OR p.created_at > k.removed_at
        OR (p.booking_id IS NOT NULL
          AND (p.allowed_cents IS NULL OR p.amount_cents > p.allowed_cents
            OR b.payment_terms ->> 'kind' NOT IN ('guarantee', 'deposit'))))`,

  'transfers-add-up': (sql: Sql, part: Part) => sql`
    SELECT t.id AS transfer, t.amount_cents AS amount, l.lines
    FROM payment_transfers t CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount_cents - fee_cents), 0) AS lines FROM payment_transfer_lines WHERE transfer_id = t.id
    ) AS l
    WHERE t.read_at IS NOT NULL AND l.lines <> t.amount_cents
      AND EXISTS (SELECT 1 FROM hotel_payment_settings s
                  WHERE s.account_id = t.account_id AND ${within(sql, part, 'hotels', 's.hotel_id')})`,
}

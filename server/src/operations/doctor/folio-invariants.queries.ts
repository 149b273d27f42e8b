import { folioAccounts } from '@roomlark/contract/bookings/folio-accounts'
import type { Sql } from '../../db/database.ts'
import { type Part, within } from './part.queries.ts'

/** Each finds the rows that break an invariant of folios; see contract/src/invariants.ts. */
export const folioInvariants = {
  'folio-guests': (sql: Sql, part: Part) => sql`
    SELECT hotel_id AS hotel, currency, sum(in_ledger) AS in_ledger, sum(on_folios) AS on_folios
    FROM (
      SELECT holder_id AS hotel_id, currency, balance_cents AS in_ledger, 0 AS on_folios FROM ledger_account_balances
      WHERE kind = 'hotel-guests' AND ${within(sql, part, 'hotels', 'holder_id')}
      UNION ALL
      SELECT l.hotel_id, f.currency, 0, l.amount_cents FROM folio_lines l JOIN folios f ON f.id = l.folio_id
      WHERE ${within(sql, part, 'hotels', 'l.hotel_id')}
    ) AS amounts
    GROUP BY hotel_id, currency HAVING sum(in_ledger) <> sum(on_folios)`,

  'folio-accounts': (sql: Sql, part: Part) => sql`
    SELECT hotel_id AS hotel, account, currency, sum(in_ledger) AS in_ledger, sum(on_folios) AS on_folios
    FROM (
      SELECT holder_id AS hotel_id, kind AS account, currency, -balance_cents AS in_ledger, 0 AS on_folios
      FROM ledger_account_balances
      WHERE kind IN ('hotel-rooms', 'hotel-meals', 'hotel-extras', 'hotel-fees', 'hotel-city-tax', 'hotel-vat',
                     'hotel-cash', 'hotel-card', 'hotel-transfers', 'hotel-vouchers', 'hotel-ota', 'hotel-online',
                     'hotel-rounding')
        AND ${within(sql, part, 'hotels', 'holder_id')}
      UNION ALL
      SELECT l.hotel_id, ${sql.json(folioAccounts)}::jsonb ->> coalesce(l.method, l.kind), f.currency, 0, l.amount_cents
      FROM folio_lines l JOIN folios f ON f.id = l.folio_id
      WHERE ${within(sql, part, 'hotels', 'l.hotel_id')}
    ) AS amounts
    GROUP BY hotel_id, account, currency HAVING sum(in_ledger) <> sum(on_folios)`,

  // Corrections by the desk, and the VAT of its charges, are not part of the booking's price.
  'folio-of-booking': (sql: Sql, part: Part) => sql`
    SELECT b.id AS booking, b.state, l.charged, c.costs
    FROM bookings b
      JOIN (
        SELECT DISTINCT booking_id FROM folios WHERE ${within(sql, part, 'bookings', 'booking_id')}
      ) AS f ON f.booking_id = b.id
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(l.amount_cents), 0) AS charged
        FROM folio_lines l LEFT JOIN folio_lines ending ON ending.ends_id = l.id
        WHERE l.booking_id = b.id AND ending.id IS NULL AND l.ends_id IS NULL AND l.corrects_id IS NULL
          AND l.vat_of_id IS NULL AND l.kind NOT IN ('extra', 'payment', 'refund')
      ) AS l
      CROSS JOIN LATERAL (
        SELECT CASE WHEN b.state IN ('cancelled', 'no-show') THEN coalesce(b.fee_cents, 0)
                    WHEN b.state = 'expired' THEN 0 ELSE b.total_cents END AS costs
      ) AS c
    WHERE ${within(sql, part, 'bookings', 'b.id')} AND l.charged <> c.costs`,

  // The trigger folio_lines_refunds_within_payments refuses the same; refunds from before it name no payment.
  'refunds-within-payments': (sql: Sql, part: Part) => sql`
    SELECT l.booking_id AS booking, coalesce(l.refunds_id, l.corrects_id, l.id) AS payment, NULL::uuid AS folio,
           sum(l.amount_cents) AS beyond
    FROM folio_lines l LEFT JOIN folio_lines ending ON ending.ends_id = l.id
    WHERE ${within(sql, part, 'bookings', 'l.booking_id')} AND l.method IS NOT NULL
      AND ending.id IS NULL AND l.ends_id IS NULL AND (l.kind = 'payment' OR l.refunds_id IS NOT NULL)
    GROUP BY 1, 2 HAVING sum(l.amount_cents) > 0
    UNION ALL
    SELECT booking_id, NULL, folio_id, sum(amount_cents) FROM folio_lines
    WHERE ${within(sql, part, 'bookings', 'booking_id')} AND method IS NOT NULL
    GROUP BY 1, 3 HAVING sum(amount_cents) > 0`,

  // A channel gives back only what the desk has left of its payments, so more may be recorded than it has collected.
  // Channel payments from before they were marked look like the desk's own.
  'channel-money': (sql: Sql, part: Part) => sql`
    SELECT r.booking_id AS booking, r.reservation_id AS reservation, r.collected_cents AS collected, l.recorded
    FROM channel_reservations r CROSS JOIN LATERAL (
      SELECT coalesce(-sum(amount_cents) FILTER (WHERE by_channel), 0) AS recorded,
             coalesce(-sum(amount_cents) FILTER (WHERE NOT by_channel AND method = 'ota' AND kind = 'payment'
                                                   AND corrects_id IS NULL AND cause <> 'move'), 0) AS unmarked,
             coalesce(sum(amount_cents) FILTER (WHERE NOT by_channel AND amount_cents > 0), 0) AS taken_off
      FROM folio_lines WHERE booking_id = r.booking_id AND method IS NOT NULL AND ends_id IS NULL
    ) AS l
    WHERE r.booking_id IS NOT NULL AND ${within(sql, part, 'bookings', 'r.booking_id')}
      AND r.collected_cents NOT BETWEEN l.recorded - l.taken_off AND l.recorded + l.unmarked`,
}

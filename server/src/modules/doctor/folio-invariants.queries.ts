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
      WHERE kind IN ('hotel-rooms', 'hotel-extras', 'hotel-fees', 'hotel-city-tax', 'hotel-vat', 'hotel-cash',
                     'hotel-card', 'hotel-transfers', 'hotel-vouchers', 'hotel-ota')
        AND ${within(sql, part, 'hotels', 'holder_id')}
      UNION ALL
      SELECT l.hotel_id, folio_account(l.kind, l.method), f.currency, 0, l.amount_cents
      FROM folio_lines l JOIN folios f ON f.id = l.folio_id
      WHERE ${within(sql, part, 'hotels', 'l.hotel_id')}
    ) AS amounts
    GROUP BY hotel_id, account, currency HAVING sum(in_ledger) <> sum(on_folios)`,

  // What the desk corrected, and the VAT of what it charged, is not what the booking costs.
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
}

import type { Sql } from '../../db/database.ts'
import { type Part, within } from './part.queries.ts'

/** Each finds the rows that break an invariant of closed days; see contract/src/invariants.ts. */
export const dayInvariants = {
  'days-in-order': (sql: Sql) => sql`
    SELECT hotel_id AS hotel, day, before FROM (
      SELECT hotel_id, day, previous_on, lag(day) OVER (PARTITION BY hotel_id ORDER BY day) AS before FROM day_closes
    ) AS days
    WHERE before IS DISTINCT FROM previous_on OR before <> day - 1`,

  // Charges and payments of the day by currency, and the balances between which they lie. What was written for later
  // nights counts with them, so the charges of a day are what was written less what there is more of it than before.
  'days-frozen': (sql: Sql, part: Part) => sql`
    WITH frozen AS (
      SELECT c.hotel_id, c.day, c.previous_on, m ->> 'currency' AS currency, (m ->> 'chargedCents')::bigint AS charged,
             (m ->> 'paidCents')::bigint AS paid, (m ->> 'openingCents')::bigint AS opening,
             (m ->> 'closingCents')::bigint AS closing, (m ->> 'ledgerCents')::bigint AS in_ledger,
             coalesce((m ->> 'aheadBeforeCents')::bigint, 0) AS ahead_before,
             coalesce((m ->> 'aheadCents')::bigint, 0) AS ahead, c.figures ->> 'version' AS version
      FROM day_closes c CROSS JOIN LATERAL jsonb_array_elements(c.figures -> 'money') AS m
      WHERE ${within(sql, part, 'hotels', 'c.hotel_id')}
    ), counted AS (
      SELECT l.hotel_id, l.on_date AS day, f.currency, coalesce(sum(l.amount_cents) FILTER (WHERE l.method IS NULL), 0) AS charged,
             coalesce(-sum(l.amount_cents) FILTER (WHERE l.method IS NOT NULL), 0) AS paid
      FROM folio_lines l JOIN folios f ON f.id = l.folio_id JOIN day_closes c ON c.hotel_id = l.hotel_id AND c.day = l.on_date
      WHERE ${within(sql, part, 'hotels', 'l.hotel_id')}
      GROUP BY 1, 2, 3
    )
    SELECT coalesce(z.hotel_id, c.hotel_id) AS hotel, coalesce(z.day, c.day) AS day,
           coalesce(z.currency, c.currency) AS currency, z.charged + z.ahead - z.ahead_before AS frozen_charges, c.charged AS counted_charges,
           z.paid AS frozen_payments, c.paid AS counted_payments, z.opening, z.closing, z.in_ledger
    FROM frozen z FULL JOIN counted c ON c.hotel_id = z.hotel_id AND c.day = z.day AND c.currency = z.currency
      LEFT JOIN frozen b ON b.hotel_id = z.hotel_id AND b.day = z.previous_on AND b.currency = z.currency
      LEFT JOIN day_closes d ON d.hotel_id = z.hotel_id AND d.day = z.previous_on
    WHERE coalesce(z.charged + z.ahead - z.ahead_before, 0) <> coalesce(c.charged, 0) OR coalesce(z.paid, 0) <> coalesce(c.paid, 0)
       OR z.closing <> z.opening + z.charged - z.paid OR z.closing <> z.in_ledger
       OR d.figures ->> 'version' = z.version
          AND (z.opening <> coalesce(b.closing, 0) OR z.ahead_before <> coalesce(b.ahead, 0))`,
}

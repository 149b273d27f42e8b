import type { Sql } from '../../db/database.ts'
import { type Part, within } from './part.queries.ts'

/** Each finds the rows that break an invariant of statements; see contract/src/invariants.ts. */
export const statementInvariants = {
  'hotel-lines-billed': (sql: Sql, part: Part) => sql`
    SELECT c.booking_id AS booking, c.billed_gross_cents AS billed, l.gross AS in_lines,
           c.billed_net_usd_cents AS billed_net_usd, l.net_usd AS net_usd_in_lines
    FROM (SELECT * FROM commissions WHERE ${within(sql, part, 'bookings', 'booking_id')}) AS c FULL JOIN (
      SELECT booking_id, sum(base_cents) AS base, sum(gross_cents) AS gross, sum(share_cents) AS share,
             sum(net_cents) AS net, sum(net_usd_cents) AS net_usd
      FROM hotel_statement_lines WHERE ${within(sql, part, 'bookings', 'booking_id')} GROUP BY booking_id) AS l USING (booking_id)
    WHERE (coalesce(c.billed_base_cents, 0), coalesce(c.billed_gross_cents, 0), coalesce(c.billed_share_cents, 0),
           coalesce(c.billed_net_cents, 0), coalesce(c.billed_net_usd_cents, 0))
      <> (coalesce(l.base, 0), coalesce(l.gross, 0), coalesce(l.share, 0), coalesce(l.net, 0), coalesce(l.net_usd, 0))`,

  'hotel-statement-totals': (sql: Sql, part: Part) => sql`
    SELECT s.number, s.line_count, l.lines, s.total_cents AS total, l.gross AS total_of_lines
    FROM hotel_statements s LEFT JOIN (
      SELECT statement_id, count(*) AS lines, sum(base_cents) AS base, sum(gross_cents) AS gross, sum(share_cents) AS share
      FROM hotel_statement_lines
      WHERE statement_id IN (SELECT id FROM hotel_statements WHERE ${within(sql, part, 'hotels', 'hotel_id')})
      GROUP BY statement_id) AS l ON l.statement_id = s.id
    WHERE ${within(sql, part, 'hotels', 's.hotel_id')} AND (s.line_count, s.base_cents, s.total_cents, s.share_cents)
      <> (coalesce(l.lines, 0), coalesce(l.base, 0), coalesce(l.gross, 0), coalesce(l.share, 0))`,

  'hotel-payments': (sql: Sql) => sql`
    SELECT s.number, s.paid_cents AS paid, p.paid AS paid_by_payments, s.written_off_cents AS written_off,
           p.written_off AS written_off_by_payments
    FROM hotel_statements s LEFT JOIN (
      SELECT statement_id, coalesce(sum(amount_cents) FILTER (WHERE kind <> 'written-off'), 0) AS paid,
             coalesce(sum(amount_cents) FILTER (WHERE kind = 'written-off'), 0) AS written_off
      FROM hotel_payments GROUP BY statement_id) AS p ON p.statement_id = s.id
    WHERE (s.paid_cents, s.written_off_cents) <> (coalesce(p.paid, 0), coalesce(p.written_off, 0))`,

  'hotel-payments-online': (sql: Sql) => sql`
    SELECT p.id AS payment, p.kept AS paid_online, h.amount_cents AS on_statement
    FROM (
      SELECT o.*, CASE WHEN o.state = 'succeeded' THEN greatest(0, o.amount_cents
               - coalesce((SELECT sum(amount_cents) FROM payment_refunds WHERE payment_id = o.id AND state IN ('pending', 'succeeded')), 0)
               - coalesce((SELECT sum(amount_cents) FROM payment_disputes WHERE payment_id = o.id AND state <> 'won'), 0))
             ELSE 0 END AS kept
      FROM payments o WHERE o.statement_id IS NOT NULL
    ) AS p LEFT JOIN hotel_payments h ON h.id = p.hotel_payment_id
    WHERE p.kept <> coalesce(h.amount_cents, 0) OR h.statement_id <> p.statement_id
      OR EXISTS (SELECT FROM hotel_payments r WHERE r.returned_id = h.id)`,

  'hotel-lines-covered': (sql: Sql, part: Part) => sql`
    SELECT c.booking_id AS booking, c.covered_net_usd_cents AS covered, l.net_usd AS in_covered_lines
    FROM commissions c LEFT JOIN (
      SELECT booking_id, sum(net_usd_cents) AS net_usd FROM hotel_statement_lines
      WHERE is_covered AND ${within(sql, part, 'bookings', 'booking_id')}
      GROUP BY booking_id) AS l USING (booking_id)
    WHERE ${within(sql, part, 'bookings', 'c.booking_id')} AND c.covered_net_usd_cents <> coalesce(l.net_usd, 0)`,

  // Lines of drafts are drawn up again and settle nothing.
  'partner-lines-settled': (sql: Sql, part: Part) => sql`
    SELECT c.booking_id AS booking, c.settled_net_usd_cents AS settled, l.net_usd AS in_lines
    FROM (SELECT * FROM commissions WHERE ${within(sql, part, 'bookings', 'booking_id')}) AS c FULL JOIN (
      SELECT l.booking_id, sum(l.net_usd_cents) AS net_usd
      FROM affiliate_statement_lines l JOIN affiliate_statements s ON s.id = l.statement_id
      WHERE s.state <> 'draft' AND ${within(sql, part, 'bookings', 'l.booking_id')} GROUP BY l.booking_id) AS l USING (booking_id)
    WHERE coalesce(c.settled_net_usd_cents, 0) <> coalesce(l.net_usd, 0)`,

  'partner-statement-totals': (sql: Sql, part: Part) => sql`
    SELECT s.id AS statement, s.number, s.line_count, l.lines, s.earned_cents + s.corrections_cents AS total,
           l.net_usd AS total_of_lines
    FROM affiliate_statements s LEFT JOIN (
      SELECT statement_id, count(*) AS lines, sum(net_usd_cents) AS net_usd
      FROM affiliate_statement_lines
      WHERE statement_id IN (SELECT id FROM affiliate_statements WHERE ${within(sql, part, 'affiliates', 'affiliate_id')})
      GROUP BY statement_id) AS l ON l.statement_id = s.id
    WHERE ${within(sql, part, 'affiliates', 's.affiliate_id')} AND (s.line_count, s.earned_cents + s.corrections_cents) <> (coalesce(l.lines, 0), coalesce(l.net_usd, 0))`,

  'statement-numbers': (sql: Sql) => sql`
    WITH taken AS (
      SELECT 'hotel' AS kind, number FROM hotel_statements
      UNION ALL SELECT 'affiliate', number FROM affiliate_statements WHERE number IS NOT NULL
    ), counted AS (
      SELECT n.kind, format('%s-%s-%s', CASE n.kind WHEN 'hotel' THEN 'HS' ELSE 'ST' END, n.year,
                            lpad(serial::text, greatest(5, length(serial::text)), '0')) AS number
      FROM statement_numbers n CROSS JOIN generate_series(1, n.last) AS serial
    )
    SELECT kind, number, t.number IS NULL AS is_missing, c.number IS NULL AS is_unknown
    FROM taken t FULL JOIN counted c USING (kind, number) WHERE t.number IS NULL OR c.number IS NULL`,
}

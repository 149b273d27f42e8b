import type { Sql } from '../../db/database.ts'
import { type Part, within } from './part.queries.ts'

/** Each finds the rows that break an invariant of commissions; see contract/src/invariants.ts. */
export const commissionInvariants = {
  // Bookings from before there was a ledger wait in the backlog for theirs.
  'one-commission': (sql: Sql, part: Part) => sql`
    SELECT r.booking_id AS booking, count(c.booking_id) AS commissions
    FROM booking_referrals r JOIN bookings b ON b.id = r.booking_id AND b.booked_at IS NOT NULL
      LEFT JOIN commissions c ON c.booking_id = r.booking_id AND c.kind = 'referral'
    WHERE NOT EXISTS (SELECT FROM commission_backlog l WHERE l.booking_id = r.booking_id)
      AND ${within(sql, part, 'bookings', 'r.booking_id')}
    GROUP BY r.booking_id HAVING count(c.booking_id) <> 1
    UNION ALL
    SELECT c.booking_id, 1 FROM commissions c
    WHERE NOT EXISTS (SELECT FROM booking_referrals r WHERE r.booking_id = c.booking_id)
      AND ${within(sql, part, 'bookings', 'c.booking_id')}`,

  'commission-of-booking': (sql: Sql, part: Part) => sql`
    SELECT c.booking_id AS booking, c.gross_cents AS gross, f.gross_cents AS gross_of_booking,
           c.net_usd_cents AS net_usd, f.net_usd_cents AS net_usd_of_booking
    FROM commissions c
      LEFT JOIN (SELECT * FROM commission_figures WHERE ${within(sql, part, 'bookings', 'booking_id')}) AS f USING (booking_id)
    WHERE ${within(sql, part, 'bookings', 'c.booking_id')} AND NOT EXISTS (SELECT FROM commission_backlog l WHERE l.booking_id = c.booking_id)
      AND (c.hotel_id, c.affiliate_id, c.partnership_id, c.currency, c.base_cents, c.gross_cents, c.share_cents,
           c.net_cents, c.net_usd_cents)
        IS DISTINCT FROM (f.hotel_id, f.affiliate_id, f.partnership_id, f.currency, f.base_cents, f.gross_cents,
                          f.share_cents, f.net_cents, f.net_usd_cents)`,

  'commission-history': (sql: Sql, part: Part) => sql`
    SELECT c.booking_id AS booking, c.changes, h.changes AS rows, c.gross_cents AS gross, h.gross AS gross_of_changes,
           c.net_usd_cents AS net_usd, h.net_usd AS net_usd_of_changes
    FROM commissions c LEFT JOIN (
      SELECT booking_id, kind, count(*) AS changes, max(number) AS last, sum(base_cents) AS base, sum(gross_cents) AS gross,
             sum(share_cents) AS share, sum(net_cents) AS net, sum(net_usd_cents) AS net_usd
      FROM commission_changes WHERE ${within(sql, part, 'bookings', 'booking_id')} GROUP BY booking_id, kind) AS h USING (booking_id, kind)
      LEFT JOIN commission_changes l ON l.booking_id = c.booking_id AND l.kind = c.kind AND l.number = h.last
    WHERE ${within(sql, part, 'bookings', 'c.booking_id')} AND (
      (c.changes, c.changes, c.base_cents, c.gross_cents, c.share_cents, c.net_cents, c.net_usd_cents)
        <> (coalesce(h.changes, 0), coalesce(h.last, 0), coalesce(h.base, 0), coalesce(h.gross, 0), coalesce(h.share, 0),
            coalesce(h.net, 0), coalesce(h.net_usd, 0))
      OR (l.stage, l.is_held, l.is_disputed) <> (c.stage, c.is_held, c.is_disputed))`,

  'commission-posted': (sql: Sql, part: Part) => sql`
    SELECT booking_id AS booking, kind, currency, sum(in_ledger) AS in_ledger, sum(as_it_stands) AS as_it_stands
    FROM (
      SELECT t.booking_id, a.kind, a.holder_id, a.currency, e.amount AS in_ledger, 0 AS as_it_stands
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.booking_id IS NOT NULL AND ${within(sql, part, 'bookings', 't.booking_id')} AND t.cause NOT LIKE 'folio-%'
      UNION ALL
      SELECT c.booking_id, p.account_kind, p.holder_id, p.account_currency, 0, p.amount
      FROM commissions c CROSS JOIN LATERAL commission_postings(
        c.hotel_id, c.affiliate_id, c.currency, c.stage, c.is_held, c.is_disputed, c.settled_net_usd_cents <> 0,
        c.gross_cents, c.share_cents, c.net_cents, c.net_usd_cents) AS p
      WHERE ${within(sql, part, 'bookings', 'c.booking_id')}
    ) AS amounts
    GROUP BY booking_id, kind, holder_id, currency HAVING sum(in_ledger) <> sum(as_it_stands)`,

  'commission-marks': (sql: Sql, part: Part) => sql`
    SELECT booking_id AS booking, c.is_held, h.booking_id IS NOT NULL AS has_hold, c.is_disputed,
           d.booking_id IS NOT NULL AS has_dispute
    FROM commissions c
      LEFT JOIN (SELECT booking_id FROM commission_holds WHERE state = 'open') AS h USING (booking_id)
      LEFT JOIN (SELECT booking_id FROM commission_disputes WHERE ended_at IS NULL) AS d USING (booking_id)
    WHERE ${within(sql, part, 'bookings', 'c.booking_id')}
      AND (c.is_held <> (h.booking_id IS NOT NULL) OR c.is_disputed <> (d.booking_id IS NOT NULL))`,
}

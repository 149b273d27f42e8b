import type { Sql } from '../../db/database.ts'

/** Each finds the rows that break an invariant of the ledger or of commissions; see contract/src/invariants.ts. */
export const ledgerInvariants = {
  'transactions-balance': (sql: Sql) => sql`
    SELECT t.id AS transaction, a.currency, sum(e.amount) AS off_by
    FROM ledger_transactions t
      LEFT JOIN ledger_entries e ON e.transaction_id = t.id LEFT JOIN ledger_accounts a ON a.id = e.account_id
    GROUP BY t.id, a.currency HAVING coalesce(sum(e.amount), 1) <> 0`,

  'ledger-zero': (sql: Sql) => sql`
    SELECT a.currency, sum(e.amount) AS off_by FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    GROUP BY a.currency HAVING sum(e.amount) <> 0`,

  'balances-recounted': (sql: Sql) => sql`
    SELECT b.kind, b.holder_id AS holder, b.currency, b.debit_cents AS debit, b.credit_cents AS credit,
           r.debit AS recounted_debit, r.credit AS recounted_credit
    FROM ledger_account_balances b LEFT JOIN (
      SELECT account_id, sum(greatest(amount, 0)) AS debit, sum(greatest(-amount, 0)) AS credit
      FROM ledger_entries GROUP BY account_id) AS r USING (account_id)
    WHERE (b.debit_cents, b.credit_cents) <> (coalesce(r.debit, 0), coalesce(r.credit, 0))`,

  // Bookings from before there was a ledger wait in the backlog for theirs.
  'one-commission': (sql: Sql) => sql`
    SELECT r.booking_id AS booking, count(c.booking_id) AS commissions
    FROM booking_referrals r JOIN bookings b ON b.id = r.booking_id AND b.booked_at IS NOT NULL
      LEFT JOIN commissions c ON c.booking_id = r.booking_id AND c.kind = 'referral'
    WHERE NOT EXISTS (SELECT FROM commission_backlog l WHERE l.booking_id = r.booking_id)
    GROUP BY r.booking_id HAVING count(c.booking_id) <> 1
    UNION ALL
    SELECT c.booking_id, 1 FROM commissions c
    WHERE NOT EXISTS (SELECT FROM booking_referrals r WHERE r.booking_id = c.booking_id)`,

  'commission-of-booking': (sql: Sql) => sql`
    SELECT c.booking_id AS booking, c.gross_cents AS gross, f.gross_cents AS gross_of_booking,
           c.net_usd_cents AS net_usd, f.net_usd_cents AS net_usd_of_booking
    FROM commissions c LEFT JOIN commission_figures f USING (booking_id)
    WHERE NOT EXISTS (SELECT FROM commission_backlog l WHERE l.booking_id = c.booking_id)
      AND (c.hotel_id, c.affiliate_id, c.partnership_id, c.currency, c.base_cents, c.gross_cents, c.share_cents,
           c.net_cents, c.net_usd_cents)
        IS DISTINCT FROM (f.hotel_id, f.affiliate_id, f.partnership_id, f.currency, f.base_cents, f.gross_cents,
                          f.share_cents, f.net_cents, f.net_usd_cents)`,

  'commission-history': (sql: Sql) => sql`
    SELECT c.booking_id AS booking, c.changes, h.changes AS rows, c.gross_cents AS gross, h.gross AS gross_of_changes,
           c.net_usd_cents AS net_usd, h.net_usd AS net_usd_of_changes
    FROM commissions c LEFT JOIN (
      SELECT booking_id, kind, count(*) AS changes, max(number) AS last, sum(base_cents) AS base, sum(gross_cents) AS gross,
             sum(share_cents) AS share, sum(net_cents) AS net, sum(net_usd_cents) AS net_usd
      FROM commission_changes GROUP BY booking_id, kind) AS h USING (booking_id, kind)
      LEFT JOIN commission_changes l ON l.booking_id = c.booking_id AND l.kind = c.kind AND l.number = h.last
    WHERE (c.changes, c.changes, c.base_cents, c.gross_cents, c.share_cents, c.net_cents, c.net_usd_cents)
        <> (coalesce(h.changes, 0), coalesce(h.last, 0), coalesce(h.base, 0), coalesce(h.gross, 0), coalesce(h.share, 0),
            coalesce(h.net, 0), coalesce(h.net_usd, 0))
      OR (l.stage, l.is_held, l.is_disputed) <> (c.stage, c.is_held, c.is_disputed)`,

  'commission-posted': (sql: Sql) => sql`
    SELECT booking_id AS booking, kind, currency, sum(in_ledger) AS in_ledger, sum(as_it_stands) AS as_it_stands
    FROM (
      SELECT t.booking_id, a.kind, a.holder_id, a.currency, e.amount AS in_ledger, 0 AS as_it_stands
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
        JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.booking_id IS NOT NULL AND t.cause NOT LIKE 'folio-%'
      UNION ALL
      SELECT c.booking_id, p.account_kind, p.holder_id, p.account_currency, 0, p.amount
      FROM commissions c CROSS JOIN LATERAL commission_postings(
        c.hotel_id, c.affiliate_id, c.currency, c.stage, c.is_held, c.is_disputed, c.settled_net_usd_cents <> 0,
        c.gross_cents, c.share_cents, c.net_cents, c.net_usd_cents) AS p
    ) AS amounts
    GROUP BY booking_id, kind, holder_id, currency HAVING sum(in_ledger) <> sum(as_it_stands)`,

  'commission-marks': (sql: Sql) => sql`
    SELECT booking_id AS booking, c.is_held, h.booking_id IS NOT NULL AS has_hold, c.is_disputed,
           d.booking_id IS NOT NULL AS has_dispute
    FROM commissions c
      LEFT JOIN (SELECT booking_id FROM commission_holds WHERE state = 'open') AS h USING (booking_id)
      LEFT JOIN (SELECT booking_id FROM commission_disputes WHERE ended_at IS NULL) AS d USING (booking_id)
    WHERE c.is_held <> (h.booking_id IS NOT NULL) OR c.is_disputed <> (d.booking_id IS NOT NULL)`,

  'partners-payable': (sql: Sql) => sql`
    SELECT affiliate_id AS affiliate, sum(in_ledger) AS in_ledger, sum(due) AS due
    FROM (
      SELECT holder_id AS affiliate_id, -balance_cents AS in_ledger, 0 AS due FROM ledger_account_balances
      WHERE kind = 'affiliate-payable'
      UNION ALL
      SELECT affiliate_id, 0, net_usd_cents FROM commissions
      WHERE stage IN ('earned', 'payable') AND settled_net_usd_cents <> 0
        OR stage = 'payable' AND NOT is_held AND NOT is_disputed
      UNION ALL
      SELECT affiliate_id, 0, -payout_cents FROM affiliate_statements WHERE state IN ('approved', 'paid')
    ) AS amounts
    GROUP BY affiliate_id HAVING sum(in_ledger) <> sum(due)`,

  'payouts-in-transit': (sql: Sql) => sql`
    SELECT affiliate_id AS affiliate, sum(in_ledger) AS in_ledger, sum(approved) AS approved
    FROM (
      SELECT holder_id AS affiliate_id, -balance_cents AS in_ledger, 0 AS approved FROM ledger_account_balances
      WHERE kind = 'affiliate-in-transit'
      UNION ALL
      SELECT affiliate_id, 0, payout_cents FROM affiliate_statements WHERE state = 'approved'
    ) AS amounts
    GROUP BY affiliate_id HAVING sum(in_ledger) <> sum(approved)`,

  'hotels-owe': (sql: Sql) => sql`
    SELECT hotel_id AS hotel, currency, sum(in_ledger) AS in_ledger, sum(owed) AS owed
    FROM (
      SELECT holder_id AS hotel_id, currency, balance_cents AS in_ledger, 0 AS owed FROM ledger_account_balances
      WHERE kind = 'hotel-receivable'
      UNION ALL
      SELECT hotel_id, currency, 0, gross_cents FROM commissions WHERE stage IN ('earned', 'payable')
      UNION ALL
      SELECT s.hotel_id, s.currency, 0, -p.amount_cents
      FROM hotel_payments p JOIN hotel_statements s ON s.id = p.statement_id WHERE p.kind <> 'credit'
    ) AS amounts
    GROUP BY hotel_id, currency HAVING sum(in_ledger) <> sum(owed)`,

  bank: (sql: Sql) => sql`
    SELECT currency, sum(in_ledger) AS in_ledger, sum(moved) AS moved
    FROM (
      SELECT currency, balance_cents AS in_ledger, 0 AS moved FROM ledger_account_balances WHERE kind = 'cash'
      UNION ALL
      SELECT s.currency, 0, p.amount_cents
      FROM hotel_payments p JOIN hotel_statements s ON s.id = p.statement_id WHERE p.kind IN ('payment', 'returned')
      UNION ALL
      SELECT 'USD', 0, -payout_cents FROM affiliate_statements WHERE state = 'paid'
    ) AS amounts
    GROUP BY currency HAVING sum(in_ledger) <> sum(moved)`,

  'written-off': (sql: Sql) => sql`
    SELECT currency, sum(in_ledger) AS in_ledger, sum(recorded) AS recorded
    FROM (
      SELECT currency, balance_cents AS in_ledger, 0 AS recorded FROM ledger_account_balances WHERE kind = 'written-off'
      UNION ALL
      SELECT s.currency, 0, p.amount_cents
      FROM hotel_payments p JOIN hotel_statements s ON s.id = p.statement_id WHERE p.kind = 'written-off'
    ) AS amounts
    GROUP BY currency HAVING sum(in_ledger) <> sum(recorded)`,
}

import type { Sql } from '../../db/database.ts'
import { type Part, within, withinHolders } from './part.queries.ts'

/** Each finds the rows that break an invariant of the ledger or of commissions; see contract/src/invariants.ts. */
export const ledgerInvariants = {
  'transactions-balance': (sql: Sql, part: Part) => sql`
    SELECT t.id AS transaction, a.currency, sum(e.amount) AS off_by
    FROM ledger_transactions t
      LEFT JOIN ledger_entries e ON e.transaction_id = t.id LEFT JOIN ledger_accounts a ON a.id = e.account_id
    WHERE ${within(sql, part, 'transactions', 't.id')}
    GROUP BY t.id, a.currency HAVING coalesce(sum(e.amount), 1) <> 0`,

  // Of a part, the balances are added up, which are the same if they equal their entries.
  'ledger-zero': (sql: Sql, part: Part) =>
    part === null
      ? sql`
          SELECT a.currency, sum(e.amount) AS off_by FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
          GROUP BY a.currency HAVING sum(e.amount) <> 0`
      : sql`
          SELECT currency, sum(balance_cents) AS off_by FROM ledger_account_balances
          GROUP BY currency HAVING sum(balance_cents) <> 0`,

  'balances-recounted': (sql: Sql, part: Part) => sql`
    SELECT b.kind, b.holder_id AS holder, b.currency, b.debit_cents AS debit, b.credit_cents AS credit,
           r.debit AS recounted_debit, r.credit AS recounted_credit
    FROM ledger_account_balances b LEFT JOIN (
      SELECT account_id, sum(greatest(amount, 0)) AS debit, sum(greatest(-amount, 0)) AS credit
      FROM ledger_entries
      WHERE account_id IN (SELECT id FROM ledger_accounts WHERE ${withinHolders(sql, part, 'holder_id')})
      GROUP BY account_id) AS r USING (account_id)
    WHERE ${withinHolders(sql, part, 'b.holder_id')}
      AND (b.debit_cents, b.credit_cents) <> (coalesce(r.debit, 0), coalesce(r.credit, 0))`,

  'partners-payable': (sql: Sql, part: Part) => sql`
    SELECT affiliate_id AS affiliate, sum(in_ledger) AS in_ledger, sum(due) AS due
    FROM (
      SELECT holder_id AS affiliate_id, -balance_cents AS in_ledger, 0 AS due FROM ledger_account_balances
      WHERE kind = 'affiliate-payable' AND ${within(sql, part, 'affiliates', 'holder_id')}
      UNION ALL
      SELECT affiliate_id, 0, net_usd_cents FROM commissions
      WHERE (stage IN ('earned', 'payable') AND settled_net_usd_cents <> 0
             OR stage = 'payable' AND NOT is_held AND NOT is_disputed)
        AND ${within(sql, part, 'affiliates', 'affiliate_id')}
      UNION ALL
      SELECT affiliate_id, 0, -payout_cents FROM affiliate_statements
      WHERE state IN ('approved', 'paid') AND ${within(sql, part, 'affiliates', 'affiliate_id')}
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

  'hotels-owe': (sql: Sql, part: Part) => sql`
    SELECT hotel_id AS hotel, currency, sum(in_ledger) AS in_ledger, sum(owed) AS owed
    FROM (
      SELECT holder_id AS hotel_id, currency, balance_cents AS in_ledger, 0 AS owed FROM ledger_account_balances
      WHERE kind = 'hotel-receivable' AND ${within(sql, part, 'hotels', 'holder_id')}
      UNION ALL
      SELECT hotel_id, currency, 0, gross_cents FROM commissions
      WHERE stage IN ('earned', 'payable') AND ${within(sql, part, 'hotels', 'hotel_id')}
      UNION ALL
      SELECT s.hotel_id, s.currency, 0, -p.amount_cents
      FROM hotel_payments p JOIN hotel_statements s ON s.id = p.statement_id
      WHERE p.kind <> 'credit' AND ${within(sql, part, 'hotels', 's.hotel_id')}
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
      SELECT coalesce(pay_currency, 'USD'), 0, -coalesce(pay_cents, payout_cents) FROM affiliate_statements
      WHERE state = 'paid'
      UNION ALL
      SELECT currency, 0, amount_cents FROM bank_postings
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

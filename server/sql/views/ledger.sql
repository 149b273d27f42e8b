-- The balance of every account, with the entries that are not yet counted into it.
CREATE OR REPLACE VIEW ledger_account_balances AS
SELECT a.id AS account_id, a.kind, a.holder_id, a.currency,
       coalesce(b.debit_cents, 0) + coalesce(u.debit_cents, 0) AS debit_cents,
       coalesce(b.credit_cents, 0) + coalesce(u.credit_cents, 0) AS credit_cents,
       coalesce(b.debit_cents, 0) + coalesce(u.debit_cents, 0)
         - coalesce(b.credit_cents, 0) - coalesce(u.credit_cents, 0) AS balance_cents
FROM ledger_accounts a
  LEFT JOIN ledger_balances b ON b.account_id = a.id
  LEFT JOIN (
    SELECT e.account_id, sum(greatest(e.amount, 0)) AS debit_cents, sum(greatest(-e.amount, 0)) AS credit_cents
    FROM ledger_uncounted JOIN ledger_entries e USING (transaction_id) GROUP BY e.account_id
  ) AS u ON u.account_id = a.id;

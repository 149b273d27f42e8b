-- The platform's bank accounts.

-- Every movement of a bank account in the ledger, on the day on which the bank made it as far as that is known.
CREATE OR REPLACE VIEW cash_postings AS
SELECT t.id AS transaction_id, t.cause, a.currency, e.amount AS amount_cents,
       coalesce(b.on_day, p.paid_on, CASE t.cause WHEN 'payout-paid' THEN o.paid_on WHEN 'payout-returned' THEN o.returned_on END,
                (t.at AT TIME ZONE 'UTC')::date) AS on_day,
       coalesce(s.number, o.number) AS number, r.number AS run_number, o.bank_reference,
       CASE WHEN h.id IS NOT NULL THEN h.name WHEN u.id IS NOT NULL THEN coalesce(partner_name(u), account_name(u)) END AS party,
       coalesce(b.note, p.note, '') AS note
FROM ledger_accounts a
  JOIN ledger_entries e ON e.account_id = a.id JOIN ledger_transactions t ON t.id = e.transaction_id
  LEFT JOIN bank_postings b ON b.transaction_id = t.id AND b.currency = a.currency
  LEFT JOIN hotel_payments p ON p.transaction_id = t.id
  LEFT JOIN hotel_statements s ON s.id = p.statement_id LEFT JOIN hotels h ON h.id = s.hotel_id
  LEFT JOIN affiliate_statements o ON o.id = CASE WHEN t.cause IN ('payout-paid', 'payout-returned') THEN t.cause_key::uuid END
  LEFT JOIN payout_runs r ON r.id = o.run_id LEFT JOIN users u ON u.id = o.affiliate_id
WHERE a.kind = 'cash';

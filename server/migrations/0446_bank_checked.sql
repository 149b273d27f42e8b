-- outside a transaction
ALTER TABLE ledger_accounts VALIDATE CONSTRAINT ledger_accounts_kind_known;
ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_cause_known;

-- outside a transaction
ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_method_known;
ALTER TABLE ledger_accounts VALIDATE CONSTRAINT ledger_accounts_kind_known;

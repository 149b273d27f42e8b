-- A foreign key locks the row it refers to with the rights of that table's owner, and a lock needs the right to update.
-- The owner had given it up, so only a superuser could write to these tables. Their rows stay as they are written: the
-- triggers …_append_only fire for every role and in every mode.
GRANT UPDATE, DELETE, TRUNCATE ON ledger_accounts, ledger_transactions, ledger_entries, folio_lines, invoices, day_closes
  TO CURRENT_USER;

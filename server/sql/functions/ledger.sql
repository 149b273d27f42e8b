-- The ledger.

-- Gives accounts of Roomlark's own a key too: they have no holder, and nothing can be looked up by "is not distinct from".
-- An index uses it.
CREATE OR REPLACE FUNCTION holder_key(holder_id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(holder_id, '00000000-0000-0000-0000-000000000000') $$;

-- Debits and credits of a transaction are equal in each currency, at the latest when it commits.
CREATE OR REPLACE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entries WHERE transaction_id = NEW.id) OR EXISTS (
    SELECT FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
    WHERE e.transaction_id = NEW.id GROUP BY a.currency HAVING sum(e.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transactions_balance';
  END IF;
  RETURN NULL;
END
$$;

-- Nothing is added to a transaction once it has committed, or it would escape the check above.
CREATE OR REPLACE FUNCTION refuse_late_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added JOIN ledger_transactions t ON t.id = added.transaction_id
             WHERE t.xid <> pg_current_xact_id()) THEN
    RAISE EXCEPTION 'ledger entries come with their transaction'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_in_time';
  END IF;
  INSERT INTO ledger_uncounted SELECT DISTINCT transaction_id FROM added;
  RETURN NULL;
END
$$;

-- Accounts of Roomlark's own have no holder, and nothing can be looked up by "is not distinct from": every posting would
-- compare itself with all accounts of its kind. So accounts without a holder have a key too.
CREATE FUNCTION holder_key(holder_id uuid) RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT coalesce(holder_id, '00000000-0000-0000-0000-000000000000') $$;
ALTER TABLE ledger_accounts ADD COLUMN holder_key uuid GENERATED ALWAYS AS (holder_key(holder_id)) STORED;
CREATE UNIQUE INDEX ledger_accounts_lookup_idx ON ledger_accounts (kind, holder_key, currency);

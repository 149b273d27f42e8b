-- The bank accounts of the platform, one in each currency, and the lines of their statements.
CREATE TABLE bank_accounts (
  id uuid CONSTRAINT bank_accounts_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  iban text NOT NULL,
  -- The ledger has one account of the bank in each currency.
  currency text NOT NULL CONSTRAINT bank_accounts_currency_once UNIQUE,
  -- The balance with which this day began.
  opened_on date NOT NULL,
  opening_cents bigint NOT NULL,
  -- Which column of the last CSV file had what.
  columns jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL
);

CREATE TABLE bank_statements (
  id uuid CONSTRAINT bank_statements_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL CONSTRAINT bank_statements_account_id_fkey REFERENCES bank_accounts,
  file_name text NOT NULL,
  file_hash bytea NOT NULL,
  -- Null where the file does not state it.
  closing_on date,
  closing_cents bigint,
  imported_at timestamptz NOT NULL,
  CONSTRAINT bank_statements_file_once UNIQUE (account_id, file_hash),
  CONSTRAINT bank_statements_closing_whole CHECK ((closing_on IS NULL) = (closing_cents IS NULL))
);

CREATE TABLE bank_lines (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT bank_lines_pkey PRIMARY KEY,
  account_id uuid NOT NULL CONSTRAINT bank_lines_account_id_fkey REFERENCES bank_accounts,
  statement_id uuid NOT NULL CONSTRAINT bank_lines_statement_id_fkey REFERENCES bank_statements,
  -- By which a line is known again in another file.
  key text NOT NULL,
  booked_on date NOT NULL,
  amount_cents bigint NOT NULL CONSTRAINT bank_lines_amount_moves CHECK (amount_cents <> 0),
  -- What is not matched yet.
  open_cents bigint NOT NULL,
  party text NOT NULL,
  reference text NOT NULL,
  details text NOT NULL,
  CONSTRAINT bank_lines_once UNIQUE (account_id, key),
  CONSTRAINT bank_lines_open_fits CHECK (open_cents BETWEEN least(amount_cents, 0) AND greatest(amount_cents, 0))
);
CREATE INDEX bank_lines_day_idx ON bank_lines (account_id, booked_on DESC, id DESC);
CREATE INDEX bank_lines_open_idx ON bank_lines (account_id) WHERE open_cents <> 0;
CREATE INDEX bank_lines_statement_idx ON bank_lines (statement_id);

CREATE TABLE bank_matches (
  id uuid CONSTRAINT bank_matches_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  line_id bigint NOT NULL CONSTRAINT bank_matches_line_id_fkey REFERENCES bank_lines,
  transaction_id bigint NOT NULL CONSTRAINT bank_matches_transaction_id_fkey REFERENCES ledger_transactions,
  amount_cents bigint NOT NULL CONSTRAINT bank_matches_amount_moves CHECK (amount_cents <> 0),
  -- The account of the ledger that it was booked to, if it was not in the ledger before.
  account text CONSTRAINT bank_matches_account_known CHECK (account IN ('bank-fees', 'bank-interest', 'clearing')),
  is_automatic boolean NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT bank_matches_once UNIQUE (line_id, transaction_id)
);
CREATE INDEX bank_matches_transaction_idx ON bank_matches (transaction_id);

-- What is in the ledger because of the bank alone.
CREATE TABLE bank_postings (
  transaction_id bigint NOT NULL CONSTRAINT bank_postings_transaction_id_fkey REFERENCES ledger_transactions,
  currency text NOT NULL,
  amount_cents bigint NOT NULL,
  on_day date NOT NULL,
  note text NOT NULL,
  CONSTRAINT bank_postings_pkey PRIMARY KEY (transaction_id, currency)
);
CREATE TRIGGER bank_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_kind_known,
  ADD CONSTRAINT ledger_accounts_kind_known CHECK (kind IN (
    'hotel-expected', 'hotel-receivable', 'affiliate-expected', 'affiliate-earned', 'affiliate-held',
    'affiliate-payable', 'affiliate-in-transit', 'platform-expected', 'platform-share', 'exchange', 'cash',
    'written-off', 'exchange-result', 'bank-fees', 'bank-interest', 'clearing', 'hotel-guests', 'hotel-rooms',
    'hotel-meals', 'hotel-extras', 'hotel-fees', 'hotel-city-tax', 'hotel-vat', 'hotel-cash', 'hotel-card',
    'hotel-transfers', 'hotel-vouchers', 'hotel-ota', 'hotel-online', 'hotel-rounding')) NOT VALID;
ALTER TABLE ledger_transactions
  DROP CONSTRAINT ledger_transactions_cause_known,
  ADD CONSTRAINT ledger_transactions_cause_known CHECK (cause IN (
    'booking', 'backlog', 'earned', 'payable', 'hold', 'dispute', 'adjustment', 'hotel-payment',
    'hotel-payment-returned', 'written-off', 'payout-approved', 'payout-paid', 'payout-returned', 'bank-booked',
    'bank-undone', 'bank-exchange', 'folio-charge', 'folio-payment', 'folio-correction')) NOT VALID;

-- Numbers of statements have no gaps: the next one is taken under lock in the transaction that closes a statement.
CREATE TABLE statement_numbers (
  kind text NOT NULL CONSTRAINT statement_numbers_kind_known CHECK (kind IN ('hotel', 'affiliate')),
  year integer NOT NULL,
  last integer NOT NULL CONSTRAINT statement_numbers_positive CHECK (last > 0),
  CONSTRAINT statement_numbers_pkey PRIMARY KEY (kind, year)
);

-- What a hotel owes for stays that ended until the end of a month, once it is closed. Until then the statement is what
-- the commissions say.
CREATE TABLE hotel_statements (
  id uuid CONSTRAINT hotel_statements_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL CONSTRAINT hotel_statements_hotel_id_fkey REFERENCES hotels,
  currency text NOT NULL,
  -- The first day of the month.
  month date NOT NULL CONSTRAINT hotel_statements_month_begins CHECK (extract(day FROM month) = 1),
  number text NOT NULL CONSTRAINT hotel_statements_number_once UNIQUE,
  closed_at timestamptz NOT NULL,
  due_on date NOT NULL,
  line_count integer NOT NULL,
  base_cents bigint NOT NULL,
  -- What the hotel owes; negative if corrections exceed the rest.
  total_cents bigint NOT NULL,
  share_cents bigint NOT NULL,
  -- Name and address of the hotel and its owner as they were printed.
  billed_to jsonb NOT NULL,
  -- Payments and credit from other statements, less what was returned.
  paid_cents bigint NOT NULL DEFAULT 0,
  written_off_cents bigint NOT NULL DEFAULT 0,
  settled_at timestamptz,
  reminders integer NOT NULL DEFAULT 0,
  reminded_at timestamptz,
  -- When new bookings through affiliates were paused because of it.
  paused_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_statements_once UNIQUE (hotel_id, currency, month)
);
CREATE INDEX hotel_statements_open_idx ON hotel_statements (due_on) WHERE settled_at IS NULL;

CREATE TABLE hotel_statement_lines (
  statement_id uuid NOT NULL CONSTRAINT hotel_statement_lines_statement_id_fkey REFERENCES hotel_statements,
  line integer NOT NULL,
  booking_id uuid NOT NULL CONSTRAINT hotel_statement_lines_booking_id_fkey REFERENCES bookings,
  affiliate_id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT hotel_statement_lines_kind_known CHECK (kind IN ('commission', 'correction')),
  outcome text NOT NULL CONSTRAINT hotel_statement_lines_outcome_known CHECK (
    outcome IN ('stayed', 'no-show', 'cancelled', 'to-come')),
  check_in_on date NOT NULL,
  check_out_on date NOT NULL,
  ended_on date NOT NULL,
  rate_bps integer NOT NULL,
  boost_bps integer NOT NULL,
  base_cents bigint NOT NULL,
  gross_cents bigint NOT NULL,
  share_cents bigint NOT NULL,
  net_cents bigint NOT NULL,
  net_usd_cents bigint NOT NULL,
  -- Whether what the hotel has paid reaches this line.
  is_covered boolean NOT NULL DEFAULT false,
  CONSTRAINT hotel_statement_lines_pkey PRIMARY KEY (statement_id, line),
  CONSTRAINT hotel_statement_lines_adds_up CHECK (net_cents = gross_cents - share_cents)
);
CREATE INDEX hotel_statement_lines_booking_idx ON hotel_statement_lines (booking_id);

-- What administrators record about the payment of a statement. Rows are never changed: what was wrong is returned.
CREATE TABLE hotel_payments (
  id uuid CONSTRAINT hotel_payments_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  statement_id uuid NOT NULL CONSTRAINT hotel_payments_statement_id_fkey REFERENCES hotel_statements,
  kind text NOT NULL CONSTRAINT hotel_payments_kind_known CHECK (kind IN ('payment', 'returned', 'credit', 'written-off')),
  -- What it adds to what is paid, or is written off; a returned payment and credit that is used elsewhere are negative.
  amount_cents bigint NOT NULL CONSTRAINT hotel_payments_amount_moves CHECK (amount_cents <> 0),
  paid_on date NOT NULL,
  note text NOT NULL,
  -- The payment that was returned.
  returned_id uuid CONSTRAINT hotel_payments_returned_id_fkey REFERENCES hotel_payments
    CONSTRAINT hotel_payments_returned_once UNIQUE,
  by_id uuid CONSTRAINT hotel_payments_by_id_fkey REFERENCES users,
  at timestamptz NOT NULL,
  transaction_id bigint CONSTRAINT hotel_payments_transaction_id_fkey REFERENCES ledger_transactions
);
CREATE INDEX hotel_payments_statement_idx ON hotel_payments (statement_id, at);

-- Where an affiliate is paid. A row is never changed; what replaces it is used once its cooling-off time is over.
CREATE TABLE payout_details (
  id uuid CONSTRAINT payout_details_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL CONSTRAINT payout_details_affiliate_id_fkey REFERENCES users,
  -- Encrypted JSON of the account and of the payee's name, address and tax number; null once it was erased.
  sealed bytea,
  kind text NOT NULL CONSTRAINT payout_details_kind_known CHECK (kind IN ('iban', 'us')),
  country text NOT NULL,
  last_four text NOT NULL,
  bank_name text,
  saved_at timestamptz NOT NULL,
  usable_from timestamptz NOT NULL,
  -- "It was not me": these details are never used.
  withdrawn_at timestamptz
);
CREATE INDEX payout_details_affiliate_idx ON payout_details (affiliate_id, saved_at DESC);

CREATE TABLE payout_runs (
  id uuid CONSTRAINT payout_runs_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The first day of the month in which it is paid. It pays what was payable before that day.
  month date NOT NULL CONSTRAINT payout_runs_month_once UNIQUE
    CONSTRAINT payout_runs_month_begins CHECK (extract(day FROM month) = 1),
  number text NOT NULL CONSTRAINT payout_runs_number_once UNIQUE,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT payout_runs_state_known CHECK (
    state IN ('draft', 'approved', 'exported', 'done')),
  drawn_at timestamptz NOT NULL,
  -- Null while nobody but Roomlark has drawn it up.
  prepared_by uuid CONSTRAINT payout_runs_prepared_by_fkey REFERENCES users,
  pay_on date NOT NULL,
  minimum_cents bigint NOT NULL,
  is_advance boolean NOT NULL,
  approved_at timestamptz,
  approved_by uuid CONSTRAINT payout_runs_approved_by_fkey REFERENCES users,
  exported_at timestamptz,
  done_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT payout_runs_approved_whole CHECK ((state = 'draft') = (approved_at IS NULL))
);

-- What an affiliate has from a run, in dollars. A draft is drawn up again until the run is approved; then it is frozen
-- and numbered.
CREATE TABLE affiliate_statements (
  id uuid CONSTRAINT affiliate_statements_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  run_id uuid NOT NULL CONSTRAINT affiliate_statements_run_id_fkey REFERENCES payout_runs,
  affiliate_id uuid NOT NULL CONSTRAINT affiliate_statements_affiliate_id_fkey REFERENCES users,
  number text CONSTRAINT affiliate_statements_number_once UNIQUE,
  line_count integer NOT NULL,
  earned_cents bigint NOT NULL,
  corrections_cents bigint NOT NULL,
  -- What earlier statements left unpaid; negative if they paid too much.
  carried_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  -- Whether it is paid, or why it is carried over.
  decision text NOT NULL CONSTRAINT affiliate_statements_decision_known CHECK (
    decision IN ('pay', 'under-minimum', 'no-details', 'cooling-off', 'suspended')),
  payout_cents bigint NOT NULL,
  details_id uuid CONSTRAINT affiliate_statements_details_id_fkey REFERENCES payout_details,
  state text NOT NULL DEFAULT 'draft' CONSTRAINT affiliate_statements_state_known CHECK (
    state IN ('draft', 'carried', 'approved', 'paid', 'returned')),
  paid_on date,
  bank_reference text,
  returned_on date,
  return_code text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT affiliate_statements_once UNIQUE (run_id, affiliate_id),
  CONSTRAINT affiliate_statements_adds_up CHECK (total_cents = earned_cents + corrections_cents + carried_cents),
  CONSTRAINT affiliate_statements_payout_fits CHECK (
    payout_cents = CASE WHEN decision = 'pay' THEN total_cents ELSE 0 END AND payout_cents >= 0),
  CONSTRAINT affiliate_statements_details_fit CHECK (decision <> 'pay' OR details_id IS NOT NULL),
  CONSTRAINT affiliate_statements_numbered CHECK ((state = 'draft') = (number IS NULL))
);
CREATE INDEX affiliate_statements_affiliate_idx ON affiliate_statements (affiliate_id);

CREATE TABLE affiliate_statement_lines (
  statement_id uuid NOT NULL
    CONSTRAINT affiliate_statement_lines_statement_id_fkey REFERENCES affiliate_statements ON DELETE CASCADE,
  line integer NOT NULL,
  booking_id uuid NOT NULL CONSTRAINT affiliate_statement_lines_booking_id_fkey REFERENCES bookings,
  hotel_id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT affiliate_statement_lines_kind_known CHECK (kind IN ('commission', 'correction')),
  outcome text NOT NULL CONSTRAINT affiliate_statement_lines_outcome_known CHECK (
    outcome IN ('stayed', 'no-show', 'cancelled', 'to-come')),
  check_in_on date NOT NULL,
  check_out_on date NOT NULL,
  currency text NOT NULL,
  rate_bps integer NOT NULL,
  share_bps integer NOT NULL,
  base_cents bigint NOT NULL,
  gross_cents bigint NOT NULL,
  share_cents bigint NOT NULL,
  net_cents bigint NOT NULL,
  net_usd_cents bigint NOT NULL,
  CONSTRAINT affiliate_statement_lines_pkey PRIMARY KEY (statement_id, line),
  CONSTRAINT affiliate_statement_lines_once UNIQUE (statement_id, booking_id)
);
CREATE INDEX affiliate_statement_lines_booking_idx ON affiliate_statement_lines (booking_id);

-- The files for the bank, made once: who downloads again gets the same.
CREATE TABLE payout_files (
  run_id uuid NOT NULL CONSTRAINT payout_files_run_id_fkey REFERENCES payout_runs,
  kind text NOT NULL CONSTRAINT payout_files_kind_known CHECK (kind IN ('pain.001', 'csv')),
  -- Encrypted, because it names accounts in full.
  sealed bytea NOT NULL,
  transfers integer NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT payout_files_pkey PRIMARY KEY (run_id, kind)
);

-- One more kind of notification, beside those that other migrations added.
DO $$
DECLARE
  was CONSTANT text := (SELECT pg_get_constraintdef(oid) FROM pg_constraint
                        WHERE conrelid = 'notifications'::regclass AND conname = 'notifications_params_fit');
BEGIN
  IF strpos(was, 'ELSE false') = 0 THEN
    RAISE EXCEPTION 'notifications_params_fit is not as expected: %', was;
  END IF;
  ALTER TABLE notifications DROP CONSTRAINT notifications_params_fit;
  EXECUTE 'ALTER TABLE notifications ADD CONSTRAINT notifications_params_fit ' || replace(was, 'ELSE false',
    'WHEN ''money'' THEN params ?& ARRAY[''news''] ELSE false');
END
$$;

-- Money between hotels, affiliates and Roomlark, in double entry. An account belongs to a hotel, to an affiliate or, without
-- a holder, to Roomlark, and has one currency.
CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT ledger_accounts_pkey PRIMARY KEY,
  kind text NOT NULL,
  holder_id uuid,
  currency text NOT NULL,
  CONSTRAINT ledger_accounts_kind_known CHECK (kind IN (
    'hotel-expected', 'hotel-receivable',
    'affiliate-expected', 'affiliate-earned', 'affiliate-held', 'affiliate-payable', 'affiliate-in-transit',
    'platform-expected', 'platform-share', 'exchange', 'cash', 'written-off')),
  CONSTRAINT ledger_accounts_holder_fits CHECK ((holder_id IS NOT NULL) = (kind LIKE 'hotel-%' OR kind LIKE 'affiliate-%')),
  CONSTRAINT ledger_accounts_once UNIQUE NULLS NOT DISTINCT (kind, holder_id, currency)
);
CREATE INDEX ledger_accounts_holder_idx ON ledger_accounts (holder_id);

-- What moved money, once for each cause: the same event or decision read twice writes nothing the second time.
CREATE TABLE ledger_transactions (
  id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT ledger_transactions_pkey PRIMARY KEY,
  at timestamptz NOT NULL,
  cause text NOT NULL,
  cause_key text NOT NULL,
  -- The booking whose commission moved, if it was one.
  booking_id uuid CONSTRAINT ledger_transactions_booking_id_fkey REFERENCES bookings,
  actor_id uuid CONSTRAINT ledger_transactions_actor_id_fkey REFERENCES users,
  -- The database transaction that wrote it, because its entries have to come with it.
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT ledger_transactions_cause_known CHECK (cause IN (
    'booking', 'backlog', 'earned', 'payable', 'hold', 'dispute', 'adjustment',
    'hotel-payment', 'hotel-payment-returned', 'written-off',
    'payout-approved', 'payout-paid', 'payout-returned')),
  CONSTRAINT ledger_transactions_once UNIQUE (cause, cause_key)
);
CREATE INDEX ledger_transactions_booking_idx ON ledger_transactions (booking_id, id) WHERE booking_id IS NOT NULL;
CREATE INDEX ledger_transactions_at_idx ON ledger_transactions (at, id);

-- Amounts are in minor units of the account's currency; debits are positive.
CREATE TABLE ledger_entries (
  transaction_id bigint NOT NULL CONSTRAINT ledger_entries_transaction_id_fkey REFERENCES ledger_transactions,
  account_id bigint NOT NULL CONSTRAINT ledger_entries_account_id_fkey REFERENCES ledger_accounts,
  amount bigint NOT NULL CONSTRAINT ledger_entries_amount_moves CHECK (amount <> 0),
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (transaction_id, account_id)
);
CREATE INDEX ledger_entries_account_idx ON ledger_entries (account_id, transaction_id);

-- Written once, as the audit log: no right to change, and triggers that fire in every mode.
CREATE TRIGGER ledger_accounts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER ledger_accounts_append_only;
ALTER TABLE ledger_transactions ENABLE ALWAYS TRIGGER ledger_transactions_append_only;
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_append_only;
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_accounts, ledger_transactions, ledger_entries FROM PUBLIC;
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_accounts, ledger_transactions, ledger_entries FROM CURRENT_USER;

-- Debits and credits of a transaction are equal in each currency, at the latest when it commits.
CREATE FUNCTION refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();
ALTER TABLE ledger_transactions ENABLE ALWAYS TRIGGER ledger_transactions_balance;

-- Nothing is added to a transaction once it has committed, or it would escape the check above.
CREATE FUNCTION refuse_late_entries() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Balances as far as they are counted. What is not counted yet is added when they are read, so that no two bookings wait
-- for one another because both add to an account of Roomlark's.
CREATE TABLE ledger_balances (
  account_id bigint CONSTRAINT ledger_balances_pkey PRIMARY KEY
    CONSTRAINT ledger_balances_account_id_fkey REFERENCES ledger_accounts,
  debit_cents numeric NOT NULL,
  credit_cents numeric NOT NULL
) WITH (fillfactor = 70);
CREATE TABLE ledger_uncounted (
  transaction_id bigint CONSTRAINT ledger_uncounted_pkey PRIMARY KEY
);
CREATE TRIGGER ledger_entries_in_time AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_entries();
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_in_time;

CREATE VIEW ledger_account_balances AS
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

-- What was agreed that the hotel kept of a stay, where it is less than the booking says: after a dispute or a refund. A
-- base of zero makes the commission void.
CREATE TABLE commission_adjustments (
  id uuid CONSTRAINT commission_adjustments_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL CONSTRAINT commission_adjustments_booking_id_fkey REFERENCES bookings,
  base_cents bigint NOT NULL CONSTRAINT commission_adjustments_base_positive CHECK (base_cents >= 0),
  cause text NOT NULL CONSTRAINT commission_adjustments_cause_known CHECK (cause IN ('dispute', 'hold', 'refund')),
  -- What the people concerned read; it names no guest.
  reason text NOT NULL,
  by_id uuid CONSTRAINT commission_adjustments_by_id_fkey REFERENCES users,
  at timestamptz NOT NULL,
  -- A later agreement replaces an earlier one.
  replaced_at timestamptz
);
CREATE UNIQUE INDEX commission_adjustments_standing_idx ON commission_adjustments (booking_id) WHERE replaced_at IS NULL;

CREATE OR REPLACE VIEW commission_figures AS
SELECT b.id AS booking_id, b.partnership_id, b.affiliate_id, b.hotel_id, b.link_id, b.promo_code, b.tag, b.method,
       CASE WHEN b.agreed_cents = 0 THEN 'void' WHEN b.agreed_cents IS NULL OR b.state IN ('cancelled', 'no-show') THEN c.state
            WHEN b.state = 'checked-out' THEN 'earned' ELSE 'expected' END AS state,
       b.outcome, b.rate_bps, b.boost_bps, b.share_bps, b.currency,
       c.base_cents, c.boosted_cents, c.gross_cents, c.share_cents, c.net_cents,
       usd_cents(c.base_cents, b.currency, b.usd_rate) AS base_usd_cents,
       usd_cents(c.gross_cents, b.currency, b.usd_rate) AS gross_usd_cents,
       usd_cents(c.net_cents, b.currency, b.usd_rate) AS net_usd_cents,
       b.booked_on, b.check_out_on AS stay_end_on
FROM (
  SELECT b.id, r.partnership_id, r.affiliate_id, b.hotel_id, r.link_id, r.tag, r.method,
         CASE WHEN r.method = 'promo-code' THEN b.promo_code END AS promo_code,
         b.state, b.currency, b.usd_rate, b.room_cents, b.fee_cents, b.check_out_on,
         CASE WHEN (b.taxes ->> 'vatIncluded')::boolean THEN b.vat_cents ELSE 0 END AS included_vat_cents,
         boosted.price_cents AS boosted_price_cents, boosted.points AS boost_points,
         CASE b.state WHEN 'checked-out' THEN 'stayed' WHEN 'no-show' THEN 'no-show' WHEN 'cancelled' THEN 'cancelled'
                      ELSE 'to-come' END AS outcome,
         r.rate_bps, r.boost_bps, r.platform_share_bps AS share_bps, (b.booked_at AT TIME ZONE 'UTC')::date AS booked_on,
         agreed.base_cents AS agreed_cents
  FROM bookings b JOIN booking_referrals r ON r.booking_id = b.id
    CROSS JOIN LATERAL boosted_nights_of(b.id, r.boost_bps > 0) AS boosted
    LEFT JOIN commission_adjustments agreed ON agreed.booking_id = b.id AND agreed.replaced_at IS NULL
  WHERE b.booked_at IS NOT NULL
) AS b CROSS JOIN LATERAL commission_of(
  -- What was agreed is what the hotel kept, as of a cancelled stay.
  CASE WHEN b.agreed_cents IS NULL THEN b.state ELSE 'no-show' END,
  b.room_cents, b.included_vat_cents,
  CASE WHEN b.state IN ('cancelled', 'no-show') THEN least(b.fee_cents, b.agreed_cents)
       ELSE coalesce(b.agreed_cents, b.fee_cents) END,
  b.boosted_price_cents, b.boost_points, b.rate_bps, b.share_bps) AS c;

-- The commission of a booking as the ledger has it. It follows the booking in the transaction of each event; what the
-- clock does to it is done by the job commissions.advance.
CREATE TABLE commissions (
  booking_id uuid NOT NULL CONSTRAINT commissions_booking_id_fkey REFERENCES bookings,
  kind text NOT NULL DEFAULT 'referral' CONSTRAINT commissions_kind_known CHECK (kind IN ('referral')),
  hotel_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  partnership_id uuid NOT NULL,
  currency text NOT NULL,
  -- The holding period that counted when the guest booked.
  hold_days integer NOT NULL,
  -- Expected until the stay ended; ended while that can be undone; then earned, and payable after the holding period.
  stage text NOT NULL DEFAULT 'expected' CONSTRAINT commissions_stage_known CHECK (
    stage IN ('expected', 'ended', 'earned', 'payable', 'void')),
  is_held boolean NOT NULL DEFAULT false,
  is_disputed boolean NOT NULL DEFAULT false,
  -- The hotel's day on which the guest left, cancelled or did not come, and what follows from it.
  ended_on date,
  earned_at timestamptz,
  payable_at timestamptz,
  -- When the clock changes the stage next.
  next_at timestamptz,
  base_cents bigint NOT NULL DEFAULT 0,
  gross_cents bigint NOT NULL DEFAULT 0,
  share_cents bigint NOT NULL DEFAULT 0,
  net_cents bigint NOT NULL DEFAULT 0,
  net_usd_cents bigint NOT NULL DEFAULT 0,
  -- What closed statements of the hotel have of it, and how much of that the hotel has paid.
  billed_base_cents bigint NOT NULL DEFAULT 0,
  billed_gross_cents bigint NOT NULL DEFAULT 0,
  billed_share_cents bigint NOT NULL DEFAULT 0,
  billed_net_cents bigint NOT NULL DEFAULT 0,
  billed_net_usd_cents bigint NOT NULL DEFAULT 0,
  covered_net_usd_cents bigint NOT NULL DEFAULT 0,
  -- What approved statements of the affiliate have of it.
  settled_net_usd_cents bigint NOT NULL DEFAULT 0,
  -- How many rows of commission_changes it has.
  changes integer NOT NULL DEFAULT 0,
  CONSTRAINT commissions_pkey PRIMARY KEY (booking_id, kind),
  CONSTRAINT commissions_adds_up CHECK (net_cents = gross_cents - share_cents),
  CONSTRAINT commissions_ended_fits CHECK ((stage IN ('ended', 'earned', 'payable')) <= (ended_on IS NOT NULL))
) WITH (fillfactor = 70);
CREATE INDEX commissions_next_idx ON commissions (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX commissions_hotel_idx ON commissions (hotel_id, ended_on);
CREATE INDEX commissions_affiliate_idx ON commissions (affiliate_id, stage);
CREATE INDEX commissions_unbilled_idx ON commissions (hotel_id, ended_on)
  WHERE gross_cents <> billed_gross_cents OR net_usd_cents <> billed_net_usd_cents;
CREATE INDEX commissions_unsettled_idx ON commissions (affiliate_id)
  WHERE stage IN ('payable', 'void') AND net_usd_cents <> settled_net_usd_cents;

-- Everything that happened to a commission, with what it changed. A correction is a row, never an overwritten one.
CREATE TABLE commission_changes (
  booking_id uuid NOT NULL,
  kind text NOT NULL DEFAULT 'referral',
  number integer NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL,
  event_id bigint CONSTRAINT commission_changes_event_id_fkey REFERENCES booking_events,
  adjustment_id uuid CONSTRAINT commission_changes_adjustment_id_fkey REFERENCES commission_adjustments,
  -- Null where no money moved.
  transaction_id bigint CONSTRAINT commission_changes_transaction_id_fkey REFERENCES ledger_transactions,
  stage text NOT NULL,
  is_held boolean NOT NULL,
  is_disputed boolean NOT NULL,
  base_cents bigint NOT NULL,
  gross_cents bigint NOT NULL,
  share_cents bigint NOT NULL,
  net_cents bigint NOT NULL,
  net_usd_cents bigint NOT NULL,
  CONSTRAINT commission_changes_pkey PRIMARY KEY (booking_id, kind, number),
  CONSTRAINT commission_changes_commission_fkey FOREIGN KEY (booking_id, kind) REFERENCES commissions
);
CREATE TRIGGER commission_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON commission_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Signs of abuse hold a commission until an administrator decides, or until the day named here.
CREATE TABLE commission_holds (
  id uuid CONSTRAINT commission_holds_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL CONSTRAINT commission_holds_booking_id_fkey REFERENCES bookings,
  hotel_id uuid NOT NULL CONSTRAINT commission_holds_hotel_id_fkey REFERENCES hotels,
  affiliate_id uuid NOT NULL CONSTRAINT commission_holds_affiliate_id_fkey REFERENCES users,
  held_at timestamptz NOT NULL,
  releases_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CONSTRAINT commission_holds_state_known CHECK (state IN ('open', 'released', 'voided')),
  decided_at timestamptz,
  -- Null if it was released by itself.
  decided_by uuid CONSTRAINT commission_holds_decided_by_fkey REFERENCES users,
  reason text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT commission_holds_decided_whole CHECK ((state = 'open') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX commission_holds_open_idx ON commission_holds (booking_id) WHERE state = 'open';
CREATE INDEX commission_holds_due_idx ON commission_holds (releases_at) WHERE state = 'open';
CREATE INDEX commission_holds_affiliate_idx ON commission_holds (affiliate_id, held_at DESC);

-- A hotel or an affiliate objects to a commission. Until it is settled the commission is neither billed nor paid.
CREATE TABLE commission_disputes (
  id uuid CONSTRAINT commission_disputes_pkey PRIMARY KEY DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL CONSTRAINT commission_disputes_booking_id_fkey REFERENCES bookings,
  hotel_id uuid NOT NULL CONSTRAINT commission_disputes_hotel_id_fkey REFERENCES hotels,
  affiliate_id uuid NOT NULL CONSTRAINT commission_disputes_affiliate_id_fkey REFERENCES users,
  opened_by uuid NOT NULL CONSTRAINT commission_disputes_opened_by_fkey REFERENCES users,
  opened_side text NOT NULL CONSTRAINT commission_disputes_side_known CHECK (opened_side IN ('hotel', 'affiliate')),
  opened_at timestamptz NOT NULL,
  -- What the one who objects says the hotel kept, in the booking's currency.
  claimed_base_cents bigint CONSTRAINT commission_disputes_claim_positive CHECK (claimed_base_cents >= 0),
  -- The other side may answer until then.
  answer_by timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CONSTRAINT commission_disputes_state_known CHECK (
    state IN ('open', 'proposed', 'settled', 'rejected', 'withdrawn')),
  proposed_base_cents bigint CONSTRAINT commission_disputes_proposal_positive CHECK (proposed_base_cents >= 0),
  proposed_by uuid CONSTRAINT commission_disputes_proposed_by_fkey REFERENCES users,
  -- The proposal stands from then on unless somebody answers it.
  stands_at timestamptz,
  hotel_accepted_at timestamptz,
  affiliate_accepted_at timestamptz,
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT commission_disputes_ended_whole CHECK ((state IN ('open', 'proposed')) = (ended_at IS NULL)),
  CONSTRAINT commission_disputes_proposal_whole CHECK (
    (proposed_base_cents IS NULL) = (stands_at IS NULL) AND (state <> 'proposed' OR stands_at IS NOT NULL))
);
CREATE UNIQUE INDEX commission_disputes_open_idx ON commission_disputes (booking_id) WHERE ended_at IS NULL;
CREATE INDEX commission_disputes_due_idx ON commission_disputes (stands_at) WHERE state = 'proposed';
CREATE INDEX commission_disputes_hotel_idx ON commission_disputes (hotel_id, opened_at DESC);
CREATE INDEX commission_disputes_affiliate_idx ON commission_disputes (affiliate_id, opened_at DESC);

-- What a commission is at a moment, by what its booking says, what was agreed about it and the clock.
CREATE FUNCTION commission_targets(of_bookings uuid[], at timestamptz)
  RETURNS TABLE (booking_id uuid, hotel_id uuid, affiliate_id uuid, partnership_id uuid, currency text, stage text,
                 is_held boolean, is_disputed boolean, ended_on date, earned_at timestamptz, payable_at timestamptz,
                 base_cents bigint, gross_cents bigint, share_cents bigint, net_cents bigint, net_usd_cents bigint)
  LANGUAGE sql STABLE AS $$
  SELECT booking_id, hotel_id, affiliate_id, partnership_id, currency,
         CASE WHEN state IN ('expected', 'void') THEN state
              WHEN at < due.earned_at THEN 'ended' WHEN at < due.payable_at THEN 'earned' ELSE 'payable' END,
         is_held, is_disputed, CASE WHEN state = 'earned' THEN ended_on END,
         CASE WHEN state = 'earned' THEN due.earned_at END, CASE WHEN state = 'earned' THEN due.payable_at END,
         base_cents, gross_cents, share_cents, net_cents, net_usd_cents
  FROM (
    SELECT f.booking_id, f.hotel_id, f.affiliate_id, f.partnership_id, f.currency, f.state,
           EXISTS (SELECT FROM commission_holds h WHERE h.booking_id = f.booking_id AND h.state = 'open') AS is_held,
           EXISTS (SELECT FROM commission_disputes d WHERE d.booking_id = f.booking_id AND d.ended_at IS NULL) AS is_disputed,
           f.base_cents, f.gross_cents, f.share_cents, f.net_cents, f.net_usd_cents, b.time_zone, c.hold_days,
           CASE WHEN b.state = 'checked-out' THEN b.check_out_on
                ELSE (ended.at AT TIME ZONE b.time_zone)::date END AS ended_on,
           -- A departure and a no-show can be undone until the end of the next day, a cancellation cannot.
           CASE WHEN b.state = 'cancelled' THEN ended.at
                ELSE ((ended.at AT TIME ZONE b.time_zone)::date + 2)::timestamp AT TIME ZONE b.time_zone END AS earned_at
    FROM commission_figures f JOIN bookings b ON b.id = f.booking_id
      JOIN commissions c ON c.booking_id = f.booking_id AND c.kind = 'referral'
      LEFT JOIN LATERAL (
        SELECT max(e.at) AS at FROM booking_events e WHERE e.booking_id = b.id AND e.kind = b.state
      ) AS ended ON f.state = 'earned'
    WHERE f.booking_id = ANY(of_bookings)
  ) AS f CROSS JOIN LATERAL (
    SELECT f.earned_at,
           greatest(f.earned_at, (f.ended_on + f.hold_days)::timestamp AT TIME ZONE f.time_zone) AS payable_at
  ) AS due
$$;

-- What a commission is in the ledger. The affiliate is credited in dollars at the booking's rate; the exchange account
-- takes what the hotel owes in another currency. While it is held, or disputed, it is not payable, unless it was
-- settled already.
CREATE FUNCTION commission_postings(hotel_id uuid, affiliate_id uuid, currency text, stage text, is_held boolean,
                                    is_disputed boolean, is_settled boolean, gross_cents bigint, share_cents bigint,
                                    net_cents bigint, net_usd_cents bigint)
  RETURNS TABLE (account_kind text, holder_id uuid, account_currency text, amount bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind, holder, unit, amount FROM (VALUES
    (CASE WHEN stage IN ('expected', 'ended') THEN 'hotel-expected' ELSE 'hotel-receivable' END, hotel_id, currency,
     gross_cents),
    (CASE WHEN stage IN ('expected', 'ended') THEN 'platform-expected' ELSE 'platform-share' END, NULL::uuid, currency,
     -share_cents),
    ('exchange', NULL, currency, CASE WHEN currency <> 'USD' THEN -net_cents ELSE 0 END),
    ('exchange', NULL, 'USD', CASE WHEN currency <> 'USD' THEN net_usd_cents ELSE 0 END),
    (CASE WHEN stage IN ('expected', 'ended') THEN 'affiliate-expected' WHEN is_settled THEN 'affiliate-payable'
          WHEN is_held THEN 'affiliate-held' WHEN stage = 'earned' OR is_disputed THEN 'affiliate-earned'
          ELSE 'affiliate-payable' END, affiliate_id, 'USD', -net_usd_cents)
  ) AS posted (kind, holder, unit, amount)
  WHERE stage <> 'void' AND amount <> 0
$$;

-- Bookings that were made before there was a ledger, for the job that gives them their commissions.
CREATE TABLE commission_backlog (
  booking_id uuid CONSTRAINT commission_backlog_pkey PRIMARY KEY
    CONSTRAINT commission_backlog_booking_id_fkey REFERENCES bookings
);
INSERT INTO commission_backlog
SELECT r.booking_id FROM booking_referrals r JOIN bookings b ON b.id = r.booking_id WHERE b.booked_at IS NOT NULL;

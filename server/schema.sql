-- The tables of a migrated database, written by `npm run schema`; a test says when it is out of date.
-- Functions and views are in server/sql, each with what it is for. Nobody applies this file: migrations do.
CREATE EXTENSION btree_gin;
CREATE EXTENSION btree_gist;
CREATE EXTENSION pg_trgm;
CREATE EXTENSION unaccent;

CREATE TABLE affiliate_days (
  affiliate_id uuid NOT NULL,
  day date NOT NULL,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  net_commission_cents bigint NOT NULL DEFAULT 0,
  suspected integer NOT NULL DEFAULT 0,
  CONSTRAINT affiliate_days_pkey PRIMARY KEY (affiliate_id, day)
) WITH (fillfactor=80);
CREATE INDEX affiliate_days_day_idx ON affiliate_days (day);

CREATE TABLE affiliate_first_days (
  user_id uuid NOT NULL,
  link_copied_at timestamptz,
  link_tested_at timestamptz,
  CONSTRAINT affiliate_first_days_pkey PRIMARY KEY (user_id),
  CONSTRAINT affiliate_first_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE affiliate_invoices (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL,
  statement_id uuid NOT NULL,
  kind text NOT NULL,
  sequence integer NOT NULL,
  number text NOT NULL,
  corrects_id uuid,
  issued_at timestamptz NOT NULL,
  currency text NOT NULL,
  total_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  sealed bytea NOT NULL,
  CONSTRAINT affiliate_invoices_pkey PRIMARY KEY (id),
  CONSTRAINT affiliate_invoices_corrected_once UNIQUE (corrects_id),
  CONSTRAINT affiliate_invoices_in_order UNIQUE (affiliate_id, sequence),
  CONSTRAINT affiliate_invoices_number_once UNIQUE (number),
  CONSTRAINT affiliate_invoices_once UNIQUE (statement_id, kind),
  CONSTRAINT affiliate_invoices_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT affiliate_invoices_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES affiliate_invoices(id),
  CONSTRAINT affiliate_invoices_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES affiliate_statements(id),
  CONSTRAINT affiliate_invoices_correction_of CHECK ((kind = 'correction'::text) = (corrects_id IS NOT NULL)),
  CONSTRAINT affiliate_invoices_kind_known CHECK (kind = ANY (ARRAY['invoice'::text, 'correction'::text])),
  CONSTRAINT affiliate_invoices_sequence_positive CHECK (sequence > 0)
);
CREATE TRIGGER affiliate_invoices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON affiliate_invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE affiliate_invoices ENABLE ALWAYS TRIGGER affiliate_invoices_append_only;

CREATE TABLE affiliate_own_invoices (
  statement_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  name text NOT NULL,
  sealed bytea NOT NULL,
  received_at timestamptz NOT NULL,
  CONSTRAINT affiliate_own_invoices_pkey PRIMARY KEY (statement_id),
  CONSTRAINT affiliate_own_invoices_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT affiliate_own_invoices_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES affiliate_statements(id),
  CONSTRAINT affiliate_own_invoices_name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 200)
);
CREATE INDEX affiliate_own_invoices_affiliate_idx ON affiliate_own_invoices (affiliate_id);

CREATE TABLE affiliate_profiles (
  user_id uuid NOT NULL,
  public_name text NOT NULL,
  site text NOT NULL DEFAULT ''::text,
  audience text NOT NULL DEFAULT ''::text,
  monthly_reach integer,
  countries text[] NOT NULL DEFAULT '{}'::text[],
  channels text[] NOT NULL DEFAULT '{}'::text[],
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT affiliate_profiles_pkey PRIMARY KEY (user_id),
  CONSTRAINT affiliate_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT affiliate_profiles_reach_range CHECK (monthly_reach >= 0)
);

CREATE TABLE affiliate_sites (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT affiliate_sites_pkey PRIMARY KEY (id),
  CONSTRAINT affiliate_sites_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT affiliate_sites_name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  CONSTRAINT affiliate_sites_url_length CHECK (char_length(url) <= 500)
);
CREATE UNIQUE INDEX affiliate_sites_name_key ON affiliate_sites (affiliate_id, lower(name));

CREATE TABLE affiliate_statement_lines (
  statement_id uuid NOT NULL,
  line integer NOT NULL,
  booking_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  kind text NOT NULL,
  outcome text NOT NULL,
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
  CONSTRAINT affiliate_statement_lines_once UNIQUE (statement_id, booking_id),
  CONSTRAINT affiliate_statement_lines_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT affiliate_statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES affiliate_statements(id) ON DELETE CASCADE,
  CONSTRAINT affiliate_statement_lines_kind_known CHECK (kind = ANY (ARRAY['commission'::text, 'correction'::text])),
  CONSTRAINT affiliate_statement_lines_outcome_known CHECK (outcome = ANY (ARRAY['stayed'::text, 'no-show'::text, 'cancelled'::text, 'to-come'::text]))
);
CREATE INDEX affiliate_statement_lines_booking_idx ON affiliate_statement_lines (booking_id);

CREATE TABLE affiliate_statements (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  run_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  number text,
  line_count integer NOT NULL,
  earned_cents bigint NOT NULL,
  corrections_cents bigint NOT NULL,
  carried_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  decision text NOT NULL,
  payout_cents bigint NOT NULL,
  details_id uuid,
  state text NOT NULL DEFAULT 'draft'::text,
  paid_on date,
  bank_reference text,
  returned_on date,
  return_code text,
  version integer NOT NULL DEFAULT 1,
  pay_currency text,
  pay_usd_rate numeric(18,8),
  pay_rate_on date,
  pay_cents bigint,
  CONSTRAINT affiliate_statements_pkey PRIMARY KEY (id),
  CONSTRAINT affiliate_statements_number_once UNIQUE (number),
  CONSTRAINT affiliate_statements_once UNIQUE (run_id, affiliate_id),
  CONSTRAINT affiliate_statements_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT affiliate_statements_details_id_fkey FOREIGN KEY (details_id) REFERENCES payout_details(id),
  CONSTRAINT affiliate_statements_run_id_fkey FOREIGN KEY (run_id) REFERENCES payout_runs(id),
  CONSTRAINT affiliate_statements_adds_up CHECK (total_cents = (earned_cents + corrections_cents + carried_cents)),
  CONSTRAINT affiliate_statements_converted_whole CHECK (num_nonnulls(pay_currency, pay_usd_rate, pay_rate_on, pay_cents) = ANY (ARRAY[0, 4])),
  CONSTRAINT affiliate_statements_decision_known CHECK (decision = ANY (ARRAY['pay'::text, 'under-minimum'::text, 'no-details'::text, 'cooling-off'::text, 'suspended'::text])),
  CONSTRAINT affiliate_statements_details_fit CHECK (decision <> 'pay'::text OR details_id IS NOT NULL),
  CONSTRAINT affiliate_statements_numbered CHECK ((state = 'draft'::text) = (number IS NULL)),
  CONSTRAINT affiliate_statements_payout_fits CHECK (payout_cents =
CASE
    WHEN decision = 'pay'::text THEN total_cents
    ELSE 0::bigint
END AND payout_cents >= 0),
  CONSTRAINT affiliate_statements_state_known CHECK (state = ANY (ARRAY['draft'::text, 'carried'::text, 'approved'::text, 'paid'::text, 'returned'::text]))
);
CREATE INDEX affiliate_statements_affiliate_idx ON affiliate_statements (affiliate_id);
CREATE INDEX affiliate_statements_details_idx ON affiliate_statements (details_id) WHERE details_id IS NOT NULL;
CREATE INDEX affiliate_statements_returned_idx ON affiliate_statements (details_id) WHERE state = 'returned'::text;

CREATE TABLE affiliate_tax_details (
  affiliate_id uuid NOT NULL,
  is_business boolean NOT NULL,
  vat_status text NOT NULL,
  country text NOT NULL,
  vat_id text NOT NULL,
  vat_id_check text,
  self_billing_since timestamptz,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT affiliate_tax_details_pkey PRIMARY KEY (affiliate_id),
  CONSTRAINT affiliate_tax_details_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT affiliate_tax_details_private CHECK (is_business OR vat_status = 'none'::text AND self_billing_since IS NULL),
  CONSTRAINT affiliate_tax_details_vat_id_check_known CHECK (vat_id_check = ANY (ARRAY['valid'::text, 'unchecked'::text])),
  CONSTRAINT affiliate_tax_details_vat_status_known CHECK (vat_status = ANY (ARRAY['registered'::text, 'small-business'::text, 'none'::text]))
);

CREATE TABLE affiliate_tax_forms (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL,
  kind text NOT NULL,
  signed_at timestamptz NOT NULL,
  sealed bytea,
  CONSTRAINT affiliate_tax_forms_pkey PRIMARY KEY (id),
  CONSTRAINT affiliate_tax_forms_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT affiliate_tax_forms_kind_known CHECK (kind = ANY (ARRAY['w-9'::text, 'w-8ben'::text, 'dac7'::text]))
);
CREATE INDEX affiliate_tax_forms_newest_idx ON affiliate_tax_forms (affiliate_id, kind, signed_at DESC);

CREATE TABLE announcements (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  news jsonb NOT NULL,
  audience text[] NOT NULL,
  at timestamptz NOT NULL,
  reached_user_id uuid,
  finished_at timestamptz,
  CONSTRAINT announcements_pkey PRIMARY KEY (id),
  CONSTRAINT announcements_audience_known CHECK (audience <@ '{hotel,affiliate,admin}'::text[] AND audience <> '{}'::text[])
);

CREATE TABLE answer_templates (
  hotel_id uuid NOT NULL,
  templates jsonb NOT NULL,
  by_id uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT answer_templates_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT answer_templates_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT answer_templates_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT answer_templates_listed CHECK (jsonb_typeof(templates) = 'array'::text)
);

CREATE TABLE api_key_hotels (
  key_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  CONSTRAINT api_key_hotels_pkey PRIMARY KEY (key_id, hotel_id),
  CONSTRAINT api_key_hotels_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT api_key_hotels_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id) ON DELETE CASCADE
);
CREATE INDEX api_key_hotels_hotel_idx ON api_key_hotels (hotel_id);

CREATE TABLE api_keys (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  name text NOT NULL,
  prefix text NOT NULL,
  key_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  has_chosen_hotels boolean NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  CONSTRAINT api_keys_pkey PRIMARY KEY (id),
  CONSTRAINT api_keys_hash_key UNIQUE (key_hash),
  CONSTRAINT api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT api_keys_prefix_length CHECK (length(prefix) = 12),
  CONSTRAINT api_keys_scopes_known CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['bookings:read'::text, 'bookings:change'::text, 'rates:read'::text, 'rates:change'::text, 'availability:read'::text, 'availability:change'::text, 'hotels:read'::text, 'hotels:change'::text, 'partnerships:read'::text, 'partnerships:change'::text, 'commissions:read'::text, 'payouts:read'::text, 'channel:read'::text, 'channel:change'::text])
);
CREATE INDEX api_keys_user_idx ON api_keys (user_id, created_at) WHERE revoked_at IS NULL;
CREATE TRIGGER api_keys_tell_ended AFTER DELETE OR UPDATE OF revoked_at, expires_at ON api_keys FOR EACH ROW EXECUTE FUNCTION tell_sessions_ended();

CREATE TABLE audit_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id uuid,
  action text NOT NULL,
  target text NOT NULL,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  key_id uuid,
  CONSTRAINT audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_action_idx ON audit_log (action, id DESC);
CREATE INDEX audit_log_actor_idx ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_at_idx ON audit_log (at);
CREATE INDEX audit_log_target_idx ON audit_log (target, id DESC);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_part BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION part_audit_entry();
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_part;

CREATE TABLE audit_particulars (
  entry_id bigint NOT NULL,
  part text NOT NULL,
  account_id uuid NOT NULL,
  value jsonb NOT NULL,
  CONSTRAINT audit_particulars_pkey PRIMARY KEY (entry_id, part),
  CONSTRAINT audit_particulars_part_check CHECK (part = ANY (ARRAY['address'::text, 'before'::text, 'after'::text]))
);
CREATE INDEX audit_particulars_account_idx ON audit_particulars (account_id);
CREATE TRIGGER audit_particulars_guard BEFORE INSERT OR DELETE OR UPDATE ON audit_particulars FOR EACH ROW EXECUTE FUNCTION guard_particulars();
CREATE TRIGGER audit_particulars_keep BEFORE TRUNCATE ON audit_particulars FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE audit_particulars ENABLE ALWAYS TRIGGER audit_particulars_guard;
ALTER TABLE audit_particulars ENABLE ALWAYS TRIGGER audit_particulars_keep;

CREATE TABLE backups (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  started_at timestamptz NOT NULL,
  finished_at timestamptz NOT NULL,
  name text,
  bytes bigint,
  is_verified boolean NOT NULL DEFAULT false,
  fault text,
  CONSTRAINT backups_pkey PRIMARY KEY (id),
  CONSTRAINT backups_outcome_known CHECK (fault IS NOT NULL OR name IS NOT NULL AND bytes IS NOT NULL),
  CONSTRAINT backups_times_ordered CHECK (finished_at >= started_at)
);
CREATE INDEX backups_started_idx ON backups (started_at);

CREATE TABLE bank_accounts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  name text NOT NULL,
  iban text NOT NULL,
  currency text NOT NULL,
  opened_on date NOT NULL,
  opening_cents bigint NOT NULL,
  columns jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  CONSTRAINT bank_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT bank_accounts_currency_once UNIQUE (currency)
);

CREATE TABLE bank_lines (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  account_id uuid NOT NULL,
  statement_id uuid NOT NULL,
  key text NOT NULL,
  booked_on date NOT NULL,
  amount_cents bigint NOT NULL,
  open_cents bigint NOT NULL,
  party text NOT NULL,
  reference text NOT NULL,
  details text NOT NULL,
  CONSTRAINT bank_lines_pkey PRIMARY KEY (id),
  CONSTRAINT bank_lines_once UNIQUE (account_id, key),
  CONSTRAINT bank_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES bank_accounts(id),
  CONSTRAINT bank_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id),
  CONSTRAINT bank_lines_amount_moves CHECK (amount_cents <> 0),
  CONSTRAINT bank_lines_open_fits CHECK (open_cents >= LEAST(amount_cents, 0::bigint) AND open_cents <= GREATEST(amount_cents, 0::bigint))
);
CREATE INDEX bank_lines_day_idx ON bank_lines (account_id, booked_on DESC, id DESC);
CREATE INDEX bank_lines_open_idx ON bank_lines (account_id) WHERE open_cents <> 0;
CREATE INDEX bank_lines_statement_idx ON bank_lines (statement_id);

CREATE TABLE bank_matches (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  line_id bigint NOT NULL,
  transaction_id bigint NOT NULL,
  amount_cents bigint NOT NULL,
  account text,
  is_automatic boolean NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT bank_matches_pkey PRIMARY KEY (id),
  CONSTRAINT bank_matches_once UNIQUE (line_id, transaction_id),
  CONSTRAINT bank_matches_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_lines(id),
  CONSTRAINT bank_matches_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  CONSTRAINT bank_matches_account_known CHECK (account = ANY (ARRAY['bank-fees'::text, 'bank-interest'::text, 'clearing'::text])),
  CONSTRAINT bank_matches_amount_moves CHECK (amount_cents <> 0)
);
CREATE INDEX bank_matches_transaction_idx ON bank_matches (transaction_id);

CREATE TABLE bank_postings (
  transaction_id bigint NOT NULL,
  currency text NOT NULL,
  amount_cents bigint NOT NULL,
  on_day date NOT NULL,
  note text NOT NULL,
  CONSTRAINT bank_postings_pkey PRIMARY KEY (transaction_id, currency),
  CONSTRAINT bank_postings_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);
CREATE TRIGGER bank_postings_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON bank_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE bank_statements (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL,
  file_name text NOT NULL,
  file_hash bytea NOT NULL,
  closing_on date,
  closing_cents bigint,
  imported_at timestamptz NOT NULL,
  CONSTRAINT bank_statements_pkey PRIMARY KEY (id),
  CONSTRAINT bank_statements_file_once UNIQUE (account_id, file_hash),
  CONSTRAINT bank_statements_account_id_fkey FOREIGN KEY (account_id) REFERENCES bank_accounts(id),
  CONSTRAINT bank_statements_closing_whole CHECK ((closing_on IS NULL) = (closing_cents IS NULL))
);

CREATE TABLE block_nights (
  block_id uuid NOT NULL,
  night date NOT NULL,
  CONSTRAINT block_nights_pkey PRIMARY KEY (block_id, night),
  CONSTRAINT block_nights_block_id_fkey FOREIGN KEY (block_id) REFERENCES calendar_blocks(id) ON DELETE CASCADE
);
CREATE TRIGGER block_nights_occupy AFTER INSERT OR DELETE ON block_nights FOR EACH ROW EXECUTE FUNCTION occupy_for_calendar();

CREATE TABLE booking_boost_nights (
  booking_id uuid NOT NULL,
  night date NOT NULL,
  boost_id uuid NOT NULL,
  rooms smallint NOT NULL,
  boost_bps integer NOT NULL,
  CONSTRAINT booking_boost_nights_pkey PRIMARY KEY (booking_id, night, boost_id),
  CONSTRAINT booking_boost_nights_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES booking_referrals(booking_id),
  CONSTRAINT booking_boost_nights_boost_id_fkey FOREIGN KEY (boost_id) REFERENCES boosts(id),
  CONSTRAINT booking_boost_nights_points_range CHECK (boost_bps >= 1 AND boost_bps <= 5000),
  CONSTRAINT booking_boost_nights_rooms_range CHECK (rooms >= 1)
);
CREATE INDEX booking_boost_nights_boost_idx ON booking_boost_nights (boost_id);
CREATE TRIGGER booking_boost_nights_frozen BEFORE DELETE OR UPDATE OR TRUNCATE ON booking_boost_nights FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_referral_terms();

CREATE TABLE booking_commissions (
  booking_id uuid NOT NULL,
  partnership_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  link_id uuid,
  promo_code text,
  tag text,
  method text NOT NULL,
  state text NOT NULL,
  outcome text NOT NULL,
  rate_bps integer NOT NULL,
  boost_bps integer NOT NULL,
  share_bps integer NOT NULL,
  currency text NOT NULL,
  base_cents bigint NOT NULL,
  boosted_cents bigint NOT NULL,
  gross_cents bigint NOT NULL,
  share_cents bigint NOT NULL,
  net_cents bigint NOT NULL,
  base_usd_cents bigint NOT NULL,
  gross_usd_cents bigint NOT NULL,
  net_usd_cents bigint NOT NULL,
  booked_on date NOT NULL,
  stay_end_on date NOT NULL,
  revenue_cents bigint NOT NULL,
  revenue_usd_cents bigint NOT NULL,
  CONSTRAINT booking_commissions_pkey PRIMARY KEY (booking_id),
  CONSTRAINT booking_commissions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_commissions_adds_up CHECK (net_cents = (gross_cents - share_cents)),
  CONSTRAINT booking_commissions_outcome_known CHECK (outcome = ANY (ARRAY['to-come'::text, 'stayed'::text, 'no-show'::text, 'cancelled'::text])),
  CONSTRAINT booking_commissions_state_known CHECK (state = ANY (ARRAY['expected'::text, 'earned'::text, 'void'::text]))
) WITH (fillfactor=80);
CREATE INDEX booking_commissions_affiliate_idx ON booking_commissions (affiliate_id, booked_on);
CREATE INDEX booking_commissions_hotel_idx ON booking_commissions (hotel_id, booked_on);
CREATE INDEX booking_commissions_link_idx ON booking_commissions (link_id, booked_on) WHERE link_id IS NOT NULL;
CREATE INDEX booking_commissions_partnership_idx ON booking_commissions (partnership_id, booked_on);

CREATE TABLE booking_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  booking_id uuid NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid,
  kind text NOT NULL,
  hotel_id uuid NOT NULL,
  affiliate_id uuid,
  from_on date NOT NULL,
  until_on date NOT NULL,
  of_hold boolean NOT NULL DEFAULT false,
  params jsonb,
  particulars text,
  by_guest boolean NOT NULL DEFAULT false,
  CONSTRAINT booking_events_pkey PRIMARY KEY (id),
  CONSTRAINT booking_events_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_events_kind_known CHECK (kind = ANY (ARRAY['created'::text, 'confirmed'::text, 'changed'::text, 'moved'::text, 'room-assigned'::text, 'checked-in'::text, 'checked-out'::text, 'cancelled'::text, 'no-show'::text, 'expired'::text, 'undone'::text, 'option'::text, 'reinstated'::text, 'note'::text, 'mail'::text])),
  CONSTRAINT booking_events_one_actor CHECK (NOT by_guest OR actor_id IS NULL),
  CONSTRAINT booking_events_params_fit CHECK (
CASE kind
    WHEN 'created'::text THEN params ?& ARRAY['heldMinutes'::text, 'takenBy'::text, 'rooms'::text, 'checkInOn'::text, 'checkOutOn'::text, 'roomNumber'::text, 'limits'::text]
    WHEN 'changed'::text THEN params ?& ARRAY['details'::text]
    WHEN 'moved'::text THEN params ?& ARRAY['from'::text, 'to'::text, 'guestMailed'::text]
    WHEN 'room-assigned'::text THEN params ?& ARRAY['fromRoom'::text, 'toRoom'::text, 'lost'::text]
    WHEN 'checked-out'::text THEN params ?& ARRAY['nights'::text, 'bookedUntilOn'::text]
    WHEN 'cancelled'::text THEN params ?& ARRAY['by'::text, 'feeCents'::text, 'currency'::text]
    WHEN 'no-show'::text THEN params ?& ARRAY['feeCents'::text, 'currency'::text]
    WHEN 'reinstated'::text THEN params ?& ARRAY['after'::text, 'nights'::text, 'feeDropped'::text, 'otherRooms'::text, 'guestMailed'::text]
    WHEN 'option'::text THEN params ?& ARRAY['step'::text, 'until'::text]
    WHEN 'undone'::text THEN params ?& ARRAY['step'::text, 'nights'::text, 'bookedUntilOn'::text, 'feeDropped'::text]
    WHEN 'mail'::text THEN params ?& ARRAY['mail'::text]
    ELSE params = '{}'::jsonb
END)
);
CREATE INDEX booking_events_affiliate_idx ON booking_events (affiliate_id, at DESC, id DESC) WHERE affiliate_id IS NOT NULL AND NOT of_hold AND (kind <> ALL (ARRAY['mail'::text, 'note'::text, 'changed'::text, 'room-assigned'::text]));
CREATE INDEX booking_events_booking_idx ON booking_events (booking_id, id);
CREATE INDEX booking_events_hotel_idx ON booking_events (hotel_id, at DESC, id DESC) WHERE NOT of_hold AND (kind <> ALL (ARRAY['mail'::text, 'note'::text, 'changed'::text, 'room-assigned'::text]));
CREATE INDEX booking_events_newest_idx ON booking_events (at DESC, id DESC) WHERE NOT of_hold AND (kind <> ALL (ARRAY['mail'::text, 'note'::text, 'changed'::text, 'room-assigned'::text]));
CREATE TRIGGER booking_events_only_erased BEFORE DELETE OR UPDATE ON booking_events FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing_of_events();

CREATE TABLE booking_extras (
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  extra_id uuid NOT NULL,
  name text NOT NULL,
  per text NOT NULL,
  served_on text NOT NULL,
  quantity integer NOT NULL,
  times integer NOT NULL,
  price_cents bigint NOT NULL,
  vat_bps integer NOT NULL,
  from_on date NOT NULL,
  until_on date NOT NULL,
  ordered_at timestamptz NOT NULL,
  of_booking boolean NOT NULL,
  ended_at timestamptz,
  CONSTRAINT booking_extras_pkey PRIMARY KEY (id),
  CONSTRAINT booking_extras_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_extras_extra_id_fkey FOREIGN KEY (extra_id) REFERENCES hotel_extras(id),
  CONSTRAINT booking_extras_days_in_order CHECK (from_on <= until_on),
  CONSTRAINT booking_extras_per_known CHECK (per = ANY (ARRAY['stay'::text, 'night'::text, 'guest'::text, 'guest-night'::text])),
  CONSTRAINT booking_extras_positive CHECK (quantity > 0 AND times > 0 AND price_cents >= 0),
  CONSTRAINT booking_extras_served_on_known CHECK (served_on = ANY (ARRAY['arrival'::text, 'departure'::text])),
  CONSTRAINT booking_extras_vat_possible CHECK (vat_bps >= 0 AND vat_bps <= 5000)
);
CREATE INDEX booking_extras_booking_id ON booking_extras (booking_id);
CREATE INDEX booking_extras_extra_id ON booking_extras (extra_id);
CREATE UNIQUE INDEX booking_extras_once ON booking_extras (booking_id, extra_id) WHERE ended_at IS NULL;

CREATE TABLE booking_frames (
  hotel_id uuid NOT NULL,
  key uuid NOT NULL DEFAULT gen_random_uuid(),
  websites text[] NOT NULL,
  look text NOT NULL,
  accent text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT booking_frames_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT booking_frames_key_key UNIQUE (key),
  CONSTRAINT booking_frames_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT booking_frames_accent CHECK (accent ~ '^#[0-9a-f]{6}$'::text),
  CONSTRAINT booking_frames_look CHECK (look = ANY (ARRAY['light'::text, 'dark'::text])),
  CONSTRAINT booking_frames_websites CHECK (cardinality(websites) >= 1 AND cardinality(websites) <= 10)
);

CREATE TABLE booking_letters (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  booking_id uuid NOT NULL,
  kind text NOT NULL,
  queued_at timestamptz NOT NULL,
  sent_at timestamptz,
  by_id uuid,
  CONSTRAINT booking_letters_pkey PRIMARY KEY (id),
  CONSTRAINT booking_letters_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_letters_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT booking_letters_kind_known CHECK (kind = ANY (ARRAY['confirmation'::text, 'before-arrival'::text, 'after-departure'::text]))
);
CREATE INDEX booking_letters_booking_idx ON booking_letters (booking_id, id);
CREATE UNIQUE INDEX booking_letters_scheduled_once ON booking_letters (booking_id, kind) WHERE by_id IS NULL;

CREATE TABLE booking_mails (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  booking_id uuid NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  event_id bigint,
  arrival_on date,
  queued_at timestamptz NOT NULL,
  sending_since timestamptz,
  sent_at timestamptz,
  sent_to text,
  CONSTRAINT booking_mails_pkey PRIMARY KEY (id),
  CONSTRAINT booking_mails_once UNIQUE NULLS NOT DISTINCT (booking_id, kind, recipient, event_id, arrival_on),
  CONSTRAINT booking_mails_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_mails_event_id_fkey FOREIGN KEY (event_id) REFERENCES booking_events(id),
  CONSTRAINT booking_mails_kind_known CHECK (kind = ANY (ARRAY['confirmation'::text, 'change'::text, 'cancellation'::text, 'reminder'::text, 'option'::text, 'check-in'::text, 'no-show'::text])),
  CONSTRAINT booking_mails_one_occasion CHECK (num_nonnulls(event_id, arrival_on) = 1),
  CONSTRAINT booking_mails_recipient_known CHECK (recipient = ANY (ARRAY['guest'::text, 'hotel'::text]))
);
CREATE INDEX booking_mails_waiting_idx ON booking_mails (queued_at) WHERE sent_at IS NULL;

CREATE TABLE booking_messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  booking_id uuid NOT NULL,
  by_guest boolean NOT NULL,
  author_id uuid,
  text text,
  at timestamptz NOT NULL,
  seen_at timestamptz,
  mail_hash bytea,
  CONSTRAINT booking_messages_pkey PRIMARY KEY (id),
  CONSTRAINT booking_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT booking_messages_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_messages_one_author CHECK (by_guest = (author_id IS NULL)),
  CONSTRAINT booking_messages_text_length CHECK (length(text) >= 1 AND length(text) <= 2000)
);
CREATE INDEX booking_messages_booking_idx ON booking_messages (booking_id, id);
CREATE UNIQUE INDEX booking_messages_mail_once ON booking_messages (booking_id, mail_hash) WHERE mail_hash IS NOT NULL;
CREATE INDEX booking_messages_unseen_idx ON booking_messages (booking_id) WHERE by_guest AND seen_at IS NULL;
CREATE TRIGGER booking_messages_only_erased BEFORE DELETE OR UPDATE ON booking_messages FOR EACH ROW EXECUTE FUNCTION refuse_changed_messages();

CREATE TABLE booking_nights (
  stay_id uuid NOT NULL,
  night date NOT NULL,
  price_cents bigint NOT NULL,
  taken boolean NOT NULL DEFAULT true,
  full_cents bigint,
  agreed boolean NOT NULL DEFAULT false,
  meal_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT booking_nights_pkey PRIMARY KEY (stay_id, night),
  CONSTRAINT booking_nights_stay_id_fkey FOREIGN KEY (stay_id) REFERENCES booking_stays(id),
  CONSTRAINT booking_nights_full_cents CHECK (full_cents >= price_cents),
  CONSTRAINT booking_nights_meals_within_price CHECK (meal_cents >= 0 AND meal_cents <= GREATEST(price_cents, 0::bigint)),
  CONSTRAINT booking_nights_price_not_negative CHECK (price_cents >= 0)
);

CREATE TABLE booking_raises (
  booking_id uuid NOT NULL,
  agreed_bps integer NOT NULL,
  campaign_id uuid,
  at timestamptz NOT NULL,
  tier_bps integer,
  bonus_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT booking_raises_pkey PRIMARY KEY (booking_id),
  CONSTRAINT booking_raises_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_raises_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  CONSTRAINT booking_raises_agreed_range CHECK (agreed_bps >= 0 AND agreed_bps <= 10000)
);
CREATE TRIGGER booking_raises_frozen BEFORE DELETE OR UPDATE OR TRUNCATE ON booking_raises FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_referral_terms();

CREATE TABLE booking_referrals (
  booking_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  link_id uuid,
  click_id bigint,
  clicked_at timestamptz,
  method text NOT NULL,
  window_days integer NOT NULL,
  rate_bps integer NOT NULL,
  at timestamptz NOT NULL,
  partnership_id uuid NOT NULL,
  boost_bps integer NOT NULL DEFAULT 0,
  platform_share_bps integer NOT NULL,
  tag text,
  fees_by_share boolean NOT NULL DEFAULT true,
  sub_id text,
  CONSTRAINT booking_referrals_pkey PRIMARY KEY (booking_id),
  CONSTRAINT booking_referrals_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT booking_referrals_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_referrals_link_id_fkey FOREIGN KEY (link_id) REFERENCES tracked_links(id),
  CONSTRAINT booking_referrals_partnership_id_fkey FOREIGN KEY (partnership_id) REFERENCES partnerships(id),
  CONSTRAINT booking_referrals_boost_range CHECK (boost_bps >= 0 AND boost_bps <= 10000),
  CONSTRAINT booking_referrals_click_whole CHECK ((click_id IS NULL) = (clicked_at IS NULL)),
  CONSTRAINT booking_referrals_link_named CHECK ((method <> ALL (ARRAY['link'::text, 'visit'::text, 'embed'::text])) OR link_id IS NOT NULL),
  CONSTRAINT booking_referrals_method_known CHECK (method = ANY (ARRAY['link'::text, 'visit'::text, 'embed'::text, 'promo-code'::text, 'desk'::text])),
  CONSTRAINT booking_referrals_rate_range CHECK (rate_bps >= 0 AND rate_bps <= 10000),
  CONSTRAINT booking_referrals_share_range CHECK (platform_share_bps >= 0 AND platform_share_bps <= 10000),
  CONSTRAINT booking_referrals_sub_id_length CHECK (length(sub_id) >= 1 AND length(sub_id) <= 128),
  CONSTRAINT booking_referrals_tag_length CHECK (length(tag) >= 1 AND length(tag) <= 64),
  CONSTRAINT booking_referrals_window_range CHECK (window_days >= 0 AND window_days <= 365)
);
CREATE INDEX booking_referrals_link_idx ON booking_referrals (link_id, at);
CREATE TRIGGER booking_referrals_frozen BEFORE DELETE OR UPDATE OR TRUNCATE ON booking_referrals FOR EACH STATEMENT EXECUTE FUNCTION refuse_new_referral_terms();

CREATE TABLE booking_registrations (
  booking_id uuid NOT NULL,
  sealed_registration bytea NOT NULL,
  guests smallint NOT NULL,
  ready_at timestamptz,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT booking_registrations_pkey PRIMARY KEY (booking_id),
  CONSTRAINT booking_registrations_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  CONSTRAINT booking_registrations_guests_not_negative CHECK (guests >= 0)
);

CREATE TABLE booking_signals (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  kind text NOT NULL,
  evidence jsonb,
  at timestamptz NOT NULL,
  reviewed_at timestamptz,
  reviewed_by uuid,
  review_note text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT booking_signals_pkey PRIMARY KEY (id),
  CONSTRAINT booking_signals_once UNIQUE (booking_id, kind),
  CONSTRAINT booking_signals_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_signals_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES users(id),
  CONSTRAINT booking_signals_evidence_fits CHECK (
CASE kind
    WHEN 'own-booking'::text THEN evidence ?& ARRAY['matches'::text]
    WHEN 'disposable-email'::text THEN evidence ?& ARRAY['domain'::text]
    WHEN 'click-burst'::text THEN evidence ?& ARRAY['clicks'::text, 'visitors'::text, 'minutes'::text]
    WHEN 'cancellations'::text THEN evidence ?& ARRAY['cancelled'::text, 'bookings'::text, 'days'::text]
    WHEN 'paid-ad'::text THEN evidence ?& ARRAY['source'::text]
    ELSE NULL::boolean
END),
  CONSTRAINT booking_signals_kind_known CHECK (kind = ANY (ARRAY['own-booking'::text, 'disposable-email'::text, 'click-burst'::text, 'cancellations'::text, 'paid-ad'::text])),
  CONSTRAINT booking_signals_review_whole CHECK ((reviewed_at IS NULL) = (reviewed_by IS NULL) AND (review_note IS NULL OR reviewed_at IS NOT NULL))
);
CREATE INDEX booking_signals_newest_idx ON booking_signals (at DESC, id);
CREATE INDEX booking_signals_open_idx ON booking_signals (at DESC, id) WHERE reviewed_at IS NULL;

CREATE TABLE booking_stays (
  id uuid NOT NULL,
  booking_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  room_id uuid,
  adults smallint NOT NULL,
  child_ages smallint[] NOT NULL,
  stay daterange NOT NULL,
  taking boolean NOT NULL DEFAULT true,
  guest_name text,
  CONSTRAINT booking_stays_pkey PRIMARY KEY (id),
  CONSTRAINT booking_stays_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT booking_stays_room_fkey FOREIGN KEY (room_id, room_type_id) REFERENCES rooms(id, room_type_id),
  CONSTRAINT booking_stays_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id),
  CONSTRAINT booking_stays_adults_not_negative CHECK (adults >= 0),
  CONSTRAINT booking_stays_guest_name_length CHECK (char_length(guest_name) >= 1 AND char_length(guest_name) <= 120),
  CONSTRAINT booking_stays_not_empty CHECK (NOT isempty(stay))
);
CREATE INDEX booking_stays_booking_idx ON booking_stays (booking_id);
CREATE INDEX booking_stays_room_idx ON booking_stays (room_id) WHERE room_id IS NOT NULL;
CREATE INDEX booking_stays_room_type_idx ON booking_stays (room_type_id);
CREATE INDEX booking_stays_type_idx ON booking_stays (room_type_id, upper(stay)) WHERE taking;
CREATE TRIGGER booking_stays_occupy AFTER INSERT OR UPDATE OF room_id, stay, taking ON booking_stays FOR EACH ROW EXECUTE FUNCTION occupy_for_stay();

CREATE TABLE bookings (
  id uuid NOT NULL,
  reference text NOT NULL,
  hotel_id uuid NOT NULL,
  state text NOT NULL,
  source text NOT NULL,
  guest_name text,
  guest_email text,
  guest_phone text,
  guest_country text,
  guest_language text,
  adults smallint NOT NULL,
  child_ages smallint[] NOT NULL,
  check_in_on date NOT NULL,
  check_out_on date NOT NULL,
  rate_plan_id uuid NOT NULL,
  rate_plan_name text NOT NULL,
  meal_plan text NOT NULL,
  plan_change_bps integer NOT NULL,
  plan_per_adult_cents bigint NOT NULL,
  cancellation_policy jsonb NOT NULL,
  check_in_time text NOT NULL,
  check_out_time text NOT NULL,
  time_zone text NOT NULL,
  currency text NOT NULL,
  room_cents bigint NOT NULL,
  city_tax_cents bigint NOT NULL,
  vat_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  usd_rate numeric(18,8) NOT NULL,
  total_usd_cents bigint NOT NULL,
  held_until timestamptz,
  cancelled_by text,
  cancel_reason text,
  fee_cents bigint,
  notes text NOT NULL,
  special_requests text NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  affiliate_id uuid,
  commission_bps integer,
  taken_by text,
  booked_at timestamptz,
  arrival_time text,
  staying_name text,
  guest_erased_at timestamptz,
  promo_code_id uuid,
  promo_code text,
  discount_bps integer NOT NULL DEFAULT 0,
  partnership_id uuid,
  waived_fee_cents bigint,
  tax_rules jsonb NOT NULL,
  fees_cents bigint NOT NULL DEFAULT 0,
  included_vat_cents bigint NOT NULL DEFAULT 0,
  guest_profile_id uuid,
  external_reference text,
  search_text text GENERATED ALWAYS AS (fold((((((reference || ' '::text) || guest_name) || ' '::text) || COALESCE(guest_email, ''::text)) || COALESCE((' '::text || external_reference), ''::text)))) STORED,
  remind_at timestamptz,
  group_id uuid,
  dropped_fee_cents bigint NOT NULL DEFAULT 0,
  link_version integer NOT NULL DEFAULT 1,
  payment_terms jsonb NOT NULL DEFAULT '{"kind": "at-hotel"}'::jsonb,
  held_for_company_id uuid,
  CONSTRAINT bookings_pkey PRIMARY KEY (id),
  CONSTRAINT bookings_reference_key UNIQUE (reference),
  CONSTRAINT bookings_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT bookings_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT bookings_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id),
  CONSTRAINT bookings_guest_profile_id_fkey FOREIGN KEY (guest_profile_id) REFERENCES guest_profiles(id) ON DELETE SET NULL,
  CONSTRAINT bookings_held_for_company_id_fkey FOREIGN KEY (held_for_company_id) REFERENCES company_profiles(id),
  CONSTRAINT bookings_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT bookings_partnership_fkey FOREIGN KEY (partnership_id, hotel_id, affiliate_id) REFERENCES partnerships(id, hotel_id, affiliate_id),
  CONSTRAINT bookings_promo_code_id_fkey FOREIGN KEY (promo_code_id) REFERENCES promo_codes(id) ON DELETE SET NULL,
  CONSTRAINT bookings_adult CHECK (adults >= 1),
  CONSTRAINT bookings_amounts_not_negative CHECK (plan_per_adult_cents >= 0 AND room_cents >= 0 AND city_tax_cents >= 0 AND vat_cents >= 0 AND total_cents >= 0 AND total_usd_cents >= 0),
  CONSTRAINT bookings_arrival_time_known CHECK (arrival_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  CONSTRAINT bookings_booked_by_state CHECK (
CASE
    WHEN state = ANY (ARRAY['held'::text, 'expired'::text]) THEN booked_at IS NULL
    WHEN state = 'cancelled'::text THEN true
    ELSE booked_at IS NOT NULL
END),
  CONSTRAINT bookings_cancelled_by_known CHECK (cancelled_by = ANY (ARRAY['guest'::text, 'hotel'::text])),
  CONSTRAINT bookings_commission_range CHECK (commission_bps >= 0 AND commission_bps <= 10000),
  CONSTRAINT bookings_discount CHECK (discount_bps >= 0 AND discount_bps <= 5000),
  CONSTRAINT bookings_dropped_fee_not_negative CHECK (dropped_fee_cents >= 0),
  CONSTRAINT bookings_fee_not_negative CHECK (fee_cents >= 0),
  CONSTRAINT bookings_fees_not_negative CHECK (fees_cents >= 0),
  CONSTRAINT bookings_guest_when_booked CHECK (guest_name IS NOT NULL OR booked_at IS NULL),
  CONSTRAINT bookings_held_until_when_held CHECK ((state = 'held'::text) = (held_until IS NOT NULL)),
  CONSTRAINT bookings_included_vat_within CHECK (included_vat_cents >= 0 AND included_vat_cents <= room_cents),
  CONSTRAINT bookings_meal_plan_known CHECK (meal_plan = ANY (ARRAY['room-only'::text, 'breakfast'::text, 'half-board'::text, 'full-board'::text, 'all-inclusive'::text])),
  CONSTRAINT bookings_promo_whole CHECK ((promo_code IS NOT NULL OR discount_bps = 0) AND (promo_code_id IS NULL OR promo_code IS NOT NULL)),
  CONSTRAINT bookings_referral_whole CHECK ((affiliate_id IS NULL) = (commission_bps IS NULL)),
  CONSTRAINT bookings_source_known CHECK (source = ANY (ARRAY['direct'::text, 'affiliate'::text, 'ota'::text, 'other'::text])),
  CONSTRAINT bookings_source_partner CHECK ((source = 'affiliate'::text) = (partnership_id IS NOT NULL) AND (partnership_id IS NULL) = (affiliate_id IS NULL)),
  CONSTRAINT bookings_state_known CHECK (state = ANY (ARRAY['held'::text, 'confirmed'::text, 'checked-in'::text, 'checked-out'::text, 'cancelled'::text, 'no-show'::text, 'expired'::text])),
  CONSTRAINT bookings_stay_order CHECK (check_in_on < check_out_on),
  CONSTRAINT bookings_taken_by_known CHECK (taken_by = ANY (ARRAY['phone'::text, 'walk-in'::text, 'email'::text])),
  CONSTRAINT bookings_waived_fee_positive CHECK (waived_fee_cents > 0)
);
CREATE INDEX bookings_affiliate_booked_idx ON bookings (affiliate_id, booked_at DESC) WHERE affiliate_id IS NOT NULL;
CREATE INDEX bookings_affiliate_idx ON bookings (affiliate_id, created_at DESC, id) WHERE affiliate_id IS NOT NULL;
CREATE INDEX bookings_arrivals_idx ON bookings (check_in_on) WHERE state = 'confirmed'::text;
CREATE INDEX bookings_departures_idx ON bookings (check_out_on) WHERE state = 'checked-out'::text;
CREATE UNIQUE INDEX bookings_external_reference_key ON bookings (hotel_id, external_reference) WHERE external_reference IS NOT NULL;
CREATE INDEX bookings_group_idx ON bookings (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX bookings_guest_profile_idx ON bookings (guest_profile_id, check_in_on) WHERE guest_profile_id IS NOT NULL;
CREATE INDEX bookings_guest_unlinked_idx ON bookings (check_out_on) WHERE guest_profile_id IS NULL AND guest_erased_at IS NULL AND booked_at IS NOT NULL AND (guest_email IS NOT NULL OR guest_phone IS NOT NULL);
CREATE INDEX bookings_held_for_company_idx ON bookings (held_for_company_id) WHERE held_for_company_id IS NOT NULL;
CREATE INDEX bookings_held_idx ON bookings (hotel_id, held_until) WHERE state = 'held'::text;
CREATE INDEX bookings_hotel_booked_idx ON bookings (hotel_id, booked_at) WHERE booked_at IS NOT NULL;
CREATE INDEX bookings_hotel_check_in_idx ON bookings (hotel_id, check_in_on);
CREATE INDEX bookings_hotel_check_out_idx ON bookings (hotel_id, check_out_on);
CREATE INDEX bookings_hotel_newest_idx ON bookings (hotel_id, created_at DESC, id);
CREATE INDEX bookings_house_search_idx ON bookings USING gin (hotel_id, search_text gin_trgm_ops);
CREATE INDEX bookings_in_house_idx ON bookings (hotel_id) WHERE state = 'checked-in'::text;
CREATE INDEX bookings_long_stay_idx ON bookings (hotel_id, check_out_on) WHERE (check_out_on - check_in_on) > 30;
CREATE INDEX bookings_newest_idx ON bookings (created_at DESC, id);
CREATE INDEX bookings_partnership_idx ON bookings (partnership_id) WHERE partnership_id IS NOT NULL;
CREATE INDEX bookings_phone_idx ON bookings USING gin (hotel_id, phone_digits(guest_phone) gin_trgm_ops) WHERE guest_phone IS NOT NULL;
CREATE INDEX bookings_promo_code_idx ON bookings (promo_code_id) WHERE promo_code_id IS NOT NULL;
CREATE INDEX bookings_remind_idx ON bookings (remind_at) WHERE state = 'held'::text AND remind_at IS NOT NULL;

CREATE TABLE boost_nights (
  boost_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  night date NOT NULL,
  runs tstzrange NOT NULL,
  CONSTRAINT boost_nights_pkey PRIMARY KEY (boost_id, night, room_type_id),
  CONSTRAINT boost_nights_one_at_a_time EXCLUDE USING gist (room_type_id WITH =, night WITH =, runs WITH &&),
  CONSTRAINT boost_nights_boost_id_fkey FOREIGN KEY (boost_id) REFERENCES boosts(id) ON DELETE CASCADE,
  CONSTRAINT boost_nights_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE
);

CREATE TABLE boost_partners (
  boost_id uuid NOT NULL,
  partnership_id uuid NOT NULL,
  CONSTRAINT boost_partners_pkey PRIMARY KEY (boost_id, partnership_id),
  CONSTRAINT boost_partners_boost_id_fkey FOREIGN KEY (boost_id) REFERENCES boosts(id) ON DELETE CASCADE,
  CONSTRAINT boost_partners_partnership_id_fkey FOREIGN KEY (partnership_id) REFERENCES partnerships(id)
);

CREATE TABLE boosts (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  points_bps integer NOT NULL,
  room_type_id uuid,
  has_chosen_partners boolean NOT NULL,
  max_nights integer,
  started_at timestamptz NOT NULL,
  started_by uuid,
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_why text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT boosts_pkey PRIMARY KEY (id),
  CONSTRAINT boosts_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT boosts_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE,
  CONSTRAINT boosts_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  CONSTRAINT boosts_ended_whole CHECK ((ended_at IS NULL) = (ended_why IS NULL)),
  CONSTRAINT boosts_ended_why_known CHECK (ended_why = ANY (ARRAY['stopped'::text, 'sold'::text])),
  CONSTRAINT boosts_ended_within CHECK (ended_at >= started_at AND ended_at <= ends_at),
  CONSTRAINT boosts_max_nights_range CHECK (max_nights >= 1),
  CONSTRAINT boosts_order CHECK (started_at < ends_at),
  CONSTRAINT boosts_points_range CHECK (points_bps >= 1 AND points_bps <= 5000)
);
CREATE INDEX boosts_hotel_idx ON boosts (hotel_id, started_at DESC);
CREATE INDEX boosts_room_type_idx ON boosts (room_type_id) WHERE room_type_id IS NOT NULL;

CREATE TABLE bulletins (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  version integer NOT NULL DEFAULT 1,
  audience text NOT NULL,
  texts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  publish_at timestamptz,
  withdrawn_at timestamptz,
  reached_user_id uuid,
  finished_at timestamptz,
  CONSTRAINT bulletins_pkey PRIMARY KEY (id),
  CONSTRAINT bulletins_audience_known CHECK (audience = ANY (ARRAY['hotel'::text, 'affiliate'::text, 'both'::text])),
  CONSTRAINT bulletins_texts_have_english CHECK (texts ? 'en'::text)
);
CREATE INDEX bulletins_created_idx ON bulletins (created_at DESC, id);

CREATE TABLE calendar_blocks (
  id uuid NOT NULL,
  feed_id uuid NOT NULL,
  uid text NOT NULL,
  summary text NOT NULL,
  from_on date NOT NULL,
  until_on date NOT NULL,
  CONSTRAINT calendar_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_blocks_uid_key UNIQUE (feed_id, uid),
  CONSTRAINT calendar_blocks_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES calendar_feeds(id) ON DELETE CASCADE,
  CONSTRAINT calendar_blocks_order CHECK (from_on < until_on)
);
CREATE INDEX calendar_blocks_until_idx ON calendar_blocks (feed_id, until_on);

CREATE TABLE calendar_feeds (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  room_type_id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  created_at timestamptz NOT NULL,
  asked_at timestamptz NOT NULL,
  reading_since timestamptz,
  last_tried_at timestamptz,
  last_read_at timestamptz,
  emptied_at timestamptz,
  fault jsonb,
  conflicts jsonb NOT NULL DEFAULT '[]'::jsonb,
  room_id uuid,
  CONSTRAINT calendar_feeds_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_feeds_url_key UNIQUE (room_type_id, url),
  CONSTRAINT calendar_feeds_room_fkey FOREIGN KEY (room_id, room_type_id) REFERENCES rooms(id, room_type_id) ON DELETE CASCADE,
  CONSTRAINT calendar_feeds_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE
);
CREATE INDEX calendar_feeds_asked_idx ON calendar_feeds (asked_at);

CREATE TABLE campaign_partners (
  campaign_id uuid NOT NULL,
  partnership_id uuid NOT NULL,
  CONSTRAINT campaign_partners_pkey PRIMARY KEY (campaign_id, partnership_id),
  CONSTRAINT campaign_partners_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id) ON DELETE CASCADE,
  CONSTRAINT campaign_partners_partnership_id_fkey FOREIGN KEY (partnership_id) REFERENCES partnerships(id)
);

CREATE TABLE campaigns (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  bps integer NOT NULL,
  by_day_of text NOT NULL,
  from_on date NOT NULL,
  until_on date NOT NULL,
  has_chosen_partners boolean NOT NULL,
  started_at timestamptz NOT NULL,
  started_by uuid,
  stopped_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT campaigns_pkey PRIMARY KEY (id),
  CONSTRAINT campaigns_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT campaigns_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  CONSTRAINT campaigns_day_known CHECK (by_day_of = ANY (ARRAY['booking'::text, 'arrival'::text])),
  CONSTRAINT campaigns_kind_known CHECK (kind = ANY (ARRAY['points'::text, 'rate'::text])),
  CONSTRAINT campaigns_name_length CHECK (length(name) >= 1 AND length(name) <= 60),
  CONSTRAINT campaigns_order CHECK (from_on <= until_on),
  CONSTRAINT campaigns_range CHECK (bps >= 1 AND bps <= 5000),
  CONSTRAINT campaigns_stopped_after CHECK (stopped_at >= started_at)
);
CREATE INDEX campaigns_hotel_idx ON campaigns (hotel_id, until_on);

CREATE TABLE channel_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  hotel_id uuid NOT NULL,
  from_on date NOT NULL,
  until_on date NOT NULL,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT channel_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX channel_changes_at_idx ON channel_changes (at);
CREATE INDEX channel_changes_hotel_idx ON channel_changes (hotel_id, transaction);

CREATE TABLE channel_connections (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  name text NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  mapped_in xid8,
  CONSTRAINT channel_connections_pkey PRIMARY KEY (id),
  CONSTRAINT channel_connections_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE
);
CREATE INDEX channel_connections_hotel_idx ON channel_connections (hotel_id);

CREATE TABLE channel_messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  reservation_id bigint NOT NULL,
  kind text NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT channel_messages_pkey PRIMARY KEY (id),
  CONSTRAINT channel_messages_reservation_id_fkey FOREIGN KEY (reservation_id) REFERENCES channel_reservations(id) ON DELETE CASCADE,
  CONSTRAINT channel_messages_kind_known CHECK (kind = ANY (ARRAY['changed'::text, 'cancelled'::text, 'no-show'::text, 'reinstated'::text, 'departed'::text]))
);
CREATE INDEX channel_messages_reservation_idx ON channel_messages (reservation_id);

CREATE TABLE channel_rates (
  connection_id uuid NOT NULL,
  code text NOT NULL,
  rate_plan_id uuid NOT NULL,
  CONSTRAINT channel_rates_pkey PRIMARY KEY (connection_id, code),
  CONSTRAINT channel_rates_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES channel_connections(id) ON DELETE CASCADE,
  CONSTRAINT channel_rates_rate_plan_id_fkey FOREIGN KEY (rate_plan_id) REFERENCES rate_plans(id) ON DELETE CASCADE
);
CREATE INDEX channel_rates_plan_idx ON channel_rates (rate_plan_id);

CREATE TABLE channel_reservations (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  connection_id uuid NOT NULL,
  reservation_id text NOT NULL,
  revision bigint NOT NULL DEFAULT 0,
  booking_id uuid,
  collected_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT channel_reservations_pkey PRIMARY KEY (id),
  CONSTRAINT channel_reservations_key UNIQUE (connection_id, reservation_id),
  CONSTRAINT channel_reservations_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT channel_reservations_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES channel_connections(id) ON DELETE CASCADE
);
CREATE INDEX channel_reservations_booking_idx ON channel_reservations (booking_id) WHERE booking_id IS NOT NULL;

CREATE TABLE channel_rooms (
  connection_id uuid NOT NULL,
  code text NOT NULL,
  room_type_id uuid NOT NULL,
  CONSTRAINT channel_rooms_pkey PRIMARY KEY (connection_id, code),
  CONSTRAINT channel_rooms_connection_id_fkey FOREIGN KEY (connection_id) REFERENCES channel_connections(id) ON DELETE CASCADE,
  CONSTRAINT channel_rooms_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE
);
CREATE INDEX channel_rooms_type_idx ON channel_rooms (room_type_id);

CREATE TABLE checkouts (
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  key uuid NOT NULL,
  request_hash bytea NOT NULL,
  network_hash bytea,
  visitor_hash bytea,
  hotel_id uuid NOT NULL,
  stay jsonb NOT NULL,
  booking_id uuid,
  holds smallint NOT NULL DEFAULT 0,
  extended boolean NOT NULL DEFAULT false,
  language text NOT NULL,
  referral_reference text,
  code_hash bytea,
  code_email text,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  payment_id uuid,
  CONSTRAINT checkouts_pkey PRIMARY KEY (id),
  CONSTRAINT checkouts_key_key UNIQUE (key),
  CONSTRAINT checkouts_token_hash_key UNIQUE (token_hash),
  CONSTRAINT checkouts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT checkouts_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT checkouts_confirmed_with_booking CHECK (confirmed_at IS NULL OR booking_id IS NOT NULL)
);
CREATE INDEX checkouts_booking_idx ON checkouts (booking_id);
CREATE INDEX checkouts_created_idx ON checkouts (created_at);
CREATE INDEX checkouts_hotel_idx ON checkouts (hotel_id);
CREATE INDEX checkouts_network_idx ON checkouts (network_hash, created_at) WHERE network_hash IS NOT NULL;

CREATE TABLE click_totals (
  link_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  hotel_id uuid,
  day date NOT NULL,
  utc_day date NOT NULL,
  clicks integer NOT NULL,
  tag text NOT NULL DEFAULT ''::text,
  suspected integer NOT NULL DEFAULT 0,
  CONSTRAINT click_totals_pkey PRIMARY KEY (link_id, utc_day, day, tag),
  CONSTRAINT click_totals_link_id_fkey FOREIGN KEY (link_id) REFERENCES tracked_links(id)
);

CREATE TABLE click_visitors (
  link_id uuid NOT NULL,
  visitor bytea NOT NULL,
  counted_at timestamptz NOT NULL,
  network bytea,
  CONSTRAINT click_visitors_pkey PRIMARY KEY (link_id, visitor),
  CONSTRAINT click_visitors_length CHECK (octet_length(visitor) = 16)
) WITH (fillfactor=80);
CREATE INDEX click_visitors_network_idx ON click_visitors (link_id, network);

CREATE TABLE clicks (
  at timestamptz NOT NULL,
  id bigint NOT NULL DEFAULT nextval('clicks_id_seq'::regclass),
  link_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  hotel_id uuid,
  day date NOT NULL,
  counted boolean NOT NULL,
  tag text,
  ad_source text,
  suspected boolean NOT NULL DEFAULT false,
  sub_id text,
  CONSTRAINT clicks_pkey PRIMARY KEY (at, id),
  CONSTRAINT clicks_link_id_fkey FOREIGN KEY (link_id) REFERENCES tracked_links(id),
  CONSTRAINT clicks_ad_source_length CHECK (length(ad_source) >= 1 AND length(ad_source) <= 64),
  CONSTRAINT clicks_sub_id_length CHECK (length(sub_id) >= 1 AND length(sub_id) <= 128),
  CONSTRAINT clicks_tag_length CHECK (length(tag) >= 1 AND length(tag) <= 64)
) PARTITION BY RANGE (at);
CREATE INDEX clicks_link_idx ON ONLY clicks (link_id, at);
CREATE TRIGGER clicks_put_down AFTER INSERT ON clicks REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION put_down_clicks();

CREATE TABLE commission_adjustments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  base_cents bigint NOT NULL,
  cause text NOT NULL,
  reason text NOT NULL,
  by_id uuid,
  at timestamptz NOT NULL,
  replaced_at timestamptz,
  said jsonb,
  CONSTRAINT commission_adjustments_pkey PRIMARY KEY (id),
  CONSTRAINT commission_adjustments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT commission_adjustments_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT commission_adjustments_base_positive CHECK (base_cents >= 0),
  CONSTRAINT commission_adjustments_cause_known CHECK (cause = ANY (ARRAY['dispute'::text, 'hold'::text, 'refund'::text]))
);
CREATE UNIQUE INDEX commission_adjustments_standing_idx ON commission_adjustments (booking_id) WHERE replaced_at IS NULL;

CREATE TABLE commission_backlog (
  booking_id uuid NOT NULL,
  CONSTRAINT commission_backlog_pkey PRIMARY KEY (booking_id),
  CONSTRAINT commission_backlog_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);

CREATE TABLE commission_changes (
  booking_id uuid NOT NULL,
  kind text NOT NULL DEFAULT 'referral'::text,
  number integer NOT NULL,
  at timestamptz NOT NULL,
  cause text NOT NULL,
  event_id bigint,
  adjustment_id uuid,
  transaction_id bigint,
  stage text NOT NULL,
  is_held boolean NOT NULL,
  is_disputed boolean NOT NULL,
  base_cents bigint NOT NULL,
  gross_cents bigint NOT NULL,
  share_cents bigint NOT NULL,
  net_cents bigint NOT NULL,
  net_usd_cents bigint NOT NULL,
  CONSTRAINT commission_changes_pkey PRIMARY KEY (booking_id, kind, number),
  CONSTRAINT commission_changes_adjustment_id_fkey FOREIGN KEY (adjustment_id) REFERENCES commission_adjustments(id),
  CONSTRAINT commission_changes_commission_fkey FOREIGN KEY (booking_id, kind) REFERENCES commissions(booking_id, kind),
  CONSTRAINT commission_changes_event_id_fkey FOREIGN KEY (event_id) REFERENCES booking_events(id),
  CONSTRAINT commission_changes_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);
CREATE TRIGGER commission_changes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON commission_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE commission_disputes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  opened_by uuid NOT NULL,
  opened_side text NOT NULL,
  opened_at timestamptz NOT NULL,
  claimed_base_cents bigint,
  answer_by timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  proposed_base_cents bigint,
  proposed_by uuid,
  stands_at timestamptz,
  hotel_accepted_at timestamptz,
  affiliate_accepted_at timestamptz,
  ended_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  reason text NOT NULL DEFAULT 'other'::text,
  opened_base_cents bigint NOT NULL DEFAULT 0,
  opened_gross_cents bigint NOT NULL DEFAULT 0,
  opened_net_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT commission_disputes_pkey PRIMARY KEY (id),
  CONSTRAINT commission_disputes_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT commission_disputes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT commission_disputes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT commission_disputes_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id),
  CONSTRAINT commission_disputes_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  CONSTRAINT commission_disputes_claim_positive CHECK (claimed_base_cents >= 0),
  CONSTRAINT commission_disputes_ended_whole CHECK ((state = ANY (ARRAY['open'::text, 'proposed'::text])) = (ended_at IS NULL)),
  CONSTRAINT commission_disputes_proposal_positive CHECK (proposed_base_cents >= 0),
  CONSTRAINT commission_disputes_proposal_whole CHECK ((proposed_base_cents IS NULL) = (stands_at IS NULL) AND (state <> 'proposed'::text OR stands_at IS NOT NULL)),
  CONSTRAINT commission_disputes_reason_known CHECK (reason = ANY (ARRAY['shorter-stay'::text, 'not-stayed'::text, 'refunded'::text, 'not-theirs'::text, 'too-little'::text, 'stayed'::text, 'wrong-rate'::text, 'other'::text])),
  CONSTRAINT commission_disputes_side_known CHECK (opened_side = ANY (ARRAY['hotel'::text, 'affiliate'::text])),
  CONSTRAINT commission_disputes_state_known CHECK (state = ANY (ARRAY['open'::text, 'proposed'::text, 'settled'::text, 'rejected'::text, 'withdrawn'::text]))
);
CREATE INDEX commission_disputes_affiliate_idx ON commission_disputes (affiliate_id, opened_at DESC);
CREATE INDEX commission_disputes_answer_idx ON commission_disputes (answer_by) WHERE ended_at IS NULL;
CREATE INDEX commission_disputes_booking_idx ON commission_disputes (booking_id, opened_at DESC);
CREATE INDEX commission_disputes_due_idx ON commission_disputes (stands_at) WHERE state = 'proposed'::text;
CREATE INDEX commission_disputes_hotel_idx ON commission_disputes (hotel_id, opened_at DESC);
CREATE UNIQUE INDEX commission_disputes_open_idx ON commission_disputes (booking_id) WHERE ended_at IS NULL;

CREATE TABLE commission_holds (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  held_at timestamptz NOT NULL,
  releases_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  decided_at timestamptz,
  decided_by uuid,
  reason text,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT commission_holds_pkey PRIMARY KEY (id),
  CONSTRAINT commission_holds_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT commission_holds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT commission_holds_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT commission_holds_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT commission_holds_decided_whole CHECK ((state = 'open'::text) = (decided_at IS NULL)),
  CONSTRAINT commission_holds_state_known CHECK (state = ANY (ARRAY['open'::text, 'released'::text, 'voided'::text]))
);
CREATE INDEX commission_holds_affiliate_idx ON commission_holds (affiliate_id, held_at DESC);
CREATE INDEX commission_holds_booking_idx ON commission_holds (booking_id, held_at DESC);
CREATE INDEX commission_holds_due_idx ON commission_holds (releases_at) WHERE state = 'open'::text;
CREATE INDEX commission_holds_hotel_idx ON commission_holds (hotel_id);
CREATE UNIQUE INDEX commission_holds_open_idx ON commission_holds (booking_id) WHERE state = 'open'::text;
CREATE INDEX commission_holds_state_idx ON commission_holds (state, decided_at DESC);

CREATE TABLE commissions (
  booking_id uuid NOT NULL,
  kind text NOT NULL DEFAULT 'referral'::text,
  hotel_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  partnership_id uuid NOT NULL,
  currency text NOT NULL,
  hold_days integer NOT NULL,
  stage text NOT NULL DEFAULT 'expected'::text,
  is_held boolean NOT NULL DEFAULT false,
  is_disputed boolean NOT NULL DEFAULT false,
  ended_on date,
  earned_at timestamptz,
  payable_at timestamptz,
  next_at timestamptz,
  base_cents bigint NOT NULL DEFAULT 0,
  gross_cents bigint NOT NULL DEFAULT 0,
  share_cents bigint NOT NULL DEFAULT 0,
  net_cents bigint NOT NULL DEFAULT 0,
  net_usd_cents bigint NOT NULL DEFAULT 0,
  billed_base_cents bigint NOT NULL DEFAULT 0,
  billed_gross_cents bigint NOT NULL DEFAULT 0,
  billed_share_cents bigint NOT NULL DEFAULT 0,
  billed_net_cents bigint NOT NULL DEFAULT 0,
  billed_net_usd_cents bigint NOT NULL DEFAULT 0,
  covered_net_usd_cents bigint NOT NULL DEFAULT 0,
  settled_net_usd_cents bigint NOT NULL DEFAULT 0,
  changes integer NOT NULL DEFAULT 0,
  CONSTRAINT commissions_pkey PRIMARY KEY (booking_id, kind),
  CONSTRAINT commissions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT commissions_adds_up CHECK (net_cents = (gross_cents - share_cents)),
  CONSTRAINT commissions_ended_fits CHECK ((stage = ANY (ARRAY['ended'::text, 'earned'::text, 'payable'::text])) <= (ended_on IS NOT NULL)),
  CONSTRAINT commissions_kind_known CHECK (kind = 'referral'::text),
  CONSTRAINT commissions_stage_known CHECK (stage = ANY (ARRAY['expected'::text, 'ended'::text, 'earned'::text, 'payable'::text, 'void'::text]))
) WITH (fillfactor=70);
CREATE INDEX commissions_affiliate_idx ON commissions (affiliate_id, stage);
CREATE INDEX commissions_hotel_idx ON commissions (hotel_id, ended_on);
CREATE INDEX commissions_next_idx ON commissions (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX commissions_settled_early_idx ON commissions (affiliate_id) WHERE settled_net_usd_cents <> 0 AND (stage <> ALL (ARRAY['payable'::text, 'void'::text]));
CREATE INDEX commissions_unbilled_idx ON commissions (hotel_id, ended_on) WHERE gross_cents <> billed_gross_cents OR net_usd_cents <> billed_net_usd_cents;
CREATE INDEX commissions_unsettled_idx ON commissions (affiliate_id) WHERE (stage = ANY (ARRAY['payable'::text, 'void'::text])) AND net_usd_cents <> settled_net_usd_cents;

CREATE TABLE company_profiles (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  company text NOT NULL,
  payer jsonb NOT NULL,
  tax_number text NOT NULL,
  register_number text NOT NULL,
  due_days integer,
  takes text[] NOT NULL,
  discount_percent smallint NOT NULL,
  rate_plan_ids uuid[] NOT NULL,
  notes text NOT NULL,
  is_archived boolean NOT NULL,
  vat_state text,
  vat_name text,
  vat_checked_at timestamptz,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT company_profiles_pkey PRIMARY KEY (id),
  CONSTRAINT company_profiles_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT company_profiles_discount_possible CHECK (discount_percent >= 0 AND discount_percent <= 50),
  CONSTRAINT company_profiles_due_days_possible CHECK (due_days >= 0 AND due_days <= 120),
  CONSTRAINT company_profiles_takes_known CHECK (takes <@ ARRAY['room'::text, 'taxes'::text, 'fees'::text, 'extras'::text]),
  CONSTRAINT company_profiles_vat_check_fits CHECK ((vat_state IS NULL) = (vat_checked_at IS NULL)),
  CONSTRAINT company_profiles_vat_state_known CHECK (vat_state = ANY (ARRAY['valid'::text, 'invalid'::text, 'unreachable'::text]))
);
CREATE INDEX company_profiles_hotel_idx ON company_profiles (hotel_id);
CREATE UNIQUE INDEX company_profiles_name_once ON company_profiles (hotel_id, lower(company)) WHERE NOT is_archived;

CREATE TABLE counting (

);

CREATE TABLE creative_images (
  image_id uuid NOT NULL,
  credit text NOT NULL,
  alt_texts jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT creative_images_pkey PRIMARY KEY (image_id),
  CONSTRAINT creative_images_image_id_fkey FOREIGN KEY (image_id) REFERENCES hotel_images(id) ON DELETE CASCADE
);

CREATE TABLE data_exports (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz NOT NULL,
  content bytea,
  CONSTRAINT data_exports_pkey PRIMARY KEY (id),
  CONSTRAINT data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT data_exports_ready_with_content CHECK ((ready_at IS NULL) = (content IS NULL))
);
CREATE UNIQUE INDEX data_exports_one_at_work ON data_exports (user_id) WHERE ready_at IS NULL;

CREATE TABLE day_close_notes (
  hotel_id uuid NOT NULL,
  day date NOT NULL,
  booking_id uuid,
  text text NOT NULL,
  CONSTRAINT day_close_notes_once UNIQUE NULLS NOT DISTINCT (hotel_id, day, booking_id),
  CONSTRAINT day_close_notes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT day_close_notes_day_fkey FOREIGN KEY (hotel_id, day) REFERENCES day_closes(hotel_id, day)
);
CREATE INDEX day_close_notes_booking_idx ON day_close_notes (booking_id) WHERE booking_id IS NOT NULL;

CREATE TABLE day_closes (
  hotel_id uuid NOT NULL,
  day date NOT NULL,
  previous_on date,
  closed_at timestamptz NOT NULL,
  by_id uuid,
  key text NOT NULL,
  figures jsonb NOT NULL,
  float_cents bigint,
  recorded_cents bigint,
  counted_cents bigint,
  CONSTRAINT day_closes_pkey PRIMARY KEY (hotel_id, day),
  CONSTRAINT day_closes_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT day_closes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT day_closes_previous_fkey FOREIGN KEY (hotel_id, previous_on) REFERENCES day_closes(hotel_id, day),
  CONSTRAINT day_closes_count_whole CHECK ((float_cents IS NULL) = (counted_cents IS NULL) AND (recorded_cents IS NULL) = (counted_cents IS NULL)),
  CONSTRAINT day_closes_counted_positive CHECK (counted_cents >= 0),
  CONSTRAINT day_closes_float_positive CHECK (float_cents >= 0),
  CONSTRAINT day_closes_in_order CHECK (previous_on = (day - 1))
);
CREATE UNIQUE INDEX day_closes_first_once ON day_closes (hotel_id) WHERE previous_on IS NULL;
CREATE TRIGGER day_closes_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON day_closes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE day_closes ENABLE ALWAYS TRIGGER day_closes_append_only;

CREATE TABLE default_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  was numeric NOT NULL,
  value numeric NOT NULL,
  announced_at timestamptz NOT NULL,
  announced_by uuid,
  effective_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  cancelled_by uuid,
  CONSTRAINT default_changes_pkey PRIMARY KEY (id),
  CONSTRAINT default_changes_cancelled_in_time CHECK (cancelled_at < effective_at),
  CONSTRAINT default_changes_name_known CHECK (name = ANY (ARRAY['commissionRate'::text, 'attributionDays'::text, 'holdDays'::text, 'platformShare'::text])),
  CONSTRAINT default_changes_notice CHECK (name = 'commissionRate'::text OR name = 'platformShare'::text AND value < was OR effective_at >= (announced_at + '30 days'::interval)) NOT VALID
);
CREATE INDEX default_changes_name_idx ON default_changes (name, effective_at DESC, id DESC);

CREATE TABLE demand_rules (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  room_type_id uuid,
  added integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  occupancy jsonb,
  lead jsonb,
  effect jsonb NOT NULL,
  state text NOT NULL,
  applies_since timestamptz,
  applied_on date,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT demand_rules_pkey PRIMARY KEY (id),
  CONSTRAINT demand_rules_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT demand_rules_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE,
  CONSTRAINT demand_rules_has_condition CHECK (occupancy IS NOT NULL OR lead IS NOT NULL),
  CONSTRAINT demand_rules_since_when_applied CHECK ((state = 'applies'::text) = (applies_since IS NOT NULL)),
  CONSTRAINT demand_rules_state_known CHECK (state = ANY (ARRAY['off'::text, 'suggests'::text, 'applies'::text]))
);
CREATE INDEX demand_rules_hotel_idx ON demand_rules (hotel_id, added);
CREATE INDEX demand_rules_room_type_idx ON demand_rules (room_type_id) WHERE room_type_id IS NOT NULL;

CREATE TABLE dismissed_suggestions (
  room_type_id uuid NOT NULL,
  week_on date NOT NULL,
  dismissed_at timestamptz NOT NULL,
  CONSTRAINT dismissed_suggestions_pkey PRIMARY KEY (room_type_id, week_on),
  CONSTRAINT dismissed_suggestions_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE
);

CREATE TABLE dispute_messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  dispute_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  side text NOT NULL,
  author_id uuid,
  base_cents bigint,
  text text,
  CONSTRAINT dispute_messages_pkey PRIMARY KEY (id),
  CONSTRAINT dispute_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT dispute_messages_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES commission_disputes(id),
  CONSTRAINT dispute_messages_author_fits CHECK ((side = 'system'::text) = (author_id IS NULL)),
  CONSTRAINT dispute_messages_kind_known CHECK (kind = ANY (ARRAY['opened'::text, 'answered'::text, 'proposed'::text, 'accepted'::text, 'settled'::text, 'rejected'::text, 'withdrawn'::text])),
  CONSTRAINT dispute_messages_side_known CHECK (side = ANY (ARRAY['hotel'::text, 'affiliate'::text, 'admin'::text, 'system'::text])),
  CONSTRAINT dispute_messages_text_length CHECK (length(text) >= 1 AND length(text) <= 2000)
);
CREATE INDEX dispute_messages_author_idx ON dispute_messages (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX dispute_messages_dispute_idx ON dispute_messages (dispute_id, id);
CREATE TRIGGER dispute_messages_only_erased BEFORE DELETE OR UPDATE ON dispute_messages FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing('text');

CREATE TABLE examinations (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  transactions bigint NOT NULL,
  faults jsonb NOT NULL,
  CONSTRAINT examinations_pkey PRIMARY KEY (id),
  CONSTRAINT examinations_faults_named CHECK (jsonb_typeof(faults) = 'object'::text)
);

CREATE TABLE exchange_rates (
  id integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  currency text NOT NULL,
  usd_rate numeric(18,8) NOT NULL,
  valid_from date NOT NULL,
  set_at timestamptz NOT NULL DEFAULT now(),
  set_by uuid,
  is_demo boolean NOT NULL DEFAULT false,
  source text NOT NULL DEFAULT 'hand'::text,
  CONSTRAINT exchange_rates_pkey PRIMARY KEY (id),
  CONSTRAINT exchange_rates_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  CONSTRAINT exchange_rates_currency_code CHECK (currency ~ '^[A-Z]{3}$'::text),
  CONSTRAINT exchange_rates_positive CHECK (usd_rate > 0::numeric),
  CONSTRAINT exchange_rates_source_known CHECK (source = ANY (ARRAY['hand'::text, 'ecb'::text]))
);
CREATE INDEX exchange_rates_lookup_idx ON exchange_rates (currency, valid_from DESC, id DESC);
CREATE UNIQUE INDEX exchange_rates_published_once ON exchange_rates (currency, valid_from) WHERE source = 'ecb'::text;
CREATE TRIGGER exchange_rates_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON exchange_rates FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE extra_days (
  extra_id uuid NOT NULL,
  day date NOT NULL,
  taken integer NOT NULL,
  stock integer,
  CONSTRAINT extra_days_pkey PRIMARY KEY (extra_id, day),
  CONSTRAINT extra_days_extra_id_fkey FOREIGN KEY (extra_id) REFERENCES hotel_extras(id) ON DELETE CASCADE,
  CONSTRAINT extra_days_not_negative CHECK (taken >= 0),
  CONSTRAINT extra_days_within_stock CHECK (taken <= stock)
);

CREATE TABLE first_stay_bonuses (
  booking_id uuid NOT NULL,
  partnership_id uuid NOT NULL,
  cents bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT first_stay_bonuses_pkey PRIMARY KEY (booking_id),
  CONSTRAINT first_stay_bonuses_partnership_key UNIQUE (partnership_id),
  CONSTRAINT first_stay_bonuses_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT first_stay_bonuses_partnership_id_fkey FOREIGN KEY (partnership_id) REFERENCES partnerships(id),
  CONSTRAINT first_stay_bonuses_range CHECK (cents > 0)
);

CREATE TABLE folio_attempts (
  by_id uuid NOT NULL,
  key text NOT NULL,
  hash bytea NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT folio_attempts_pkey PRIMARY KEY (by_id, key),
  CONSTRAINT folio_attempts_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id)
);
CREATE INDEX folio_attempts_at_idx ON folio_attempts (at);

CREATE TABLE folio_deposits (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  amount_cents bigint NOT NULL,
  due_on date NOT NULL,
  asked_at timestamptz NOT NULL,
  by_id uuid,
  withdrawn_at timestamptz,
  withdrawn_by uuid,
  reminded_at timestamptz,
  how_to_pay text NOT NULL DEFAULT ''::text,
  guest_mailed_at timestamptz,
  guest_reminded_at timestamptz,
  link_ends_at timestamptz,
  charges_card boolean NOT NULL DEFAULT false,
  notice_mailed_at timestamptz,
  failed_at timestamptz,
  CONSTRAINT folio_deposits_pkey PRIMARY KEY (id),
  CONSTRAINT folio_deposits_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT folio_deposits_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT folio_deposits_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES users(id),
  CONSTRAINT folio_deposits_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT folio_deposits_how_to_pay_length CHECK (length(how_to_pay) <= 1000)
);
CREATE INDEX folio_deposits_booking_idx ON folio_deposits (booking_id);
CREATE INDEX folio_deposits_due_idx ON folio_deposits (due_on) WHERE withdrawn_at IS NULL AND reminded_at IS NULL;
CREATE INDEX folio_deposits_guest_idx ON folio_deposits (due_on) WHERE withdrawn_at IS NULL AND guest_mailed_at IS NOT NULL AND guest_reminded_at IS NULL;

CREATE TABLE folio_line_notes (
  line_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  text text NOT NULL,
  CONSTRAINT folio_line_notes_pkey PRIMARY KEY (line_id),
  CONSTRAINT folio_line_notes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT folio_line_notes_line_id_fkey FOREIGN KEY (line_id) REFERENCES folio_lines(id)
);
CREATE INDEX folio_line_notes_booking_idx ON folio_line_notes (booking_id);

CREATE TABLE folio_lines (
  id uuid NOT NULL,
  number bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  folio_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  kind text NOT NULL,
  cause text NOT NULL,
  name text,
  from_on date,
  until_on date,
  quantity integer NOT NULL,
  unit_cents bigint NOT NULL,
  amount_cents bigint NOT NULL,
  vat_bps integer,
  extra_id uuid,
  method text,
  card_digits text,
  event_id bigint,
  ends_id uuid,
  corrects_id uuid,
  vat_of_id uuid,
  on_date date NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid,
  transaction_id bigint,
  refunds_id uuid,
  by_channel boolean NOT NULL DEFAULT false,
  order_id uuid,
  CONSTRAINT folio_lines_pkey PRIMARY KEY (id),
  CONSTRAINT folio_lines_corrected_once UNIQUE (corrects_id),
  CONSTRAINT folio_lines_ended_once UNIQUE (ends_id),
  CONSTRAINT folio_lines_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT folio_lines_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT folio_lines_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES folio_lines(id),
  CONSTRAINT folio_lines_ends_id_fkey FOREIGN KEY (ends_id) REFERENCES folio_lines(id),
  CONSTRAINT folio_lines_event_id_fkey FOREIGN KEY (event_id) REFERENCES booking_events(id),
  CONSTRAINT folio_lines_extra_id_fkey FOREIGN KEY (extra_id) REFERENCES hotel_extras(id),
  CONSTRAINT folio_lines_folio_id_fkey FOREIGN KEY (folio_id) REFERENCES folios(id),
  CONSTRAINT folio_lines_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT folio_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES booking_extras(id),
  CONSTRAINT folio_lines_refunds_id_fkey FOREIGN KEY (refunds_id) REFERENCES folio_lines(id),
  CONSTRAINT folio_lines_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  CONSTRAINT folio_lines_vat_of_id_fkey FOREIGN KEY (vat_of_id) REFERENCES folio_lines(id),
  CONSTRAINT folio_lines_adds_up CHECK (amount_cents = (quantity * unit_cents)),
  CONSTRAINT folio_lines_amount_moves CHECK (amount_cents <> 0),
  CONSTRAINT folio_lines_cause_known CHECK (cause = ANY (ARRAY['booking'::text, 'desk'::text, 'correction'::text, 'move'::text])),
  CONSTRAINT folio_lines_digits_fit CHECK (card_digits IS NULL OR (method = ANY (ARRAY['card'::text, 'online'::text]))),
  CONSTRAINT folio_lines_digits_four CHECK (card_digits ~ '^\d{4}$'::text),
  CONSTRAINT folio_lines_kind_known CHECK (kind = ANY (ARRAY['room'::text, 'meal'::text, 'fee'::text, 'city-tax'::text, 'vat'::text, 'cancellation'::text, 'no-show'::text, 'waiver'::text, 'extra'::text, 'payment'::text, 'refund'::text])),
  CONSTRAINT folio_lines_method_fits CHECK ((method IS NOT NULL) = (kind = ANY (ARRAY['payment'::text, 'refund'::text]))),
  CONSTRAINT folio_lines_method_known CHECK (method = ANY (ARRAY['cash'::text, 'card'::text, 'transfer'::text, 'voucher'::text, 'ota'::text, 'online'::text, 'rounding'::text])),
  CONSTRAINT folio_lines_nights_whole CHECK ((from_on IS NULL) = (until_on IS NULL) AND from_on <= until_on),
  CONSTRAINT folio_lines_quantity_positive CHECK (quantity > 0),
  CONSTRAINT folio_lines_refunds_id_fits CHECK (refunds_id IS NULL OR kind = 'refund'::text),
  CONSTRAINT folio_lines_vat_possible CHECK (vat_bps >= 0 AND vat_bps <= 5000)
);
CREATE INDEX folio_lines_booking_idx ON folio_lines (booking_id, number);
CREATE INDEX folio_lines_day_idx ON folio_lines (hotel_id, on_date);
CREATE INDEX folio_lines_extra_idx ON folio_lines (extra_id) WHERE extra_id IS NOT NULL;
CREATE INDEX folio_lines_folio_idx ON folio_lines (folio_id);
CREATE INDEX folio_lines_long_idx ON folio_lines (hotel_id, until_on) WHERE (until_on - from_on) > 30;
CREATE INDEX folio_lines_nights_idx ON folio_lines (hotel_id, from_on) WHERE from_on IS NOT NULL;
CREATE INDEX folio_lines_order_id ON folio_lines (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX folio_lines_payments_idx ON folio_lines (hotel_id, on_date, number) WHERE method IS NOT NULL;
CREATE INDEX folio_lines_vat_of_idx ON folio_lines (vat_of_id) WHERE vat_of_id IS NOT NULL;
CREATE TRIGGER folio_lines_allowed AFTER INSERT ON folio_lines REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refuse_wrong_lines();
CREATE TRIGGER folio_lines_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON folio_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE folio_lines ENABLE ALWAYS TRIGGER folio_lines_append_only;

CREATE TABLE folios (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  currency text NOT NULL,
  "position" smallint NOT NULL,
  payer_name text,
  payer_company text,
  payer_vat_id text,
  payer_address text,
  payer_email text,
  payer_language text,
  takes text[] NOT NULL DEFAULT '{}'::text[],
  opened_at timestamptz NOT NULL,
  by_id uuid,
  version integer NOT NULL DEFAULT 1,
  group_id uuid,
  payer_postal_code text NOT NULL DEFAULT ''::text,
  payer_city text NOT NULL DEFAULT ''::text,
  payer_country text NOT NULL DEFAULT ''::text,
  payer_buyer_reference text NOT NULL DEFAULT ''::text,
  company_id uuid,
  CONSTRAINT folios_pkey PRIMARY KEY (id),
  CONSTRAINT folios_position_once UNIQUE (booking_id, "position"),
  CONSTRAINT folios_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT folios_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT folios_company_id_fkey FOREIGN KEY (company_id) REFERENCES company_profiles(id),
  CONSTRAINT folios_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id),
  CONSTRAINT folios_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT folios_position_possible CHECK ("position" >= 1 AND "position" <= 9),
  CONSTRAINT folios_takes_known CHECK (takes <@ ARRAY['room'::text, 'taxes'::text, 'fees'::text, 'extras'::text])
);
CREATE INDEX folios_company_idx ON folios USING gin (hotel_id, fold(payer_company) gin_trgm_ops) WHERE payer_company IS NOT NULL;
CREATE INDEX folios_company_profile_idx ON folios (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX folios_group_idx ON folios (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX folios_hotel_idx ON folios (hotel_id);

CREATE TABLE group_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  group_id uuid NOT NULL,
  kind text NOT NULL,
  params jsonb NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid,
  CONSTRAINT group_events_pkey PRIMARY KEY (id),
  CONSTRAINT group_events_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT group_events_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  CONSTRAINT group_events_kind_known CHECK (kind = ANY (ARRAY['created'::text, 'changed'::text, 'picked-up'::text, 'released'::text, 'reminded'::text, 'cancelled'::text]))
);
CREATE INDEX group_events_group_idx ON group_events (group_id, id);

CREATE TABLE group_nights (
  group_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  night date NOT NULL,
  rooms integer NOT NULL,
  held integer NOT NULL,
  CONSTRAINT group_nights_pkey PRIMARY KEY (group_id, room_type_id, night),
  CONSTRAINT group_nights_type_fkey FOREIGN KEY (group_id, room_type_id) REFERENCES group_types(group_id, room_type_id) ON DELETE CASCADE,
  CONSTRAINT group_nights_held_possible CHECK (held >= 0 AND held <= rooms)
);
CREATE INDEX group_nights_held_idx ON group_nights (room_type_id, night) WHERE held > 0;

CREATE TABLE group_types (
  group_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  price_cents bigint,
  CONSTRAINT group_types_pkey PRIMARY KEY (group_id, room_type_id),
  CONSTRAINT group_types_group_id_fkey FOREIGN KEY (group_id) REFERENCES groups(id) ON DELETE CASCADE,
  CONSTRAINT group_types_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE,
  CONSTRAINT group_types_price_positive CHECK (price_cents >= 0)
);
CREATE INDEX group_types_type_idx ON group_types (room_type_id);

CREATE TABLE groups (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  name text NOT NULL,
  state text NOT NULL DEFAULT 'open'::text,
  contact_name text NOT NULL,
  contact_email text NOT NULL,
  contact_phone text NOT NULL,
  billing text NOT NULL,
  payer jsonb,
  rate_plan_id uuid NOT NULL,
  arrive_on date NOT NULL,
  depart_on date NOT NULL,
  cut_off_at timestamptz NOT NULL,
  remind_at timestamptz,
  notes text NOT NULL,
  by_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  company_id uuid,
  CONSTRAINT groups_pkey PRIMARY KEY (id),
  CONSTRAINT groups_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT groups_company_id_fkey FOREIGN KEY (company_id) REFERENCES company_profiles(id),
  CONSTRAINT groups_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT groups_billing_known CHECK (billing = ANY (ARRAY['guests'::text, 'room'::text, 'all'::text])),
  CONSTRAINT groups_dates_in_order CHECK (arrive_on < depart_on),
  CONSTRAINT groups_payer_fits CHECK ((billing = 'guests'::text) = (payer IS NULL)),
  CONSTRAINT groups_state_known CHECK (state = ANY (ARRAY['open'::text, 'released'::text, 'cancelled'::text]))
);
CREATE INDEX groups_company_profile_idx ON groups (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX groups_cut_off_idx ON groups (cut_off_at) WHERE state = 'open'::text;
CREATE INDEX groups_hotel_idx ON groups (hotel_id, arrive_on);
CREATE UNIQUE INDEX groups_name_once ON groups (hotel_id, lower(name)) WHERE state = 'open'::text;
CREATE INDEX groups_remind_idx ON groups (remind_at) WHERE state = 'open'::text AND remind_at IS NOT NULL;
CREATE INDEX groups_search_idx ON groups USING gin (fold(name) gin_trgm_ops);

CREATE TABLE guest_contacts (
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  guest_id uuid NOT NULL,
  CONSTRAINT guest_contacts_pkey PRIMARY KEY (owner_id, kind, value),
  CONSTRAINT guest_contacts_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest_profiles(id) ON DELETE CASCADE,
  CONSTRAINT guest_contacts_kind_known CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text]))
);
CREATE INDEX guest_contacts_guest_idx ON guest_contacts (guest_id);

CREATE TABLE guest_hotels (
  guest_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  currency text NOT NULL,
  stays integer NOT NULL,
  nights integer NOT NULL,
  revenue_cents bigint NOT NULL,
  revenue_usd_cents bigint NOT NULL,
  last_stay_on date,
  CONSTRAINT guest_hotels_pkey PRIMARY KEY (guest_id, hotel_id, currency),
  CONSTRAINT guest_hotels_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES guest_profiles(id) ON DELETE CASCADE,
  CONSTRAINT guest_hotels_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE
);
CREATE INDEX guest_hotels_hotel_idx ON guest_hotels (hotel_id, guest_id);

CREATE TABLE guest_profiles (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL,
  name text NOT NULL,
  email text,
  phone text,
  country text,
  language text,
  birthday date,
  preferences text NOT NULL DEFAULT ''::text,
  notes text NOT NULL DEFAULT ''::text,
  consent_at timestamptz,
  consent_source text,
  merged_into uuid,
  known_by text NOT NULL DEFAULT ''::text,
  stays integer NOT NULL DEFAULT 0,
  nights integer NOT NULL DEFAULT 0,
  revenue_usd_cents bigint NOT NULL DEFAULT 0,
  last_stay_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  by_id uuid,
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (fold(((((((name || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || known_by))) STORED,
  no_letters_at timestamptz,
  is_vip boolean NOT NULL DEFAULT false,
  CONSTRAINT guest_profiles_pkey PRIMARY KEY (id),
  CONSTRAINT guest_profiles_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT guest_profiles_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES guest_profiles(id) ON DELETE CASCADE,
  CONSTRAINT guest_profiles_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT guest_profiles_consent_source_known CHECK (consent_source = ANY (ARRAY['in-person'::text, 'phone'::text, 'email'::text, 'registration-card'::text])),
  CONSTRAINT guest_profiles_consent_whole CHECK ((consent_at IS NULL) = (consent_source IS NULL)),
  CONSTRAINT guest_profiles_merged_is_blank CHECK (merged_into IS NULL OR name = ''::text AND known_by = ''::text AND preferences = ''::text AND notes = ''::text AND num_nonnulls(email, phone, country, language, birthday, consent_at) = 0)
);
CREATE INDEX guest_profiles_last_stay_idx ON guest_profiles (owner_id, last_stay_on DESC NULLS LAST, id) WHERE merged_into IS NULL;
CREATE INDEX guest_profiles_merged_idx ON guest_profiles (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX guest_profiles_name_idx ON guest_profiles (owner_id, fold(name), id) WHERE merged_into IS NULL;
CREATE INDEX guest_profiles_nights_idx ON guest_profiles (owner_id, nights DESC, id) WHERE merged_into IS NULL;
CREATE INDEX guest_profiles_owner_idx ON guest_profiles (owner_id);
CREATE INDEX guest_profiles_revenue_idx ON guest_profiles (owner_id, revenue_usd_cents DESC, id) WHERE merged_into IS NULL;
CREATE INDEX guest_profiles_search_idx ON guest_profiles USING gin (search_text gin_trgm_ops);

CREATE TABLE hold_messages (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  hold_id uuid NOT NULL,
  at timestamptz NOT NULL,
  side text NOT NULL,
  author_id uuid NOT NULL,
  text text,
  CONSTRAINT hold_messages_pkey PRIMARY KEY (id),
  CONSTRAINT hold_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  CONSTRAINT hold_messages_hold_id_fkey FOREIGN KEY (hold_id) REFERENCES commission_holds(id),
  CONSTRAINT hold_messages_side_known CHECK (side = ANY (ARRAY['affiliate'::text, 'admin'::text])),
  CONSTRAINT hold_messages_text_length CHECK (length(text) >= 1 AND length(text) <= 2000)
);
CREATE INDEX hold_messages_author_idx ON hold_messages (author_id);
CREATE INDEX hold_messages_hold_idx ON hold_messages (hold_id, id);
CREATE TRIGGER hold_messages_only_erased BEFORE DELETE OR UPDATE ON hold_messages FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing('text');

CREATE TABLE hotel_accounting (
  hotel_id uuid NOT NULL,
  chart text NOT NULL,
  accounts jsonb NOT NULL,
  consultant_number text NOT NULL,
  client_number text NOT NULL,
  year_begins_in smallint NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_accounting_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_accounting_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT hotel_accounting_chart_known CHECK (chart = ANY (ARRAY['skr03'::text, 'skr04'::text, 'generic'::text])),
  CONSTRAINT hotel_accounting_month_possible CHECK (year_begins_in >= 1 AND year_begins_in <= 12)
);

CREATE TABLE hotel_arrivals (
  hotel_id uuid NOT NULL,
  directions text NOT NULL,
  sealed_entry bytea NOT NULL,
  by_id uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  takes_check_in boolean NOT NULL DEFAULT true,
  CONSTRAINT hotel_arrivals_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_arrivals_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT hotel_arrivals_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE
);

CREATE TABLE hotel_closings (
  hotel_id uuid NOT NULL,
  closed_through date,
  CONSTRAINT hotel_closings_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_closings_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT hotel_closings_month_begins CHECK (EXTRACT(day FROM closed_through) = 1::numeric)
);

CREATE TABLE hotel_creatives (
  hotel_id uuid NOT NULL,
  texts jsonb NOT NULL DEFAULT '{}'::jsonb,
  brand_rules text NOT NULL DEFAULT ''::text,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_creatives_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_creatives_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE
);

CREATE TABLE hotel_days (
  hotel_id uuid NOT NULL,
  calendar text NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  referred integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  fees_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  lead_days bigint NOT NULL DEFAULT 0,
  stay_nights bigint NOT NULL DEFAULT 0,
  lead_0 integer NOT NULL DEFAULT 0,
  lead_1 integer NOT NULL DEFAULT 0,
  lead_2 integer NOT NULL DEFAULT 0,
  lead_3 integer NOT NULL DEFAULT 0,
  lead_4 integer NOT NULL DEFAULT 0,
  stay_0 integer NOT NULL DEFAULT 0,
  stay_1 integer NOT NULL DEFAULT 0,
  stay_2 integer NOT NULL DEFAULT 0,
  stay_3 integer NOT NULL DEFAULT 0,
  stay_4 integer NOT NULL DEFAULT 0,
  net_commission_cents bigint NOT NULL DEFAULT 0,
  suspected integer NOT NULL DEFAULT 0,
  CONSTRAINT hotel_days_pkey PRIMARY KEY (hotel_id, calendar, day, source),
  CONSTRAINT hotel_days_calendar_known CHECK (calendar = ANY (ARRAY['hotel'::text, 'utc'::text]))
) WITH (fillfactor=80);
CREATE INDEX hotel_days_utc_idx ON hotel_days (day) WHERE calendar = 'utc'::text;

CREATE TABLE hotel_desk_rules (
  hotel_id uuid NOT NULL,
  close_at text,
  closes_from date,
  no_show_from text,
  by_id uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_desk_rules_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_desk_rules_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT hotel_desk_rules_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT hotel_desk_rules_close_at_time CHECK (close_at ~ '^([01]\d|2[0-3]):[0-5]\d$'::text),
  CONSTRAINT hotel_desk_rules_closing_whole CHECK ((close_at IS NULL) = (closes_from IS NULL)),
  CONSTRAINT hotel_desk_rules_no_show_from_time CHECK (no_show_from ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)
);

CREATE TABLE hotel_extras (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  name text NOT NULL,
  kind text NOT NULL,
  price_cents bigint NOT NULL,
  vat_bps integer NOT NULL,
  is_archived boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  is_offered boolean NOT NULL DEFAULT false,
  per text NOT NULL DEFAULT 'stay'::text,
  served_on text NOT NULL DEFAULT 'arrival'::text,
  description text NOT NULL DEFAULT ''::text,
  most_per_booking smallint NOT NULL DEFAULT 10,
  daily_stock integer,
  lead_hours smallint NOT NULL DEFAULT 0,
  is_minibar boolean NOT NULL DEFAULT false,
  CONSTRAINT hotel_extras_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_extras_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT hotel_extras_kind_known CHECK (kind = ANY (ARRAY['food'::text, 'drinks'::text, 'activity'::text, 'wellness'::text, 'transport'::text, 'other'::text])),
  CONSTRAINT hotel_extras_per_known CHECK (per = ANY (ARRAY['stay'::text, 'night'::text, 'guest'::text, 'guest-night'::text])),
  CONSTRAINT hotel_extras_price_positive CHECK (price_cents >= 0),
  CONSTRAINT hotel_extras_served_on_known CHECK (served_on = ANY (ARRAY['arrival'::text, 'departure'::text])),
  CONSTRAINT hotel_extras_vat_possible CHECK (vat_bps >= 0 AND vat_bps <= 5000)
);
CREATE INDEX hotel_extras_hotel_idx ON hotel_extras (hotel_id);
CREATE UNIQUE INDEX hotel_extras_name_once ON hotel_extras (hotel_id, lower(name)) WHERE NOT is_archived;

CREATE TABLE hotel_housekeeping (
  hotel_id uuid NOT NULL,
  needs_inspection boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 0,
  night_on date,
  CONSTRAINT hotel_housekeeping_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_housekeeping_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE
);

CREATE TABLE hotel_images (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  caption text NOT NULL DEFAULT ''::text,
  "position" integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT hotel_images_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_images_file_key UNIQUE (file),
  CONSTRAINT hotel_images_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE
);
CREATE INDEX hotel_images_hotel_idx ON hotel_images (hotel_id, "position", id);

CREATE TABLE hotel_invoicing (
  hotel_id uuid NOT NULL,
  company text NOT NULL,
  address text NOT NULL,
  vat_id text NOT NULL,
  email text NOT NULL,
  prefix text NOT NULL,
  tax_note text NOT NULL,
  closing text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  register_number text,
  street_address text,
  postal_code text NOT NULL DEFAULT ''::text,
  city text NOT NULL DEFAULT ''::text,
  country text,
  tax_number text NOT NULL DEFAULT ''::text,
  register_court text NOT NULL DEFAULT ''::text,
  iban text NOT NULL DEFAULT ''::text,
  bic text NOT NULL DEFAULT ''::text,
  bank_name text NOT NULL DEFAULT ''::text,
  due_days integer NOT NULL DEFAULT 14,
  terms text NOT NULL DEFAULT ''::text,
  e_invoice text,
  reminder_days integer[] NOT NULL DEFAULT '{7,21,35}'::integer[],
  reminds_automatically boolean NOT NULL DEFAULT false,
  CONSTRAINT hotel_invoicing_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_invoicing_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT hotel_invoicing_e_invoice_known CHECK (e_invoice = ANY (ARRAY['none'::text, 'factur-x'::text, 'xrechnung'::text])),
  CONSTRAINT hotel_invoicing_prefix_plain CHECK (prefix ~ '^[A-Z0-9]{1,8}$'::text)
);

CREATE TABLE hotel_money_days (
  hotel_id uuid NOT NULL,
  calendar text NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  currency text NOT NULL,
  revenue_cents bigint NOT NULL,
  fees_cents bigint NOT NULL,
  commission_cents bigint NOT NULL,
  revenue_usd_cents bigint NOT NULL,
  fees_usd_cents bigint NOT NULL,
  commission_usd_cents bigint NOT NULL,
  net_commission_cents bigint NOT NULL DEFAULT 0,
  net_commission_usd_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT hotel_money_days_pkey PRIMARY KEY (hotel_id, calendar, day, source, currency),
  CONSTRAINT hotel_money_days_calendar_known CHECK (calendar = ANY (ARRAY['hotel'::text, 'utc'::text]))
) WITH (fillfactor=80);

CREATE TABLE hotel_money_nights (
  hotel_id uuid NOT NULL,
  night date NOT NULL,
  source text NOT NULL,
  currency text NOT NULL,
  room_cents bigint NOT NULL,
  CONSTRAINT hotel_money_nights_pkey PRIMARY KEY (hotel_id, night, source, currency)
) WITH (fillfactor=80);

CREATE TABLE hotel_nights (
  hotel_id uuid NOT NULL,
  night date NOT NULL,
  source text NOT NULL,
  rooms integer NOT NULL,
  room_cents bigint NOT NULL,
  CONSTRAINT hotel_nights_pkey PRIMARY KEY (hotel_id, night, source)
) WITH (fillfactor=80);

CREATE TABLE hotel_offers (
  hotel_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  email text NOT NULL,
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT hotel_offers_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_offers_hotel_fkey FOREIGN KEY (hotel_id, owner_id) REFERENCES hotels(id, owner_id) ON DELETE CASCADE,
  CONSTRAINT hotel_offers_email_lower CHECK (email = lower(email))
);
CREATE INDEX hotel_offers_email_idx ON hotel_offers (email);

CREATE TABLE hotel_partner_figures (
  hotel_id uuid NOT NULL,
  clicks bigint NOT NULL,
  link_bookings bigint NOT NULL,
  typical_nights integer,
  typical_room_usd_cents bigint,
  is_estimated boolean NOT NULL,
  answer_minutes integer,
  counted_at timestamptz NOT NULL,
  suspected bigint NOT NULL DEFAULT 0,
  CONSTRAINT hotel_partner_figures_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_partner_figures_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT hotel_partner_figures_nights_positive CHECK (typical_nights > 0),
  CONSTRAINT hotel_partner_figures_stay_whole CHECK ((typical_nights IS NULL) = (typical_room_usd_cents IS NULL))
);

CREATE TABLE hotel_partner_settings (
  hotel_id uuid NOT NULL,
  is_listed boolean NOT NULL DEFAULT false,
  auto_approve boolean NOT NULL DEFAULT false,
  allows_paid_ads boolean NOT NULL DEFAULT false,
  ota_rate_bps integer,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_partner_settings_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_partner_settings_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT hotel_partner_settings_ota_rate_range CHECK (ota_rate_bps >= 0 AND ota_rate_bps <= 10000)
);
CREATE INDEX hotel_partner_settings_listed_idx ON hotel_partner_settings (hotel_id) WHERE is_listed;

CREATE TABLE hotel_payment_settings (
  hotel_id uuid NOT NULL,
  account_id uuid,
  desk_refund_cents bigint,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_payment_settings_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_payment_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES payment_accounts(id),
  CONSTRAINT hotel_payment_settings_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT hotel_payment_settings_refund_not_negative CHECK (desk_refund_cents >= 0)
);
CREATE INDEX hotel_payment_settings_account_id ON hotel_payment_settings (account_id);

CREATE TABLE hotel_payments (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  statement_id uuid NOT NULL,
  kind text NOT NULL,
  amount_cents bigint NOT NULL,
  paid_on date NOT NULL,
  note text NOT NULL,
  returned_id uuid,
  by_id uuid,
  at timestamptz NOT NULL,
  transaction_id bigint,
  other_statement_id uuid,
  attempt_key text,
  attempt_hash bytea,
  CONSTRAINT hotel_payments_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_payments_attempt_once UNIQUE (by_id, attempt_key),
  CONSTRAINT hotel_payments_returned_once UNIQUE (returned_id),
  CONSTRAINT hotel_payments_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT hotel_payments_other_statement_id_fkey FOREIGN KEY (other_statement_id) REFERENCES hotel_statements(id),
  CONSTRAINT hotel_payments_returned_id_fkey FOREIGN KEY (returned_id) REFERENCES hotel_payments(id),
  CONSTRAINT hotel_payments_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES hotel_statements(id),
  CONSTRAINT hotel_payments_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  CONSTRAINT hotel_payments_amount_moves CHECK (amount_cents <> 0),
  CONSTRAINT hotel_payments_attempt_whole CHECK ((attempt_key IS NULL) = (attempt_hash IS NULL)),
  CONSTRAINT hotel_payments_credit_fits CHECK ((kind = 'credit'::text) = (other_statement_id IS NOT NULL)),
  CONSTRAINT hotel_payments_credit_stays CHECK (kind <> 'credit'::text OR transaction_id IS NULL),
  CONSTRAINT hotel_payments_kind_fits CHECK (
CASE kind
    WHEN 'payment'::text THEN amount_cents > 0 AND returned_id IS NULL
    WHEN 'returned'::text THEN amount_cents < 0 AND returned_id IS NOT NULL
    WHEN 'written-off'::text THEN (amount_cents < 0) = (returned_id IS NOT NULL)
    ELSE returned_id IS NULL
END),
  CONSTRAINT hotel_payments_kind_known CHECK (kind = ANY (ARRAY['payment'::text, 'returned'::text, 'credit'::text, 'written-off'::text]))
);
CREATE INDEX hotel_payments_statement_idx ON hotel_payments (statement_id, at);
CREATE INDEX hotel_payments_transaction_idx ON hotel_payments (transaction_id) WHERE transaction_id IS NOT NULL;
CREATE TRIGGER hotel_payments_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON hotel_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE hotel_scores (
  hotel_id uuid NOT NULL,
  reviews integer NOT NULL DEFAULT 0,
  score_sum integer NOT NULL DEFAULT 0,
  room_sum integer NOT NULL DEFAULT 0,
  room_count integer NOT NULL DEFAULT 0,
  cleanliness_sum integer NOT NULL DEFAULT 0,
  cleanliness_count integer NOT NULL DEFAULT 0,
  staff_sum integer NOT NULL DEFAULT 0,
  staff_count integer NOT NULL DEFAULT 0,
  place_sum integer NOT NULL DEFAULT 0,
  place_count integer NOT NULL DEFAULT 0,
  value_sum integer NOT NULL DEFAULT 0,
  value_count integer NOT NULL DEFAULT 0,
  score_1 integer NOT NULL DEFAULT 0,
  score_2 integer NOT NULL DEFAULT 0,
  score_3 integer NOT NULL DEFAULT 0,
  score_4 integer NOT NULL DEFAULT 0,
  score_5 integer NOT NULL DEFAULT 0,
  CONSTRAINT hotel_scores_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_scores_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE
);

CREATE TABLE hotel_statement_lines (
  statement_id uuid NOT NULL,
  line integer NOT NULL,
  booking_id uuid NOT NULL,
  affiliate_id uuid NOT NULL,
  kind text NOT NULL,
  outcome text NOT NULL,
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
  is_covered boolean NOT NULL DEFAULT false,
  CONSTRAINT hotel_statement_lines_pkey PRIMARY KEY (statement_id, line),
  CONSTRAINT hotel_statement_lines_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT hotel_statement_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES hotel_statements(id),
  CONSTRAINT hotel_statement_lines_adds_up CHECK (net_cents = (gross_cents - share_cents)),
  CONSTRAINT hotel_statement_lines_kind_known CHECK (kind = ANY (ARRAY['commission'::text, 'correction'::text])),
  CONSTRAINT hotel_statement_lines_outcome_known CHECK (outcome = ANY (ARRAY['stayed'::text, 'no-show'::text, 'cancelled'::text, 'to-come'::text]))
);
CREATE INDEX hotel_statement_lines_booking_idx ON hotel_statement_lines (booking_id);

CREATE TABLE hotel_statements (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  currency text NOT NULL,
  month date NOT NULL,
  number text NOT NULL,
  closed_at timestamptz NOT NULL,
  due_on date NOT NULL,
  line_count integer NOT NULL,
  base_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  share_cents bigint NOT NULL,
  billed_to jsonb NOT NULL,
  paid_cents bigint NOT NULL DEFAULT 0,
  written_off_cents bigint NOT NULL DEFAULT 0,
  settled_at timestamptz,
  reminders integer NOT NULL DEFAULT 0,
  reminded_at timestamptz,
  paused_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  pauses_on date,
  charges_on date,
  CONSTRAINT hotel_statements_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_statements_number_once UNIQUE (number),
  CONSTRAINT hotel_statements_once UNIQUE (hotel_id, currency, month),
  CONSTRAINT hotel_statements_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT hotel_statements_month_begins CHECK (EXTRACT(day FROM month) = 1::numeric),
  CONSTRAINT hotel_statements_paused_open CHECK (settled_at IS NULL OR paused_at IS NULL AND pauses_on IS NULL)
);
CREATE INDEX hotel_statements_hotel_idx ON hotel_statements (hotel_id, month DESC, currency);
CREATE INDEX hotel_statements_open_idx ON hotel_statements (due_on) WHERE settled_at IS NULL;
CREATE INDEX hotel_statements_paused_idx ON hotel_statements (hotel_id) WHERE paused_at IS NOT NULL;

CREATE TABLE hotel_taxes (
  hotel_id uuid NOT NULL,
  rules jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT hotel_taxes_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT hotel_taxes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT hotel_taxes_not_negative CHECK (NOT jsonb_path_exists(rules, '$."vat".*?(@ < 0 || @ > 50)'::jsonpath) AND NOT jsonb_path_exists(rules, '$.**?(@."cents" < 0 || @."percent" < 0)'::jsonpath)),
  CONSTRAINT hotel_taxes_rules_complete CHECK (rules ?& ARRAY['vatIncluded'::text, 'vat'::text, 'cityTax'::text, 'fees'::text] AND jsonb_typeof(rules -> 'fees'::text) = 'array'::text)
);

CREATE TABLE hotels (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  description text NOT NULL,
  street_address text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  country_name text NOT NULL,
  latitude double precision,
  longitude double precision,
  time_zone text NOT NULL,
  currency text NOT NULL,
  star_rating smallint NOT NULL,
  amenities text[] NOT NULL,
  contact_email text NOT NULL,
  contact_phone text,
  check_in_time text NOT NULL,
  check_out_time text NOT NULL,
  house_rules text NOT NULL,
  children_policy text NOT NULL,
  pets_policy text NOT NULL,
  cancellation_policy jsonb NOT NULL,
  base_commission_bps integer NOT NULL,
  is_active boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  archived_at timestamptz,
  search_text text GENERATED ALWAYS AS (fold(((((name || ' '::text) || city) || ' '::text) || country_name))) STORED,
  postal_code text NOT NULL DEFAULT ''::text,
  nearby jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT hotels_pkey PRIMARY KEY (id),
  CONSTRAINT hotels_owned_key UNIQUE (id, owner_id),
  CONSTRAINT hotels_slug_key UNIQUE (slug),
  CONSTRAINT hotels_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT hotels_base_commission_range CHECK (base_commission_bps >= 0 AND base_commission_bps <= 5000),
  CONSTRAINT hotels_children_policy_known CHECK (children_policy = ANY (ARRAY['welcome'::text, 'over-12'::text, 'adults-only'::text])),
  CONSTRAINT hotels_country_code CHECK (country ~ '^[A-Z]{2}$'::text),
  CONSTRAINT hotels_currency_code CHECK (currency ~ '^[A-Z]{3}$'::text),
  CONSTRAINT hotels_latitude_range CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision),
  CONSTRAINT hotels_longitude_range CHECK (longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  CONSTRAINT hotels_pets_policy_known CHECK (pets_policy = ANY (ARRAY['welcome'::text, 'on-request'::text, 'not-allowed'::text])),
  CONSTRAINT hotels_place_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CONSTRAINT hotels_star_rating_range CHECK (star_rating >= 1 AND star_rating <= 5)
);
CREATE INDEX hotels_archived_idx ON hotels (owner_id, created_at DESC, id) WHERE archived_at IS NOT NULL;
CREATE INDEX hotels_created_idx ON hotels (created_at DESC, id) WHERE archived_at IS NULL;
CREATE INDEX hotels_guest_order_idx ON hotels ((- star_rating), id) WHERE is_active AND archived_at IS NULL;
CREATE INDEX hotels_owner_idx ON hotels (owner_id, created_at DESC, id) WHERE archived_at IS NULL;
CREATE INDEX hotels_search_idx ON hotels USING gin (search_text gin_trgm_ops) WHERE archived_at IS NULL;
CREATE TRIGGER hotels_owner_is_no_member BEFORE INSERT OR UPDATE OF owner_id ON hotels FOR EACH ROW EXECUTE FUNCTION refuse_member_as_owner();

CREATE TABLE idempotency_keys (
  actor_id uuid,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  booking_id uuid,
  created_at timestamptz NOT NULL,
  checkout_id uuid,
  CONSTRAINT idempotency_keys_actor_key UNIQUE (actor_id, key),
  CONSTRAINT idempotency_keys_checkout_key UNIQUE (checkout_id, key),
  CONSTRAINT idempotency_keys_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT idempotency_keys_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT idempotency_keys_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id) ON DELETE CASCADE,
  CONSTRAINT idempotency_keys_one_owner CHECK (num_nonnulls(actor_id, checkout_id) = 1)
);
CREATE INDEX idempotency_keys_created_idx ON idempotency_keys (created_at);

CREATE TABLE invoice_mails (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  invoice_id uuid NOT NULL,
  booking_id uuid,
  email text NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid,
  CONSTRAINT invoice_mails_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_mails_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT invoice_mails_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT invoice_mails_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id)
);
CREATE INDEX invoice_mails_booking_idx ON invoice_mails (booking_id);
CREATE INDEX invoice_mails_invoice_idx ON invoice_mails (invoice_id, id);

CREATE TABLE invoice_numbers (
  hotel_id uuid NOT NULL,
  series text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT invoice_numbers_pkey PRIMARY KEY (hotel_id, series, year),
  CONSTRAINT invoice_numbers_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT invoice_numbers_series_known CHECK (series = ANY (ARRAY['invoice'::text, 'receipt'::text]))
);

CREATE TABLE invoice_reminders (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  invoice_id uuid NOT NULL,
  booking_id uuid,
  step smallint NOT NULL,
  email text,
  open_cents bigint NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid,
  CONSTRAINT invoice_reminders_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_reminders_step_once UNIQUE (invoice_id, step),
  CONSTRAINT invoice_reminders_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT invoice_reminders_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT invoice_reminders_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  CONSTRAINT invoice_reminders_open_positive CHECK (open_cents > 0),
  CONSTRAINT invoice_reminders_step_possible CHECK (step >= 1 AND step <= 3)
);
CREATE INDEX invoice_reminders_booking_idx ON invoice_reminders (booking_id);

CREATE TABLE invoice_shares (
  invoice_id uuid NOT NULL,
  folio_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  total_cents bigint NOT NULL,
  CONSTRAINT invoice_shares_pkey PRIMARY KEY (invoice_id, folio_id),
  CONSTRAINT invoice_shares_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT invoice_shares_folio_id_fkey FOREIGN KEY (folio_id) REFERENCES folios(id),
  CONSTRAINT invoice_shares_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  CONSTRAINT invoice_shares_total_positive CHECK (total_cents > 0)
);
CREATE INDEX invoice_shares_booking_idx ON invoice_shares (booking_id);
CREATE INDEX invoice_shares_folio_idx ON invoice_shares (folio_id);
CREATE TRIGGER invoice_shares_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_shares FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE invoice_shares ENABLE ALWAYS TRIGGER invoice_shares_append_only;

CREATE TABLE invoiced_lines (
  folio_line_id uuid NOT NULL,
  series text NOT NULL,
  invoice_id uuid NOT NULL,
  CONSTRAINT invoiced_lines_pkey PRIMARY KEY (folio_line_id, series),
  CONSTRAINT invoiced_lines_folio_line_id_fkey FOREIGN KEY (folio_line_id) REFERENCES folio_lines(id),
  CONSTRAINT invoiced_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  CONSTRAINT invoiced_lines_series_known CHECK (series = ANY (ARRAY['invoice'::text, 'receipt'::text]))
);
CREATE INDEX invoiced_lines_invoice_idx ON invoiced_lines (invoice_id);

CREATE TABLE invoices (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  booking_id uuid,
  folio_id uuid,
  kind text NOT NULL,
  series text NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (kind = 'receipt'::text) THEN 'receipt'::text
    ELSE 'invoice'::text
END) STORED,
  year integer NOT NULL,
  sequence integer NOT NULL,
  number text NOT NULL,
  issued_at timestamptz NOT NULL,
  issued_on date NOT NULL,
  by_id uuid,
  currency text NOT NULL,
  total_cents bigint NOT NULL,
  paid_cents bigint NOT NULL,
  credits_id uuid,
  paper jsonb NOT NULL,
  company_id uuid,
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_credited_once UNIQUE (credits_id),
  CONSTRAINT invoices_number_once UNIQUE (hotel_id, number),
  CONSTRAINT invoices_sequence_once UNIQUE (hotel_id, series, year, sequence),
  CONSTRAINT invoices_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT invoices_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT invoices_company_id_fkey FOREIGN KEY (company_id) REFERENCES company_profiles(id),
  CONSTRAINT invoices_credits_id_fkey FOREIGN KEY (credits_id) REFERENCES invoices(id),
  CONSTRAINT invoices_folio_id_fkey FOREIGN KEY (folio_id) REFERENCES folios(id),
  CONSTRAINT invoices_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT invoices_credits_fit CHECK (credits_id IS NULL OR kind = 'credit-note'::text),
  CONSTRAINT invoices_kind_known CHECK (kind = ANY (ARRAY['invoice'::text, 'credit-note'::text, 'receipt'::text])),
  CONSTRAINT invoices_of_folio_or_company CHECK ((folio_id IS NULL) = (company_id IS NOT NULL) AND (booking_id IS NULL) = (folio_id IS NULL)),
  CONSTRAINT invoices_sequence_positive CHECK (sequence > 0)
);
CREATE INDEX invoices_booking_idx ON invoices (booking_id, issued_at);
CREATE INDEX invoices_company_idx ON invoices (company_id, issued_at) WHERE company_id IS NOT NULL;
CREATE INDEX invoices_day_idx ON invoices (hotel_id, issued_on);
CREATE INDEX invoices_folio_idx ON invoices (folio_id);
CREATE TRIGGER invoices_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_append_only;

CREATE UNLOGGED TABLE kept_answers (
  id uuid NOT NULL,
  kept_at timestamptz NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT kept_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX kept_answers_kept_idx ON kept_answers (kept_at);

CREATE TABLE kept_cards (
  id uuid NOT NULL,
  booking_id uuid,
  hotel_id uuid,
  owner_id uuid,
  account_id uuid,
  customer_id text NOT NULL,
  method_id text NOT NULL,
  brand text NOT NULL,
  digits text NOT NULL,
  expires_on date,
  agreed_at timestamptz NOT NULL,
  removed_at timestamptz,
  CONSTRAINT kept_cards_pkey PRIMARY KEY (id),
  CONSTRAINT kept_cards_method_id_key UNIQUE (method_id),
  CONSTRAINT kept_cards_account_id_fkey FOREIGN KEY (account_id) REFERENCES payment_accounts(id),
  CONSTRAINT kept_cards_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT kept_cards_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT kept_cards_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT kept_cards_digits_four CHECK (digits ~ '^\d{4}$'::text),
  CONSTRAINT kept_cards_subject_fits CHECK ((booking_id IS NULL) <> (hotel_id IS NULL) AND (booking_id IS NULL) = (account_id IS NULL) AND (hotel_id IS NULL) = (owner_id IS NULL))
);
CREATE INDEX kept_cards_account_id ON kept_cards (account_id);
CREATE INDEX kept_cards_booking_id ON kept_cards (booking_id);
CREATE INDEX kept_cards_hotel_id ON kept_cards (hotel_id);
CREATE UNIQUE INDEX kept_cards_of_hotel ON kept_cards (hotel_id) WHERE removed_at IS NULL;

CREATE TABLE launch_waiters (
  id uuid NOT NULL,
  email text NOT NULL,
  user_type text NOT NULL,
  language text NOT NULL,
  token_hash bytea NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  CONSTRAINT launch_waiters_pkey PRIMARY KEY (id),
  CONSTRAINT launch_waiters_once UNIQUE (email, user_type),
  CONSTRAINT launch_waiters_token_hash_key UNIQUE (token_hash),
  CONSTRAINT launch_waiters_email_lower CHECK (email = lower(email)),
  CONSTRAINT launch_waiters_language_known CHECK (language = ANY (ARRAY['en'::text, 'es'::text, 'de'::text, 'fr'::text, 'it'::text])),
  CONSTRAINT launch_waiters_type_known CHECK (user_type = ANY (ARRAY['hotel'::text, 'affiliate'::text]))
);
CREATE INDEX launch_waiters_confirmed_idx ON launch_waiters (user_type, confirmed_at, id) WHERE confirmed_at IS NOT NULL;

CREATE TABLE ledger_accounts (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  holder_id uuid,
  currency text NOT NULL,
  holder_key uuid GENERATED ALWAYS AS (holder_key(holder_id)) STORED,
  CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_accounts_once UNIQUE NULLS NOT DISTINCT (kind, holder_id, currency),
  CONSTRAINT ledger_accounts_holder_fits CHECK ((holder_id IS NOT NULL) = (kind ~~ 'hotel-%'::text OR kind ~~ 'affiliate-%'::text)),
  CONSTRAINT ledger_accounts_kind_known CHECK (kind = ANY (ARRAY['hotel-expected'::text, 'hotel-receivable'::text, 'affiliate-expected'::text, 'affiliate-earned'::text, 'affiliate-held'::text, 'affiliate-payable'::text, 'affiliate-in-transit'::text, 'platform-expected'::text, 'platform-share'::text, 'exchange'::text, 'cash'::text, 'written-off'::text, 'exchange-result'::text, 'bank-fees'::text, 'bank-interest'::text, 'clearing'::text, 'hotel-guests'::text, 'hotel-rooms'::text, 'hotel-meals'::text, 'hotel-extras'::text, 'hotel-fees'::text, 'hotel-city-tax'::text, 'hotel-vat'::text, 'hotel-cash'::text, 'hotel-card'::text, 'hotel-transfers'::text, 'hotel-vouchers'::text, 'hotel-ota'::text, 'hotel-online'::text, 'hotel-rounding'::text]))
);
CREATE INDEX ledger_accounts_holder_idx ON ledger_accounts (holder_id);
CREATE UNIQUE INDEX ledger_accounts_lookup_idx ON ledger_accounts (kind, holder_key, currency);
CREATE TRIGGER ledger_accounts_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER ledger_accounts_append_only;

CREATE TABLE ledger_balances (
  account_id bigint NOT NULL,
  debit_cents numeric NOT NULL,
  credit_cents numeric NOT NULL,
  CONSTRAINT ledger_balances_pkey PRIMARY KEY (account_id),
  CONSTRAINT ledger_balances_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id)
) WITH (fillfactor=70);

CREATE TABLE ledger_entries (
  transaction_id bigint NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (transaction_id, account_id),
  CONSTRAINT ledger_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  CONSTRAINT ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id),
  CONSTRAINT ledger_entries_amount_moves CHECK (amount <> 0)
);
CREATE INDEX ledger_entries_account_idx ON ledger_entries (account_id, transaction_id);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_in_time AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_late_entries();
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_append_only;
ALTER TABLE ledger_entries ENABLE ALWAYS TRIGGER ledger_entries_in_time;

CREATE TABLE ledger_transactions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL,
  cause text NOT NULL,
  cause_key text NOT NULL,
  booking_id uuid,
  actor_id uuid,
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_transactions_once UNIQUE (cause, cause_key),
  CONSTRAINT ledger_transactions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  CONSTRAINT ledger_transactions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT ledger_transactions_cause_known CHECK (cause = ANY (ARRAY['booking'::text, 'backlog'::text, 'earned'::text, 'payable'::text, 'hold'::text, 'dispute'::text, 'adjustment'::text, 'hotel-payment'::text, 'hotel-payment-returned'::text, 'written-off'::text, 'payout-approved'::text, 'payout-paid'::text, 'payout-returned'::text, 'bank-booked'::text, 'bank-undone'::text, 'bank-exchange'::text, 'folio-charge'::text, 'folio-payment'::text, 'folio-correction'::text]))
);
CREATE INDEX ledger_transactions_at_idx ON ledger_transactions (at, id);
CREATE INDEX ledger_transactions_booking_idx ON ledger_transactions (booking_id, id) WHERE booking_id IS NOT NULL;
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unbalanced();
ALTER TABLE ledger_transactions ENABLE ALWAYS TRIGGER ledger_transactions_append_only;
ALTER TABLE ledger_transactions ENABLE ALWAYS TRIGGER ledger_transactions_balance;

CREATE TABLE ledger_uncounted (
  transaction_id bigint NOT NULL,
  CONSTRAINT ledger_uncounted_pkey PRIMARY KEY (transaction_id)
);

CREATE TABLE legal_versions (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  document text NOT NULL,
  version integer NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  published_at timestamptz NOT NULL,
  published_by uuid NOT NULL,
  effective_at timestamptz NOT NULL,
  CONSTRAINT legal_versions_pkey PRIMARY KEY (id),
  CONSTRAINT legal_versions_number UNIQUE (document, version),
  CONSTRAINT legal_versions_after_first CHECK (version > 1),
  CONSTRAINT legal_versions_document_known CHECK (document = ANY (ARRAY['terms'::text, 'privacy'::text, 'cookies'::text])),
  CONSTRAINT legal_versions_notice CHECK (effective_at >= (published_at + '30 days'::interval))
);
CREATE TRIGGER legal_versions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON legal_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE letter_templates (
  hotel_id uuid NOT NULL,
  kind text NOT NULL,
  is_on boolean NOT NULL,
  days smallint NOT NULL,
  hour smallint NOT NULL,
  texts jsonb NOT NULL,
  by_id uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT letter_templates_pkey PRIMARY KEY (hotel_id, kind),
  CONSTRAINT letter_templates_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT letter_templates_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT letter_templates_days_range CHECK (days >= 0 AND days <= 30),
  CONSTRAINT letter_templates_hour_range CHECK (hour >= 0 AND hour <= 23),
  CONSTRAINT letter_templates_kind_known CHECK (kind = ANY (ARRAY['confirmation'::text, 'before-arrival'::text, 'after-departure'::text])),
  CONSTRAINT letter_templates_texts_named CHECK (jsonb_typeof(texts) = 'object'::text)
);

CREATE TABLE link_days (
  link_id uuid NOT NULL,
  day date NOT NULL,
  tag text NOT NULL DEFAULT ''::text,
  affiliate_id uuid NOT NULL,
  hotel_id uuid,
  clicks integer NOT NULL DEFAULT 0,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  no_shows integer NOT NULL DEFAULT 0,
  stays integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  earned_cents bigint NOT NULL DEFAULT 0,
  expected_cents bigint NOT NULL DEFAULT 0,
  suspected integer NOT NULL DEFAULT 0,
  CONSTRAINT link_days_pkey UNIQUE NULLS NOT DISTINCT (link_id, day, tag, hotel_id)
) WITH (fillfactor=80);
CREATE INDEX link_days_affiliate_idx ON link_days (affiliate_id, day);

CREATE TABLE mailed_tokens (
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  email text,
  CONSTRAINT mailed_tokens_pkey PRIMARY KEY (user_id, purpose),
  CONSTRAINT mailed_tokens_token_hash_key UNIQUE (token_hash),
  CONSTRAINT mailed_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT mailed_tokens_purpose_known CHECK (purpose = ANY (ARRAY['reset-password'::text, 'verify-email'::text, 'change-email'::text, 'invitation'::text]))
);

CREATE TABLE mfa_devices (
  user_id uuid NOT NULL,
  secret_encrypted bytea NOT NULL,
  last_used_step bigint NOT NULL DEFAULT 0,
  enabled_at timestamptz,
  CONSTRAINT mfa_devices_pkey PRIMARY KEY (user_id),
  CONSTRAINT mfa_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE mfa_recovery_codes (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  CONSTRAINT mfa_recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT mfa_recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE migrations (
  name text NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now(),
  requires text,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE never_truncated (
  booking_message_id bigint,
  dispute_message_id bigint,
  hold_message_id bigint,
  partnership_event_id bigint,
  CONSTRAINT never_truncated_booking_message_id_fkey FOREIGN KEY (booking_message_id) REFERENCES booking_messages(id),
  CONSTRAINT never_truncated_dispute_message_id_fkey FOREIGN KEY (dispute_message_id) REFERENCES dispute_messages(id),
  CONSTRAINT never_truncated_hold_message_id_fkey FOREIGN KEY (hold_message_id) REFERENCES hold_messages(id),
  CONSTRAINT never_truncated_partnership_event_id_fkey FOREIGN KEY (partnership_event_id) REFERENCES partnership_events(id),
  CONSTRAINT never_truncated_empty CHECK (false)
);
CREATE TRIGGER never_truncated_refuse BEFORE TRUNCATE ON never_truncated FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE nights (
  room_type_id uuid NOT NULL,
  night date NOT NULL,
  capacity integer NOT NULL,
  capacity_override integer,
  sold integer NOT NULL DEFAULT 0,
  blocked integer NOT NULL DEFAULT 0,
  price_override_cents bigint,
  closed boolean NOT NULL DEFAULT false,
  min_stay smallint,
  max_stay smallint,
  closed_to_arrival boolean NOT NULL DEFAULT false,
  closed_to_departure boolean NOT NULL DEFAULT false,
  out_of_order integer NOT NULL DEFAULT 0,
  demand jsonb NOT NULL DEFAULT '[]'::jsonb,
  CONSTRAINT nights_pkey PRIMARY KEY (room_type_id, night),
  CONSTRAINT nights_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE,
  CONSTRAINT nights_not_oversold CHECK (sold >= 0 AND blocked >= 0 AND (sold + blocked) <= capacity),
  CONSTRAINT nights_out_of_order_positive CHECK (out_of_order >= 0),
  CONSTRAINT nights_price_not_negative CHECK (price_override_cents >= 0)
) WITH (fillfactor=80);

CREATE TABLE notification_preferences (
  user_id uuid NOT NULL,
  event text NOT NULL,
  in_app boolean NOT NULL,
  mail text NOT NULL,
  push boolean,
  CONSTRAINT notification_preferences_pkey PRIMARY KEY (user_id, event),
  CONSTRAINT notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notification_preferences_mail_known CHECK (mail = ANY (ARRAY['off'::text, 'now'::text, 'digest'::text, 'weekly'::text]))
);

CREATE TABLE notifications (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid NOT NULL,
  event text NOT NULL,
  link text NOT NULL,
  occasion text NOT NULL,
  at timestamptz NOT NULL,
  in_app boolean NOT NULL,
  mail text NOT NULL,
  read_at timestamptz,
  mailed_at timestamptz,
  hotel_id uuid,
  params jsonb,
  particulars text,
  booking_event_id bigint,
  mailing_since timestamptz,
  CONSTRAINT notifications_pkey PRIMARY KEY (id),
  CONSTRAINT notifications_once UNIQUE (user_id, occasion),
  CONSTRAINT notifications_booking_event_id_fkey FOREIGN KEY (booking_event_id) REFERENCES booking_events(id) ON DELETE CASCADE,
  CONSTRAINT notifications_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT notifications_mail_known CHECK (mail = ANY (ARRAY['off'::text, 'now'::text, 'digest'::text, 'weekly'::text])),
  CONSTRAINT notifications_params_fit CHECK (
CASE event
    WHEN 'booking-new'::text THEN params ?& ARRAY['rooms'::text, 'checkInOn'::text, 'checkOutOn'::text, 'guests'::text, 'totalCents'::text, 'currency'::text]
    WHEN 'booking-changed'::text THEN params ?& ARRAY['reference'::text]
    WHEN 'booking-cancelled'::text THEN params ?& ARRAY['reference'::text]
    WHEN 'guest-message'::text THEN params ?& ARRAY['reference'::text]
    WHEN 'review'::text THEN params ?& ARRAY['step'::text, 'score'::text]
    WHEN 'arrival-unconfirmed'::text THEN params ?& ARRAY['reference'::text, 'dueOn'::text]
    WHEN 'feed-failing'::text THEN params ?& ARRAY['calendar'::text, 'fault'::text]
    WHEN 'image-rejected'::text THEN params ? 'reason'::text
    WHEN 'partnership'::text THEN params ?& ARRAY['side'::text, 'happened'::text]
    WHEN 'sign-in'::text THEN params ?& ARRAY['device'::text]
    WHEN 'account'::text THEN params ?& ARRAY['decision'::text, 'userType'::text]
    WHEN 'terms'::text THEN params ? 'kind'::text
    WHEN 'system'::text THEN params ? 'trouble'::text
    WHEN 'boost'::text THEN params ?& ARRAY['nights'::text, 'ratePercent'::text, 'boostedPercent'::text]
    WHEN 'earning'::text THEN params ?& ARRAY['step'::text, 'reference'::text, 'netUsdCents'::text]
    WHEN 'money'::text THEN params ?& ARRAY['news'::text]
    WHEN 'team'::text THEN params ?& ARRAY['news'::text]
    WHEN 'option-ending'::text THEN params ?& ARRAY['reference'::text, 'until'::text]
    WHEN 'group-ending'::text THEN params ?& ARRAY['held'::text, 'until'::text]
    WHEN 'bulletin'::text THEN params ?& ARRAY['title'::text, 'body'::text]
    ELSE false
END)
);
CREATE INDEX notifications_at_idx ON notifications (at);
CREATE INDEX notifications_booking_event_idx ON notifications (booking_event_id) WHERE booking_event_id IS NOT NULL;
CREATE INDEX notifications_bulletins_idx ON notifications (occasion) WHERE event = 'bulletin'::text;
CREATE INDEX notifications_digests_idx ON notifications (user_id) WHERE (mail = ANY (ARRAY['digest'::text, 'weekly'::text])) AND mailed_at IS NULL;
CREATE INDEX notifications_hotel_idx ON notifications (hotel_id) WHERE hotel_id IS NOT NULL;
CREATE INDEX notifications_list_idx ON notifications (user_id, id DESC) WHERE in_app;
CREATE INDEX notifications_unread_idx ON notifications (user_id) WHERE in_app AND read_at IS NULL;

CREATE TABLE outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  kind text NOT NULL,
  hotel_id uuid,
  from_on date,
  until_on date,
  params jsonb NOT NULL DEFAULT '{}'::jsonb,
  user_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  admins boolean NOT NULL DEFAULT false,
  everyone boolean NOT NULL DEFAULT false,
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_nights CHECK (num_nulls(from_on, until_on) <> 1)
);
CREATE INDEX outbox_transaction_idx ON outbox (transaction);

CREATE TABLE outbox_positions (
  consumer text NOT NULL,
  "position" pg_snapshot NOT NULL,
  CONSTRAINT outbox_positions_pkey PRIMARY KEY (consumer)
);

CREATE TABLE owner_companies (
  owner_id uuid NOT NULL,
  name text NOT NULL,
  street_address text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  vat_id text,
  register_number text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  CONSTRAINT owner_companies_pkey PRIMARY KEY (owner_id),
  CONSTRAINT owner_companies_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT owner_companies_country_code CHECK (country ~ '^[A-Z]{2}$'::text),
  CONSTRAINT owner_companies_vat_id_form CHECK (vat_id ~ '^[A-Z0-9]{4,20}$'::text)
);

CREATE TABLE owner_days (
  owner_id uuid NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  referred integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  fees_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  lead_days bigint NOT NULL DEFAULT 0,
  stay_nights bigint NOT NULL DEFAULT 0,
  lead_0 integer NOT NULL DEFAULT 0,
  lead_1 integer NOT NULL DEFAULT 0,
  lead_2 integer NOT NULL DEFAULT 0,
  lead_3 integer NOT NULL DEFAULT 0,
  lead_4 integer NOT NULL DEFAULT 0,
  stay_0 integer NOT NULL DEFAULT 0,
  stay_1 integer NOT NULL DEFAULT 0,
  stay_2 integer NOT NULL DEFAULT 0,
  stay_3 integer NOT NULL DEFAULT 0,
  stay_4 integer NOT NULL DEFAULT 0,
  net_commission_cents bigint NOT NULL DEFAULT 0,
  suspected integer NOT NULL DEFAULT 0,
  CONSTRAINT owner_days_pkey PRIMARY KEY (owner_id, day, source)
) WITH (fillfactor=80);

CREATE TABLE partner_pages (
  user_id uuid NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  intro text NOT NULL,
  is_public boolean NOT NULL,
  is_indexed boolean NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT partner_pages_pkey PRIMARY KEY (user_id),
  CONSTRAINT partner_pages_slug_key UNIQUE (slug),
  CONSTRAINT partner_pages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT partner_pages_slug_form CHECK (slug ~ '^[a-z0-9-]{3,60}$'::text)
);

CREATE TABLE partner_reports (
  user_id uuid NOT NULL,
  rhythm text NOT NULL,
  sent_until date,
  CONSTRAINT partner_reports_pkey PRIMARY KEY (user_id),
  CONSTRAINT partner_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT partner_reports_rhythm_known CHECK (rhythm = ANY (ARRAY['weekly'::text, 'monthly'::text, 'never'::text]))
);

CREATE TABLE partnership_events (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  partnership_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}'::jsonb,
  particulars text,
  by_user_id uuid,
  by_side text NOT NULL,
  CONSTRAINT partnership_events_pkey PRIMARY KEY (id),
  CONSTRAINT partnership_events_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES users(id),
  CONSTRAINT partnership_events_partnership_id_fkey FOREIGN KEY (partnership_id) REFERENCES partnerships(id),
  CONSTRAINT partnership_events_kind_known CHECK (kind = ANY (ARRAY['requested'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text, 'invited'::text, 'accepted'::text, 'invitation-declined'::text, 'paused'::text, 'resumed'::text, 'ended'::text, 'terms-announced'::text, 'terms-changed'::text, 'terms-cancelled'::text, 'code-proposed'::text, 'code-agreed'::text, 'code-declined'::text, 'campaign-started'::text, 'campaign-stopped'::text, 'tiers-changed'::text, 'tier-reached'::text, 'tier-missed'::text, 'tier-kept'::text, 'tier-lowered'::text])),
  CONSTRAINT partnership_events_side_known CHECK (by_side = ANY (ARRAY['hotel'::text, 'affiliate'::text, 'admin'::text, 'system'::text]))
);
CREATE INDEX partnership_events_by_user_idx ON partnership_events (by_user_id) WHERE by_user_id IS NOT NULL;
CREATE INDEX partnership_events_partnership_idx ON partnership_events (partnership_id, id DESC);
CREATE TRIGGER partnership_events_only_erased BEFORE DELETE OR UPDATE ON partnership_events FOR EACH ROW EXECUTE FUNCTION refuse_all_but_erasing('particulars');

CREATE TABLE partnerships (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  affiliate_id uuid,
  invited_email text,
  state text NOT NULL,
  state_since timestamptz NOT NULL,
  message text NOT NULL DEFAULT ''::text,
  read_at timestamptz,
  approved_at timestamptz,
  ask_again_on date,
  paused_by_admin boolean NOT NULL DEFAULT false,
  allows_paid_ads boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT partnerships_pkey PRIMARY KEY (id),
  CONSTRAINT partnerships_pair_key UNIQUE (hotel_id, affiliate_id),
  CONSTRAINT partnerships_parties_key UNIQUE (id, hotel_id, affiliate_id),
  CONSTRAINT partnerships_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT partnerships_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT partnerships_affiliate_known CHECK (affiliate_id IS NOT NULL OR invited_email IS NOT NULL AND (state = ANY (ARRAY['invited'::text, 'ended'::text, 'declined'::text]))),
  CONSTRAINT partnerships_approved CHECK ((state <> ALL (ARRAY['active'::text, 'paused'::text])) OR approved_at IS NOT NULL),
  CONSTRAINT partnerships_state_known CHECK (state = ANY (ARRAY['invited'::text, 'requested'::text, 'active'::text, 'paused'::text, 'ended'::text, 'declined'::text]))
);
CREATE INDEX partnerships_affiliate_idx ON partnerships (affiliate_id, state_since DESC);
CREATE INDEX partnerships_invitations_idx ON partnerships (hotel_id) WHERE state = 'invited'::text;
CREATE INDEX partnerships_invited_email_idx ON partnerships (lower(invited_email)) WHERE affiliate_id IS NULL;
CREATE UNIQUE INDEX partnerships_invited_key ON partnerships (hotel_id, lower(invited_email)) WHERE affiliate_id IS NULL;
CREATE INDEX partnerships_newest_idx ON partnerships (state_since DESC, id);

CREATE TABLE passkeys (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  name text NOT NULL,
  is_synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  last_challenge_at timestamptz,
  CONSTRAINT passkeys_pkey PRIMARY KEY (id),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT passkeys_counter_not_negative CHECK (counter >= 0),
  CONSTRAINT passkeys_name_length CHECK (char_length(name) >= 1 AND char_length(name) <= 60)
);
CREATE INDEX passkeys_user_id_idx ON passkeys (user_id);

CREATE TABLE payment_accounts (
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  service_id text,
  country text NOT NULL,
  state text NOT NULL,
  missing text[] NOT NULL DEFAULT '{}'::text[],
  methods text[] NOT NULL DEFAULT '{}'::text[],
  is_test boolean NOT NULL,
  checked_at timestamptz,
  created_at timestamptz NOT NULL,
  created_by uuid,
  closed_at timestamptz,
  CONSTRAINT payment_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT payment_accounts_service_id_key UNIQUE (service_id),
  CONSTRAINT payment_accounts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT payment_accounts_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT payment_accounts_closed_by_state CHECK ((state = 'closed'::text) = (closed_at IS NOT NULL)),
  CONSTRAINT payment_accounts_state_known CHECK (state = ANY (ARRAY['incomplete'::text, 'checking'::text, 'active'::text, 'restricted'::text, 'closed'::text]))
);
CREATE INDEX payment_accounts_owner_id ON payment_accounts (owner_id);

CREATE TABLE payment_dispute_papers (
  dispute_id uuid NOT NULL,
  kind text NOT NULL,
  service_id text NOT NULL,
  name text NOT NULL,
  bytes integer NOT NULL,
  added_at timestamptz NOT NULL,
  CONSTRAINT payment_dispute_papers_pkey PRIMARY KEY (dispute_id, kind),
  CONSTRAINT payment_dispute_papers_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES payment_disputes(id),
  CONSTRAINT payment_dispute_papers_kind_known CHECK (kind = ANY (ARRAY['registration'::text, 'stay'::text, 'messages'::text, 'receipt'::text, 'other'::text])),
  CONSTRAINT payment_dispute_papers_not_empty CHECK (bytes > 0)
);

CREATE TABLE payment_disputes (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  service_id text NOT NULL,
  amount_cents bigint NOT NULL,
  reason text NOT NULL,
  state text NOT NULL,
  answer_by timestamptz,
  answer text NOT NULL DEFAULT ''::text,
  answered_at timestamptz,
  answered_by uuid,
  opened_at timestamptz NOT NULL,
  decided_at timestamptz,
  line_id uuid,
  CONSTRAINT payment_disputes_pkey PRIMARY KEY (id),
  CONSTRAINT payment_disputes_line_id_key UNIQUE (line_id),
  CONSTRAINT payment_disputes_service_id_key UNIQUE (service_id),
  CONSTRAINT payment_disputes_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT payment_disputes_line_id_fkey FOREIGN KEY (line_id) REFERENCES folio_lines(id),
  CONSTRAINT payment_disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT payment_disputes_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT payment_disputes_state_known CHECK (state = ANY (ARRAY['open'::text, 'answered'::text, 'won'::text, 'lost'::text]))
);
CREATE INDEX payment_disputes_payment_id ON payment_disputes (payment_id);

CREATE TABLE payment_notices (
  id text NOT NULL,
  account text,
  kind text NOT NULL,
  subject text,
  sent_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  is_known boolean NOT NULL,
  CONSTRAINT payment_notices_pkey PRIMARY KEY (id)
);
CREATE INDEX payment_notices_to_handle ON payment_notices (received_at) WHERE handled_at IS NULL;

CREATE TABLE payment_refunds (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_cents bigint NOT NULL,
  cause text NOT NULL,
  reason text NOT NULL DEFAULT ''::text,
  state text NOT NULL,
  service_id text,
  failure text,
  created_at timestamptz NOT NULL,
  created_by uuid,
  settled_at timestamptz,
  ask_at timestamptz,
  asked smallint NOT NULL DEFAULT 0,
  line_id uuid,
  CONSTRAINT payment_refunds_pkey PRIMARY KEY (id),
  CONSTRAINT payment_refunds_line_id_key UNIQUE (line_id),
  CONSTRAINT payment_refunds_service_id_key UNIQUE (service_id),
  CONSTRAINT payment_refunds_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT payment_refunds_line_id_fkey FOREIGN KEY (line_id) REFERENCES folio_lines(id),
  CONSTRAINT payment_refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT payment_refunds_amount_positive CHECK (amount_cents > 0),
  CONSTRAINT payment_refunds_cause_known CHECK (cause = ANY (ARRAY['desk'::text, 'cancelled'::text, 'rooms-gone'::text, 'paid-twice'::text, 'elsewhere'::text])),
  CONSTRAINT payment_refunds_settled_by_state CHECK ((state = ANY (ARRAY['open'::text, 'pending'::text])) = (settled_at IS NULL)),
  CONSTRAINT payment_refunds_state_known CHECK (state = ANY (ARRAY['open'::text, 'pending'::text, 'succeeded'::text, 'failed'::text]))
);
CREATE INDEX payment_refunds_payment_id ON payment_refunds (payment_id);
CREATE INDEX payment_refunds_to_ask ON payment_refunds (ask_at) WHERE ask_at IS NOT NULL;

CREATE TABLE payment_transfer_lines (
  transfer_id uuid NOT NULL,
  service_id text NOT NULL,
  kind text NOT NULL,
  payment_id uuid,
  amount_cents bigint NOT NULL,
  fee_cents bigint NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT payment_transfer_lines_pkey PRIMARY KEY (transfer_id, service_id),
  CONSTRAINT payment_transfer_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT payment_transfer_lines_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES payment_transfers(id),
  CONSTRAINT payment_transfer_lines_kind_known CHECK (kind = ANY (ARRAY['payment'::text, 'refund'::text, 'dispute'::text, 'fee'::text, 'other'::text]))
);
CREATE INDEX payment_transfer_lines_payment_id ON payment_transfer_lines (payment_id);

CREATE TABLE payment_transfers (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  service_id text NOT NULL,
  amount_cents bigint NOT NULL,
  currency text NOT NULL,
  state text NOT NULL,
  arrives_on date NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  CONSTRAINT payment_transfers_pkey PRIMARY KEY (id),
  CONSTRAINT payment_transfers_service_id_key UNIQUE (service_id),
  CONSTRAINT payment_transfers_account_id_fkey FOREIGN KEY (account_id) REFERENCES payment_accounts(id),
  CONSTRAINT payment_transfers_state_known CHECK (state = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text]))
);
CREATE INDEX payment_transfers_account_id ON payment_transfers (account_id, arrives_on DESC);

CREATE TABLE payments (
  id uuid NOT NULL,
  purpose text NOT NULL,
  hotel_id uuid NOT NULL,
  account_id uuid,
  booking_id uuid,
  statement_id uuid,
  deposit_id uuid,
  amount_cents bigint NOT NULL,
  currency text NOT NULL,
  keeps_card boolean NOT NULL,
  state text NOT NULL,
  session_id text,
  intent_id text,
  charge_id text,
  page_url text,
  page_ends_at timestamptz,
  kept_card_id uuid,
  allowed_cents bigint,
  method text,
  card_brand text,
  card_digits text,
  failure text,
  reason text NOT NULL DEFAULT ''::text,
  created_at timestamptz NOT NULL,
  created_by uuid,
  settled_at timestamptz,
  ask_at timestamptz,
  asked smallint NOT NULL DEFAULT 0,
  declined smallint NOT NULL DEFAULT 0,
  line_id uuid,
  hotel_payment_id uuid,
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_charge_id_key UNIQUE (charge_id),
  CONSTRAINT payments_hotel_payment_id_key UNIQUE (hotel_payment_id),
  CONSTRAINT payments_intent_id_key UNIQUE (intent_id),
  CONSTRAINT payments_line_id_key UNIQUE (line_id),
  CONSTRAINT payments_session_id_key UNIQUE (session_id),
  CONSTRAINT payments_account_id_fkey FOREIGN KEY (account_id) REFERENCES payment_accounts(id),
  CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT payments_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT payments_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES folio_deposits(id),
  CONSTRAINT payments_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT payments_hotel_payment_id_fkey FOREIGN KEY (hotel_payment_id) REFERENCES hotel_payments(id),
  CONSTRAINT payments_kept_card_id_fkey FOREIGN KEY (kept_card_id) REFERENCES kept_cards(id),
  CONSTRAINT payments_line_id_fkey FOREIGN KEY (line_id) REFERENCES folio_lines(id),
  CONSTRAINT payments_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES hotel_statements(id),
  CONSTRAINT payments_amount_not_negative CHECK (amount_cents >= 0 AND (amount_cents > 0 OR keeps_card)),
  CONSTRAINT payments_digits_four CHECK (card_digits ~ '^\d{4}$'::text),
  CONSTRAINT payments_purpose_known CHECK (purpose = ANY (ARRAY['checkout'::text, 'deposit'::text, 'balance'::text, 'fee'::text, 'statement'::text])),
  CONSTRAINT payments_settled_by_state CHECK ((state = ANY (ARRAY['open'::text, 'processing'::text])) = (settled_at IS NULL)),
  CONSTRAINT payments_state_known CHECK (state = ANY (ARRAY['open'::text, 'processing'::text, 'succeeded'::text, 'failed'::text, 'expired'::text])),
  CONSTRAINT payments_subject_fits CHECK ((purpose = 'statement'::text) = (booking_id IS NULL) AND (purpose = 'statement'::text AND amount_cents > 0) = (statement_id IS NOT NULL)),
  CONSTRAINT payments_within_terms CHECK (amount_cents <= allowed_cents)
);
CREATE INDEX payments_account_id ON payments (account_id);
CREATE INDEX payments_booking_id ON payments (booking_id);
CREATE INDEX payments_deposit_id ON payments (deposit_id);
CREATE INDEX payments_kept_card_id ON payments (kept_card_id);
CREATE INDEX payments_of_hotel ON payments (hotel_id, created_at DESC);
CREATE INDEX payments_statement_id ON payments (statement_id);
CREATE INDEX payments_to_ask ON payments (ask_at) WHERE ask_at IS NOT NULL;

CREATE TABLE payout_details (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL,
  sealed bytea,
  kind text NOT NULL,
  country text NOT NULL,
  last_four text NOT NULL,
  bank_name text,
  saved_at timestamptz NOT NULL,
  usable_from timestamptz NOT NULL,
  withdrawn_at timestamptz,
  subject text NOT NULL,
  device text,
  currency text NOT NULL DEFAULT 'USD'::text,
  CONSTRAINT payout_details_pkey PRIMARY KEY (id),
  CONSTRAINT payout_details_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT payout_details_currency_code CHECK (currency ~ '^[A-Z]{3}$'::text),
  CONSTRAINT payout_details_kind_known CHECK (kind = ANY (ARRAY['iban'::text, 'us'::text, 'paypal'::text, 'wise'::text])),
  CONSTRAINT payout_details_subject_known CHECK (subject = ANY (ARRAY['all'::text, 'account'::text, 'payee'::text])),
  CONSTRAINT payout_details_used_later CHECK (usable_from >= saved_at),
  CONSTRAINT payout_details_withdrawn_in_time CHECK (withdrawn_at < usable_from)
);
CREATE INDEX payout_details_affiliate_idx ON payout_details (affiliate_id, saved_at DESC);

CREATE TABLE payout_files (
  run_id uuid NOT NULL,
  kind text NOT NULL,
  sealed bytea NOT NULL,
  transfers integer NOT NULL,
  made_at timestamptz NOT NULL,
  CONSTRAINT payout_files_pkey PRIMARY KEY (run_id, kind),
  CONSTRAINT payout_files_run_id_fkey FOREIGN KEY (run_id) REFERENCES payout_runs(id),
  CONSTRAINT payout_files_kind_known CHECK (kind ~ '^(pain\.001|sepa|csv|paypal-[A-Z]{3}-\d{1,3}|wise-\d{1,3})$'::text)
);
CREATE TRIGGER payout_files_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payout_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
ALTER TABLE payout_files ENABLE ALWAYS TRIGGER payout_files_append_only;

CREATE TABLE payout_reminders (
  affiliate_id uuid NOT NULL,
  on_day date NOT NULL,
  by_id uuid NOT NULL,
  CONSTRAINT payout_reminders_pkey PRIMARY KEY (affiliate_id, on_day),
  CONSTRAINT payout_reminders_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT payout_reminders_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id)
);

CREATE TABLE payout_runs (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  month date NOT NULL,
  number text NOT NULL,
  state text NOT NULL DEFAULT 'draft'::text,
  drawn_at timestamptz NOT NULL,
  prepared_by uuid,
  pay_on date NOT NULL,
  minimum_cents bigint NOT NULL,
  is_advance boolean NOT NULL,
  approved_at timestamptz,
  approved_by uuid,
  exported_at timestamptz,
  done_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  work text,
  work_since timestamptz,
  CONSTRAINT payout_runs_pkey PRIMARY KEY (id),
  CONSTRAINT payout_runs_month_once UNIQUE (month),
  CONSTRAINT payout_runs_number_once UNIQUE (number),
  CONSTRAINT payout_runs_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  CONSTRAINT payout_runs_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES users(id),
  CONSTRAINT payout_runs_approved_whole CHECK ((state = 'draft'::text) = (approved_at IS NULL)),
  CONSTRAINT payout_runs_month_begins CHECK (EXTRACT(day FROM month) = 1::numeric),
  CONSTRAINT payout_runs_state_known CHECK (state = ANY (ARRAY['draft'::text, 'approved'::text, 'exported'::text, 'done'::text])),
  CONSTRAINT payout_runs_work_dated CHECK ((work IS NULL) = (work_since IS NULL)),
  CONSTRAINT payout_runs_work_known CHECK (work = ANY (ARRAY['drawing'::text, 'approving'::text])),
  CONSTRAINT payout_runs_work_on_draft CHECK (work IS NULL OR state = 'draft'::text)
);
CREATE UNIQUE INDEX payout_runs_one_draft ON payout_runs (state) WHERE state = 'draft'::text;

CREATE TABLE platform_days (
  day date NOT NULL,
  source text NOT NULL,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  referred integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  fees_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  lead_days bigint NOT NULL DEFAULT 0,
  stay_nights bigint NOT NULL DEFAULT 0,
  lead_0 integer NOT NULL DEFAULT 0,
  lead_1 integer NOT NULL DEFAULT 0,
  lead_2 integer NOT NULL DEFAULT 0,
  lead_3 integer NOT NULL DEFAULT 0,
  lead_4 integer NOT NULL DEFAULT 0,
  stay_0 integer NOT NULL DEFAULT 0,
  stay_1 integer NOT NULL DEFAULT 0,
  stay_2 integer NOT NULL DEFAULT 0,
  stay_3 integer NOT NULL DEFAULT 0,
  stay_4 integer NOT NULL DEFAULT 0,
  net_commission_cents bigint NOT NULL DEFAULT 0,
  suspected integer NOT NULL DEFAULT 0,
  CONSTRAINT platform_days_pkey PRIMARY KEY (day, source)
) WITH (fillfactor=50);

CREATE TABLE platform_nights (
  night date NOT NULL,
  source text NOT NULL,
  rooms integer NOT NULL,
  room_cents bigint NOT NULL,
  CONSTRAINT platform_nights_pkey PRIMARY KEY (night, source)
) WITH (fillfactor=50);

CREATE TABLE price_rules (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  room_type_id uuid,
  added integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  from_on date,
  until_on date,
  weekdays smallint[] NOT NULL,
  effect jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT price_rules_pkey PRIMARY KEY (id),
  CONSTRAINT price_rules_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT price_rules_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE,
  CONSTRAINT price_rules_date_order CHECK (from_on <= until_on),
  CONSTRAINT price_rules_effect_known CHECK (
CASE effect ->> 'kind'::text
    WHEN 'price'::text THEN COALESCE(((effect ->> 'cents'::text)::bigint) >= 0, false)
    WHEN 'percent'::text THEN COALESCE(((effect ->> 'percent'::text)::numeric) >= '-90'::integer::numeric, false)
    ELSE false
END)
);
CREATE INDEX price_rules_hotel_idx ON price_rules (hotel_id, added);
CREATE INDEX price_rules_room_type_idx ON price_rules (room_type_id) WHERE room_type_id IS NOT NULL;

CREATE TABLE promo_codes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  code text NOT NULL,
  discount_bps integer NOT NULL,
  from_on date,
  until_on date,
  max_bookings integer,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  affiliate_id uuid,
  agreement text NOT NULL DEFAULT 'agreed'::text,
  label text NOT NULL DEFAULT ''::text,
  limited_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT promo_codes_pkey PRIMARY KEY (id),
  CONSTRAINT promo_codes_hotel_code_key UNIQUE (hotel_id, code),
  CONSTRAINT promo_codes_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT promo_codes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT promo_codes_agreement_known CHECK (agreement = ANY (ARRAY['proposed'::text, 'agreed'::text, 'declined'::text])),
  CONSTRAINT promo_codes_agreement_of_partner CHECK (agreement = 'agreed'::text OR affiliate_id IS NOT NULL),
  CONSTRAINT promo_codes_code_form CHECK (code ~ '^[A-Z0-9][A-Z0-9-]{1,18}[A-Z0-9]$'::text),
  CONSTRAINT promo_codes_discount CHECK (discount_bps >= 100 AND discount_bps <= 5000 OR discount_bps = 0 AND affiliate_id IS NOT NULL),
  CONSTRAINT promo_codes_max_bookings CHECK (max_bookings >= 1),
  CONSTRAINT promo_codes_order CHECK (from_on <= until_on)
);
CREATE INDEX promo_codes_affiliate_idx ON promo_codes (affiliate_id, hotel_id) WHERE affiliate_id IS NOT NULL;

CREATE TABLE push_devices (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  fingerprint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  time_zone text NOT NULL,
  added_at timestamptz NOT NULL,
  CONSTRAINT push_devices_pkey PRIMARY KEY (id),
  CONSTRAINT push_devices_fingerprint_key UNIQUE (fingerprint),
  CONSTRAINT push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  CONSTRAINT push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_devices_session_idx ON push_devices (session_id);
CREATE INDEX push_devices_user_idx ON push_devices (user_id);

CREATE TABLE push_muted_hotels (
  user_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  CONSTRAINT push_muted_hotels_pkey PRIMARY KEY (user_id, hotel_id),
  CONSTRAINT push_muted_hotels_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT push_muted_hotels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_muted_hotels_hotel_idx ON push_muted_hotels (hotel_id);

CREATE TABLE push_quiet_hours (
  user_id uuid NOT NULL,
  from_time text NOT NULL,
  until_time text NOT NULL,
  CONSTRAINT push_quiet_hours_pkey PRIMARY KEY (user_id),
  CONSTRAINT push_quiet_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT push_quiet_hours_form CHECK (from_time ~ '^\d\d:\d\d$'::text AND until_time ~ '^\d\d:\d\d$'::text AND from_time <> until_time)
);

CREATE UNLOGGED TABLE rate_counts (
  minute bigint NOT NULL,
  key text NOT NULL,
  calls integer NOT NULL,
  CONSTRAINT rate_counts_pkey PRIMARY KEY (minute, key)
);

CREATE TABLE rate_plans (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  name text NOT NULL,
  meal_plan text NOT NULL,
  change_bps integer NOT NULL,
  per_adult_cents bigint NOT NULL,
  cancellation_policy jsonb,
  min_stay smallint,
  max_stay smallint,
  sell_from_on date,
  sell_until_on date,
  is_active boolean NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  payment_terms jsonb NOT NULL DEFAULT '{"kind": "at-hotel"}'::jsonb,
  meal_value jsonb,
  company_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  CONSTRAINT rate_plans_pkey PRIMARY KEY (id),
  CONSTRAINT rate_plans_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT rate_plans_meal_plan_known CHECK (meal_plan = ANY (ARRAY['room-only'::text, 'breakfast'::text, 'half-board'::text, 'full-board'::text, 'all-inclusive'::text])),
  CONSTRAINT rate_plans_meal_value_of_meals CHECK (meal_value IS NULL OR meal_plan <> 'room-only'::text),
  CONSTRAINT rate_plans_per_adult_not_negative CHECK (per_adult_cents >= 0),
  CONSTRAINT rate_plans_sell_order CHECK (sell_from_on <= sell_until_on),
  CONSTRAINT rate_plans_stay_order CHECK (min_stay <= max_stay)
);
CREATE UNIQUE INDEX rate_plans_name_key ON rate_plans (hotel_id, lower(name));

CREATE TABLE rebuild_due (
  since timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE referral_days (
  affiliate_id uuid NOT NULL,
  day date NOT NULL,
  hotel_id uuid,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  clicks integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  net_commission_cents bigint NOT NULL DEFAULT 0,
  suspected integer NOT NULL DEFAULT 0,
  CONSTRAINT referral_days_pkey UNIQUE NULLS NOT DISTINCT (affiliate_id, day, hotel_id)
) WITH (fillfactor=80);
CREATE INDEX referral_days_hotel_idx ON referral_days (hotel_id, day);
CREATE INDEX referral_days_pair_idx ON referral_days (affiliate_id, hotel_id) INCLUDE (bookings);

CREATE TABLE referral_method_days (
  affiliate_id uuid NOT NULL,
  day date NOT NULL,
  hotel_id uuid NOT NULL,
  method text NOT NULL,
  link_id uuid,
  promo_code text,
  bookings integer NOT NULL DEFAULT 0,
  cancelled integer NOT NULL DEFAULT 0,
  no_shows integer NOT NULL DEFAULT 0,
  stays integer NOT NULL DEFAULT 0,
  revenue_cents bigint NOT NULL DEFAULT 0,
  commission_cents bigint NOT NULL DEFAULT 0,
  earned_cents bigint NOT NULL DEFAULT 0,
  expected_cents bigint NOT NULL DEFAULT 0,
  CONSTRAINT referral_method_days_key UNIQUE NULLS NOT DISTINCT (affiliate_id, day, hotel_id, method, link_id, promo_code)
) WITH (fillfactor=80);

CREATE TABLE referral_pauses (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  hotel_id uuid NOT NULL,
  paused_at timestamptz NOT NULL,
  resumed_at timestamptz,
  CONSTRAINT referral_pauses_pkey PRIMARY KEY (id),
  CONSTRAINT referral_pauses_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT referral_pauses_order CHECK (resumed_at >= paused_at)
);
CREATE INDEX referral_pauses_hotel_idx ON referral_pauses (hotel_id, paused_at);
CREATE UNIQUE INDEX referral_pauses_one_open ON referral_pauses (hotel_id) WHERE resumed_at IS NULL;

CREATE TABLE review_answer_mails (
  review_id uuid NOT NULL,
  queued_at timestamptz NOT NULL,
  sent_at timestamptz,
  CONSTRAINT review_answer_mails_pkey PRIMARY KEY (review_id),
  CONSTRAINT review_answer_mails_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE
);

CREATE TABLE review_images (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  review_id uuid NOT NULL,
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  caption text NOT NULL DEFAULT ''::text,
  "position" integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT review_images_pkey PRIMARY KEY (id),
  CONSTRAINT review_images_file_key UNIQUE (file),
  CONSTRAINT review_images_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id)
);
CREATE INDEX review_images_review_idx ON review_images (review_id, "position", id);

CREATE TABLE review_mails (
  booking_id uuid NOT NULL,
  queued_at timestamptz NOT NULL,
  sent_at timestamptz,
  CONSTRAINT review_mails_pkey PRIMARY KEY (booking_id),
  CONSTRAINT review_mails_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id)
);

CREATE TABLE reviews (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  booking_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  stayed_on date NOT NULL,
  language text NOT NULL,
  score smallint NOT NULL,
  room smallint,
  cleanliness smallint,
  staff smallint,
  place smallint,
  value smallint,
  good text NOT NULL,
  better text NOT NULL,
  trip text,
  author text NOT NULL,
  written_at timestamptz NOT NULL,
  published_at timestamptz,
  edited_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by uuid,
  report_reason text,
  report_note text,
  reported_at timestamptz,
  reported_by uuid,
  decision text,
  removal_reason text,
  decision_note text,
  decided_at timestamptz,
  decided_by uuid,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT reviews_pkey PRIMARY KEY (id),
  CONSTRAINT reviews_booking_key UNIQUE (booking_id),
  CONSTRAINT reviews_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id),
  CONSTRAINT reviews_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT reviews_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT reviews_reported_by_fkey FOREIGN KEY (reported_by) REFERENCES users(id),
  CONSTRAINT reviews_answer_whole CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT reviews_decision_known CHECK (decision = ANY (ARRAY['kept'::text, 'removed'::text])),
  CONSTRAINT reviews_decision_whole CHECK (num_nonnulls(decision, decision_note, decided_at) = ANY (ARRAY[0, 3])),
  CONSTRAINT reviews_language_known CHECK (language = ANY (ARRAY['en'::text, 'es'::text, 'de'::text, 'fr'::text, 'it'::text])),
  CONSTRAINT reviews_removal_reason CHECK ((NOT decision IS DISTINCT FROM 'removed'::text) = (removal_reason IS NOT NULL)),
  CONSTRAINT reviews_report_whole CHECK (num_nonnulls(report_reason, report_note, reported_at) = ANY (ARRAY[0, 3])),
  CONSTRAINT reviews_scores_range CHECK (score >= 1 AND score <= 5 AND room >= 1 AND room <= 5 AND cleanliness >= 1 AND cleanliness <= 5 AND staff >= 1 AND staff <= 5 AND place >= 1 AND place <= 5 AND value >= 1 AND value <= 5),
  CONSTRAINT reviews_trip_known CHECK (trip = ANY (ARRAY['couple'::text, 'family'::text, 'friends'::text, 'alone'::text, 'business'::text]))
);
CREATE INDEX reviews_hotel_newest_idx ON reviews (hotel_id, published_at DESC, id);
CREATE INDEX reviews_newest_idx ON reviews (published_at DESC, id) WHERE published_at IS NOT NULL;
CREATE INDEX reviews_reported_idx ON reviews (reported_at) WHERE reported_at IS NOT NULL AND decided_at IS NULL;
CREATE INDEX reviews_unconfirmed_idx ON reviews (stayed_on) WHERE published_at IS NULL;

CREATE TABLE room_assignments (
  room_id uuid NOT NULL,
  day date NOT NULL,
  hotel_id uuid NOT NULL,
  user_id uuid NOT NULL,
  by_id uuid NOT NULL,
  at timestamptz NOT NULL,
  CONSTRAINT room_assignments_pkey PRIMARY KEY (room_id, day),
  CONSTRAINT room_assignments_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT room_assignments_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT room_assignments_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE,
  CONSTRAINT room_assignments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX room_assignments_hotel_idx ON room_assignments (hotel_id);

CREATE TABLE room_blocks (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  room_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  nights daterange NOT NULL,
  reason text NOT NULL,
  created_by uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT room_blocks_pkey PRIMARY KEY (id),
  CONSTRAINT room_blocks_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT room_blocks_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT room_blocks_room_fkey FOREIGN KEY (room_id, room_type_id) REFERENCES rooms(id, room_type_id) ON DELETE CASCADE,
  CONSTRAINT room_blocks_not_empty CHECK (NOT isempty(nights))
);
CREATE INDEX room_blocks_hotel_idx ON room_blocks (hotel_id, upper(nights));
CREATE INDEX room_blocks_room_idx ON room_blocks (room_id);
CREATE TRIGGER room_blocks_occupy AFTER INSERT OR UPDATE OF room_id, nights ON room_blocks FOR EACH ROW EXECUTE FUNCTION occupy_for_block();

CREATE TABLE room_notes (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  room_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  text text NOT NULL,
  by_id uuid NOT NULL,
  at timestamptz NOT NULL,
  file text,
  width integer,
  height integer,
  placeholder text,
  is_found boolean NOT NULL DEFAULT false,
  CONSTRAINT room_notes_pkey PRIMARY KEY (id),
  CONSTRAINT room_notes_file_key UNIQUE (file),
  CONSTRAINT room_notes_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT room_notes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT room_notes_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE,
  CONSTRAINT room_notes_whole_photo CHECK (num_nonnulls(file, width, height, placeholder) = ANY (ARRAY[0, 4]))
);
CREATE INDEX room_notes_hotel_idx ON room_notes (hotel_id);
CREATE INDEX room_notes_room_idx ON room_notes (room_id);

CREATE TABLE room_occupancy (
  room_id uuid NOT NULL,
  during daterange NOT NULL,
  stay_id uuid,
  block_id uuid,
  calendar_block_id uuid,
  CONSTRAINT room_occupancy_block_key UNIQUE (block_id),
  CONSTRAINT room_occupancy_stay_key UNIQUE (stay_id),
  CONSTRAINT room_occupancy_free EXCLUDE USING gist (room_id WITH =, during WITH &&),
  CONSTRAINT room_occupancy_block_id_fkey FOREIGN KEY (block_id) REFERENCES room_blocks(id) ON DELETE CASCADE,
  CONSTRAINT room_occupancy_calendar_block_id_fkey FOREIGN KEY (calendar_block_id) REFERENCES calendar_blocks(id) ON DELETE CASCADE,
  CONSTRAINT room_occupancy_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE,
  CONSTRAINT room_occupancy_stay_id_fkey FOREIGN KEY (stay_id) REFERENCES booking_stays(id) ON DELETE CASCADE,
  CONSTRAINT room_occupancy_one_reason CHECK (num_nonnulls(stay_id, block_id, calendar_block_id) = 1)
);
CREATE INDEX room_occupancy_calendar_block_idx ON room_occupancy (calendar_block_id) WHERE calendar_block_id IS NOT NULL;

CREATE TABLE room_state_changes (
  room_id uuid NOT NULL,
  version integer NOT NULL,
  cause text NOT NULL,
  from_state text NOT NULL,
  to_state text NOT NULL,
  booking_id uuid,
  at timestamptz NOT NULL,
  by_id uuid,
  CONSTRAINT room_state_changes_pkey PRIMARY KEY (room_id, version),
  CONSTRAINT room_state_changes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL,
  CONSTRAINT room_state_changes_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT room_state_changes_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE,
  CONSTRAINT room_state_changes_cause_known CHECK (cause = ANY (ARRAY['marked'::text, 'check-out'::text, 'check-out-undone'::text, 'night'::text, 'room-move'::text, 'block-end'::text]))
);
CREATE INDEX room_state_changes_booking_idx ON room_state_changes (booking_id) WHERE booking_id IS NOT NULL;

CREATE TABLE room_states (
  room_id uuid NOT NULL,
  hotel_id uuid NOT NULL,
  state text NOT NULL,
  since timestamptz NOT NULL,
  by_id uuid,
  version integer NOT NULL,
  CONSTRAINT room_states_pkey PRIMARY KEY (room_id),
  CONSTRAINT room_states_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  CONSTRAINT room_states_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT room_states_room_id_fkey FOREIGN KEY (room_id) REFERENCES rooms(id) ON DELETE CASCADE,
  CONSTRAINT room_states_state_known CHECK (state = ANY (ARRAY['clean'::text, 'dirty'::text, 'inspected'::text]))
);
CREATE INDEX room_states_hotel_idx ON room_states (hotel_id);

CREATE TABLE room_type_images (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  room_type_id uuid NOT NULL,
  file text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  caption text NOT NULL DEFAULT ''::text,
  "position" integer NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT room_type_images_pkey PRIMARY KEY (id),
  CONSTRAINT room_type_images_file_key UNIQUE (file),
  CONSTRAINT room_type_images_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE CASCADE
);
CREATE INDEX room_type_images_type_idx ON room_type_images (room_type_id, "position", id);

CREATE TABLE room_types (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  beds jsonb NOT NULL,
  max_adults smallint NOT NULL,
  max_children smallint NOT NULL,
  size_sqm smallint,
  base_price_cents bigint NOT NULL,
  included_adults smallint NOT NULL,
  extra_adult_cents bigint NOT NULL,
  child_bands jsonb NOT NULL,
  units integer NOT NULL DEFAULT 0,
  ical_token text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  floor_cents bigint,
  features text[] NOT NULL DEFAULT '{}'::text[],
  ceiling_cents bigint,
  CONSTRAINT room_types_pkey PRIMARY KEY (id),
  CONSTRAINT room_types_ical_token_key UNIQUE (ical_token),
  CONSTRAINT room_types_of_hotel_key UNIQUE (hotel_id, id),
  CONSTRAINT room_types_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT room_types_ceiling_not_below_floor CHECK (ceiling_cents >= COALESCE(floor_cents, 0::bigint)),
  CONSTRAINT room_types_floor_not_negative CHECK (floor_cents >= 0),
  CONSTRAINT room_types_guests_possible CHECK (max_adults >= 1 AND max_children >= 0 AND included_adults >= 1),
  CONSTRAINT room_types_prices_positive CHECK (base_price_cents >= 0 AND extra_adult_cents >= 0),
  CONSTRAINT room_types_units_positive CHECK (units >= 0)
);
CREATE UNIQUE INDEX room_types_name_key ON room_types (hotel_id, lower(name)) WHERE archived_at IS NULL;

CREATE TABLE rooms (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hotel_id uuid NOT NULL,
  room_type_id uuid NOT NULL,
  number text NOT NULL,
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  floor text,
  ical_token text NOT NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text),
  CONSTRAINT rooms_pkey PRIMARY KEY (id),
  CONSTRAINT rooms_of_type_key UNIQUE (id, room_type_id),
  CONSTRAINT rooms_type_fkey FOREIGN KEY (hotel_id, room_type_id) REFERENCES room_types(hotel_id, id) ON DELETE CASCADE,
  CONSTRAINT rooms_floor_length CHECK (length(floor) >= 1 AND length(floor) <= 12)
);
CREATE INDEX rooms_archived_idx ON rooms (archived_at) WHERE archived_at IS NOT NULL;
CREATE INDEX rooms_created_idx ON rooms (created_at);
CREATE INDEX rooms_hotel_idx ON rooms (hotel_id);
CREATE UNIQUE INDEX rooms_ical_token_key ON rooms (ical_token);
CREATE UNIQUE INDEX rooms_number_key ON rooms (hotel_id, lower(number)) WHERE archived_at IS NULL;
CREATE INDEX rooms_type_idx ON rooms (room_type_id);

CREATE TABLE search_hotels (
  hotel_no integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  hotel_id uuid NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  city_place text NOT NULL,
  country_place text NOT NULL,
  revision bigint NOT NULL,
  terms text NOT NULL,
  labels jsonb NOT NULL,
  packed_until date NOT NULL,
  folded_name text GENERATED ALWAYS AS (fold(name)) STORED,
  CONSTRAINT search_hotels_pkey PRIMARY KEY (hotel_no),
  CONSTRAINT search_hotels_hotel_key UNIQUE (hotel_id)
);
CREATE INDEX search_hotels_city_idx ON search_hotels (city_place, hotel_no);
CREATE INDEX search_hotels_country_idx ON search_hotels (country_place, hotel_no);
CREATE INDEX search_hotels_name_idx ON search_hotels USING gin (folded_name gin_trgm_ops);
CREATE INDEX search_hotels_packed_idx ON search_hotels (packed_until);
CREATE INDEX search_hotels_slug_idx ON search_hotels (slug);

CREATE TABLE search_months (
  hotel_no integer NOT NULL,
  month date NOT NULL,
  width integer NOT NULL,
  nights bytea NOT NULL,
  CONSTRAINT search_months_pkey PRIMARY KEY (month, hotel_no),
  CONSTRAINT search_months_whole CHECK (width > 0 AND (length(nights) % width) = 0)
);
CREATE INDEX search_months_hotel_idx ON search_months (hotel_no);

CREATE TABLE search_places (
  place text NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  country text NOT NULL,
  hotels integer NOT NULL,
  folded_name text GENERATED ALWAYS AS (fold(name)) STORED,
  CONSTRAINT search_places_pkey PRIMARY KEY (place),
  CONSTRAINT search_places_kind_known CHECK (kind = ANY (ARRAY['city'::text, 'country'::text])),
  CONSTRAINT search_places_not_empty CHECK (hotels > 0)
);
CREATE INDEX search_places_name_idx ON search_places USING gin (folded_name gin_trgm_ops);

CREATE TABLE search_stale (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  hotel_id uuid NOT NULL,
  from_on date,
  until_on date,
  marked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT search_stale_pkey PRIMARY KEY (id),
  CONSTRAINT search_stale_nights CHECK (num_nulls(from_on, until_on) <> 1)
);

CREATE TABLE search_writing (

);

CREATE TABLE sessions (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  address text,
  user_agent text,
  last_used_at timestamptz,
  confirmed_until timestamptz,
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_token_hash_key UNIQUE (token_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user_idx ON sessions (user_id);
CREATE TRIGGER sessions_tell_ended AFTER DELETE OR UPDATE OF revoked_at, expires_at, confirmed_until ON sessions FOR EACH ROW EXECUTE FUNCTION tell_sessions_ended();

CREATE TABLE settings (
  name text NOT NULL,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid,
  CONSTRAINT settings_pkey PRIMARY KEY (name),
  CONSTRAINT settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id) ON DELETE SET NULL
);

CREATE TABLE sign_ins (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid,
  at timestamptz NOT NULL,
  outcome text NOT NULL,
  device text NOT NULL,
  address text NOT NULL,
  network text NOT NULL,
  CONSTRAINT sign_ins_pkey PRIMARY KEY (id),
  CONSTRAINT sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT sign_ins_outcome_known CHECK (outcome = ANY (ARRAY['signed-in'::text, 'wrong-password'::text, 'wrong-code'::text, 'suspended'::text, 'unverified'::text]))
);
CREATE INDEX sign_ins_at_idx ON sign_ins (at);
CREATE INDEX sign_ins_user_idx ON sign_ins (user_id, id DESC);

CREATE TABLE statement_numbers (
  kind text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL,
  CONSTRAINT statement_numbers_pkey PRIMARY KEY (kind, year),
  CONSTRAINT statement_numbers_kind_known CHECK (kind = ANY (ARRAY['hotel'::text, 'affiliate'::text])),
  CONSTRAINT statement_numbers_positive CHECK (last > 0)
);

CREATE TABLE status_days (
  component text NOT NULL,
  day date NOT NULL,
  checks integer NOT NULL,
  failed integer NOT NULL,
  CONSTRAINT status_days_pkey PRIMARY KEY (component, day)
);

CREATE TABLE status_now (
  component text NOT NULL,
  slot timestamptz NOT NULL,
  is_up boolean NOT NULL,
  since timestamptz NOT NULL,
  CONSTRAINT status_now_pkey PRIMARY KEY (component)
);

CREATE TABLE team_invitations (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL,
  email text NOT NULL,
  token_hash bytea,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT team_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT team_invitations_once UNIQUE (owner_id, email),
  CONSTRAINT team_invitations_owner_key UNIQUE (id, owner_id),
  CONSTRAINT team_invitations_token_key UNIQUE (token_hash),
  CONSTRAINT team_invitations_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT team_invitations_email_lower CHECK (email = lower(email))
);

CREATE TABLE team_invited_places (
  invitation_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  hotel_id uuid,
  role text NOT NULL,
  CONSTRAINT team_invited_places_key UNIQUE NULLS NOT DISTINCT (invitation_id, hotel_id),
  CONSTRAINT team_invited_places_all_or_some EXCLUDE USING gist (invitation_id WITH =, ((hotel_id IS NULL)::integer) WITH <>),
  CONSTRAINT team_invited_places_hotel_fkey FOREIGN KEY (hotel_id, owner_id) REFERENCES hotels(id, owner_id) ON DELETE CASCADE,
  CONSTRAINT team_invited_places_invitation_fkey FOREIGN KEY (invitation_id, owner_id) REFERENCES team_invitations(id, owner_id) ON DELETE CASCADE,
  CONSTRAINT team_invited_places_role_known CHECK (role = ANY (ARRAY['manager'::text, 'front-desk'::text, 'housekeeping'::text, 'accountant'::text, 'read-only'::text]))
);
CREATE INDEX team_invited_places_hotel_idx ON team_invited_places (hotel_id) WHERE hotel_id IS NOT NULL;

CREATE TABLE team_members (
  user_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  joined_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT team_members_pkey PRIMARY KEY (user_id),
  CONSTRAINT team_members_owner_key UNIQUE (user_id, owner_id),
  CONSTRAINT team_members_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT team_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT team_members_is_no_owner CHECK (user_id <> owner_id)
);
CREATE INDEX team_members_owner_idx ON team_members (owner_id, joined_at, user_id);
CREATE TRIGGER team_members_owns_nothing BEFORE INSERT OR UPDATE OF user_id, owner_id ON team_members FOR EACH ROW EXECUTE FUNCTION refuse_owner_as_member();

CREATE TABLE team_places (
  user_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  hotel_id uuid,
  role text NOT NULL,
  CONSTRAINT team_places_key UNIQUE NULLS NOT DISTINCT (user_id, hotel_id),
  CONSTRAINT team_places_all_or_some EXCLUDE USING gist (user_id WITH =, ((hotel_id IS NULL)::integer) WITH <>),
  CONSTRAINT team_places_hotel_fkey FOREIGN KEY (hotel_id, owner_id) REFERENCES hotels(id, owner_id) ON DELETE CASCADE,
  CONSTRAINT team_places_member_fkey FOREIGN KEY (user_id, owner_id) REFERENCES team_members(user_id, owner_id) ON DELETE CASCADE,
  CONSTRAINT team_places_role_known CHECK (role = ANY (ARRAY['manager'::text, 'front-desk'::text, 'housekeeping'::text, 'accountant'::text, 'read-only'::text]))
);
CREATE INDEX team_places_everywhere_idx ON team_places (owner_id) WHERE hotel_id IS NULL;
CREATE INDEX team_places_hotel_idx ON team_places (hotel_id) WHERE hotel_id IS NOT NULL;

CREATE TABLE term_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  hotel_id uuid NOT NULL,
  partnership_id uuid,
  term text NOT NULL,
  value integer,
  announced_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  announced_by uuid,
  cancelled_at timestamptz,
  cancelled_by uuid,
  CONSTRAINT term_changes_pkey PRIMARY KEY (id),
  CONSTRAINT term_changes_announced_by_fkey FOREIGN KEY (announced_by) REFERENCES users(id),
  CONSTRAINT term_changes_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES users(id),
  CONSTRAINT term_changes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT term_changes_partnership_id_fkey FOREIGN KEY (partnership_id) REFERENCES partnerships(id),
  CONSTRAINT term_changes_base_has_value CHECK (partnership_id IS NOT NULL OR term = 'rate'::text AND value IS NOT NULL),
  CONSTRAINT term_changes_cancelled_before CHECK (cancelled_at < effective_at),
  CONSTRAINT term_changes_order CHECK (effective_at >= announced_at),
  CONSTRAINT term_changes_rate_range CHECK (term <> 'rate'::text OR value >= 0 AND value <= 10000),
  CONSTRAINT term_changes_term_known CHECK (term = ANY (ARRAY['rate'::text, 'window'::text])),
  CONSTRAINT term_changes_window_range CHECK (term <> 'window'::text OR value >= 1 AND value <= 365)
);
CREATE INDEX term_changes_base_idx ON term_changes (hotel_id, effective_at DESC, id DESC) WHERE partnership_id IS NULL AND cancelled_at IS NULL;
CREATE INDEX term_changes_hotel_idx ON term_changes (hotel_id);
CREATE INDEX term_changes_partnership_idx ON term_changes (partnership_id, term, effective_at DESC, id DESC) WHERE partnership_id IS NOT NULL AND cancelled_at IS NULL;

CREATE TABLE throttles (
  key text NOT NULL,
  blocks integer NOT NULL DEFAULT 0,
  blocked_until timestamptz,
  recent timestamptz[] NOT NULL DEFAULT '{}'::timestamptz[],
  CONSTRAINT throttles_pkey PRIMARY KEY (key)
);

CREATE TABLE tier_grants (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  partnership_id uuid NOT NULL,
  rate_bps integer NOT NULL,
  threshold bigint NOT NULL,
  basis text NOT NULL,
  period text NOT NULL,
  currency text NOT NULL,
  effective_at timestamptz NOT NULL,
  ends_at timestamptz,
  review_on date NOT NULL,
  asked_at timestamptz,
  CONSTRAINT tier_grants_pkey PRIMARY KEY (id),
  CONSTRAINT tier_grants_partnership_id_fkey FOREIGN KEY (partnership_id) REFERENCES partnerships(id),
  CONSTRAINT tier_grants_order CHECK (ends_at >= effective_at),
  CONSTRAINT tier_grants_rate_range CHECK (rate_bps >= 0 AND rate_bps <= 10000),
  CONSTRAINT tier_grants_threshold_range CHECK (threshold >= 1)
);
CREATE UNIQUE INDEX tier_grants_open_key ON tier_grants (partnership_id) WHERE ends_at IS NULL;
CREATE INDEX tier_grants_partnership_idx ON tier_grants (partnership_id, effective_at);

CREATE TABLE tier_schemes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  hotel_id uuid NOT NULL,
  partnership_id uuid,
  follows_hotel boolean NOT NULL DEFAULT false,
  basis text NOT NULL,
  period text NOT NULL,
  thresholds bigint[] NOT NULL,
  rates_bps integer[] NOT NULL,
  bonus_cents bigint NOT NULL,
  currency text NOT NULL,
  announced_at timestamptz NOT NULL,
  effective_at timestamptz NOT NULL,
  announced_by uuid,
  cancelled_at timestamptz,
  CONSTRAINT tier_schemes_pkey PRIMARY KEY (id),
  CONSTRAINT tier_schemes_announced_by_fkey FOREIGN KEY (announced_by) REFERENCES users(id),
  CONSTRAINT tier_schemes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT tier_schemes_partnership_id_fkey FOREIGN KEY (partnership_id) REFERENCES partnerships(id),
  CONSTRAINT tier_schemes_basis_known CHECK (basis = ANY (ARRAY['stays'::text, 'revenue'::text])),
  CONSTRAINT tier_schemes_bonus_range CHECK (bonus_cents >= 0),
  CONSTRAINT tier_schemes_cancelled_before CHECK (cancelled_at < effective_at),
  CONSTRAINT tier_schemes_order CHECK (effective_at >= announced_at),
  CONSTRAINT tier_schemes_own_follows CHECK (partnership_id IS NOT NULL OR NOT follows_hotel),
  CONSTRAINT tier_schemes_pairs CHECK (cardinality(thresholds) = cardinality(rates_bps)),
  CONSTRAINT tier_schemes_period_known CHECK (period = ANY (ARRAY['month'::text, 'quarter'::text, 'year'::text]))
);
CREATE INDEX tier_schemes_hotel_idx ON tier_schemes (hotel_id, effective_at DESC, id DESC);
CREATE INDEX tier_schemes_partnership_idx ON tier_schemes (partnership_id, effective_at DESC, id DESC) WHERE partnership_id IS NOT NULL;

CREATE TABLE tracked_links (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  affiliate_id uuid NOT NULL,
  hotel_id uuid,
  code text NOT NULL,
  label text NOT NULL DEFAULT ''::text,
  created_at timestamptz NOT NULL,
  archived_at timestamptz,
  check_in_on date,
  check_out_on date,
  room_type_id uuid,
  language text,
  partnership_id uuid,
  version integer NOT NULL DEFAULT 1,
  path text,
  site_id uuid,
  CONSTRAINT tracked_links_pkey PRIMARY KEY (id),
  CONSTRAINT tracked_links_code_key UNIQUE (code),
  CONSTRAINT tracked_links_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES users(id),
  CONSTRAINT tracked_links_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT tracked_links_partnership_fkey FOREIGN KEY (partnership_id, hotel_id, affiliate_id) REFERENCES partnerships(id, hotel_id, affiliate_id),
  CONSTRAINT tracked_links_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id) ON DELETE SET NULL,
  CONSTRAINT tracked_links_site_id_fkey FOREIGN KEY (site_id) REFERENCES affiliate_sites(id),
  CONSTRAINT tracked_links_language_known CHECK (language = ANY (ARRAY['en'::text, 'es'::text, 'de'::text, 'fr'::text, 'it'::text])),
  CONSTRAINT tracked_links_path_form CHECK (path ~ '^/stays'::text AND length(path) <= 1000),
  CONSTRAINT tracked_links_stay_order CHECK (check_in_on < check_out_on),
  CONSTRAINT tracked_links_stay_whole CHECK ((check_in_on IS NULL) = (check_out_on IS NULL)),
  CONSTRAINT tracked_links_target_whole CHECK ((hotel_id IS NULL) = (path IS NOT NULL) AND (hotel_id IS NULL) = (partnership_id IS NULL))
);
CREATE INDEX tracked_links_affiliate_idx ON tracked_links (affiliate_id, created_at DESC);
CREATE INDEX tracked_links_hotel_idx ON tracked_links (hotel_id);
CREATE INDEX tracked_links_partnership_idx ON tracked_links (partnership_id, created_at DESC);
CREATE INDEX tracked_links_room_type_idx ON tracked_links (room_type_id) WHERE room_type_id IS NOT NULL;
CREATE INDEX tracked_links_site_idx ON tracked_links (site_id) WHERE site_id IS NOT NULL;

CREATE TABLE troubles (
  kind text NOT NULL,
  notified_at timestamptz NOT NULL,
  well_since timestamptz,
  CONSTRAINT troubles_pkey PRIMARY KEY (kind),
  CONSTRAINT troubles_kind_known CHECK (kind = ANY (ARRAY['jobs'::text, 'mail'::text, 'feeds'::text, 'backup'::text]))
);

CREATE TABLE uncounted_clicks (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  affiliate_id uuid NOT NULL,
  hotel_id uuid,
  day date NOT NULL,
  utc_day date NOT NULL,
  clicks integer NOT NULL,
  link_id uuid NOT NULL,
  tag text NOT NULL DEFAULT ''::text,
  suspected integer NOT NULL DEFAULT 0,
  CONSTRAINT uncounted_clicks_pkey PRIMARY KEY (id)
);

CREATE TABLE uncounted_events (
  event_id bigint NOT NULL,
  CONSTRAINT uncounted_events_pkey PRIMARY KEY (event_id),
  CONSTRAINT uncounted_events_event_id_fkey FOREIGN KEY (event_id) REFERENCES booking_events(id)
);

CREATE TABLE users (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  user_type text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL DEFAULT ''::text,
  last_name text NOT NULL DEFAULT ''::text,
  company_name text,
  phone text,
  image_file text,
  email_verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  locale text NOT NULL DEFAULT 'en-US'::text,
  time_zone text,
  password_changed_at timestamptz,
  pending_email text,
  suspended_reason text,
  invited_at timestamptz,
  last_seen_at timestamptz,
  deletion_asked_at timestamptz,
  erased_at timestamptz,
  search_text text GENERATED ALWAYS AS (fold(((((((first_name || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || COALESCE(company_name, ''::text)))) STORED,
  invited_by uuid,
  language text,
  invitation_opened_at timestamptz,
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  CONSTRAINT users_email_lower CHECK (email = lower(email)),
  CONSTRAINT users_language_known CHECK (language = ANY (ARRAY['en'::text, 'es'::text, 'de'::text, 'fr'::text, 'it'::text])),
  CONSTRAINT users_pending_email_lower CHECK (pending_email = lower(pending_email)),
  CONSTRAINT users_user_type_known CHECK (user_type = ANY (ARRAY['hotel'::text, 'affiliate'::text, 'admin'::text]))
);
CREATE INDEX users_created_idx ON users (created_at DESC, id);
CREATE INDEX users_deletion_idx ON users (deletion_asked_at) WHERE deletion_asked_at IS NOT NULL;
CREATE INDEX users_invited_idx ON users (invited_at DESC, id) WHERE invited_at IS NOT NULL;
CREATE INDEX users_search_idx ON users USING gin (search_text gin_trgm_ops);
CREATE TRIGGER users_tell_ended AFTER DELETE OR UPDATE OF suspended_at, user_type ON users FOR EACH ROW EXECUTE FUNCTION tell_sessions_ended();

CREATE TABLE visitor_salts (
  day date NOT NULL,
  salt bytea NOT NULL,
  CONSTRAINT visitor_salts_pkey PRIMARY KEY (day),
  CONSTRAINT visitor_salts_length CHECK (octet_length(salt) = 32)
);

CREATE TABLE waiting_guests (
  id uuid NOT NULL,
  token_hash bytea NOT NULL,
  hotel_id uuid NOT NULL,
  email text NOT NULL,
  language text NOT NULL,
  check_in_on date NOT NULL,
  check_out_on date NOT NULL,
  adults smallint NOT NULL,
  child_ages smallint[] NOT NULL,
  rooms smallint NOT NULL,
  referral_reference text,
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  told_at timestamptz,
  checkout_id uuid,
  CONSTRAINT waiting_guests_pkey PRIMARY KEY (id),
  CONSTRAINT waiting_guests_once UNIQUE (hotel_id, email, check_in_on, check_out_on),
  CONSTRAINT waiting_guests_token_hash_key UNIQUE (token_hash),
  CONSTRAINT waiting_guests_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES checkouts(id) ON DELETE SET NULL,
  CONSTRAINT waiting_guests_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id) ON DELETE CASCADE,
  CONSTRAINT waiting_guests_dates CHECK (check_in_on < check_out_on),
  CONSTRAINT waiting_guests_told_when_confirmed CHECK (told_at IS NULL OR confirmed_at IS NOT NULL)
);
CREATE INDEX waiting_guests_checkout_id ON waiting_guests (checkout_id);

CREATE TABLE webhook_deliveries (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  webhook_id uuid NOT NULL,
  type text NOT NULL,
  at timestamptz NOT NULL,
  data json NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  next_at timestamptz,
  queued_until timestamptz,
  step smallint NOT NULL DEFAULT 0,
  subject text,
  number bigint DEFAULT nextval('webhook_deliveries_number_seq'::regclass),
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE,
  CONSTRAINT webhook_deliveries_next CHECK ((state = 'waiting'::text) = (next_at IS NOT NULL)),
  CONSTRAINT webhook_deliveries_state_known CHECK (state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))
);
CREATE INDEX webhook_deliveries_at_idx ON webhook_deliveries (at);
CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (next_at) WHERE state = 'waiting'::text;
CREATE INDEX webhook_deliveries_log_idx ON webhook_deliveries (webhook_id, at DESC, id);
CREATE INDEX webhook_deliveries_next_idx ON webhook_deliveries (webhook_id, next_at, number) WHERE state = 'waiting'::text;
CREATE INDEX webhook_deliveries_order_idx ON webhook_deliveries (webhook_id, subject, number) WHERE state = 'waiting'::text;

CREATE TABLE webhook_tries (
  delivery_id uuid NOT NULL,
  number smallint NOT NULL,
  at timestamptz NOT NULL,
  status smallint,
  fault text,
  took_ms integer NOT NULL,
  CONSTRAINT webhook_tries_pkey PRIMARY KEY (delivery_id, number),
  CONSTRAINT webhook_tries_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE,
  CONSTRAINT webhook_tries_answer CHECK (num_nonnulls(status, fault) = 1),
  CONSTRAINT webhook_tries_fault_known CHECK (fault = ANY (ARRAY['timeout'::text, 'refused'::text, 'no-such-server'::text, 'private-network'::text, 'unreachable'::text]))
);

CREATE TABLE webhooks (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  topics text[] NOT NULL,
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_until timestamptz,
  created_at timestamptz NOT NULL,
  failing_since timestamptz,
  paused_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  events text[],
  CONSTRAINT webhooks_pkey PRIMARY KEY (id),
  CONSTRAINT webhooks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT webhooks_events_known CHECK (cardinality(events) > 0 AND events <@ ARRAY['booked'::text, 'cancelled'::text, 'stayed'::text, 'paid'::text]),
  CONSTRAINT webhooks_previous_whole CHECK ((previous_secret IS NULL) = (previous_until IS NULL)),
  CONSTRAINT webhooks_topics_known CHECK ((cardinality(topics) > 0) = (events IS NULL) AND topics <@ ARRAY['booking'::text, 'availability'::text, 'partnership'::text, 'commission'::text, 'payout'::text, 'review'::text])
);
CREATE INDEX webhooks_user_idx ON webhooks (user_id, created_at);

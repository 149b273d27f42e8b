-- The currency that an account is paid in.
ALTER TABLE payout_details ADD COLUMN currency text NOT NULL DEFAULT 'USD';
ALTER TABLE payout_details ADD CONSTRAINT payout_details_currency_code CHECK (currency ~ '^[A-Z]{3}$') NOT VALID;
ALTER TABLE payout_details DROP CONSTRAINT payout_details_kind_known;
ALTER TABLE payout_details ADD CONSTRAINT payout_details_kind_known CHECK (
  kind IN ('iban', 'us', 'paypal', 'wise')) NOT VALID;

-- A payout in another currency than US dollars, as it was converted when its run was approved: dollars for one unit of the
-- currency, the day of that rate, and the amount.
ALTER TABLE affiliate_statements
  ADD COLUMN pay_currency text,
  ADD COLUMN pay_usd_rate numeric(18,8),
  ADD COLUMN pay_rate_on date,
  ADD COLUMN pay_cents bigint;
ALTER TABLE affiliate_statements ADD CONSTRAINT affiliate_statements_converted_whole CHECK (
  num_nonnulls(pay_currency, pay_usd_rate, pay_rate_on, pay_cents) IN (0, 4)) NOT VALID;

-- PayPal takes one currency in a file, and PayPal and Wise so many rows.
ALTER TABLE payout_files DROP CONSTRAINT payout_files_kind_known;
ALTER TABLE payout_files ADD CONSTRAINT payout_files_kind_known CHECK (
  kind ~ '^(pain\.001|sepa|csv|paypal-[A-Z]{3}-\d{1,3}|wise-\d{1,3})$') NOT VALID;

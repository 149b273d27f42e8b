-- What the meals of a rate plan are worth, and the part of each night's price that is for them.
ALTER TABLE rate_plans
  ADD COLUMN meal_value jsonb,
  ADD CONSTRAINT rate_plans_meal_value_of_meals CHECK (meal_value IS NULL OR meal_plan <> 'room-only') NOT VALID;
ALTER TABLE booking_nights
  ADD COLUMN meal_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT booking_nights_meals_within_price CHECK (meal_cents BETWEEN 0 AND greatest(price_cents, 0)) NOT VALID;

ALTER TABLE folio_lines
  DROP CONSTRAINT folio_lines_kind_known,
  ADD CONSTRAINT folio_lines_kind_known CHECK (kind IN (
    'room', 'meal', 'fee', 'city-tax', 'vat', 'cancellation', 'no-show', 'waiver', 'extra', 'payment', 'refund')) NOT VALID;
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_kind_known,
  ADD CONSTRAINT ledger_accounts_kind_known CHECK (kind IN (
    'hotel-expected', 'hotel-receivable', 'affiliate-expected', 'affiliate-earned', 'affiliate-held',
    'affiliate-payable', 'affiliate-in-transit', 'platform-expected', 'platform-share', 'exchange', 'cash',
    'written-off', 'hotel-guests', 'hotel-rooms', 'hotel-meals', 'hotel-extras', 'hotel-fees', 'hotel-city-tax',
    'hotel-vat', 'hotel-cash', 'hotel-card', 'hotel-transfers', 'hotel-vouchers', 'hotel-ota', 'hotel-online')) NOT VALID;

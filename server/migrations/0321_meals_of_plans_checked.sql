-- outside a transaction
ALTER TABLE rate_plans VALIDATE CONSTRAINT rate_plans_meal_value_of_meals;
ALTER TABLE booking_nights VALIDATE CONSTRAINT booking_nights_meals_within_price;
ALTER TABLE folio_lines VALIDATE CONSTRAINT folio_lines_kind_known;
ALTER TABLE ledger_accounts VALIDATE CONSTRAINT ledger_accounts_kind_known;

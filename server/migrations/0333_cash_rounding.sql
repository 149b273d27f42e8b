-- What coins cannot pay of an amount is a line of its own, with an account of its own in the ledger.
ALTER TABLE folio_lines
  DROP CONSTRAINT folio_lines_method_known,
  ADD CONSTRAINT folio_lines_method_known
    CHECK (method IN ('cash', 'card', 'transfer', 'voucher', 'ota', 'online', 'rounding')) NOT VALID;
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_kind_known,
  ADD CONSTRAINT ledger_accounts_kind_known CHECK (kind IN (
    'hotel-expected', 'hotel-receivable', 'affiliate-expected', 'affiliate-earned', 'affiliate-held',
    'affiliate-payable', 'affiliate-in-transit', 'platform-expected', 'platform-share', 'exchange', 'cash',
    'written-off', 'hotel-guests', 'hotel-rooms', 'hotel-meals', 'hotel-extras', 'hotel-fees', 'hotel-city-tax', 'hotel-vat',
    'hotel-cash', 'hotel-card', 'hotel-transfers', 'hotel-vouchers', 'hotel-ota', 'hotel-online',
    'hotel-rounding')) NOT VALID;

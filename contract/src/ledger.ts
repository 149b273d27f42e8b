/**
 * The kinds of accounts in the ledger. Those of hotels are in the currency of their bookings, those of affiliates in
 * the payout currency, Roomlark's own in both.
 */
export const ledgerAccountKinds = [
  'hotel-expected',
  'hotel-receivable',
  'affiliate-expected',
  'affiliate-earned',
  'affiliate-held',
  'affiliate-payable',
  'affiliate-in-transit',
  'platform-expected',
  'platform-share',
  'exchange',
  'cash',
  'written-off',
] as const
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number]

/** What moves money. Each cause has a key of its own, so that the same cause never moves it twice. */
export const ledgerCauses = [
  'booking',
  'backlog',
  'earned',
  'payable',
  'hold',
  'dispute',
  'adjustment',
  'hotel-payment',
  'hotel-payment-returned',
  'written-off',
  'payout-approved',
  'payout-paid',
  'payout-returned',
] as const
export type LedgerCause = (typeof ledgerCauses)[number]

/** What always has to be true of the money and the rooms in the database. The doctor looks for whatever breaks it. */
export const invariantWords = {
  'transactions-balance': 'Every transaction adds up to zero in each currency',
  'ledger-zero': 'All entries of a currency add up to zero',
  'balances-recounted': 'Balances equal their entries, counted again',
  'one-commission': 'Every booking of a partner has one commission',
  'commission-of-booking': 'Commissions are what their bookings say',
  'commission-history': 'Commissions equal the sum of their changes',
  'commission-posted': 'Commissions are in the ledger as they stand',
  'commission-marks': 'Holds and disputes mark their commissions',
  'partners-payable': 'Partners payable equals their commissions less payouts',
  'payouts-in-transit': 'Payouts on their way equal the approved statements',
  'hotels-owe': 'Hotels owe their commissions less payments',
  bank: 'The bank has what hotels paid less payouts',
  'written-off': 'Written off is what statements say',
  'hotel-lines-billed': 'Lines of hotel statements equal what was billed',
  'hotel-statement-totals': 'Hotel statements equal their lines',
  'hotel-payments': 'Hotel statements are paid as payments say',
  'hotel-lines-covered': 'Paid lines of hotels equal what is covered',
  'partner-lines-settled': 'Lines of partner statements equal what was settled',
  'partner-statement-totals': 'Partner statements equal their lines',
  'statement-numbers': 'Statement numbers have no gaps',
  'folio-guests': 'Guests owe what is on their folios',
  'folio-accounts': 'Charges and payments are in the ledger by kind and method',
  'folio-of-booking': 'Folios charge what their bookings cost',
  'days-in-order': 'Closed days follow one another without a gap',
  'days-frozen': 'Closed days say what is on folios, counted again',
  'rooms-counted': 'Rooms sold and set aside equal bookings, calendars and groups',
} as const
export type InvariantName = keyof typeof invariantWords

export const invariantNames = Object.keys(invariantWords) as [InvariantName, ...InvariantName[]]

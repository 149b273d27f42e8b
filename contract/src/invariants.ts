import { say } from './say.ts'

/**
 * Conditions that must always hold for money, rooms and everything derived from them. The doctor looks for violations.
 */
export const invariantWords = {
  'transactions-balance': say('Every transaction adds up to zero in each currency'),
  'ledger-zero': say('All entries of a currency add up to zero'),
  'balances-recounted': say('Balances equal their entries, counted again'),
  'one-commission': say('Every booking of a partner has one commission'),
  'commission-of-booking': say('Commissions are what their bookings say'),
  'commission-history': say('Commissions equal the sum of their changes'),
  'commission-posted': say('The ledger has the current amount of every commission'),
  'commission-marks': say('Holds and disputes mark their commissions'),
  'partners-payable': say('Partners payable equals their commissions less payouts'),
  'payouts-in-transit': say('Payouts on their way equal the approved statements'),
  'hotels-owe': say('Hotels owe their commissions less payments'),
  bank: say('The bank has what hotels paid less payouts'),
  'written-off': say('Written off is what statements say'),
  'hotel-lines-billed': say('Lines of hotel statements equal what was billed'),
  'hotel-statement-totals': say('Hotel statements equal their lines'),
  'hotel-payments': say('Hotel statements are paid as payments say'),
  'hotel-lines-covered': say('Paid lines of hotels equal what is covered'),
  'partner-lines-settled': say('Lines of partner statements equal what was settled'),
  'partner-statement-totals': say('Partner statements equal their lines'),
  'statement-numbers': say('Statement numbers have no gaps'),
  'folio-guests': say('Guests owe what is on their folios'),
  'folio-accounts': say('Charges and payments are in the ledger by kind and method'),
  'folio-of-booking': say('Folios charge what their bookings cost'),
  'refunds-within-payments': say('No payment is given back twice, nor a folio more than was paid on it'),
  'channel-money': say('What channels collected is on folios'),
  'invoice-numbers': say('Invoice numbers have no gaps'),
  'invoice-totals': say('Invoices equal their lines'),
  'days-in-order': say('Closed days follow one another without a gap'),
  'days-frozen': say('Closed days say what is on folios, counted again'),
  'not-oversold': say('No night has more rooms taken than there are'),
  'rooms-counted': say('Rooms sold and set aside equal bookings, calendars and groups'),
  'room-once': say('No room is assigned to two stays at once'),
  'codes-within-limits': say('No promo code is used more often than it may be'),
  'mails-sent': say('Emails about bookings are sent, or tried for two days'),
  'figures-of-days': say('Figures of days equal their bookings, counted again'),
  'figures-of-nights': say('Figures of nights equal the rooms sold, counted again'),
  'figures-of-links': say('Figures of links and partners equal their bookings, counted again'),
  'figures-summed': say('Figures of owners, partners and the platform add up'),
  'clicks-counted': say('Figures of clicks equal the clicks, counted again'),
  'search-index': say('The search index says what hotels sell'),
  'writes-allowed': say('The database allows every kind of write'),
  'pictures-complete': say('Every picture has its files'),
  'pictures-known': say('Every file of a picture belongs to one'),
} as const
export type InvariantName = keyof typeof invariantWords

export const invariantNames = Object.keys(invariantWords) as [InvariantName, ...InvariantName[]]

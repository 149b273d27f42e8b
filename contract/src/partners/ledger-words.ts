import type { BookingEventKind } from '../booking-events.ts'
import type { WordFormats } from '../word-formats.ts'
import type { LedgerAccountKind, LedgerCause, LedgerChange, LedgerTransaction } from './ledger.ts'

/** The names of accounts, as administrators read them. */
export const ledgerAccountWords: Record<LedgerAccountKind, string> = {
  cash: 'Bank',
  'hotel-receivable': 'Hotels owe',
  'hotel-expected': 'Hotels, expected',
  'written-off': 'Written off',
  exchange: 'Exchange',
  'affiliate-expected': 'Partners, expected',
  'affiliate-earned': 'Partners, earned',
  'affiliate-payable': 'Partners, payable',
  'affiliate-held': 'Partners, on hold',
  'affiliate-in-transit': 'Partners, being paid',
  'platform-expected': 'Roomlark, expected',
  'platform-share': 'Roomlark’s share',
  'hotel-guests': 'Guests owe hotels',
  'hotel-rooms': 'Hotels, rooms',
  'hotel-extras': 'Hotels, extras',
  'hotel-fees': 'Hotels, fees',
  'hotel-city-tax': 'Hotels, city tax',
  'hotel-vat': 'Hotels, VAT on top',
  'hotel-cash': 'Hotels, paid in cash',
  'hotel-card': 'Hotels, paid by card',
  'hotel-transfers': 'Hotels, paid by transfer',
  'hotel-vouchers': 'Hotels, paid by voucher',
  'hotel-ota': 'Hotels, paid to an OTA',
}

/** `L-22904` */
export function ledgerNumber(id: number): string {
  return `L-${id}`
}

const eventWords: Partial<Record<BookingEventKind, string>> = {
  created: 'Booked',
  confirmed: 'Booked',
  changed: 'Booking changed',
  moved: 'Stay changed',
  'checked-out': 'Checked out',
  cancelled: 'Cancelled',
  'no-show': 'Did not arrive',
  undone: 'Undone',
}

const causeWords: Record<LedgerCause, string> = {
  booking: 'Booking changed',
  backlog: 'Taken over',
  earned: 'Earned',
  payable: 'Payable',
  hold: 'Hold',
  dispute: 'Dispute',
  adjustment: 'Agreed otherwise',
  'hotel-payment': 'Paid by the hotel',
  'hotel-payment-returned': 'Payment returned',
  'written-off': 'Written off',
  'payout-approved': 'Payout approved',
  'payout-paid': 'Payout paid',
  'payout-returned': 'Payout returned',
  'folio-charge': 'Charged to a guest',
  'folio-payment': 'Paid by a guest',
  'folio-correction': 'Folio corrected',
}

const agreementWords = {
  dispute: 'Dispute settled',
  hold: 'Void after a hold',
  refund: 'Refund by the hotel',
} as const

const stageWords: Partial<Record<LedgerChange['stage'], string>> = {
  earned: 'Expected becomes earned',
  payable: 'The holding period has ended, nothing is disputed',
  void: 'Nothing is owed',
}

type Words = { what: string; why: string }

/** Says what a transaction of the ledger is, and why it was written. */
export function ledgerWords(
  { cause, change, document }: Pick<LedgerTransaction, 'cause' | 'change' | 'document'>,
  { money }: Pick<WordFormats, 'money'>,
): Words {
  if (!change) return { what: causeWords[cause], why: document === null ? '' : `Statement ${document}` }
  const corrected = change.correctsId === null ? '' : `Corrects ${ledgerNumber(change.correctsId)}`
  switch (cause) {
    case 'booking':
      return {
        what: (change.event && eventWords[change.event]) ?? causeWords.booking,
        why: termsWords(change.terms, money) || corrected || (stageWords[change.stage] ?? ''),
      }
    case 'backlog':
      return { what: causeWords.backlog, why: 'Booked before there was a ledger' }
    case 'hold':
      return change.isHeld
        ? { what: 'On hold', why: 'Not payable until it is released' }
        : { what: 'Released', why: 'The hold has ended' }
    case 'dispute':
      return change.isDisputed
        ? { what: 'Disputed', why: 'Not payable until it is settled' }
        : { what: 'Dispute ended', why: corrected }
    case 'adjustment':
      return {
        what: change.agreement ? agreementWords[change.agreement.cause] : causeWords.adjustment,
        why: [corrected, change.agreement?.reason].filter(Boolean).join('. '),
      }
    default:
      return { what: causeWords[cause], why: stageWords[change.stage] ?? '' }
  }
}

function termsWords(terms: LedgerChange['terms'], money: WordFormats['money']): string {
  if (!terms) return ''
  const { ratePercent, baseCents, currency, sharePercent } = terms
  return `${ratePercent}% of ${money(baseCents, currency)}, of it ${sharePercent}% to Roomlark`
}

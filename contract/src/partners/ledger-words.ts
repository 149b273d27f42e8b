import type { BookingEventKind } from '../booking-events.ts'
import { say } from '../say.ts'
import type { WordFormats } from '../word-formats.ts'
import { sayAgreementReason } from './agreement-reason.ts'
import type { LedgerAccountKind, LedgerCause, LedgerChange, LedgerTransaction } from './ledger.ts'

/** The names of accounts, as administrators read them. */
export const ledgerAccountWords: Record<LedgerAccountKind, string> = {
  cash: say('Bank'),
  'hotel-receivable': say('Hotels owe'),
  'hotel-expected': say('Hotels, expected'),
  'written-off': say('Written off'),
  exchange: say('Exchange##of currencies'),
  'exchange-result': say('Exchange, gains and losses'),
  'bank-fees': say('Bank fees'),
  'bank-interest': say('Interest'),
  clearing: say('Other movements'),
  'affiliate-expected': say('Partners, expected'),
  'affiliate-earned': say('Partners, earned'),
  'affiliate-payable': say('Partners, payable'),
  'affiliate-held': say('Partners, on hold'),
  'affiliate-in-transit': say('Partners, being paid'),
  'platform-expected': say('Roomlark, expected'),
  'platform-share': say('Roomlark’s share'),
  'hotel-guests': say('Guests owe hotels'),
  'hotel-rooms': say('Hotels, rooms'),
  'hotel-meals': say('Hotels, meals'),
  'hotel-extras': say('Hotels, extras'),
  'hotel-fees': say('Hotels, fees'),
  'hotel-city-tax': say('Hotels, city tax'),
  'hotel-vat': say('Hotels, VAT on top'),
  'hotel-cash': say('Hotels, paid in cash'),
  'hotel-card': say('Hotels, paid by card'),
  'hotel-transfers': say('Hotels, paid by transfer'),
  'hotel-vouchers': say('Hotels, paid by voucher'),
  'hotel-ota': say('Hotels, paid to an OTA'),
  'hotel-online': say('Hotels, paid online'),
  'hotel-rounding': say('Hotels, rounding of cash'),
}

/** `L-22904` */
export function ledgerNumber(id: number): string {
  return `L-${id}`
}

const eventWords: Partial<Record<BookingEventKind, string>> = {
  created: say('Booked'),
  confirmed: say('Booked'),
  changed: say('Booking changed'),
  moved: say('Stay changed'),
  'checked-out': say('Checked out'),
  cancelled: say('Cancelled'),
  'no-show': say('Did not arrive'),
  undone: say('Undone'),
}

/** The names of causes, as administrators read them. */
export const ledgerCauseWords: Record<LedgerCause, string> = {
  booking: say('Booking changed'),
  backlog: say('Taken over'),
  earned: say('Earned'),
  payable: say('Payable'),
  hold: say('Hold##of a commission'),
  dispute: say('Dispute'),
  adjustment: say('Agreed otherwise'),
  'hotel-payment': say('Paid by the hotel'),
  'hotel-payment-returned': say('Payment returned'),
  'written-off': say('Written off'),
  'payout-approved': say('Payout approved'),
  'payout-paid': say('Payout paid'),
  'payout-returned': say('Payout returned'),
  'bank-booked': say('Booked from the bank'),
  'bank-undone': say('Booking from the bank undone'),
  'bank-exchange': say('Currency bought'),
  'folio-charge': say('Charged to a guest'),
  'folio-payment': say('Paid by a guest'),
  'folio-correction': say('Folio corrected'),
}

const agreementWords = {
  dispute: say('Dispute settled'),
  hold: say('Void after a hold'),
  refund: say('Refund by the hotel'),
} as const

const stageWords: Partial<Record<LedgerChange['stage'], string>> = {
  earned: say('Expected becomes earned'),
  payable: say('The holding period has ended, nothing is disputed'),
  void: say('Nothing is owed'),
}

type Words = { what: string; why: string }

/** Says what a transaction of the ledger is, and why it was written. */
export function ledgerWords(
  { cause, change, document }: Pick<LedgerTransaction, 'cause' | 'change' | 'document'>,
  { money }: Pick<WordFormats, 'money'>,
): Words {
  if (!change)
    return {
      what: ledgerCauseWords[cause],
      why: document === null ? '' : say('Statement {number}', { number: document }),
    }
  const corrected =
    change.correctsId === null ? '' : say('Corrects {number}', { number: ledgerNumber(change.correctsId) })
  switch (cause) {
    case 'booking':
      return {
        what: (change.event && eventWords[change.event]) ?? ledgerCauseWords.booking,
        why: termsWords(change.terms, money) || corrected || (stageWords[change.stage] ?? ''),
      }
    case 'backlog':
      return { what: ledgerCauseWords.backlog, why: say('Booked before there was a ledger') }
    case 'hold':
      return change.isHeld
        ? { what: say('On hold'), why: say('Not payable until it is released') }
        : { what: say('Released'), why: say('The hold has ended') }
    case 'dispute':
      return change.isDisputed
        ? { what: say('Disputed'), why: say('Not payable until it is settled') }
        : { what: say('Dispute ended'), why: corrected }
    case 'adjustment':
      return {
        what: change.agreement ? agreementWords[change.agreement.cause] : ledgerCauseWords.adjustment,
        why: [corrected, change.agreement && sayAgreementReason(change.agreement.reason)]
          .filter(Boolean)
          .join('. '),
      }
    default:
      return { what: ledgerCauseWords[cause], why: stageWords[change.stage] ?? '' }
  }
}

function termsWords(terms: LedgerChange['terms'], money: WordFormats['money']): string {
  if (!terms) return ''
  const { ratePercent, baseCents, currency, sharePercent } = terms
  return say('{percent}% of {amount}, of it {share}% to Roomlark', {
    percent: ratePercent,
    amount: money(baseCents, currency),
    share: sharePercent,
  })
}

import { dayWords, moneyIn } from '../guest-formats.ts'
import type { GuestLanguage } from '../guest-languages.ts'
import { inEachLanguage } from '../guest-texts.ts'
import { isPaidOnline, type PaymentPlan } from '../inventory/payment-terms.ts'
import { isolate } from '../isolate.ts'
import { fill } from '../say.ts'

type Priced = {
  payment: PaymentPlan
  currency: string
  cityTaxCents: number
  cityTaxName: string | null
}

/** Wording of a payment plan: `offered` while the first part is still to be paid, `booked` afterwards. */
export type PaymentTime = 'offered' | 'booked'

/** Returns the parts of a price by when they are paid, as a line says them. */
export function paymentParts(language: GuestLanguage, priced: Priced, time: PaymentTime): string[] {
  const words = guestPaymentWordsIn(language)
  const { nowCents, laterCents, laterOn, atHotelCents } = priced.payment
  const money = (cents: number) => moneyIn(language, cents, priced.currency)
  if (nowCents === 0 && laterOn === null) {
    return [words.allAtHotel, ...(priced.payment.keepsCard ? [words.guarantee] : [])]
  }
  const day = laterOn === null ? '' : dayWords(language, laterOn)
  const tax = isolate(priced.cityTaxName ?? words.cityTax)
  return [
    ...(nowCents > 0
      ? [fill(time === 'offered' ? words.now : words.booked, { amount: money(nowCents) })]
      : []),
    ...(laterCents > 0 ? [fill(words.later, { amount: money(laterCents), day })] : []),
    ...(atHotelCents > 0
      ? [fill(isCityTaxLeft(priced) ? words.taxAtHotel : words.atHotel, { amount: money(atHotelCents), tax })]
      : []),
  ]
}

export function paymentLine(language: GuestLanguage, priced: Priced, time: PaymentTime): string {
  return paymentParts(language, priced, time).join(' · ')
}

/** Returns the same as rows of a table, and nothing for a price that is all paid at the hotel. */
export function paymentRows(
  language: GuestLanguage,
  priced: Priced,
  time: PaymentTime,
): { term: string; cents: number }[] {
  const words = guestPaymentWordsIn(language)
  const { nowCents, laterCents, laterOn, atHotelCents } = priced.payment
  if (!isPaidOnline(priced.payment)) return []
  const day = laterOn === null ? '' : dayWords(language, laterOn)
  const tax = isolate(priced.cityTaxName ?? words.cityTax)
  return [
    { term: time === 'offered' ? words.dueNow : words.dueBooked, cents: nowCents },
    { term: fill(words.dueLater, { day }), cents: laterCents },
    { term: isCityTaxLeft(priced) ? fill(words.dueTax, { tax }) : words.dueAtHotel, cents: atHotelCents },
  ].filter(({ cents }) => cents > 0)
}

/** Returns the sentences that explain a kept card and a later charge. */
export function paymentNotes(language: GuestLanguage, { laterCents, keepsCard }: PaymentPlan): string[] {
  const words = guestPaymentWordsIn(language)
  if (laterCents > 0) return [words.noticeBefore]
  return keepsCard ? [words.cardKept] : []
}

function isCityTaxLeft({ payment, cityTaxCents }: Priced): boolean {
  return payment.atHotelCents > 0 && payment.atHotelCents === cityTaxCents
}

/** Says what comes back of what was paid if cancelling costs this much; null if nothing was paid. */
export function backWords(
  language: GuestLanguage,
  { paidCents, feeCents, currency }: { paidCents: number; feeCents: number; currency: string },
): string | null {
  if (paidCents <= 0) return null
  const words = guestPaymentWordsIn(language)
  if (feeCents === 0) return words.allBack
  if (feeCents >= paidCents) return words.nothingBack
  const money = (cents: number) => moneyIn(language, cents, currency)
  return fill(words.back, { amount: money(paidCents - feeCents), paid: money(paidCents) })
}

/** Shared by the guest site and the emails to guests, so that both say the same about paying online. */
export const guestPaymentWordsIn = inEachLanguage((translate) => ({
  now: translate('Pay {amount} now##to guests'),
  booked: translate('{amount} with your booking'),
  later: translate('{amount} on {day}##to guests'),
  atHotel: translate('{amount} at the hotel'),
  taxAtHotel: translate('{amount} {tax} at the hotel'),
  cityTax: translate('city tax'),
  allAtHotel: translate('Pay at the hotel'),
  guarantee: translate('a card as a guarantee##to guests'),
  heading: translate('When you pay'),
  dueNow: translate('Now'),
  dueBooked: translate('With your booking'),
  dueLater: translate('From your card on {day}'),
  dueAtHotel: translate('At the hotel'),
  dueTax: translate('At the hotel, {tax}'),
  onItsPage: translate(
    'The payment page of {hotel} opens next. You enter your card there, and Roomlark never sees it.',
  ),
  cardKept: translate(
    'Your card is kept as a guarantee. It is charged only if you do not come or cancel when that is no longer free.',
  ),
  noticeBefore: translate('An email tells you two days before your card is charged.'),
  allBack: translate('you get back all that you paid'),
  back: translate('you get back {amount} of {paid}'),
  nothingBack: translate('you get nothing back'),
}))

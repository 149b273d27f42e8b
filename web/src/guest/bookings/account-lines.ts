import { dayWords } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestAccount, GuestBooking } from '@roomlark/contract/guest-site/guest-booking-page'
import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import { type Texts, textsIn } from '../texts/texts.ts'

/** Two payments of one day read the same, so each line has a key of its own. */
type AccountLine = { key: string; term: string; cents: number; isLeft: boolean }
type Priced = Pick<GuestBooking, 'account' | 'feeCents' | 'totalCents' | 'extrasCents'>

/** More payments or payers than these are one line. */
const listedSingly = 8

/**
 * The way from what a booking costs to what its guest still pays, with who else pays and what was paid when; nothing
 * where that is the same and nothing is due before.
 */
export function accountLines(
  { account, feeCents, totalCents, extrasCents }: Priced,
  language: GuestLanguage,
): AccountLine[] {
  const words = textsIn(language).bookings.price
  const costCents = feeCents ?? totalCents + extrasCents
  if (!account || (account.leftCents === costCents && account.deposits.length === 0)) return []
  const { chargesCents, leftCents } = account
  const lines = [
    { term: words.extras, cents: chargesCents - costCents },
    ...othersLines(account, words),
    ...paymentLines(account, language, words),
  ]
  const all = [
    ...lines.filter(({ cents }) => cents !== 0).map((line) => ({ ...line, isLeft: false })),
    { term: leftCents < 0 ? words.back : words.left, cents: Math.abs(leftCents), isLeft: true },
    ...depositLines(account, language, words),
  ]
  return all.map((line, place) => ({ key: `account ${place}`, ...line }))
}

type Words = Texts['bookings']['price']

function othersLines({ others, othersCents }: GuestAccount, words: Words) {
  if (others.length > listedSingly) return [{ term: words.others, cents: 0 - othersCents }]
  return others.map(({ payer, cents }) => ({
    term: payer === '' ? words.others : fill(words.other, { payer: isolate(payer) }),
    cents: 0 - cents,
  }))
}

function paymentLines({ payments, paidCents }: GuestAccount, language: GuestLanguage, words: Words) {
  if (payments.length > listedSingly) return [{ term: words.paid, cents: 0 - paidCents }]
  return payments.map(({ onDate, method, cents }) => ({
    term:
      method === 'rounding'
        ? words.methods.rounding
        : fill(cents < 0 ? words.returnedOn : words.paidOn, {
            day: dayWords(language, onDate),
            method: words.methods[method],
          }),
    cents: 0 - cents,
  }))
}

/** Deposits are parts of what is left, so they stand below it. */
function depositLines({ deposits, leftCents }: GuestAccount, language: GuestLanguage, words: Words) {
  if (leftCents <= 0) return []
  return deposits.map(({ dueOn, cents }) => ({
    term: fill(words.depositBy, { day: dayWords(language, dueOn) }),
    cents: Math.min(cents, leftCents),
    isLeft: false,
  }))
}

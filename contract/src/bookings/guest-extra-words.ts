import { moneyIn, percentIn } from '../guest-formats.ts'
import type { GuestLanguage } from '../guest-languages.ts'
import { inEachLanguage } from '../guest-texts.ts'
import type { ExtraUnit } from '../inventory/hotel-extras.ts'
import type { OfferedExtra } from '../inventory/ordered-extras.ts'
import { isolate } from '../isolate.ts'
import { fill, sayCount } from '../say.ts'
import { guestWordsIn } from './guest-words.ts'

type Ordered = { name: string; per: ExtraUnit; quantity: number; times: number }

/** `2 × Parking, 3 nights`, `Breakfast, 2 guests, 3 nights` */
export function extraLine(language: GuestLanguage, { name, per, quantity, times }: Ordered): string {
  const { count } = guestWordsIn(language)
  const isByGuest = per === 'guest' || per === 'guest-night'
  return [
    isByGuest || quantity === 1 ? isolate(name) : `${quantity} × ${isolate(name)}`,
    ...(isByGuest ? [sayCount(language, count.guests, quantity)] : []),
    ...(times > 1 ? [sayCount(language, count.nights, times)] : []),
  ].join(', ')
}

type Offered = Pick<OfferedExtra, 'per' | 'priceCents' | 'eachCents' | 'vatOnTopPercent' | 'most'>

/** `€15 per guest and night, €45 for each guest`; with VAT on top, `€10 per night, plus 22% VAT, €24.40 for the stay` */
export function extraPrice(language: GuestLanguage, extra: Offered, currency: string): string {
  const words = guestExtraWordsIn(language)
  const { per, priceCents, eachCents, vatOnTopPercent, most } = extra
  if (per === 'stay' && most === 1) {
    return fill(words.sums.night, { sum: moneyIn(language, eachCents, currency) })
  }
  const price = fill(words.prices[per], { price: moneyIn(language, priceCents, currency) })
  if (eachCents === priceCents) return price
  return [
    price,
    ...(vatOnTopPercent === null
      ? []
      : [fill(words.plusVat, { percent: percentIn(language, vatOnTopPercent) })]),
    fill(words.sums[per], { sum: moneyIn(language, eachCents, currency) }),
  ].join(', ')
}

/** Shared by the guest site and the emails to guests. */
const guestExtraWordsIn = inEachLanguage((translate) => ({
  prices: {
    stay: translate('{price} each##extra'),
    night: translate('{price} per night##extra'),
    guest: translate('{price} per guest##extra'),
    'guest-night': translate('{price} per guest and night##extra'),
  },
  sums: {
    stay: translate('{sum} in total##extra'),
    night: translate('{sum} for the stay##extra'),
    guest: translate('{sum} for each guest##extra'),
    'guest-night': translate('{sum} for each guest##extra'),
  },
  plusVat: translate('plus {percent} VAT##extra'),
}))

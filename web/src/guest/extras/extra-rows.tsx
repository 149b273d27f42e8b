import { extraPrice } from '@roomlark/contract/bookings/guest-extra-words'
import { momentWords } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { OfferedExtra } from '@roomlark/contract/inventory/ordered-extras'
import { fill } from '@roomlark/contract/say'
import { textsIn } from '../texts/texts.ts'
import type { ExtraRow } from './extra-fields.tsx'

/** Puts what can be ordered into words, for the form of the checkout and that of a booking. */
export function extraRows(
  language: GuestLanguage,
  offers: readonly OfferedExtra[],
  currency: string,
  { showsUntil }: { showsUntil: boolean },
): ExtraRow[] {
  const words = textsIn(language).extras
  return offers.map((offer) => {
    const { id, name, description, per, priceCents, quantity, most, isOpen, until } = offer
    const isByGuest = per === 'guest' || per === 'guest-night'
    const notes = [
      ...(isOpen ? [] : [words.tooLate]),
      ...(isOpen && most === 0 ? [words.soldOut] : []),
      ...(isOpen && most > 0 && showsUntil
        ? [fill(words.until, { moment: momentWords(language, until) })]
        : []),
    ]
    return {
      id,
      name,
      description,
      price: extraPrice(language, offer, currency),
      label: fill(isByGuest ? words.forGuests : words.howMany, { name }),
      note: notes.join(' '),
      priceCents,
      quantity,
      most: isOpen ? most : quantity,
      isFixed: !isOpen || most === 0,
    }
  })
}

import { percentIn } from '../guest-formats.ts'
import type { GuestLanguage } from '../guest-languages.ts'
import type { CancellationFee } from '../inventory/cancellation.ts'
import type { RatePlanInput } from '../inventory/rates.ts'
import { fill, type Plural, sayCount } from '../say.ts'

/** The words that the guest site and the emails to guests share. */
export type GuestWords = {
  count: Record<'guests' | 'rooms' | 'nights', Plural>
  cancelling: Record<
    'heading' | 'clock' | 'free' | 'until' | 'after' | 'always' | 'wholeStay' | 'share' | 'example',
    string
  > &
    Record<'nights', Plural>
  meals: Record<RatePlanInput['mealPlan'], string>
}

/** Writes, for example, `50% of the stay`, for use within a sentence; `Free` stands on its own. */
export function guestFeeWords(language: GuestLanguage, fee: CancellationFee): string {
  const words = guestWords[language].cancelling
  if (fee.kind === 'nights') return sayCount(language, words.nights, fee.nights)
  if (fee.percent === 0) return words.free
  return fee.percent === 100
    ? words.wholeStay
    : fill(words.share, { percent: percentIn(language, fee.percent) })
}

export const guestWords: Record<GuestLanguage, GuestWords> = {
  en: {
    count: {
      guests: { one: '{count} guest', other: '{count} guests' },
      rooms: { one: '{count} room', other: '{count} rooms' },
      nights: { one: '{count} night', other: '{count} nights' },
    },
    cancelling: {
      heading: 'If you cancel',
      clock: 'By the clock in {city}',
      free: 'Free',
      until: 'until {moment}',
      after: 'after that',
      always: 'from the booking on',
      wholeStay: 'the whole stay',
      share: '{percent} of the stay',
      nights: { one: 'the first night', other: 'the first {count} nights' },
      example: 'For an arrival on {day}.',
    },
    meals: {
      'room-only': 'Room only',
      breakfast: 'Breakfast',
      'half-board': 'Half board',
      'full-board': 'Full board',
      'all-inclusive': 'All inclusive',
    },
  },
  es: {
    count: {
      guests: { one: '{count} huésped', other: '{count} huéspedes' },
      rooms: { one: '{count} habitación', other: '{count} habitaciones' },
      nights: { one: '{count} noche', other: '{count} noches' },
    },
    cancelling: {
      heading: 'Si cancela',
      clock: 'Según el reloj de {city}',
      free: 'Gratis',
      until: 'hasta el {moment}',
      after: 'después',
      always: 'desde la reserva',
      wholeStay: 'toda la estancia',
      share: '{percent} de la estancia',
      nights: { one: 'la primera noche', other: 'las primeras {count} noches' },
      example: 'Para una llegada el {day}.',
    },
    meals: {
      'room-only': 'Solo habitación',
      breakfast: 'Desayuno',
      'half-board': 'Media pensión',
      'full-board': 'Pensión completa',
      'all-inclusive': 'Todo incluido',
    },
  },
  de: {
    count: {
      guests: { one: '{count} Gast', other: '{count} Gäste' },
      rooms: { one: '{count} Zimmer', other: '{count} Zimmer' },
      nights: { one: '{count} Nacht', other: '{count} Nächte' },
    },
    cancelling: {
      heading: 'Wenn Sie stornieren',
      clock: 'Nach der Uhr in {city}',
      free: 'Kostenlos',
      until: 'bis {moment}',
      after: 'danach',
      always: 'ab der Buchung',
      wholeStay: 'der ganze Aufenthalt',
      share: '{percent} des Aufenthalts',
      nights: { one: 'die erste Nacht', other: 'die ersten {count} Nächte' },
      example: 'Bei Anreise am {day}.',
    },
    meals: {
      'room-only': 'Nur Zimmer',
      breakfast: 'Frühstück',
      'half-board': 'Halbpension',
      'full-board': 'Vollpension',
      'all-inclusive': 'All-inclusive',
    },
  },
  fr: {
    count: {
      guests: { one: '{count} personne', other: '{count} personnes' },
      rooms: { one: '{count} chambre', other: '{count} chambres' },
      nights: { one: '{count} nuit', other: '{count} nuits' },
    },
    cancelling: {
      heading: 'Si vous annulez',
      clock: 'À l’heure de {city}',
      free: 'Gratuit',
      until: 'jusqu’au {moment}',
      after: 'ensuite',
      always: 'dès la réservation',
      wholeStay: 'tout le séjour',
      share: '{percent} du séjour',
      nights: { one: 'la première nuit', other: 'les {count} premières nuits' },
      example: 'Pour une arrivée le {day}.',
    },
    meals: {
      'room-only': 'Chambre seule',
      breakfast: 'Petit-déjeuner',
      'half-board': 'Demi-pension',
      'full-board': 'Pension complète',
      'all-inclusive': 'Tout compris',
    },
  },
  it: {
    count: {
      guests: { one: '{count} ospite', other: '{count} ospiti' },
      rooms: { one: '{count} camera', other: '{count} camere' },
      nights: { one: '{count} notte', other: '{count} notti' },
    },
    cancelling: {
      heading: 'Se cancella',
      clock: 'Ora locale di {city}',
      free: 'Gratis',
      until: 'fino a {moment}',
      after: 'dopo tale termine',
      always: 'dal momento della prenotazione',
      wholeStay: 'l’intero soggiorno',
      share: '{percent} del soggiorno',
      nights: { one: 'la prima notte', other: 'le prime {count} notti' },
      example: 'Con arrivo {day}.',
    },
    meals: {
      'room-only': 'Solo pernottamento',
      breakfast: 'Colazione inclusa',
      'half-board': 'Mezza pensione',
      'full-board': 'Pensione completa',
      'all-inclusive': 'All inclusive',
    },
  },
}

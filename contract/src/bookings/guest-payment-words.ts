import { dayWords, moneyIn } from '../guest-formats.ts'
import type { GuestLanguage } from '../guest-languages.ts'
import { isPaidOnline, type PaymentPlan } from '../inventory/payment-terms.ts'
import { isolate } from '../isolate.ts'
import { fill } from '../say.ts'

/** What the guest site and the emails to guests say about paying online. */
export type GuestPaymentWords = Record<
  /** Parts of a line such as `Pay €120.00 now · €310.00 on Thu 3 December · €12.00 city tax at the hotel`. */
  | 'now'
  | 'booked'
  | 'later'
  | 'atHotel'
  | 'taxAtHotel'
  | 'cityTax'
  | 'allAtHotel'
  | 'guarantee'
  /** The same as a table. */
  | 'heading'
  | 'dueNow'
  | 'dueBooked'
  | 'dueLater'
  | 'dueAtHotel'
  | 'dueTax'
  /** Sentences below it. */
  | 'onItsPage'
  | 'cardKept'
  | 'noticeBefore'
  /** What cancelling brings back. */
  | 'allBack'
  | 'back'
  | 'nothingBack',
  string
>

type Priced = {
  payment: PaymentPlan
  currency: string
  cityTaxCents: number
  cityTaxName: string | null
}

/** When a plan is read: before booking, when the first part is still to be paid, or afterwards. */
export type PaymentTime = 'offered' | 'booked'

/** Returns the parts of a price by when they are paid, as a line says them. */
export function paymentParts(language: GuestLanguage, priced: Priced, time: PaymentTime): string[] {
  const words = guestPaymentWords[language]
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
  const words = guestPaymentWords[language]
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
  const words = guestPaymentWords[language]
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
  const words = guestPaymentWords[language]
  if (feeCents === 0) return words.allBack
  if (feeCents >= paidCents) return words.nothingBack
  const money = (cents: number) => moneyIn(language, cents, currency)
  return fill(words.back, { amount: money(paidCents - feeCents), paid: money(paidCents) })
}

export const guestPaymentWords: Record<GuestLanguage, GuestPaymentWords> = {
  en: {
    now: 'Pay {amount} now',
    booked: '{amount} with your booking',
    later: '{amount} on {day}',
    atHotel: '{amount} at the hotel',
    taxAtHotel: '{amount} {tax} at the hotel',
    cityTax: 'city tax',
    allAtHotel: 'Pay at the hotel',
    guarantee: 'a card as a guarantee',
    heading: 'When you pay',
    dueNow: 'Now',
    dueBooked: 'With your booking',
    dueLater: 'From your card on {day}',
    dueAtHotel: 'At the hotel',
    dueTax: 'At the hotel, {tax}',
    onItsPage:
      'The payment page of {hotel} opens next. You enter your card there, and Roomlark never sees it.',
    cardKept:
      'Your card is kept as a guarantee. It is charged only if you do not come or cancel when that is no longer free.',
    noticeBefore: 'An email tells you two days before your card is charged.',
    allBack: 'you get back all that you paid',
    back: 'you get back {amount} of {paid}',
    nothingBack: 'you get nothing back',
  },
  es: {
    now: 'Pague {amount} ahora',
    booked: '{amount} con la reserva',
    later: '{amount} el {day}',
    atHotel: '{amount} en el hotel',
    taxAtHotel: '{amount} de {tax} en el hotel',
    cityTax: 'tasa turística',
    allAtHotel: 'Se paga en el hotel',
    guarantee: 'con una tarjeta como garantía',
    heading: 'Cuándo se paga',
    dueNow: 'Ahora',
    dueBooked: 'Con la reserva',
    dueLater: 'De su tarjeta, el {day}',
    dueAtHotel: 'En el hotel',
    dueTax: 'En el hotel, {tax}',
    onItsPage:
      'A continuación se abre la página de pago de {hotel}. Allí introduce su tarjeta; Roomlark nunca la ve.',
    cardKept:
      'Su tarjeta queda como garantía. Solo se le cobra si no se presenta o si cancela cuando ya no es gratis.',
    noticeBefore: 'Le avisamos por correo dos días antes de cobrar en su tarjeta.',
    allBack: 'se le devuelve todo lo pagado',
    back: 'se le devuelven {amount} de {paid}',
    nothingBack: 'no se le devuelve nada',
  },
  de: {
    now: 'Jetzt {amount} zahlen',
    booked: '{amount} bei der Buchung',
    later: '{amount} am {day}',
    atHotel: '{amount} im Hotel',
    taxAtHotel: '{amount} {tax} im Hotel',
    cityTax: 'Kurtaxe',
    allAtHotel: 'Zahlung im Hotel',
    guarantee: 'Karte als Garantie',
    heading: 'Wann Sie zahlen',
    dueNow: 'Jetzt',
    dueBooked: 'Bei der Buchung',
    dueLater: 'Von Ihrer Karte am {day}',
    dueAtHotel: 'Im Hotel',
    dueTax: 'Im Hotel, {tax}',
    onItsPage:
      'Als Nächstes öffnet sich die Zahlungsseite von {hotel}. Dort geben Sie Ihre Karte ein; Roomlark sieht sie nie.',
    cardKept:
      'Ihre Karte wird als Garantie hinterlegt. Sie wird nur belastet, wenn Sie nicht anreisen oder stornieren, wenn das nicht mehr kostenlos ist.',
    noticeBefore: 'Zwei Tage bevor Ihre Karte belastet wird, erhalten Sie eine E-Mail.',
    allBack: 'Sie erhalten alles Gezahlte zurück',
    back: 'Sie erhalten {amount} von {paid} zurück',
    nothingBack: 'Sie erhalten nichts zurück',
  },
  fr: {
    now: 'Payez {amount} maintenant',
    booked: '{amount} à la réservation',
    later: '{amount} le {day}',
    atHotel: '{amount} à l’hôtel',
    taxAtHotel: '{amount} de {tax} à l’hôtel',
    cityTax: 'taxe de séjour',
    allAtHotel: 'Paiement à l’hôtel',
    guarantee: 'une carte en garantie',
    heading: 'Quand vous payez',
    dueNow: 'Maintenant',
    dueBooked: 'À la réservation',
    dueLater: 'Sur votre carte le {day}',
    dueAtHotel: 'À l’hôtel',
    dueTax: 'À l’hôtel, {tax}',
    onItsPage:
      'La page de paiement de {hotel} s’ouvre ensuite. Vous y entrez votre carte ; Roomlark ne la voit jamais.',
    cardKept:
      'Votre carte est conservée en garantie. Elle n’est débitée que si vous ne venez pas ou si vous annulez quand ce n’est plus gratuit.',
    noticeBefore: 'Un e-mail vous prévient deux jours avant le débit de votre carte.',
    allBack: 'tout ce que vous avez payé vous est remboursé',
    back: '{amount} sur {paid} vous sont remboursés',
    nothingBack: 'rien ne vous est remboursé',
  },
  it: {
    now: 'Paghi {amount} ora',
    booked: '{amount} alla prenotazione',
    later: '{amount} il {day}',
    atHotel: '{amount} in hotel',
    taxAtHotel: '{amount} di {tax} in hotel',
    cityTax: 'tassa di soggiorno',
    allAtHotel: 'Si paga in hotel',
    guarantee: 'con una carta a garanzia',
    heading: 'Quando si paga',
    dueNow: 'Ora',
    dueBooked: 'Alla prenotazione',
    dueLater: 'Dalla sua carta il {day}',
    dueAtHotel: 'In hotel',
    dueTax: 'In hotel, {tax}',
    onItsPage:
      'Poi si apre la pagina di pagamento di {hotel}. È lì che inserisce la carta: Roomlark non la vede mai.',
    cardKept:
      'La sua carta resta a garanzia. Viene addebitata solo se non si presenta o se cancella quando non è più gratuito.',
    noticeBefore: 'Un’email la avvisa due giorni prima dell’addebito sulla carta.',
    allBack: 'le viene rimborsato tutto il pagato',
    back: 'le vengono rimborsati {amount} su {paid}',
    nothingBack: 'non viene rimborsato nulla',
  },
}

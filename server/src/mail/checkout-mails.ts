import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { isolate } from '@roomlark/contract/isolate'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

type Texts = Record<'subject' | 'heading' | 'text' | 'footnote', (hotel: string, code: string) => string>

const texts: Record<GuestLanguage, Texts> = {
  en: {
    subject: (_hotel, code) => `${code} is your code for Roomlark`,
    heading: (_hotel, code) => code,
    text: (hotel) =>
      `Enter this code to finish your booking at ${hotel}. We ask for it because many bookings come from your network today.`,
    footnote: () => 'If you are not booking anything, ignore this email: without the code nothing is booked.',
  },
  es: {
    subject: (_hotel, code) => `${code} es su código de Roomlark`,
    heading: (_hotel, code) => code,
    text: (hotel) =>
      `Introduzca este código para terminar su reserva en ${hotel}. Lo pedimos porque hoy llegan muchas reservas desde su red.`,
    footnote: () => 'Si no está reservando nada, ignore este correo: sin el código no se reserva nada.',
  },
  de: {
    subject: (_hotel, code) => `${code} ist Ihr Code für Roomlark`,
    heading: (_hotel, code) => code,
    text: (hotel) =>
      `Geben Sie diesen Code ein, um Ihre Buchung im Hotel ${hotel} abzuschließen. Wir fragen danach, weil heute viele Buchungen aus Ihrem Netz kommen.`,
    footnote: () => 'Wenn Sie nichts buchen, ignorieren Sie diese E-Mail: Ohne den Code wird nichts gebucht.',
  },
  fr: {
    subject: (_hotel, code) => `${code} est votre code Roomlark`,
    heading: (_hotel, code) => code,
    text: (hotel) =>
      `Saisissez ce code pour terminer votre réservation à l’hôtel ${hotel}. Nous le demandons parce que de nombreuses réservations viennent aujourd’hui de votre réseau.`,
    footnote: () => 'Si vous ne réservez rien, ignorez ce message : sans le code, rien n’est réservé.',
  },
}

/** The code that a guest enters where many bookings come from one address. */
export function checkoutCodeMail(input: {
  to: string
  language: GuestLanguage
  hotelName: string
  code: string
}): Message {
  const words = texts[input.language]
  const say = (name: keyof Texts) => words[name](isolate(input.hotelName), input.code)
  return composeMail({
    to: input.to,
    subject: say('subject'),
    heading: say('heading'),
    paragraphs: [say('text')],
    footnote: say('footnote'),
  })
}

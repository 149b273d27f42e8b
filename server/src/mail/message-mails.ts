import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { isolate } from '@roomlark/contract/isolate'
import type { Message } from '../adapters/mailer.ts'
import { composeMail } from './layout.ts'

type Words = {
  subject: (hotel: string, reference: string) => string
  heading: (hotel: string) => string
  answer: string
  footnote: (hotel: string, reference: string) => string
}

/** What a hotel writes to a guest, in the guest's language around it. */
export function messageMail(message: {
  to: string
  language: GuestLanguage
  hotelName: string
  reference: string
  text: string
  /** Null while the guest site is closed. */
  link: string | null
}): Message {
  const words = texts[message.language]
  const hotel = isolate(message.hotelName)
  return composeMail({
    to: message.to,
    subject: words.subject(hotel, message.reference),
    heading: words.heading(hotel),
    paragraphs: message.text.split(/\n+/).map(isolate),
    ...(message.link && { button: { label: words.answer, link: message.link } }),
    footnote: words.footnote(hotel, message.reference),
  })
}

const texts: Record<GuestLanguage, Words> = {
  en: {
    subject: (hotel, reference) => `A message from ${hotel} (${reference})`,
    heading: (hotel) => `${hotel} has written to you`,
    answer: 'Read and answer',
    footnote: (hotel, reference) =>
      `You get this because of your booking ${reference} at ${hotel}. Answers to this email are not read; please answer on the page of your booking.`,
  },
  es: {
    subject: (hotel, reference) => `Un mensaje de ${hotel} (${reference})`,
    heading: (hotel) => `${hotel} le ha escrito`,
    answer: 'Leer y responder',
    footnote: (hotel, reference) =>
      `Recibe este correo por su reserva ${reference} en ${hotel}. No se leen las respuestas a este correo; responda en la página de su reserva.`,
  },
  de: {
    subject: (hotel, reference) => `Eine Nachricht von ${hotel} (${reference})`,
    heading: (hotel) => `${hotel} hat Ihnen geschrieben`,
    answer: 'Lesen und antworten',
    footnote: (hotel, reference) =>
      `Sie erhalten diese E-Mail wegen Ihrer Buchung ${reference} bei ${hotel}. Antworten auf diese E-Mail werden nicht gelesen; bitte antworten Sie auf der Seite Ihrer Buchung.`,
  },
  fr: {
    subject: (hotel, reference) => `Un message de ${hotel} (${reference})`,
    heading: (hotel) => `${hotel} vous a écrit`,
    answer: 'Lire et répondre',
    footnote: (hotel, reference) =>
      `Vous recevez cet e-mail pour votre réservation ${reference} à ${hotel}. Les réponses à cet e-mail ne sont pas lues ; répondez sur la page de votre réservation.`,
  },
}

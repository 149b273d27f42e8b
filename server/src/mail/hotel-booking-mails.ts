import type { BookingMailKind } from '@roomlark/contract/booking-events'
import { isolate } from '@roomlark/contract/isolate'
import type { Attachment, Message } from '../adapters/mailer.ts'
import { composeMail, type Table } from './layout.ts'

/** The texts of a booking that the hotel's emails are made of. */
export type HotelLetter = {
  to: string
  hotelName: string
  guestName: string
  reference: string
  /** `3 December 2026` */
  checkIn: string
  /** The event, in the words of the booking's history. */
  what: string
  tables: { stay: Table; guest: Table; price: Table; policy: Table }
  link: string
  timeZone: string
  attachments: Attachment[]
}

/** The hotel's own copy, in English. */
export function hotelMail(kind: BookingMailKind, letter: HotelLetter): Message {
  const { attachments } = letter
  const message = hotelMails[kind]({
    ...letter,
    hotelName: isolate(letter.hotelName),
    guestName: isolate(letter.guestName),
  })
  return attachments.length === 0 ? message : { ...message, attachments }
}

type Compose = (letter: HotelLetter) => Message

const hotelMails: Record<BookingMailKind, Compose> = {
  confirmation: (letter) =>
    toHotel(letter, {
      subject: `New booking ${letter.reference} at ${letter.hotelName}: ${letter.guestName}, ${letter.checkIn}`,
      heading: 'A new booking',
      paragraphs: [`${letter.guestName} arrives at ${letter.hotelName} on ${letter.checkIn}.`],
      tables: [letter.tables.guest, letter.tables.stay, letter.tables.price, letter.tables.policy],
    }),
  change: (letter) =>
    toHotel(letter, {
      subject: `Booking ${letter.reference} at ${letter.hotelName} has changed: ${letter.guestName}`,
      heading: 'A booking has changed',
      paragraphs: [`The booking of ${letter.guestName} at ${letter.hotelName} has changed. ${letter.what}.`],
      tables: [letter.tables.guest, letter.tables.stay, letter.tables.price],
    }),
  cancellation: (letter) =>
    toHotel(letter, {
      subject: `Booking ${letter.reference} at ${letter.hotelName} is cancelled: ${letter.guestName}, ${letter.checkIn}`,
      heading: 'A booking is cancelled',
      paragraphs: [
        `The booking of ${letter.guestName} at ${letter.hotelName} is cancelled. ${letter.what}.`,
        'The rooms are free again.',
      ],
      tables: [letter.tables.guest, letter.tables.stay],
    }),
  option: (letter) =>
    toHotel(letter, {
      subject: `The option ${letter.reference} at ${letter.hotelName} ends soon: ${letter.guestName}`,
      heading: 'An option ends soon',
      paragraphs: [
        `You hold rooms at ${letter.hotelName} for ${letter.guestName}. ${letter.what}.`,
        'Confirm, extend or release it. Otherwise the rooms are free again then.',
      ],
      tables: [letter.tables.guest, letter.tables.stay, letter.tables.price],
    }),
  reminder: (letter) =>
    toHotel(letter, {
      subject: `Arriving tomorrow at ${letter.hotelName}: ${letter.guestName} (${letter.reference})`,
      heading: 'A guest arrives tomorrow',
      paragraphs: [`${letter.guestName} arrives at ${letter.hotelName} tomorrow, ${letter.checkIn}.`],
      tables: [letter.tables.guest, letter.tables.stay],
    }),
}

type Words = { subject: string; heading: string; paragraphs: string[]; tables: Table[] }

function toHotel(letter: HotelLetter, words: Words): Message {
  return composeMail({
    to: letter.to,
    ...words,
    button: { label: 'Open the booking', link: letter.link },
    footnote: `You receive this as the contact of ${letter.hotelName}. All times are in the hotel’s time zone (${letter.timeZone}).`,
  })
}

import type { BookingMailKind } from '@roomlark/contract/booking-events'
import { isolate } from '@roomlark/contract/isolate'
import type { Attachment, Message } from '../adapters/mailer.ts'
import { composeMail, type Table } from './layout.ts'

/** The texts about a booking that its emails are composed of. */
export type BookingLetter = {
  to: string
  hotelName: string
  guestName: string
  reference: string
  /** A date written like `3 December 2026`. */
  checkIn: string
  checkOut: string
  checkInTime: string
  /** What happened, in the words of the booking's history. */
  what: string
  /** The fee due after a cancellation, as text, or null if there is none. */
  fee: string | null
  cancelledBy: 'guest' | 'hotel' | null
  tables: { stay: Table; guest: Table; price: Table; policy: Table; hotel: Table }
  /** Opens the booking as the hotel sees it. */
  link: string
  timeZone: string
  attachments: Attachment[]
}

export type BookingMailRecipient = 'guest' | 'hotel'

export function bookingMail(
  kind: BookingMailKind,
  recipient: BookingMailRecipient,
  letter: BookingLetter,
): Message {
  const { attachments } = letter
  const compose = (recipient === 'guest' ? guestMails : hotelMails)[kind]
  const message = compose({
    ...letter,
    hotelName: isolate(letter.hotelName),
    guestName: isolate(letter.guestName),
  })
  return attachments.length === 0 ? message : { ...message, attachments }
}

type Compose = (letter: BookingLetter) => Message

/**
 * Composes the email to a guest about a change, which is also shown as a preview before the change is made.
 */
export function changeNotice({
  hotelName,
  guestName,
  reference,
  what,
}: Pick<BookingLetter, 'hotelName' | 'guestName' | 'reference' | 'what'>) {
  return {
    subject: `Your stay at ${hotelName} has changed (${reference})`,
    heading: 'Your booking has changed',
    paragraphs: [
      `Dear ${guestName},`,
      `Your booking at ${hotelName} has changed. ${what}.`,
      'The current details are below. The attached file updates your calendar.',
    ],
  }
}

const guestMails: Record<BookingMailKind, Compose> = {
  confirmation: (letter) =>
    toGuest(letter, {
      subject: `Your stay at ${letter.hotelName} is confirmed (${letter.reference})`,
      heading: 'Your room is booked',
      paragraphs: [
        `Dear ${letter.guestName},`,
        `${letter.hotelName} is looking forward to seeing you on ${letter.checkIn}. The attached file adds the stay to your calendar.`,
      ],
      tables: [letter.tables.stay, letter.tables.price, letter.tables.policy, letter.tables.hotel],
    }),
  change: (letter) =>
    toGuest(letter, {
      ...changeNotice(letter),
      tables: [letter.tables.stay, letter.tables.price, letter.tables.policy, letter.tables.hotel],
    }),
  cancellation: (letter) =>
    toGuest(letter, {
      subject: `Your stay at ${letter.hotelName} is cancelled (${letter.reference})`,
      heading: 'Your booking is cancelled',
      paragraphs: [
        `Dear ${letter.guestName},`,
        letter.cancelledBy === 'hotel'
          ? `${letter.hotelName} had to cancel your stay from ${letter.checkIn} to ${letter.checkOut}. We are sorry.`
          : `As requested, your stay at ${letter.hotelName} from ${letter.checkIn} to ${letter.checkOut} is cancelled.`,
        letter.fee === null
          ? 'You owe nothing.'
          : `Under the terms of your booking, a cancellation fee of ${letter.fee} is due.`,
      ],
      tables: [...(letter.fee === null ? [] : [letter.tables.policy]), letter.tables.hotel],
    }),
  reminder: (letter) =>
    toGuest(letter, {
      subject: `Tomorrow: ${letter.hotelName}, from ${letter.checkInTime} (${letter.reference})`,
      heading: 'See you tomorrow',
      paragraphs: [
        `Dear ${letter.guestName},`,
        `Your room at ${letter.hotelName} is ready from ${letter.checkInTime} tomorrow, ${letter.checkIn}. Have a good journey.`,
      ],
      tables: [letter.tables.stay, letter.tables.hotel],
    }),
}

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
  reminder: (letter) =>
    toHotel(letter, {
      subject: `Arriving tomorrow at ${letter.hotelName}: ${letter.guestName} (${letter.reference})`,
      heading: 'A guest arrives tomorrow',
      paragraphs: [`${letter.guestName} arrives at ${letter.hotelName} tomorrow, ${letter.checkIn}.`],
      tables: [letter.tables.guest, letter.tables.stay],
    }),
}

type Words = { subject: string; heading: string; paragraphs: string[]; tables: Table[] }

function toGuest(letter: BookingLetter, words: Words): Message {
  return composeMail({
    to: letter.to,
    ...words,
    footnote: `${letter.hotelName} sends this through Roomlark. All times are in the hotel’s time zone (${letter.timeZone}).`,
  })
}

function toHotel(letter: BookingLetter, words: Words): Message {
  return composeMail({
    to: letter.to,
    ...words,
    button: { label: 'Open the booking', link: letter.link },
    footnote: `You receive this as the contact of ${letter.hotelName}. All times are in the hotel’s time zone (${letter.timeZone}).`,
  })
}

import type { BookingMailKind } from '@roomlark/contract/booking-events'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
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

/** Hotels do not check in. */
export type HotelMailKind = Exclude<BookingMailKind, 'check-in' | 'no-show'>

/** The hotel's own copy. */
export function hotelMail(kind: HotelMailKind, letter: HotelLetter): Message {
  const { attachments } = letter
  const message = hotelMails[kind]({
    ...letter,
    hotelName: isolate(letter.hotelName),
    guestName: isolate(letter.guestName),
  })
  return attachments.length === 0 ? message : { ...message, attachments }
}

type Compose = (letter: HotelLetter) => Message

const hotelMails: Record<HotelMailKind, Compose> = {
  confirmation: (letter) =>
    toHotel(letter, {
      subject: say('New booking {reference} at {hotel}: {guest}, {day}', {
        reference: letter.reference,
        hotel: letter.hotelName,
        guest: letter.guestName,
        day: letter.checkIn,
      }),
      heading: say('A new booking'),
      paragraphs: [
        say('{guest} arrives at {hotel} on {day}.', {
          guest: letter.guestName,
          hotel: letter.hotelName,
          day: letter.checkIn,
        }),
      ],
      tables: [letter.tables.guest, letter.tables.stay, letter.tables.price, letter.tables.policy],
    }),
  change: (letter) =>
    toHotel(letter, {
      subject: say('Booking {reference} at {hotel} has changed: {guest}', {
        reference: letter.reference,
        hotel: letter.hotelName,
        guest: letter.guestName,
      }),
      heading: say('A booking has changed'),
      paragraphs: [
        say('The booking of {guest} at {hotel} has changed. {what}.', {
          guest: letter.guestName,
          hotel: letter.hotelName,
          what: letter.what,
        }),
      ],
      tables: [letter.tables.guest, letter.tables.stay, letter.tables.price],
    }),
  cancellation: (letter) =>
    toHotel(letter, {
      subject: say('Booking {reference} at {hotel} is cancelled: {guest}, {day}', {
        reference: letter.reference,
        hotel: letter.hotelName,
        guest: letter.guestName,
        day: letter.checkIn,
      }),
      heading: say('A booking is cancelled'),
      paragraphs: [
        say('The booking of {guest} at {hotel} is cancelled. {what}.', {
          guest: letter.guestName,
          hotel: letter.hotelName,
          what: letter.what,
        }),
        say('The rooms are free again.'),
      ],
      tables: [letter.tables.guest, letter.tables.stay],
    }),
  option: (letter) =>
    toHotel(letter, {
      subject: say('The option {reference} at {hotel} ends soon: {guest}', {
        reference: letter.reference,
        hotel: letter.hotelName,
        guest: letter.guestName,
      }),
      heading: say('An option ends soon'),
      paragraphs: [
        say('You hold rooms at {hotel} for {guest}. {what}.', {
          hotel: letter.hotelName,
          guest: letter.guestName,
          what: letter.what,
        }),
        say('Confirm, extend or release it. Otherwise the rooms are free again then.'),
      ],
      tables: [letter.tables.guest, letter.tables.stay, letter.tables.price],
    }),
  reminder: (letter) =>
    toHotel(letter, {
      subject: say('Arriving tomorrow at {hotel}: {guest} ({reference})', {
        hotel: letter.hotelName,
        guest: letter.guestName,
        reference: letter.reference,
      }),
      heading: say('A guest arrives tomorrow'),
      paragraphs: [
        say('{guest} arrives at {hotel} tomorrow, {day}.', {
          guest: letter.guestName,
          hotel: letter.hotelName,
          day: letter.checkIn,
        }),
      ],
      tables: [letter.tables.guest, letter.tables.stay],
    }),
}

type Words = { subject: string; heading: string; paragraphs: string[]; tables: Table[] }

function toHotel(letter: HotelLetter, words: Words): Message {
  return composeMail({
    to: letter.to,
    ...words,
    button: { label: say('Open the booking'), link: letter.link },
    footnote: say(
      'You receive this as the contact of {hotel}. All times are in the hotel’s time zone ({timeZone}).',
      { hotel: letter.hotelName, timeZone: letter.timeZone },
    ),
  })
}

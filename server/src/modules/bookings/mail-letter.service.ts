import { eventWords } from '@roomlark/contract/booking-event-words'
import { dayText } from '@roomlark/contract/dates'
import { instantOf } from '@roomlark/contract/hotel-clock'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import { plainFormats } from '@roomlark/contract/word-formats'
import { calendarText } from '../../adapters/calendar/calendar-text.ts'
import type { Attachment, Message } from '../../adapters/mailer.ts'
import type { ServiceContext } from '../../context.ts'
import { bookingMail } from '../../mail/booking-mails.ts'
import { type BookingRow, selectBooking } from './bookings.queries.ts'
import { guestTable, hotelTable, policyTable, priceTable, roomsText, stayTable } from './mail-tables.ts'
import { type MailHotel, type MailRow, selectMailHotel } from './mails.queries.ts'
import { type StayRow, selectStays } from './stays.queries.ts'

export type Letter = { booking: BookingRow; hotel: MailHotel; stays: StayRow[] }

/** The mail about a booking in its current state; undefined when there is nothing to say. */
export async function readLetter(ctx: ServiceContext, bookingId: string): Promise<Letter | undefined> {
  const [booking, hotel, stays] = await Promise.all([
    selectBooking(ctx.sql, bookingId, { ownerId: undefined }),
    selectMailHotel(ctx.sql, bookingId),
    selectStays(ctx.sql, bookingId),
  ])
  return booking && hotel && { booking, hotel, stays }
}

/** Undefined when it no longer applies or there is no recipient. */
export function composeBookingMail(
  ctx: ServiceContext,
  { booking, hotel, stays }: Letter,
  mail: MailRow,
): Message | undefined {
  const to = mail.recipient === 'guest' ? booking.guest.email : hotel.contactEmail
  if (to === null || isOutdated(mail, booking)) return undefined
  const bookingId = booking.id
  const message = bookingMail(mail.kind, mail.recipient, {
    to,
    hotelName: hotel.name,
    guestName: booking.guest.name,
    reference: booking.reference,
    checkIn: dayText(booking.checkInOn),
    checkOut: dayText(booking.checkOutOn),
    checkInTime: booking.checkInTime,
    what: mail.event ? eventWords(mail.event, plainFormats) : '',
    fee: booking.feeCents ? moneyText(booking.feeCents, booking.currency) : null,
    cancelledBy: booking.cancelledBy,
    tables: {
      stay: stayTable(booking, stays),
      guest: guestTable(booking),
      price: priceTable(booking, stays),
      policy: policyTable(booking),
      hotel: hotelTable(hotel),
    },
    link: `${ctx.publicUrl}/bookings?booking=${bookingId}`,
    timeZone: booking.timeZone,
    attachments: mail.kind === 'reminder' ? [] : [calendarFile(ctx, booking, stays, hotel, mail)],
  })
  return { ...message, id: messageId(bookingId, mail) }
}

/** A reminder of an arrival that will not happen. */
function isOutdated(mail: MailRow, booking: BookingRow): boolean {
  return mail.arrivalOn !== null && (booking.state !== 'confirmed' || booking.checkInOn !== mail.arrivalOn)
}

/** Derived from the content, not the time of sending, so a copy that was sent twice has the same id twice. */
function messageId(bookingId: string, mail: MailRow): string {
  return `${bookingId}.${mail.eventId ?? mail.arrivalOn}.${mail.kind}.${mail.recipient}`
}

function calendarFile(
  ctx: ServiceContext,
  booking: BookingRow,
  stays: StayRow[],
  hotel: MailHotel,
  mail: MailRow,
): Attachment {
  const isOff = mail.kind === 'cancellation'
  const method = isOff ? 'CANCEL' : 'PUBLISH'
  const content = calendarText({
    name: hotel.name,
    method,
    entries: [
      {
        uid: `${booking.id}@roomlark`,
        summary: `Stay at ${isolate(hotel.name)}`,
        from: instantOf(booking.checkInOn, booking.checkInTime, booking.timeZone),
        until: instantOf(booking.checkOutOn, booking.checkOutTime, booking.timeZone),
        changedAt: ctx.clock(),
        organizer: { name: hotel.name, email: hotel.contactEmail },
        more: {
          sequence: booking.version,
          status: isOff ? 'CANCELLED' : 'CONFIRMED',
          location: `${hotel.name}, ${hotel.streetAddress}, ${hotel.city}`,
          description: `${booking.reference}: ${roomsText(stays)}, check-in from ${booking.checkInTime}, check-out until ${booking.checkOutTime}`,
        },
      },
    ],
  })
  return {
    filename: `${booking.reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content,
  }
}

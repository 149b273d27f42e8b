import { eventWords } from '@roomlark/contract/booking-event-words'
import type { BookingEventKind } from '@roomlark/contract/booking-events'
import { dayText } from '@roomlark/contract/dates'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import type { DepositSize, PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { moneyText } from '@roomlark/contract/money'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { DisputeAnswer } from '../../adapters/payments/payment-service.ts'
import type { Sql } from '../../db/database.ts'
import { inLanguage } from '../../language.ts'
import { type BookingOfGuest, readBookingOfGuest } from '../bookings/bookings.service.ts'
import { makeAgreedTables } from '../bookings/mail/mail-letter.service.ts'

type BookingRow = BookingOfGuest['booking']

/** The events that a bank asks about; notes and emails are nobody else's business. */
const told = new Set<BookingEventKind>([
  ...(['created', 'confirmed', 'moved', 'checked-in', 'checked-out'] as const),
  ...(['undone', 'cancelled', 'no-show', 'reinstated'] as const),
])
const newestTold = 100

/** Writes down in English, which every bank reads, what is known about a stay whose payment is disputed. */
export async function writeEvidence(
  sql: Sql,
  bookingId: string,
): Promise<Omit<DisputeAnswer, 'text' | 'papers'>> {
  const found = await readBookingOfGuest(sql, bookingId)
  if (!found) return { guestName: '', guestEmail: '', stay: '', booking: '', terms: '', history: '' }
  const { booking, events } = found
  const { guest, checkInOn, checkOutOn } = booking
  return inLanguage('en', () => ({
    guestName: guest.name,
    guestEmail: guest.email ?? '',
    stay: `${checkInOn} to ${checkOutOn}`,
    booking: plain(describeBooking(found)),
    terms: plain(describeTerms(found)),
    history: plain(describeHistory(booking, events)),
  }))
}

/** Direction marks are for screens. */
function plain(text: string): string {
  return text.replaceAll(/[\u2066-\u2069]/g, '')
}

type Rows = readonly (readonly [label: string, value: string])[]

function writeRows(title: string, rows: Rows): string {
  return [title, ...rows.map(([label, value]) => `${label}: ${value}`)].join('\n')
}

function describeBooking({ booking, stays }: BookingOfGuest): string {
  const { stay, price } = makeAgreedTables(booking, stays)
  return [
    booking.hotelName,
    writeRows(stay.title, stay.rows),
    writeRows(price.title, [...price.rows, price.total]),
  ].join('\n\n')
}

/** The policy and the way to pay that were agreed on when the stay was booked. */
function describeTerms({ booking, stays }: BookingOfGuest): string {
  const { title, rows } = makeAgreedTables(booking, stays).policy
  const payment = `Payment: ${describePayment(booking.paymentTerms, booking.currency)}`
  return [writeRows(`${title}, as agreed for this booking`, rows), payment].join('\n\n')
}

function describePayment(terms: PaymentTerms, currency: string): string {
  switch (terms.kind) {
    case 'at-hotel':
      return 'The stay is paid at the hotel.'
    case 'guarantee':
      return 'A card is kept and charged only if the guest cancels late or does not come.'
    case 'prepaid':
      return `The price is paid when booking${describeCityTax(terms)}.`
    case 'deposit': {
      const { restDaysBefore: days } = terms
      const rest = days === null ? 'paid at the hotel' : `charged ${days} days before check-in`
      return `${describeSize(terms.size, currency)} is paid when booking, the rest is ${rest}${describeCityTax(terms)}.`
    }
  }
}

function describeCityTax({ cityTaxAtHotel }: { cityTaxAtHotel: boolean }): string {
  return cityTaxAtHotel ? '; city tax is paid at the hotel' : ''
}

function describeSize(size: DepositSize, currency: string): string {
  if (size.kind === 'first-night') return 'The first night'
  return size.kind === 'percent' ? `${size.percent}% of the price` : moneyText(size.cents, currency)
}

function describeHistory({ timeZone }: BookingRow, events: BookingOfGuest['events']): string {
  const rows = events
    .filter(({ kind }) => told.has(kind))
    .slice(-newestTold)
    .map((event) => {
      const at = hotelTime(event.at, timeZone)
      return [`${dayText(at.slice(0, 10))}, ${at.slice(11, 16)}`, eventWords(event, plainFormats)] as const
    })
  return writeRows(`What happened, in the time of the hotel (${timeZone})`, rows)
}

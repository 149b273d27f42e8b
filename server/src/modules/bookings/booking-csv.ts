import type { BookingSummary } from '@roomlark/contract/booking'
import { minorUnits } from '@roomlark/contract/money'

const columns: [string, (booking: BookingSummary) => string | number][] = [
  ['Reference', (booking) => booking.reference],
  ['Hotel', (booking) => booking.hotelName],
  ['Status', (booking) => booking.state],
  ['Source', (booking) => booking.source],
  ['Guest', (booking) => booking.guestName],
  ['Email', (booking) => booking.guestEmail],
  ['Check-in', (booking) => booking.checkInOn],
  ['Check-out', (booking) => booking.checkOutOn],
  ['Nights', (booking) => booking.nights],
  ['Rooms', (booking) => booking.rooms.map(roomText).join('; ')],
  ['Adults', (booking) => booking.adults],
  ['Children', (booking) => booking.children],
  ['Currency', (booking) => booking.currency],
  ['Total', (booking) => amount(booking.totalCents, booking.currency)],
  ['Total USD', (booking) => amount(booking.totalUsdCents, 'USD')],
  ['Booked at', (booking) => booking.createdAt],
]

/** RFC 4180, with the mark that tells spreadsheets it is UTF-8. */
export function bookingsCsv(bookings: BookingSummary[]): string {
  const rows = [columns.map(([name]) => name), ...bookings.map((one) => columns.map(([, read]) => read(one)))]
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** A spreadsheet would run a cell that begins like a formula; behind an apostrophe it is text. */
function cell(value: string | number): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function roomText({ name, number }: BookingSummary['rooms'][number]): string {
  return number === null ? name : `${name} ${number}`
}

function amount(cents: number, currency: string): string {
  const units = minorUnits(currency)
  return (cents / units).toFixed(Math.log10(units))
}

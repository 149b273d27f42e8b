import type { BookingSummary } from '@roomlark/contract/booking'
import { minorUnits } from '@roomlark/contract/money'
import { csvOf } from '../../csv.ts'

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

export function bookingsCsv(bookings: BookingSummary[]): string {
  return csvOf([
    columns.map(([name]) => name),
    ...bookings.map((one) => columns.map(([, read]) => read(one))),
  ])
}

function roomText({ name, number }: BookingSummary['rooms'][number]): string {
  return number === null ? name : `${name} ${number}`
}

function amount(cents: number, currency: string): string {
  const units = minorUnits(currency)
  return (cents / units).toFixed(Math.log10(units))
}

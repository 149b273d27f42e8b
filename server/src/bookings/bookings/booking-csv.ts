import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { minorUnits } from '@roomlark/contract/money'
import { writeCsv } from '../../csv-export.ts'
import type { ExportRow } from './booking-list.queries.ts'

/** A booking as the list shows it, with the columns accounting needs. */
export type ExportedBooking = BookingSummary & Omit<ExportRow, 'createdAt' | 'heldUntil'>

const columns: [string, (booking: ExportedBooking) => string | number][] = [
  ['Reference', (booking) => booking.reference],
  ['Hotel', (booking) => booking.hotelName],
  ['Status', (booking) => booking.state],
  ['Source', (booking) => booking.source],
  ['Partner', (booking) => booking.partnerName ?? ''],
  ['Guest', (booking) => booking.guestName],
  ['Email', (booking) => booking.guestEmail ?? ''],
  ['Phone', (booking) => booking.guestPhone ?? ''],
  ['Check-in', (booking) => booking.checkInOn],
  ['Check-out', (booking) => booking.checkOutOn],
  ['Nights', (booking) => booking.nights],
  ['Rooms', (booking) => booking.rooms.map(roomText).join('; ')],
  ['Adults', (booking) => booking.adults],
  ['Children', (booking) => booking.children],
  ['Rate plan', (booking) => booking.ratePlanName],
  ['Currency', (booking) => booking.currency],
  ['Fees of the stay', (booking) => amount(booking.feesCents, booking.currency)],
  ['City tax', (booking) => amount(booking.cityTaxCents, booking.currency)],
  ['VAT', (booking) => amount(booking.vatCents, booking.currency)],
  ['Total', (booking) => amount(booking.totalCents, booking.currency)],
  ['Total USD', (booking) => amount(booking.totalUsdCents, 'USD')],
  // This is empty when no fee can be due; 0 means that the fee was waived or that the policy charges nothing.
  ['Fee', ({ feeCents, currency }) => (feeCents === null ? '' : amount(feeCents, currency))],
  ['Commission USD', (booking) => amount(booking.commissionUsdCents, 'USD')],
  ['Booked at', (booking) => booking.createdAt],
]

export function bookingsCsv<Row>(
  rows: readonly Row[],
  bookingOf: (row: Row) => ExportedBooking,
): Promise<string> {
  const heading = columns.map(([name]) => name)
  return writeCsv(heading, rows, (row) => {
    const booking = bookingOf(row)
    return columns.map(([, read]) => read(booking))
  })
}

function roomText({ name, number }: BookingSummary['rooms'][number]): string {
  return number === null ? name : `${name} ${number}`
}

function amount(cents: number, currency: string): string {
  const units = minorUnits(currency)
  return (cents / units).toFixed(Math.log10(units))
}

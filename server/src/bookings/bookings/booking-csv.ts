import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { amountCell, sayCode, writeCsv } from '../../csv-export.ts'
import type { ExportRow } from './booking-list.queries.ts'

/** A booking as the list shows it, with the columns accounting needs. */
export type ExportedBooking = BookingSummary & Omit<ExportRow, 'createdAt' | 'heldUntil'>

type Column = [string, (booking: ExportedBooking) => string | number]

const listColumns = (): Column[] => [
  [say('Reference'), (booking) => booking.reference],
  [say('Hotel'), (booking) => booking.hotelName],
  [say('Status'), (booking) => sayCode(booking.state)],
  [say('Source'), (booking) => sayCode(booking.source)],
  [say('Partner'), (booking) => booking.partnerName ?? ''],
  [say('Guest'), (booking) => booking.guestName],
  [say('Email'), (booking) => booking.guestEmail ?? ''],
  [say('Phone'), (booking) => booking.guestPhone ?? ''],
  [say('Check-in'), (booking) => booking.checkInOn],
  [say('Check-out'), (booking) => booking.checkOutOn],
  [say('Nights'), (booking) => booking.nights],
  [say('Rooms'), (booking) => booking.rooms.map(roomText).join('; ')],
  [say('Adults'), (booking) => booking.adults],
  [say('Children'), (booking) => booking.children],
  [say('Rate plan'), (booking) => booking.ratePlanName],
  [say('Currency'), (booking) => booking.currency],
  [say('Fees of the stay'), (booking) => amountCell(booking.feesCents, booking.currency)],
  [say('City tax'), (booking) => amountCell(booking.cityTaxCents, booking.currency)],
  [say('VAT'), (booking) => amountCell(booking.vatCents, booking.currency)],
  [say('Total'), (booking) => amountCell(booking.totalCents, booking.currency)],
  [say('Total USD'), (booking) => amountCell(booking.totalUsdCents, 'USD')],
  // This is empty when no fee can be due; 0 means that the fee was waived or that the policy charges nothing.
  [say('Fee'), ({ feeCents, currency }) => (feeCents === null ? '' : amountCell(feeCents, currency))],
  [say('Commission USD'), (booking) => amountCell(booking.commissionUsdCents, 'USD')],
  [say('Booked at'), (booking) => booking.createdAt],
]

export function bookingsCsv<Row>(
  rows: readonly Row[],
  getBooking: (row: Row) => ExportedBooking,
): Promise<string> {
  const columns = listColumns()
  const heading = columns.map(([name]) => name)
  return writeCsv(heading, rows, (row) => {
    const booking = getBooking(row)
    return columns.map(([, read]) => read(booking))
  })
}

function roomText({ name, number }: BookingSummary['rooms'][number]): string {
  return number === null ? name : `${name} ${number}`
}

import { roomingColumns } from '../inventory/import-columns.ts'
import type { WordFormats } from '../word-formats.ts'
import type { GroupBilling, GroupBooking, GroupEvent } from './groups.ts'

export const groupBillingWords: Record<GroupBilling, string> = {
  guests: 'Every guest pays their own room',
  room: 'The company pays rooms, taxes and fees; guests pay their extras',
  all: 'The company pays everything',
}

/** Writes one line of the history of a group. */
export function groupEventWords({ kind, nights, bookings, until }: GroupEvent, formats: WordFormats): string {
  const rooms = nights === 1 ? '1 night of a room' : `${nights ?? 0} nights of rooms`
  const guests = bookings === 1 ? '1 room' : `${bookings ?? 0} rooms`
  const end = until === null ? '' : `, cut-off ${formats.day(until.slice(0, 10))}, ${until.slice(11)}`
  switch (kind) {
    case 'created':
      return `Set aside ${rooms}${end}`
    case 'changed':
      return `Changed: ${rooms} agreed on${end}`
    case 'picked-up':
      return `Booked ${guests}`
    case 'released':
      return nights === 0 ? 'The cut-off has passed' : `Put ${rooms} back on sale`
    case 'reminded':
      return `Reminded the hotel of ${rooms}${end}`
    case 'cancelled':
      return bookings
        ? `Cancelled, with ${bookings === 1 ? '1 booking' : `${bookings} bookings`}`
        : 'Cancelled'
  }
}

/** The rooming list as a file that can be imported again; cancelled bookings are left out. */
export function roomingListRows(rooms: readonly GroupBooking[]): string[][] {
  const rows = rooms
    .filter(({ state }) => state !== 'cancelled' && state !== 'no-show')
    .map((room) => {
      const cells: Record<keyof typeof roomingColumns, string> = {
        reference: room.reference,
        guestName: room.guestName,
        email: room.email ?? '',
        phone: room.phone ?? '',
        country: room.country ?? '',
        language: room.language ?? '',
        roomType: room.roomTypeName,
        checkIn: room.checkInOn,
        checkOut: room.checkOutOn,
        adults: String(room.adults),
        childAges: room.childAges.join('; '),
        notes: room.notes,
      }
      return Object.keys(roomingColumns).map((column) => cells[column as keyof typeof cells])
    })
  return [Object.keys(roomingColumns), ...rows]
}

import { roomingColumns } from '../inventory/import-columns.ts'
import { say } from '../say.ts'
import type { WordFormats } from '../word-formats.ts'
import type { GroupBilling, GroupBooking, GroupEvent } from './groups.ts'

export const groupBillingWords: Record<GroupBilling, string> = {
  guests: say('Every guest pays their own room'),
  room: say('The company pays rooms, taxes and fees; guests pay their extras'),
  all: say('The company pays everything'),
}

/** Writes one line of the history of a group. */
export function groupEventWords({ kind, nights, bookings, until }: GroupEvent, formats: WordFormats): string {
  const held = { nights: nights ?? 0 }
  const end = until && { ...held, day: formats.day(until.slice(0, 10)), time: until.slice(11) }
  switch (kind) {
    case 'created':
      return end
        ? say(
            'Set aside {nights, plural, one {# night of a room} other {# nights of rooms}}, cut-off {day}, {time}',
            end,
          )
        : say('Set aside {nights, plural, one {# night of a room} other {# nights of rooms}}', held)
    case 'changed':
      return end
        ? say(
            'Changed: {nights, plural, one {# night of a room} other {# nights of rooms}} agreed on, cut-off {day}, {time}',
            end,
          )
        : say('Changed: {nights, plural, one {# night of a room} other {# nights of rooms}} agreed on', held)
    case 'picked-up':
      return say('Booked {rooms, plural, one {# room} other {# rooms}}', { rooms: bookings ?? 0 })
    case 'released':
      return nights === 0
        ? say('The cut-off has passed')
        : say('Put {nights, plural, one {# night of a room} other {# nights of rooms}} back on sale', held)
    case 'reminded':
      return end
        ? say(
            'Reminded the hotel of {nights, plural, one {# night of a room} other {# nights of rooms}}, cut-off {day}, {time}',
            end,
          )
        : say(
            'Reminded the hotel of {nights, plural, one {# night of a room} other {# nights of rooms}}',
            held,
          )
    case 'cancelled':
      return bookings
        ? say('Cancelled, with {bookings, plural, one {# booking} other {# bookings}}', { bookings })
        : say('Cancelled')
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
  return [Object.values(roomingColumns).map(({ label }) => label), ...rows]
}

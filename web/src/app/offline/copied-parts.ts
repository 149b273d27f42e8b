import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import type { DayView } from '@roomlark/contract/bookings/front-desk'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { HousekeepingBoard, HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import { partyWords } from '../../features/bookings/bookings/booking-words.ts'
import { groupByFloor, todayWords } from '../../features/bookings/bookings/housekeeping/board-rooms.ts'
import { stateLooks } from '../../features/bookings/bookings/room-state-mark.tsx'
import { fullDay, nightsWords, rangeWords } from '../../lib/day-words.ts'
import { clockTime } from '../../lib/format-date.ts'
import { stateWords } from '../../parts/booking-marks/state-words.ts'
import type { CopiedPart } from './sealed-copy.ts'

type Seen = Pick<Hotel, 'name'>

export function copyDay({ name }: Seen, view: DayView, at: number): CopiedPart {
  return {
    ...makeHead(name, view.day, at),
    sections: [
      { name: say('Arrivals'), empty: say('No arrivals today.'), rows: view.arrivals.map(copyBooking) },
      { name: say('Departures'), empty: say('No departures today.'), rows: view.departures.map(copyBooking) },
      { name: say('In house'), empty: say('No guests in house.'), rows: view.inHouse.map(copyBooking) },
    ],
  }
}

export function copyRooms({ name }: Seen, board: HousekeepingBoard, at: number): CopiedPart {
  const floors = groupByFloor(board.rooms, board.settings.needsInspection)
  return {
    ...makeHead(`${say('Housekeeping')}, ${name}`, board.day, at),
    sections: floors.map((floor) => ({ name: floor.name, empty: '', rows: floor.rooms.map(copyRoom) })),
  }
}

function makeHead(what: string, day: string, at: number): Omit<CopiedPart, 'sections'> {
  return {
    title: `${what}, ${fullDay(day)}`,
    asOf: say('As of {time}', { time: clockTime(new Date(at)) }),
    at,
  }
}

function copyBooking(booking: BookingSummary): CopiedPart['sections'][number]['rows'][number] {
  const numbers = booking.rooms.flatMap(({ number }) => (number === null ? [] : [number]))
  const types = [...new Set(booking.rooms.map(({ name }) => name))].join(', ')
  return {
    tag: numbers.join(', ') || null,
    name: booking.guestName,
    details: [
      `${rangeWords(booking.checkInOn, booking.checkOutOn)}, ${nightsWords(booking.nights)}`,
      `${partyWords(booking)}, ${types}`,
      `${booking.reference}, ${stateWords[booking.state]}`,
    ],
  }
}

function copyRoom(room: HousekeepingRoom): CopiedPart['sections'][number]['rows'][number] {
  const notes = room.notes.map(({ text }) => text)
  return {
    tag: room.number,
    name: stateLooks[room.state].words,
    details: [todayWords(room), ...(room.assignee ? [room.assignee.name] : []), ...notes],
  }
}

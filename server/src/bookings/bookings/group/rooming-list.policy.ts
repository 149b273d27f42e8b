import type { BookingInput } from '@roomlark/contract/bookings/booking-input'
import type { GroupBooking } from '@roomlark/contract/bookings/groups'
import { dayText, listNights } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import type { Obstacle } from '@roomlark/contract/obstacles'
import { say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'

/** A row of a rooming list whose cells could be read. */
export type ListedRoom = {
  reference: string
  guest: BookingInput['guest']
  roomType: string
  checkInOn: string
  checkOutOn: string
  adults: number
  childAges: number[]
  notes: string
}

export type ListFacts = {
  types: readonly { id: string; name: string }[]
  /** The bookings of the group that were not cancelled; each stands for one row. */
  booked: GroupBooking[]
  /** Rooms of a type that are left for the group on a night: set aside or free. What a row takes is gone for the next. */
  left: (roomTypeId: string, night: string) => number
  taken: Map<string, number>
  /** Finds faults of dates or guests, regardless of whether a room is free. */
  findFault: (room: ListedRoom & { roomTypeId: string }) => Obstacle | undefined
}

type Planned =
  | { outcome: 'new'; roomTypeId: string }
  | { outcome: 'same' }
  | { outcome: 'error'; errors: Record<string, string> }

/** Says whether a row is a new booking, one that was made already, or wrong. */
export function planListedRoom(room: ListedRoom, facts: ListFacts): Planned {
  const error = (column: string, message: string): Planned => ({
    outcome: 'error',
    errors: { [column]: message },
  })
  const found = facts.booked.findIndex((booking) =>
    room.reference === '' ? isSame(room, booking) : booking.reference === room.reference.toUpperCase(),
  )
  const [booking] = found < 0 ? [] : facts.booked.splice(found, 1)
  if (booking && isSame(room, booking)) return { outcome: 'same' }
  if (booking) {
    return error(
      'reference',
      say('{reference} differs from this row. Change the booking itself', { reference: booking.reference }),
    )
  }
  if (room.reference !== '') {
    return error(
      'reference',
      say('This group has no booking {reference}', { reference: isolate(room.reference) }),
    )
  }
  const type = facts.types.find(({ name }) => name.toLowerCase() === room.roomType.toLowerCase())
  if (!type)
    return error(
      'roomType',
      say('There is no room type called {roomType}', { roomType: isolate(room.roomType) }),
    )
  const fault = facts.findFault({ ...room, roomTypeId: type.id })
  if (fault)
    return error(aboutGuests.includes(fault.kind) ? 'adults' : 'checkIn', obstacleWords(fault, plainFormats))
  const nights = listNights(room.checkInOn, room.checkOutOn)
  const takenOn = (night: string) => facts.taken.get(`${type.id} ${night}`) ?? 0
  const full = nights.filter((night) => facts.left(type.id, night) - takenOn(night) < 1)
  if (full.length > 0) return error('roomType', fullWords(full))
  for (const night of nights) facts.taken.set(`${type.id} ${night}`, takenOn(night) + 1)
  return { outcome: 'new', roomTypeId: type.id }
}

const aboutGuests: Obstacle['kind'][] = ['adults-only', 'children-from-12', 'too-many-guests']

/** Says that a room type is full on these nights. */
export function fullWords(nights: readonly string[]): string {
  const night = dayText(nights[0] ?? '')
  const more = nights.length - 1
  return more === 0
    ? say('No room of this type is left on {night}', { night })
    : say(
        'No room of this type is left on {night} and {more, plural, one {# more night} other {# more nights}}',
        {
          night,
          more,
        },
      )
}

function isSame(room: ListedRoom, booking: GroupBooking): boolean {
  return (
    room.guest.name.toLowerCase() === booking.guestName.toLowerCase() &&
    room.roomType.toLowerCase() === booking.roomTypeName.toLowerCase() &&
    room.checkInOn === booking.checkInOn &&
    room.checkOutOn === booking.checkOutOn
  )
}

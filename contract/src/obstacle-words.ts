import type { BookingState } from './booking-states.ts'
import { isolate } from './isolate.ts'
import type { Obstacle } from './obstacles.ts'
import { say } from './say.ts'
import type { WordFormats } from './word-formats.ts'

/** Writes, for example, `Double is sold out on 16 June 2026`, without a full stop. */
export function obstacleWords({ kind, params }: Obstacle, { day }: WordFormats): string {
  switch (kind) {
    case 'check-out-first':
      return say('Check-out must be after check-in')
    case 'check-in-past':
      return say('Check-in is in the past')
    case 'check-out-past':
      return say('Check-out is in the past')
    case 'stay-too-long':
      return say('A stay can be at most {nights, plural, one {# night} other {# nights}} long', {
        nights: params.nights,
      })
    case 'too-far-ahead':
      return say('Stays can be booked up to three years ahead')
    case 'last-night':
      return say('Check-in was last night')
    case 'adults-only':
      return say('The hotel is for adults only')
    case 'children-from-12':
      return say('The hotel accepts children aged 12 and over')
    case 'too-many-guests':
      return say('There are too many guests for these rooms')
    case 'too-many-rooms':
      return say('Book at most {rooms} rooms at once', { rooms: params.rooms })
    case 'plan-not-on-sale':
      return say('{plan} is not on sale', { plan: isolate(params.name) })
    case 'plan-for-companies':
      return say('{plan} is only for guests of its companies', { plan: isolate(params.name) })
    case 'plan-on-sale-from':
      return say('{plan} goes on sale on {day}', { plan: isolate(params.name), day: day(params.on) })
    case 'plan-sold-until':
      return say('{plan} was sold until {day}', { plan: isolate(params.name), day: day(params.on) })
    case 'no-arrivals':
      return say('{room} takes no arrivals on {day}', { room: isolate(params.name), day: day(params.on) })
    case 'no-departures':
      return say('{room} takes no departures on {day}', { room: isolate(params.name), day: day(params.on) })
    case 'night-closed':
      return say('{room} is closed on {day}', { room: isolate(params.name), day: day(params.on) })
    case 'sold-out':
      return say('{room} is sold out on {day}', { room: isolate(params.name), day: day(params.on) })
    case 'few-left':
      return say('{room} has only {left} left on {day}', {
        room: isolate(params.name),
        left: params.left,
        day: day(params.on),
      })
    case 'min-stay':
      return say('{room} needs a stay of at least {nights, plural, one {# night} other {# nights}}', {
        room: isolate(params.name),
        nights: params.nights,
      })
    case 'max-stay':
      return say('{room} allows a stay of at most {nights, plural, one {# night} other {# nights}}', {
        room: isolate(params.name),
        nights: params.nights,
      })
    case 'room-taken':
      return say('Room {room} is taken on one of these nights', { room: params.roomNumber })
    case 'stay-over':
      return say(overWords[params.state])
    case 'guest-arrived':
      return say('The guest has arrived: only the check-out can change')
  }
}

const overWords: Record<BookingState, string> = {
  held: say('A stay that is held cannot be changed'),
  confirmed: say('A stay that is confirmed cannot be changed'),
  'checked-in': say('A stay that is checked in cannot be changed'),
  'checked-out': say('A stay that is checked out cannot be changed'),
  cancelled: say('A stay that is cancelled cannot be changed'),
  'no-show': say('A stay that is no show cannot be changed'),
  expired: say('A stay that is expired cannot be changed'),
}

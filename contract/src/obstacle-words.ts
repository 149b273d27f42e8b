import { isolate } from './isolate.ts'
import type { Obstacle } from './obstacles.ts'
import type { WordFormats } from './word-formats.ts'

/** Writes, for example, `Double is sold out on 16 June 2026`, without a full stop. */
export function obstacleWords({ kind, params }: Obstacle, { day }: WordFormats): string {
  switch (kind) {
    case 'check-out-first':
      return 'Check-out must be after check-in'
    case 'check-in-past':
      return 'Check-in is in the past'
    case 'check-out-past':
      return 'Check-out is in the past'
    case 'stay-too-long':
      return `A stay can be at most ${nights(params.nights)} long`
    case 'too-far-ahead':
      return 'Stays can be booked up to three years ahead'
    case 'last-night':
      return 'Check-in was last night'
    case 'adults-only':
      return 'The hotel is for adults only'
    case 'children-from-12':
      return 'The hotel accepts children aged 12 and over'
    case 'too-many-guests':
      return 'There are too many guests for these rooms'
    case 'too-many-rooms':
      return `Book at most ${params.rooms} rooms at once`
    case 'plan-not-on-sale':
      return `${isolate(params.name)} is not on sale`
    case 'plan-on-sale-from':
      return `${isolate(params.name)} goes on sale on ${day(params.on)}`
    case 'plan-sold-until':
      return `${isolate(params.name)} was sold until ${day(params.on)}`
    case 'no-arrivals':
      return `${isolate(params.name)} takes no arrivals on ${day(params.on)}`
    case 'no-departures':
      return `${isolate(params.name)} takes no departures on ${day(params.on)}`
    case 'night-closed':
      return `${isolate(params.name)} is closed on ${day(params.on)}`
    case 'sold-out':
      return `${isolate(params.name)} is sold out on ${day(params.on)}`
    case 'few-left':
      return `${isolate(params.name)} has only ${params.left} left on ${day(params.on)}`
    case 'min-stay':
      return `${isolate(params.name)} needs a stay of at least ${nights(params.nights)}`
    case 'max-stay':
      return `${isolate(params.name)} allows a stay of at most ${nights(params.nights)}`
    case 'room-taken':
      return `Room ${params.roomNumber} is taken on one of these nights`
    case 'stay-over':
      return `A stay that is ${params.state.replace('-', ' ')} cannot be changed`
    case 'guest-arrived':
      return 'The guest has arrived: only the check-out can change'
  }
}

function nights(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`
}

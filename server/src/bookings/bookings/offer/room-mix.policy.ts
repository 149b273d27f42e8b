import {
  type ChosenStay,
  guestRooms,
  type RoomChoice,
  type StayQuery,
} from '@roomlark/contract/bookings/offers'
import { childObstacles } from '../change/obstacles.policy.ts'
import { chosenStay, type OpenSale, offersFor } from './offers.policy.ts'
import type { Sale } from './quote.policy.ts'

/** A party is offered at most this many rooms more than it asked for. */
const mostMore = 3
const mostTypes = 6
/** Pricing stops here, so that a page of a large hotel without such rooms stays fast. */
const mostTried = 300

/**
 * Finds rooms, of one type or several, that take a party which no room type has room for as it asked. It prefers the
 * fewest rooms, and then the lowest price.
 */
export function findRoomMix(stay: StayQuery, sale: OpenSale, types: Sale['types']): ChosenStay | null {
  if (childObstacles(sale.hotel.childrenPolicy, stay.childAges).length > 0) return null
  // Whoever finds no room alone is kept out by the dates, not by the size of the party.
  const open = offersFor({ ...stay, adults: 1, childAges: [], rooms: 1 }, sale, types)
  const isOpen = (roomTypeId: string, ratePlanId?: string) =>
    open.some((one) => one.roomTypeId === roomTypeId && (ratePlanId ?? one.ratePlanId) === one.ratePlanId)
  const mixed = types
    .filter(({ id }) => isOpen(id))
    .map(({ id }) => ({ id, left: countLeft(open, id) }))
    .slice(0, mostTypes)
  let tried = 0
  for (let rooms = stay.rooms; rooms <= Math.min(guestRooms, stay.rooms + mostMore); rooms += 1) {
    const found: ChosenStay[] = []
    for (const mix of listMixes(mixed, rooms)) {
      for (const { id: ratePlanId } of sale.plans) {
        if (tried === mostTried) break
        if (!mix.every(({ roomTypeId }) => isOpen(roomTypeId, ratePlanId))) continue
        tried += 1
        const { chosen } = chosenStay(stay, sale, types, { ratePlanId, rooms: mix })
        if (chosen) found.push(chosen)
      }
    }
    const [cheapest] = found.sort((a, b) => a.quote.totalCents - b.quote.totalCents)
    if (cheapest) return cheapest
  }
  return null
}

type MixedType = { id: string; left: number }

function countLeft(offers: { roomTypeId: string; left: number }[], id: string): number {
  return offers.find(({ roomTypeId }) => roomTypeId === id)?.left ?? 0
}

/** Lists every way to take so many rooms of these types. */
function* listMixes([type, ...others]: readonly MixedType[], rooms: number): Generator<RoomChoice['rooms']> {
  if (rooms === 0) yield []
  if (rooms === 0 || !type) return
  for (let quantity = Math.min(rooms, type.left); quantity >= 0; quantity -= 1) {
    for (const rest of listMixes(others, rooms - quantity)) {
      yield quantity > 0 ? [{ roomTypeId: type.id, quantity }, ...rest] : rest
    }
  }
}

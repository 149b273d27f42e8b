import { addDays, daysBetween } from '@roomlark/contract/dates'

export type Nights = { fromOn: string; untilOn: string }

export type RoomlessStay = Nights & {
  stayId: string
  bookingId: string
  roomTypeId: string
  /** The room of this type in which the guest slept last. */
  lastRoomId: string | null
}

export type AssignableRoom = {
  id: string
  number: string
  roomTypeId: string
  floor: string | null
  taken: readonly Nights[]
}

/** A room that is free for longer than this next to a stay is as good as one that is free forever. */
const longestGap = 30

type Order = (a: RoomlessStay, b: RoomlessStay) => number

/**
 * Finds a room for as many stays as possible. Where long stays choose first, fewer gaps are left; where early ones do,
 * no stay is left over that could have had a room.
 */
export function proposeRooms(
  stays: readonly RoomlessStay[],
  rooms: readonly AssignableRoom[],
): Map<string, AssignableRoom> {
  const [byLength, byDate] = [longestFirst, earliestFirst].map((order) => chooseRooms(stays, rooms, order))
  return byLength && byDate && byDate.size > byLength.size ? byDate : (byLength ?? new Map())
}

/**
 * Each stay takes the room in which its guest slept last, else the one that leaves the shortest gaps, on the floor of
 * the others who come with it.
 */
function chooseRooms(
  stays: readonly RoomlessStay[],
  rooms: readonly AssignableRoom[],
  order: Order,
): Map<string, AssignableRoom> {
  const taken = new Map(rooms.map(({ id, taken: nights }) => [id, [...nights]]))
  const chosen = new Map<string, AssignableRoom>()
  const floors = new Map<string, Set<string | null>>()
  for (const stay of stays.toSorted(order)) {
    const isHome = (room: AssignableRoom) => Number(floors.get(stay.bookingId)?.has(room.floor) ?? true)
    const [best] = rooms
      .filter(({ id, roomTypeId }) => roomTypeId === stay.roomTypeId && isFree(taken.get(id) ?? [], stay))
      .map((room) => ({ room, gaps: countGaps(taken.get(room.id) ?? [], stay) }))
      .sort(
        (a, b) =>
          Number(b.room.id === stay.lastRoomId) - Number(a.room.id === stay.lastRoomId) ||
          isHome(b.room) - isHome(a.room) ||
          a.gaps - b.gaps ||
          a.room.number.localeCompare(b.room.number, 'en', { numeric: true }),
      )
    if (!best) continue
    chosen.set(stay.stayId, best.room)
    taken.get(best.room.id)?.push(stay)
    floors.set(stay.bookingId, (floors.get(stay.bookingId) ?? new Set()).add(best.room.floor))
  }
  return chosen
}

function longestFirst(a: RoomlessStay, b: RoomlessStay): number {
  const nights = ({ fromOn, untilOn }: Nights) => daysBetween(fromOn, untilOn)
  return nights(b) - nights(a) || earliestFirst(a, b)
}

function earliestFirst(a: RoomlessStay, b: RoomlessStay): number {
  return a.fromOn.localeCompare(b.fromOn) || a.stayId.localeCompare(b.stayId)
}

function isFree(taken: readonly Nights[], { fromOn, untilOn }: Nights): boolean {
  return !taken.some((other) => other.fromOn < untilOn && fromOn < other.untilOn)
}

/** Counts the nights that stay empty right before and after a stay. */
function countGaps(taken: readonly Nights[], { fromOn, untilOn }: Nights): number {
  const before = taken.filter((other) => other.untilOn <= fromOn).map((other) => other.untilOn)
  const after = taken.filter((other) => other.fromOn >= untilOn).map((other) => other.fromOn)
  const last = before.sort().at(-1) ?? addDays(fromOn, -longestGap)
  const next = after.sort()[0] ?? addDays(untilOn, longestGap)
  return Math.min(longestGap, daysBetween(last, fromOn)) + Math.min(longestGap, daysBetween(untilOn, next))
}

import type { FreeRooms } from '@roomlark/contract/bookings/front-desk'
import type { RoomStates } from '@roomlark/contract/inventory/housekeeping'
import { isReady } from '@roomlark/contract/inventory/room-states'

type Stay = Pick<FreeRooms, 'stayId' | 'rooms'>

/** A room for each stay: the chosen one, otherwise the best that no other stay has. */
export function chosenRooms(
  stays: readonly Stay[],
  own: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const taken = new Set(own.values())
  const rooms = new Map<string, string>()
  for (const { stayId, rooms: free } of stays) {
    const chosen = own.get(stayId) ?? free.find(({ id }) => !taken.has(id))?.id
    if (chosen === undefined) continue
    taken.add(chosen)
    rooms.set(stayId, chosen)
  }
  return rooms
}

/**
 * The stays that need a choice: those without a room, and those whose room is not ready, which stays their first choice.
 * Of the other rooms, those that are ready come first, and those whose guests have not checked out come last.
 */
export function staysToAsk(stays: readonly FreeRooms[], states: RoomStates | undefined): FreeRooms[] {
  const byId = new Map(states?.rooms.map((room) => [room.id, room]))
  const rankReadiness = (roomId: string) => {
    const room = byId.get(roomId)
    if (!room) return 0
    return room.isStillIn ? 2 : Number(!isReady(room.state, states?.needsInspection ?? false))
  }
  return stays
    .filter(({ roomId }) => roomId === null || rankReadiness(roomId) > 0)
    .map((stay) => {
      const own = byId.get(stay.roomId ?? '')
      const rooms = stay.rooms.toSorted((a, b) => rankReadiness(a.id) - rankReadiness(b.id))
      return { ...stay, rooms: own ? [{ id: own.id, number: own.number }, ...rooms] : rooms }
    })
}

/** True if a room has to be assigned before check-in. */
export function needsRoom({ rooms }: { rooms: readonly { number: string | null }[] }): boolean {
  return rooms.some(({ number }) => number === null)
}

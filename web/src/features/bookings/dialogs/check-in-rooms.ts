import type { FreeRooms } from '@roomlark/contract/front-desk'

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

/** Whether a room has to be assigned before check-in. */
export function needsRoom({ rooms }: { rooms: readonly { number: string | null }[] }): boolean {
  return rooms.some(({ number }) => number === null)
}

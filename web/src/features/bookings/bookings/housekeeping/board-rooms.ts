import type { HousekeepingRoom } from '@roomlark/contract/inventory/housekeeping'
import { type CleaningState, floorWords, isReady } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'

/** Views that the list can be narrowed to. */
export const boardViews = ['to-clean', 'arrivals', 'mine', 'all'] as const
export type BoardView = (typeof boardViews)[number]

export const viewWords: Readonly<Record<BoardView, string>> = {
  'to-clean': say('To clean'),
  arrivals: say('Arrivals'),
  mine: say('Mine'),
  all: say('All'),
}

type Wish = { needsInspection: boolean; userId: string }

/** True if somebody has something to do in the room. */
function isWaiting({ state }: Pick<HousekeepingRoom, 'state'>, needsInspection: boolean): boolean {
  return state !== 'out-of-order' && !isReady(state, needsInspection)
}

export function isShown(room: HousekeepingRoom, view: BoardView, { needsInspection, userId }: Wish): boolean {
  switch (view) {
    case 'to-clean':
      return isWaiting(room, needsInspection)
    case 'arrivals':
      return room.arrival === 'expected'
    case 'mine':
      return room.assignee?.userId === userId
    case 'all':
      return true
  }
}

export type Floor = { floor: string; name: string; rooms: HousekeepingRoom[]; waiting: number }

/**
 * Rooms by floor, the lowest first; on each floor those come first that a guest is waiting for. `marked` has what rooms
 * were before they were marked a moment ago: they stay in their place, under the thumb.
 */
export function groupByFloor(
  rooms: readonly HousekeepingRoom[],
  needsInspection: boolean,
  marked: ReadonlyMap<string, CleaningState> = new Map(),
): Floor[] {
  const isUrgent = (room: HousekeepingRoom) =>
    room.arrival === 'expected' && isWaiting({ state: marked.get(room.id) ?? room.state }, needsInspection)
  const byFloor = Map.groupBy(rooms, ({ floor }) => floor)
  return [...byFloor]
    .map(([floor, here]) => ({
      floor,
      name: floorWords(floor),
      rooms: here.toSorted((a, b) => Number(isUrgent(b)) - Number(isUrgent(a))),
      waiting: here.filter((room) => isWaiting(room, needsInspection)).length,
    }))
    .toSorted((a, b) => a.floor.localeCompare(b.floor, 'en', { numeric: true }))
}

export function floorMidSentence(floor: string): string {
  if (floor === '0') return say('ground floor')
  return floor.length <= 2 ? say('floor {floor}', { floor }) : floor.toLowerCase()
}

/** Describes the day of the room without anybody's name: `Leaves today, arrival today`. */
export function todayWords({ departure, arrival, isStayOver }: HousekeepingRoom): string {
  const before = departure
    ? departure === 'expected'
      ? say('Leaves today')
      : say('Has left')
    : isStayOver
      ? say('Stays on')
      : ''
  if (!arrival) return before || say('Vacant')
  const isExpected = arrival === 'expected'
  if (!before) return isExpected ? say('Arrival today') : say('Has arrived')
  return isExpected ? say('{before}, arrival today', { before }) : say('{before}, has arrived', { before })
}

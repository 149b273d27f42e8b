import * as z from 'zod/mini'
import { say } from '../say.ts'

/** States that somebody can mark a room as. */
export const cleaningStates = ['dirty', 'clean', 'inspected'] as const
export const CleaningState = z.enum(cleaningStates)
export type CleaningState = z.infer<typeof CleaningState>

/** State of a room now: a room with a block today is out of order, whatever it was marked as. */
export const RoomState = z.enum([...cleaningStates, 'out-of-order'])
export type RoomState = z.infer<typeof RoomState>

/** Rooms that were slept in become dirty at this hour of the hotel's clock, when late arrivals are in. */
export const dirtyFromHour = 4

/** Tells whether a guest may be shown to the room. */
export function isReady(state: RoomState, needsInspection: boolean): boolean {
  return state === 'inspected' || (state === 'clean' && !needsInspection)
}

/** `The guests of room 302 have not checked out` */
export function stillInWords(number: string): string {
  return say('The guests of room {number} have not checked out', { number })
}

/** `The next guests of room 302 have checked in` */
export function nextInWords(number: string): string {
  return say('The next guests of room {number} have checked in', { number })
}

/** `Room 302 is not clean yet`, or undefined if a guest may be shown to it. */
export function notReadyWords(
  { number, state, isStillIn }: { number: string; state: RoomState; isStillIn: boolean },
  needsInspection: boolean,
): string | undefined {
  if (isStillIn) return stillInWords(number)
  if (isReady(state, needsInspection)) return undefined
  if (state === 'out-of-order') return say('Room {number} is out of order', { number })
  return state === 'dirty'
    ? say('Room {number} is not clean yet', { number })
    : say('Room {number} is not inspected yet', { number })
}

/**
 * The floor of a room: as the hotel calls it, else as its number says. 302 is on floor 3, 1204 on floor 12, B7 on floor
 * B, and a number of one or two digits on the ground floor.
 */
export function getFloor({ number, floor }: { number: string; floor: string | null }): string {
  if (floor !== null) return floor
  const [, letters = '', digits = ''] = /^\s*(\p{L}*)[\s.-]*(\d*)/u.exec(number) ?? []
  if (letters !== '') return letters.toUpperCase()
  return digits.length > 2 ? digits.slice(0, -2) : '0'
}

/** `Floor 3`, `Ground floor`, or the hotel's own word: `Annexe`. */
export function floorWords(floor: string): string {
  if (floor === '0') return say('Ground floor')
  return floor.length <= 2 ? say('Floor {floor}', { floor }) : floor
}

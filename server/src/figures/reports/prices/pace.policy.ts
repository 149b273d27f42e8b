type Week = { nowRooms: number; thenRooms: number; capacity: number }

/** Less than this is chance: rooms, share of what can be sold, and share of what was sold a year ago. */
const least = { rooms: 3, ofCapacity: 0.15, ofLastYear: 0.2 }
/** From this difference on, the larger step is suggested. */
const muchOfLastYear = 0.5

/** Returns by how many percent the prices of a week could change, or undefined where it sells much as a year ago. */
export function suggestPercent({ nowRooms, thenRooms, capacity }: Week): number | undefined {
  if (thenRooms === 0) return undefined
  const difference = nowRooms - thenRooms
  const size = Math.abs(difference)
  if (size < least.rooms || size < least.ofCapacity * capacity) return undefined
  if (size < least.ofLastYear * thenRooms) return undefined
  return Math.sign(difference) * (size < muchOfLastYear * thenRooms ? 5 : 10)
}

/** Percent by which something grew, one decimal. From nothing to something is 100 %. */
export function trendOf(current: number, before: number): number {
  if (before === 0) return current === 0 ? 0 : 100
  return round(((current - before) / before) * 100, 1)
}

/** Percent, or null where there is nothing to divide by. */
export function percentOf(part: number, whole: number, decimals = 1): number | null {
  return whole === 0 ? null : round((part / whole) * 100, decimals)
}

export function averageOf(sum: number, count: number, decimals = 1): number | null {
  return count === 0 ? null : round(sum / count, decimals)
}

function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** How many rooms there were, are or will be on a night. */
export type RoomsOn = (night: string) => number

/** From the rooms there are today back through what came and went since; nights to come have those of today. */
export function roomsOnNights(today: number, changes: { day: string; before: number }[]): RoomsOn {
  return (night) => changes.reduce((rooms, { day, before }) => (day > night ? rooms + before : rooms), today)
}

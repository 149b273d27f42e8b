/** Returns the growth in percent with one decimal. Growth from nothing to something counts as 100 %. */
export function computeTrend(current: number, before: number): number {
  if (before === 0) return current === 0 ? 0 : 100
  return round(((current - before) / before) * 100, 1)
}

/** Returns a percentage, or null if the whole is zero. */
export function computePercent(part: number, whole: number, decimals = 1): number | null {
  return whole === 0 ? null : round((part / whole) * 100, decimals)
}

/** Returns bookings as a percentage of clicks, or null without clicks: one definition for every page that shows it. */
export function computeConversion(bookings: number, clicks: number): number | null {
  return computePercent(bookings, clicks, 2)
}

export function computeAverage(sum: number, count: number, decimals = 1): number | null {
  return count === 0 ? null : round(sum / count, decimals)
}

function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** Returns how many rooms there were, are or will be on a night. */
export type RoomsOn = (night: string) => number

/**
 * Works back from today's rooms through those added and removed since; future nights have as many as today.
 */
export function roomsOnNights(today: number, changes: { day: string; before: number }[]): RoomsOn {
  return (night) => changes.reduce((rooms, { day, before }) => (day > night ? rooms + before : rooms), today)
}

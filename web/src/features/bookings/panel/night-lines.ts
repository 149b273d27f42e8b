import type { Booking } from '@roomlark/contract/booking'
import { weekdayDay } from '../../../lib/day-words.ts'

export type NightLine = { key: string; words: string; cents: number; isReleased: boolean }

/** One line per night over all rooms, with the number of rooms if there are several. */
export function nightLines(stays: Booking['stays']): NightLine[] {
  const nights = Map.groupBy(
    stays.flatMap((stay) => stay.nightlyCents),
    ({ night }) => night,
  )
  return [...nights]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([night, rooms]) => ({
      key: night,
      words: rooms.length === 1 ? weekdayDay(night) : `${weekdayDay(night)}, ${rooms.length} rooms`,
      cents: rooms.reduce((sum, { priceCents }) => sum + priceCents, 0),
      isReleased: rooms.every(({ released }) => released),
    }))
}

import type { HotelActivity } from '@roomlark/contract/hotels'
import { isoDate } from '../../../lib/format-date.ts'
import { activityWords } from './activity-words.ts'

export type ActivityLine = { newest: HotelActivity; words: string; count: number }

/** What one person did again and again on one day is told once, at its latest time. */
export function activityLines(deeds: readonly HotelActivity[]): ActivityLine[] {
  const lines: ActivityLine[] = []
  for (const deed of deeds) {
    const words = activityWords(deed)
    const line = lines.at(-1)
    if (line && line.words === words && line.newest.actor === deed.actor && sameDay(line.newest, deed)) {
      line.count += 1
    } else lines.push({ newest: deed, words, count: 1 })
  }
  return lines
}

function sameDay(one: HotelActivity, other: HotelActivity): boolean {
  return isoDate(new Date(one.at)) === isoDate(new Date(other.at))
}

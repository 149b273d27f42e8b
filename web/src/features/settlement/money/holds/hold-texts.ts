import type { FactFormats } from '@roomlark/contract/partners/commission-hold-words'
import { say } from '@roomlark/contract/say'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { clockTime, isoDate } from '../../../../lib/format-date.ts'
import { countText } from '../../../../lib/format-number.ts'
import { accountFormats } from '../../../../parts/word-formats.ts'

/** `Tue 16 June at 10:24` */
export function momentWords(instant: string): string {
  const at = new Date(instant)
  return say('{day} at {time}', { day: weekdayLongDay(isoDate(at)), time: clockTime(at) })
}

/** `Tue 16 June` */
export function dayWords(instant: string): string {
  return weekdayLongDay(isoDate(new Date(instant)))
}

export const factFormats: FactFormats = { ...accountFormats, count: countText, moment: momentWords }

/** Computes the remaining time of a hold, and the elapsed part of its time. */
export function timeLeft(hold: { heldAt: string; releasesAt: string }, now: Date) {
  const from = new Date(hold.heldAt).getTime()
  const until = new Date(hold.releasesAt).getTime()
  const left = Math.max(0, until - now.getTime())
  return {
    days: Math.ceil(left / 86_400_000),
    percent: Math.min(100, Math.max(0, ((now.getTime() - from) / (until - from)) * 100)),
  }
}

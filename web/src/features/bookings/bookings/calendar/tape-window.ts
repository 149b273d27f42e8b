import { addDays, daysBetween } from '@roomlark/contract/dates'
import { longRangeWords, monthWords } from '../../../../lib/day-words.ts'
import type { TapeSpan } from '../booking-address.ts'

/** The days a tape chart shows. */
export type TapeWindow = { fromOn: string; days: number }

/** Two weeks from yesterday or from the requested day, or the month that contains it. */
export function tapeWindow(span: TapeSpan, fromOn: string | undefined, today: string): TapeWindow {
  if (span === 'fortnight') return { fromOn: fromOn ?? addDays(today, -1), days: 14 }
  const first = firstOfMonth(fromOn ?? today)
  return { fromOn: first, days: daysBetween(first, firstOfMonth(addDays(first, 31))) }
}

/** The first day of the previous or next chart. */
export function besideWindow({ fromOn, days }: TapeWindow, span: TapeSpan, step: -1 | 1): string {
  if (span === 'fortnight') return addDays(fromOn, step * days)
  return step === 1 ? addDays(fromOn, days) : firstOfMonth(addDays(fromOn, -1))
}

export function windowDays({ fromOn, days }: TapeWindow): string[] {
  return Array.from({ length: days }, (_, index) => addDays(fromOn, index))
}

/** `15 to 28 June 2026`, `June 2026` */
export function windowWords(window: TapeWindow, span: TapeSpan): string {
  if (span === 'month') return monthWords(window.fromOn)
  return longRangeWords(window.fromOn, addDays(window.fromOn, window.days - 1), '')
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

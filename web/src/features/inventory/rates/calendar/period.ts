import { addDays, addMonths, daysBetween, IsoDate } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'

/** Periods to choose from. A year is shown by its months; `nights` is the same year night by night. */
export const periods = { '2-weeks': say('2 weeks'), month: say('Month'), year: say('Year') }
export type Period = keyof typeof periods | 'nights'

/**
 * Part of the calendar that is shown: two weeks from this night on, or the month or the twelve months that it begins.
 */
export type Shown = { from: string; period: Period }
export type Range = { fromOn: string; untilOn: string }

export function isPeriod(text: string | null): text is Period {
  return text !== null && (text === 'nights' || Object.hasOwn(periods, text))
}

/** From the address; anything unreadable is two weeks from today. */
export function readShown(search: URLSearchParams, today: string): Shown {
  const from = IsoDate.safeParse(search.get('from'))
  const period = search.get('period')
  return {
    from: from.success ? from.data : today,
    period: isPeriod(period) ? period : '2-weeks',
  }
}

/** Its first and last night. */
export function getShownRange({ from, period }: Shown): Range {
  const fromOn = period === '2-weeks' ? from : firstOfMonth(from)
  return { fromOn, untilOn: addDays(stepped(fromOn, period, 1), -1) }
}

/** Without past nights; a range that is entirely in the past begins today. */
export function fromToday({ fromOn, untilOn }: Range, today: string): Range {
  if (today <= fromOn) return { fromOn, untilOn }
  return { fromOn: today, untilOn: untilOn < today ? today : untilOn }
}

/** Moved by this number of periods. */
export function shifted({ from, period }: Shown, steps: number): Shown {
  return { from: stepped(getShownRange({ from, period }).fromOn, period, steps), period }
}

/** The next period, to be fetched ahead; a whole year would be too much. */
export function nextRange(shown: Shown): Range | null {
  return shown.period === 'year' || shown.period === 'nights' ? null : getShownRange(shifted(shown, 1))
}

/** The same, moved by whole periods until it shows this night. */
export function showing(shown: Shown, night: string): Shown {
  let moved = shown
  while (night < getShownRange(moved).fromOn) moved = shifted(moved, -1)
  while (night > getShownRange(moved).untilOn) moved = shifted(moved, 1)
  return moved
}

export function nightCount({ fromOn, untilOn }: Range): number {
  return daysBetween(fromOn, untilOn) + 1
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

function stepped(from: string, period: Period, steps: number): string {
  if (period === '2-weeks') return addDays(from, 14 * steps)
  return addMonths(from, (period === 'month' ? 1 : 12) * steps)
}

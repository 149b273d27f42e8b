// Plain calendar dates, `YYYY-MM-DD`. UTC here only stands for a calendar without summer time.
export function dayFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
  // A grid names the same few hundred days over and over while it is scrolled.
  const said = new Map<string, string>()
  return (date) => {
    const words = said.get(date) ?? format.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
    if (!said.has(date)) said.set(date, words)
    return words
  }
}

/** `16` */
export const dayNumber = dayFormat({ day: 'numeric' })
/** `16 Jun` */
export const shortDay = dayFormat({ day: 'numeric', month: 'short' })
/** `16 June` */
const longDay = dayFormat({ day: 'numeric', month: 'long' })
/** `Tue 16 Jun` */
export const weekdayDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })
/** `Tue 16 June` */
export const weekdayLongDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'long' })
/** `Tue 16 June 2026` */
export const fullDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
/** `June 2026` */
export const monthWords = dayFormat({ month: 'long', year: 'numeric' })
/** `Tue` */
export const weekdayShort = dayFormat({ weekday: 'short' })

/** `Tu` */
export function weekdayLetters(date: string): string {
  return weekdayShort(date).slice(0, 2)
}

/** `16 to 21 Jun`, `28 Jun to 3 Jul`; the year is told unless it is the one we are in. */
export function rangeWords(from: string, to: string, thisYear = currentYear()): string {
  return range(shortDay, from, to, thisYear)
}

/** `16 to 21 June`, else as `rangeWords`. */
export function longRangeWords(from: string, to: string, thisYear = currentYear()): string {
  return range(longDay, from, to, thisYear)
}

function range(day: (date: string) => string, from: string, to: string, thisYear: string): string {
  if (from === to) return yearOf(to) === thisYear ? day(to) : `${day(to)} ${yearOf(to)}`
  if (yearOf(from) !== yearOf(to)) return `${day(from)} ${yearOf(from)} to ${day(to)} ${yearOf(to)}`
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayNumber(from) : day(from)
  return yearOf(to) === thisYear ? `${first} to ${day(to)}` : `${first} to ${day(to)} ${yearOf(to)}`
}

export function nightsWords(count: number): string {
  return count === 1 ? '1 night' : `${count.toLocaleString('en')} nights`
}

export function yearOf(date: string): string {
  return date.slice(0, 4)
}

export function currentYear(): string {
  return String(new Date().getFullYear())
}

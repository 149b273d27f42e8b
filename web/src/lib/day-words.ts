import { say } from '@roomlark/contract/say'
import { type Formats, isEnglish, perFormats } from './formats.ts'

/** Plain calendar dates, `YYYY-MM-DD`, as the account writes them. */
function dayFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  const writer = perFormats((formats) => {
    // UTC here only stands for a calendar without summer time.
    const inEnglish = isEnglish(formats)
    const format = new Intl.DateTimeFormat(inEnglish ? 'en-GB' : formats.locale, {
      timeZone: 'UTC',
      ...options,
    })
    const write = (date: string) => {
      const words = format.format(toInstant(date))
      return inEnglish ? words.replace(',', '') : words
    }
    // A grid formats the same few hundred days over and over while it is scrolled.
    return { write, said: new Map<string, string>() }
  })
  return (date) => {
    const { write, said } = writer()
    const words = said.get(date) ?? write(date)
    if (!said.has(date)) said.set(date, words)
    return words
  }
}

function toInstant(date: string): Date {
  return new Date(`${date}T00:00:00Z`)
}

/** `16` */
export function dayNumber(date: string): string {
  return String(Number(date.slice(8)))
}
/** `16 Jun` */
export const shortDay = dayFormat({ day: 'numeric', month: 'short' })
/** `16 June` */
export const longDay = dayFormat({ day: 'numeric', month: 'long' })
/** `Tue 16 Jun` */
export const weekdayDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })
/** `Tue 16 June` */
export const weekdayLongDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'long' })
/** `Tue 16 June 2026` */
export const fullDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' })
/** `16 June 2026` */
export const dayText = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' })
/** `June 2026` */
export const monthWords = dayFormat({ month: 'long', year: 'numeric' })
/** `June` */
export const monthName = dayFormat({ month: 'long' })
/** `Jun` */
export const monthShort = dayFormat({ month: 'short' })
/** `Tue` */
export const weekdayShort = dayFormat({ weekday: 'short' })
/** `Tuesday` */
export const weekdayLong = dayFormat({ weekday: 'long' })

/** `Tu` */
export function weekdayLetters(date: string): string {
  return weekdayShort(date).slice(0, 2)
}

/** `16 to 21 Jun`, `28 Jun to 3 Jul`; the year is given unless it is the current one. */
export function rangeWords(from: string, to: string, thisYear = currentYear()): string {
  return shortRange().write(from, to, thisYear)
}

/** `16 to 21 June`, else as `rangeWords`. */
export function longRangeWords(from: string, to: string, thisYear = currentYear()): string {
  return longRange().write(from, to, thisYear)
}

const shortRange = perFormats((formats) => rangeWriter(formats, 'short', shortDay))
const longRange = perFormats((formats) => rangeWriter(formats, 'long', longDay))

/** English has its own words for a range; every other language knows how it writes one. */
function rangeWriter(formats: Formats, month: 'short' | 'long', day: (date: string) => string) {
  if (isEnglish(formats))
    return { write: (from: string, to: string, year: string) => englishRange(day, from, to, year) }
  const options = { day: 'numeric', month, timeZone: 'UTC' } as const
  const plain = new Intl.DateTimeFormat(formats.locale, options)
  const dated = new Intl.DateTimeFormat(formats.locale, { ...options, year: 'numeric' })
  return {
    write(from: string, to: string, thisYear: string): string {
      const isPlain = getYear(from) === thisYear && getYear(to) === thisYear
      return (isPlain ? plain : dated).formatRange(toInstant(from), toInstant(to))
    },
  }
}

function englishRange(day: (date: string) => string, from: string, to: string, thisYear: string): string {
  if (from === to) return getYear(to) === thisYear ? day(to) : `${day(to)} ${getYear(to)}`
  if (getYear(from) !== getYear(to)) return `${day(from)} ${getYear(from)} to ${day(to)} ${getYear(to)}`
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayNumber(from) : day(from)
  return getYear(to) === thisYear ? `${first} to ${day(to)}` : `${first} to ${day(to)} ${getYear(to)}`
}

export function nightsWords(count: number): string {
  return say('{count, plural, one {# night} other {# nights}}', { count })
}

export function getYear(date: string): string {
  return date.slice(0, 4)
}

export function currentYear(): string {
  return String(new Date().getFullYear())
}

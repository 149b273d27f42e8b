import { say } from '@roomlark/contract/say'
import { fullDay } from './day-words.ts'
import { isEnglish, perFormats } from './formats.ts'

const writers = perFormats((formats) => {
  const timeZone = formats.timeZone === null ? {} : { timeZone: formats.timeZone }
  return {
    isEnglish: isEnglish(formats),
    date: new Intl.DateTimeFormat(isEnglish(formats) ? 'en-GB' : formats.locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      ...timeZone,
    }),
    clock: clockFormat(timeZone),
    seconds: new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      ...timeZone,
    }),
    iso: isoFormat(timeZone),
  }
})

/** Always 24 hours, whatever the formats. */
function clockFormat(zone: { timeZone?: string }): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zone })
}

/** Swedish dates are ISO dates. */
function isoFormat(zone: { timeZone?: string }): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', ...zone })
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `Tue 16 June 2026`, in the reader's time zone. */
export function longDate(date: Date): string {
  const { isEnglish, date: format } = writers()
  if (!isEnglish) return format.format(date)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    format.formatToParts(date).find((candidate) => candidate.type === type)?.value
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`
}

/** `Tue 16 June 2026, 17:02` */
export function longDateTime(date: Date): string {
  return `${longDate(date)}, ${clockTime(date)}`
}

/** `17:02`, in the reader's time zone. */
export function clockTime(date: Date): string {
  return writers().clock.format(date)
}

/** `17:02:41`, for what happens within seconds. */
export function clockSeconds(date: Date): string {
  return writers().seconds.format(date)
}

/** `17:02`, by the clock of another place. */
export function clockTimeIn(timeZone: string, date: Date): string {
  return clockFormat({ timeZone }).format(date)
}

/** `GMT+2` */
export function zoneOffset(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The calendar date as the reader sees it, for `<time dateTime>`. */
export function isoDate(date: Date): string {
  return writers().iso.format(date)
}

/** `2 hours ago` up to 24 hours, then `Yesterday`, then the date: the reader's, or that of another place. */
export function relativeTime(date: Date, now: Date, timeZone?: string): string {
  const age = now.getTime() - date.getTime()
  if (age < minute) return say('Just now')
  if (age < hour)
    return say('{count, plural, one {# minute ago} other {# minutes ago}}', {
      count: Math.floor(age / minute),
    })
  if (age < day)
    return say('{count, plural, one {# hour ago} other {# hours ago}}', { count: Math.floor(age / hour) })
  const toDay = (at: Date) => (timeZone === undefined ? isoDate(at) : isoFormat({ timeZone }).format(at))
  return toDay(date) === toDay(new Date(now.getTime() - day)) ? say('Yesterday') : fullDay(toDay(date))
}

/** As in the middle of a sentence: `just now` and `yesterday`, while days and months keep their capitals. */
export function midSentence(relative: string): string {
  return relative === say('Just now') || relative === say('Yesterday') ? relative.toLowerCase() : relative
}

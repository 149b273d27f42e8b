type Writers = Record<'date' | 'clock' | 'iso', Intl.DateTimeFormat> & { isEnglish: boolean }

let writers = writersFor('en-GB', null)

/** How dates and times are written from now on: as the account says. English keeps the house's own order. */
export function writeDatesAs({ locale, timeZone }: { locale: string; timeZone: string | null }): void {
  writers = writersFor(locale, timeZone)
}

function writersFor(locale: string, zone: string | null): Writers {
  const timeZone = zone === null ? {} : { timeZone: zone }
  const isEnglish = locale.startsWith('en')
  return {
    isEnglish,
    date: new Intl.DateTimeFormat(isEnglish ? 'en-GB' : locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      ...timeZone,
    }),
    clock: new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...timeZone,
    }),
    // Swedish dates are ISO dates.
    iso: new Intl.DateTimeFormat('sv-SE', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      ...timeZone,
    }),
  }
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `Tue 16 June 2026`, in the reader's time zone. */
export function longDate(date: Date): string {
  if (!writers.isEnglish) return writers.date.format(date)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    writers.date.formatToParts(date).find((candidate) => candidate.type === type)?.value
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`
}

/** `Tue 16 June 2026, 17:02` */
export function longDateTime(date: Date): string {
  return `${longDate(date)}, ${writers.clock.format(date)}`
}

/** The calendar date as the reader sees it, for `<time dateTime>`. */
export function isoDate(date: Date): string {
  return writers.iso.format(date)
}

/** `2 hours ago` up to 24 hours, then `Yesterday`, then the date. */
export function relativeTime(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime()
  if (age < minute) return 'Just now'
  if (age < hour) return ago(Math.floor(age / minute), 'minute')
  if (age < day) return ago(Math.floor(age / hour), 'hour')
  return isoDate(date) === isoDate(new Date(now.getTime() - day)) ? 'Yesterday' : longDate(date)
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

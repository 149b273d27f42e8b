const parts = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** `Tue 16 June 2026`, in the reader's time zone. */
export function longDate(date: Date): string {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.formatToParts(date).find((candidate) => candidate.type === type)?.value
  return `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`
}

/** `Tue 16 June 2026, 17:02` */
export function longDateTime(date: Date): string {
  return `${longDate(date)}, ${clock.format(date)}`
}

/** The calendar date as the reader sees it, for `<time dateTime>`. */
export function isoDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `2 hours ago` up to 24 hours, then `Yesterday`, then the date. */
export function relativeTime(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime()
  if (age < minute) return 'Just now'
  if (age < hour) return ago(Math.floor(age / minute), 'minute')
  if (age < day) return ago(Math.floor(age / hour), 'hour')
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return isoDate(date) === isoDate(yesterday) ? 'Yesterday' : longDate(date)
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

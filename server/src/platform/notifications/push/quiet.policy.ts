import type { QuietHours } from '@roomlark/contract/platform/push'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/**
 * Returns the end of the quiet hours if they have begun. Where clocks are changed in between, this is an hour off, so
 * whoever waits for it asks again.
 */
export function findQuietEnd(quiet: QuietHours | null, timeZone: string, now: Date): Date | null {
  if (quiet === null) return null
  const from = toMinutes(quiet.from)
  const length = minutesBetween(from, toMinutes(quiet.until))
  const passed = minutesBetween(from, minuteOfDay(timeZone, now))
  if (passed >= length) return null
  const minute = Math.floor(now.getTime() / minuteMs)
  return new Date((minute + length - passed) * minuteMs)
}

function minutesBetween(from: number, until: number): number {
  return (until - from + dayMinutes) % dayMinutes
}

function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function minuteOfDay(timeZone: string, at: Date): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return toMinutes(format.format(at))
}

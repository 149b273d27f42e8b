import { addDays, dateIn, getWeekday } from '@roomlark/contract/dates'
import type { Digest } from '@roomlark/contract/platform/notifications'

/** Digests are sent at this hour in the person's time zone; weekly ones on Mondays. */
const digestHour = 6

/**
 * Returns the day of the latest digest before this moment; each digest contains what was written before it.
 */
function getDigestDay(timeZone: string, at: Date, digest: Digest): string {
  const today = dateIn(timeZone, at)
  const day = hourIn(timeZone, at) < digestHour ? addDays(today, -1) : today
  return digest === 'weekly' ? addDays(day, -((getWeekday(day) + 6) % 7)) : day
}

export function isDigestDue(timeZone: string, waitingSince: Date, now: Date, digest: Digest): boolean {
  return getDigestDay(timeZone, waitingSince, digest) < getDigestDay(timeZone, now, digest)
}

function hourIn(timeZone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
}

import { addDays, dateIn } from '@roomlark/contract/dates'

/** Digests are sent at this hour in the person's time zone. */
const digestHour = 6

/**
 * Returns the day of the latest digest before this moment; each digest contains what was written before it.
 */
function getDigestDay(timeZone: string, at: Date): string {
  const day = dateIn(timeZone, at)
  return hourIn(timeZone, at) < digestHour ? addDays(day, -1) : day
}

export function isDigestDue(timeZone: string, waitingSince: Date, now: Date): boolean {
  return getDigestDay(timeZone, waitingSince) < getDigestDay(timeZone, now)
}

function hourIn(timeZone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
}

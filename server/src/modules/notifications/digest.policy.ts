import { addDays, dateIn } from '@roomlark/contract/dates'

/** In the morning, where the person is. */
const digestHour = 6

/** Which morning's mail was the last one to go out by then: each carries what came before it. */
function digestDayOf(timeZone: string, at: Date): string {
  const day = dateIn(timeZone, at)
  return hourIn(timeZone, at) < digestHour ? addDays(day, -1) : day
}

export function isDigestDue(timeZone: string, waitingSince: Date, now: Date): boolean {
  return digestDayOf(timeZone, waitingSince) < digestDayOf(timeZone, now)
}

function hourIn(timeZone: string, at: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at))
}

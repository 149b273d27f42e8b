import { addDays } from './dates.ts'

/**
 * A time in the form `YYYY-MM-DDTHH:MM` on the hotel's clock. Such strings sort in the order of the moments
 * they name.
 */
export type LocalTime = string

/** Returns the moment in the hotel's local time. */
export function hotelTime(at: Date, timeZone: string): LocalTime {
  const parts = getClock(timeZone).formatToParts(at)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** Until this time, last night can still be booked at the front desk. */
const lastNightUntil = '12:00'

/** Returns yesterday's date as long as late arrivals can still be booked for last night. */
export function lastNightOn(timeZone: string, now: Date): string | undefined {
  const local = hotelTime(now, timeZone)
  return local.slice(11) < lastNightUntil ? addDays(local.slice(0, 10), -1) : undefined
}

/**
 * Returns the instant at which a hotel's clock shows a time. A time that the clocks skip is counted from
 * midnight; of a time that occurs twice, it is the first.
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const local = `${date}T${time}`
  const { candidates, skipped } = candidatesFor(local, timeZone)
  return new Date(candidates[0] ?? skipped)
}

/**
 * Tells whether the hotel's clock has shown this time for the last time, so that what has passed stays
 * passed.
 */
export function hasPassed(local: LocalTime, at: Date, timeZone: string): boolean {
  const { candidates, skipped } = candidatesFor(local, timeZone)
  return at.getTime() >= (candidates.at(-1) ?? skipped)
}

function candidatesFor(local: LocalTime, timeZone: string): { candidates: number[]; skipped: number } {
  const wanted = Date.parse(`${local}:00Z`)
  const offsetAt = (at: number) => Date.parse(`${hotelTime(new Date(at), timeZone)}:00Z`) - at
  // These are the offsets before and after a possible clock change; no zone changes twice in two days.
  const [before, after] = [offsetAt(wanted - 86_400_000), offsetAt(wanted + 86_400_000)]
  const candidates = [wanted - before, wanted - after].filter((at) => at + offsetAt(at) === wanted)
  return { candidates, skipped: wanted - before }
}

/** There is one formatter per time zone, because creating one takes far longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function getClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  clocks.set(timeZone, clock)
  return clock
}

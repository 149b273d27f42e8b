import { daysBetween, getWeekday } from '../dates.ts'
import { changeByPercent } from '../money.ts'
import { say } from '../say.ts'
import type { CalendarEdit } from './calendar.ts'
import type { CalendarChange, CalendarNight } from './calendar-night.ts'

export const calendarLimits = { readNights: 400, editNights: 1100 } as const

type Range = { fromOn: string; untilOn: string }

/** Describes what is wrong with the requested nights, both ends included; returns undefined if nothing is. */
export function rangeFault({ fromOn, untilOn }: Range, most: number): string | undefined {
  if (untilOn < fromOn) return say('The last night cannot be before the first')
  return daysBetween(fromOn, untilOn) >= most
    ? say('Choose at most {count} nights', { count: most })
    : undefined
}

export function isNoChange(change: CalendarChange): boolean {
  return Object.values(change).every((value) => value === undefined)
}

/** Tells whether an edit applies to a night. */
export function isMeant(
  { fromOn, untilOn, weekdays }: Pick<CalendarEdit, 'fromOn' | 'untilOn' | 'weekdays'>,
  night: string,
): boolean {
  const isOnDay = weekdays.length === 0 || weekdays.includes(getWeekday(night))
  return fromOn <= night && night <= untilOn && isOnDay
}

/**
 * Returns a night after a change. `listCents` is the price the night falls back to when its own price is
 * removed; without it, the price shown stays until the calendar is read again.
 */
export function changedNight(
  before: CalendarNight,
  change: CalendarChange,
  facts: { units: number; listCents?: number },
): CalendarNight {
  const inOrder = facts.units - before.outOfOrder
  return {
    ...before,
    ...changedPrice(before, change, facts.listCents ?? before.priceCents),
    closed: change.closed ?? before.closed,
    minStay: change.minStay === undefined ? before.minStay : change.minStay,
    maxStay: change.maxStay === undefined ? before.maxStay : change.maxStay,
    closedToArrival: change.closedToArrival ?? before.closedToArrival,
    closedToDeparture: change.closedToDeparture ?? before.closedToDeparture,
    capacity: change.capacity === undefined ? before.capacity : Math.min(change.capacity ?? inOrder, inOrder),
  }
}

function changedPrice(before: CalendarNight, change: CalendarChange, listCents: number) {
  if (change.pricePercent !== undefined) {
    return { priceCents: changeByPercent(before.priceCents, change.pricePercent), overridden: true }
  }
  if (change.priceCents === undefined) return {}
  return change.priceCents === null
    ? { priceCents: listCents, overridden: false }
    : { priceCents: change.priceCents, overridden: true }
}

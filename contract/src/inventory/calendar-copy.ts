import * as z from 'zod/mini'
import { daysBetween, getWeekday, IsoDate } from '../dates.ts'
import { AcceptLow } from '../money.ts'
import { Id } from '../primitives.ts'
import { say } from '../say.ts'
import type { CalendarChange, CalendarNight } from './calendar-night.ts'

const part = z.boolean()

/** Selects which settings of a night are copied. */
export const CopiedParts = z
  .strictObject({ price: part, rooms: part, open: part, limits: part })
  .check(z.refine((parts) => Object.values(parts).some(Boolean), say('Choose what to copy')))
export type CopiedParts = z.infer<typeof CopiedParts>

export const CalendarCopy = z.strictObject({
  roomTypeIds: z.array(Id).check(z.minLength(1, say('Choose a room type')), z.maxLength(100)),
  /** The nights to copy, both ends included. */
  source: z.strictObject({ fromOn: IsoDate, untilOn: IsoDate }),
  fromOn: IsoDate,
  /** The last night is included. */
  untilOn: IsoDate,
  parts: CopiedParts,
  acceptLow: AcceptLow,
  /** If true, only reports what would change. */
  preview: z.boolean(),
})
export type CalendarCopy = z.infer<typeof CalendarCopy>

/**
 * Returns which source night a target night is copied from: one on the same weekday, and week by week if
 * whole weeks were chosen. Returns undefined if no source night has that weekday, so that the night stays as
 * it is.
 */
export function copyIndex(
  sourceFrom: string,
  count: number,
  targetFrom: string,
  night: string,
): number | undefined {
  const cycle = Math.max(7, Math.floor(count / 7) * 7)
  const lead = (getWeekday(targetFrom) - getWeekday(sourceFrom) + 7) % 7
  const index = (lead + daysBetween(targetFrom, night)) % cycle
  return index < count ? index : undefined
}

/**
 * Returns what copying a night changes. A night that sells all rooms in order is copied as "all rooms", even
 * if their number changes later or one is out of order on the target night.
 */
export function copiedChange(night: CalendarNight, parts: CopiedParts, units: number): CalendarChange {
  return {
    ...(parts.price && { priceCents: night.priceCents }),
    ...(parts.rooms && { capacity: night.capacity >= units - night.outOfOrder ? null : night.capacity }),
    ...(parts.open && { closed: night.closed }),
    ...(parts.limits && {
      minStay: night.minStay,
      maxStay: night.maxStay,
      closedToArrival: night.closedToArrival,
      closedToDeparture: night.closedToDeparture,
    }),
  }
}

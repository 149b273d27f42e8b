import * as z from 'zod/mini'
import { IsoDate, StayLimit } from '../dates.ts'
import { Cents, PercentChange } from '../money.ts'
import { say } from '../say.ts'
import { DemandStep } from './demand.ts'

/** One night of one room type. */
export const CalendarNight = z.object({
  night: IsoDate,
  priceCents: z.int(),
  /** True if the price was set for this night alone. */
  overridden: z.boolean(),
  /** The price after rules of occupancy and lead time, unless the night has its own; absent where no rule applies. */
  demand: z.optional(z.array(DemandStep)),
  closed: z.boolean(),
  minStay: StayLimit,
  maxStay: StayLimit,
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  /** Rooms that can be sold, not counting those out of order. */
  capacity: z.int(),
  /** Rooms out of order. */
  outOfOrder: z.int(),
  /** Rooms sold or held. */
  sold: z.int(),
  /** Rooms taken by an imported calendar or set aside for a group. */
  blocked: z.int(),
})
export type CalendarNight = z.infer<typeof CalendarNight>

/** Counts the rooms of a type that can still be sold on a night, unless it is closed. */
export function roomsLeft(night: Pick<CalendarNight, 'capacity' | 'sold' | 'blocked'>): number {
  return Math.max(0, night.capacity - night.sold - night.blocked)
}

/** Fields that are left out stay as they are. `priceCents: null` removes the night's own price. */
export const CalendarChange = z.strictObject({
  priceCents: z.optional(z.nullable(Cents)),
  pricePercent: z.optional(PercentChange),
  closed: z.optional(z.boolean()),
  minStay: z.optional(StayLimit),
  maxStay: z.optional(StayLimit),
  closedToArrival: z.optional(z.boolean()),
  closedToDeparture: z.optional(z.boolean()),
  /** The number of rooms to sell; null means as many as there are. */
  capacity: z.optional(
    z.nullable(z.int().check(z.gte(0, say('Use 0 or more')), z.lte(500, say('Use at most 500')))),
  ),
})
export type CalendarChange = z.infer<typeof CalendarChange>

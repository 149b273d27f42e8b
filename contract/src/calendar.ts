import * as z from 'zod/mini'
import { IsoDate, StayLimit, Weekdays } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Cents, PercentChange } from './money.ts'
import { Id } from './primitives.ts'

/** One night of one room type. */
export const CalendarNight = z.object({
  night: IsoDate,
  priceCents: z.int(),
  /** True where the price was set for this night alone. */
  overridden: z.boolean(),
  closed: z.boolean(),
  minStay: StayLimit,
  maxStay: StayLimit,
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  /** Rooms that can be sold at all. */
  capacity: z.int(),
  /** Rooms sold or held. */
  sold: z.int(),
  /** Rooms taken by an imported calendar. */
  blocked: z.int(),
})
export type CalendarNight = z.infer<typeof CalendarNight>

export const Calendar = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  currency: z.string(),
  roomTypes: z.array(z.object({ id: Id, name: z.string(), units: z.int(), nights: z.array(CalendarNight) })),
})
export type Calendar = z.infer<typeof Calendar>

/** What to change; what is left out stays. `priceCents: null` takes the night's own price away. */
export const CalendarChange = z.strictObject({
  priceCents: z.optional(z.nullable(Cents)),
  pricePercent: z.optional(PercentChange),
  closed: z.optional(z.boolean()),
  minStay: z.optional(StayLimit),
  maxStay: z.optional(StayLimit),
  closedToArrival: z.optional(z.boolean()),
  closedToDeparture: z.optional(z.boolean()),
  /** Rooms to sell; null: as many as there are. */
  capacity: z.optional(z.nullable(z.int().check(z.gte(0, 'Use 0 or more'), z.lte(500, 'Use at most 500')))),
})
export type CalendarChange = z.infer<typeof CalendarChange>

export const CalendarEdit = z.strictObject({
  roomTypeIds: z.array(Id).check(z.minLength(1, 'Choose a room type'), z.maxLength(100)),
  fromOn: IsoDate,
  /** The last night. */
  untilOn: IsoDate,
  /** 0 is Sunday; empty is every day. */
  weekdays: Weekdays,
  change: CalendarChange,
  /** Only say what would change. */
  preview: z.boolean(),
})
export type CalendarEdit = z.infer<typeof CalendarEdit>

export const CalendarEditResult = z.object({
  /** Nights touched, over all room types. */
  nights: z.int(),
  /** A few of them, before and after. */
  examples: z.array(z.object({ roomTypeId: Id, before: CalendarNight, after: CalendarNight })),
})
export type CalendarEditResult = z.infer<typeof CalendarEditResult>

const HotelParams = z.strictObject({ hotelId: Id })
const keepers = ['hotel', 'admin'] as const

export const calendar = {
  get: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/calendar',
    access: keepers,
    summary: 'Read prices, limits and what is sold for each night; at most 400 nights',
    params: HotelParams,
    query: z.strictObject({ fromOn: IsoDate, untilOn: IsoDate }),
    response: Calendar,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/calendar',
    access: keepers,
    summary: 'Change nights in bulk (dates × weekdays × room types), all or none; or only preview it',
    params: HotelParams,
    body: CalendarEdit,
    response: CalendarEditResult,
  }),
}

import * as z from 'zod/mini'
import { IsoDate, Weekdays } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { AcceptLow } from '../money.ts'
import { Id } from '../primitives.ts'
import { say } from '../say.ts'
import { CalendarCopy } from './calendar-copy.ts'
import { CalendarChange, CalendarNight } from './calendar-night.ts'
import { CalendarStep, CalendarUndo, CalendarUndoResult } from './calendar-undo.ts'

/** Rooms of a type that a group holds on a night, for calendars. */
export const GroupHold = z.object({
  groupId: Id,
  /** Null for callers who may not see bookings. */
  name: z.nullable(z.string()),
  roomTypeId: Id,
  night: IsoDate,
  rooms: z.int(),
})
export type GroupHold = z.infer<typeof GroupHold>

export const Calendar = z.object({
  fromOn: IsoDate,
  untilOn: IsoDate,
  currency: z.string(),
  roomTypes: z.array(z.object({ id: Id, name: z.string(), units: z.int(), nights: z.array(CalendarNight) })),
  /** The part of `blocked` that is set aside for groups. */
  groupHolds: z.array(GroupHold),
})
export type Calendar = z.infer<typeof Calendar>

export const CalendarEdit = z.strictObject({
  roomTypeIds: z.array(Id).check(z.minLength(1, say('Choose a room type')), z.maxLength(100)),
  fromOn: IsoDate,
  /** The last night is included. */
  untilOn: IsoDate,
  /** 0 is Sunday, and an empty list means every day. */
  weekdays: Weekdays,
  change: CalendarChange,
  acceptLow: AcceptLow,
  /** If true, only reports what would change. */
  preview: z.boolean(),
})
export type CalendarEdit = z.infer<typeof CalendarEdit>

export const CalendarEditResult = z.object({
  /** The number of nights affected, over all room types. */
  nights: z.int(),
  /** A few of them, before and after. */
  examples: z.array(z.object({ roomTypeId: Id, before: CalendarNight, after: CalendarNight })),
  /** Nights whose new price is 0 or below the floor of their room type. */
  low: z.int(),
  /** A few of those nights. */
  lowExamples: z.array(
    z.object({ roomTypeId: Id, night: IsoDate, priceCents: z.int(), floorCents: z.nullable(z.int()) }),
  ),
  /** The steps that undo the change; empty if nothing changed, null if there are too many. */
  undo: z.nullable(z.array(CalendarStep)),
})
export type CalendarEditResult = z.infer<typeof CalendarEditResult>

const HotelParams = z.strictObject({ hotelId: Id })
const keepers = ['hotel', 'admin'] as const

export const calendar = {
  get: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/calendar',
    keys: 'availability',
    access: keepers,
    permission: 'see-rooms',
    launch: ['hotelPages', 'bookings'],
    summary: 'Read prices, limits and what is sold for each night; at most 400 nights',
    params: HotelParams,
    query: z.strictObject({ fromOn: IsoDate, untilOn: IsoDate }),
    response: Calendar,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/calendar',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Change nights in bulk (dates × weekdays × room types), all or none; or only preview it',
    params: HotelParams,
    body: CalendarEdit,
    response: CalendarEditResult,
  }),
  copy: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/calendar/copy',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Copy nights to other dates by day of the week, all or none; or only preview it',
    params: HotelParams,
    body: CalendarCopy,
    response: CalendarEditResult,
  }),
  undo: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/calendar/undo',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Undo a change of nights; those changed or sold since stay as they are and are counted',
    params: HotelParams,
    body: CalendarUndo,
    bodyLimit: 1024 * 1024,
    response: CalendarUndoResult,
  }),
}

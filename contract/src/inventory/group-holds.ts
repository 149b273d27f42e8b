import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { Id } from '../primitives.ts'

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

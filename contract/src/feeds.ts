import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, requiredText } from './primitives.ts'

export const CalendarFeed = z.object({
  id: Id,
  roomTypeId: Id,
  name: z.string(),
  url: z.string(),
  /** Blocks it holds now. */
  blocks: z.int(),
  /** Events that did not fit because the night was already full. */
  conflicts: z.array(z.string()),
  lastTriedAt: z.nullable(Instant),
  lastReadAt: z.nullable(Instant),
  /** What went wrong at the last try. */
  error: z.nullable(z.string()),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

const HotelParams = z.strictObject({ hotelId: Id })
const FeedParams = z.strictObject({ hotelId: Id, feedId: Id })
const keepers = ['hotel', 'admin'] as const

export const feeds = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/feeds',
    access: keepers,
    summary: 'List the calendars a hotel reads, with their health',
    params: HotelParams,
    response: z.array(CalendarFeed),
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/feeds',
    access: keepers,
    summary: 'Read a calendar (iCal address) into a room type',
    params: HotelParams,
    body: z.strictObject({
      roomTypeId: Id,
      name: requiredText(60, 'Name is required'),
      url: z.string().check(
        z.maxLength(2000, 'That address is too long'),
        z.refine((value) => /^https?:\/\/[^\s/]+/.test(value), 'Enter a web address (https://…)'),
      ),
    }),
    response: CalendarFeed,
  }),
  sync: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/feeds/:feedId/sync',
    access: keepers,
    summary: 'Read a calendar now',
    params: FeedParams,
    response: CalendarFeed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/feeds/:feedId',
    access: keepers,
    summary: 'Stop reading a calendar and free what it blocked',
    params: FeedParams,
    response: z.null(),
  }),
}

import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { FeedFault } from '../feed-faults.ts'
import { Id, Instant, keepable, requiredName } from '../primitives.ts'
import { say } from '../say.ts'

/** An event for which some nights were already full. */
export const FeedConflict = z.object({
  /** The other channel's title of the event, which may be empty. */
  summary: z.string(),
  fromOn: IsoDate,
  untilOn: IsoDate,
  firstFullOn: IsoDate,
  fullNights: z.int(),
  /** True if the full nights are consecutive. */
  inARow: z.boolean(),
})
export type FeedConflict = z.infer<typeof FeedConflict>

export const CalendarFeed = z.object({
  id: Id,
  roomTypeId: Id,
  /** The numbered room that it is about; null means any room of the type. */
  roomId: z.nullable(Id),
  name: z.string(),
  url: z.string(),
  /** The number of blocks the feed has now. */
  blocks: z.int(),
  /** Events that did not fit because the night was already full. */
  conflicts: z.array(FeedConflict),
  /** True if a reading was requested but is not finished. */
  isReading: z.boolean(),
  lastTriedAt: z.nullable(Instant),
  lastReadAt: z.nullable(Instant),
  /** Error of the last attempt. */
  fault: z.nullable(FeedFault),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

/** Calendar programs write such addresses as `webcal:`, which only says that it is a calendar. */
const FeedUrl = z
  .pipe(
    z.string(),
    z.transform((value) => value.trim().replace(/^webcals?:/i, 'https:')),
  )
  .check(
    z.maxLength(2000, say('That address is too long')),
    keepable,
    z.regex(
      /^https?:\/\/[^\s/?#:@[\]]+(:\d{1,5})?([/?#]\S*)?$|^https?:\/\/\[[0-9a-f:.]+\](:\d{1,5})?([/?#]\S*)?$|@/i,
      say('Enter a web address (https://…)'),
    ),
    z.refine(
      (value) => !/^[^/]*\/\/[^/]*@/.test(value),
      say('Remove the user name and password from the address'),
    ),
  )

/** Part of the address of the exported calendar of a room type or a room. */
export const CalendarToken = z.string().check(z.regex(/^[\w-]{32}$/))

/** One room type can import this many calendars, and each of its rooms too. */
export const mostFeeds = 10

const HotelParams = z.strictObject({ hotelId: Id })
const FeedParams = z.strictObject({ hotelId: Id, feedId: Id })
const keepers = ['hotel', 'admin'] as const

export const FeedInput = z.strictObject({
  roomTypeId: Id,
  roomId: z.optional(z.nullable(Id)),
  name: requiredName(60, say('Name is required')),
  url: FeedUrl,
})
export type FeedInput = z.infer<typeof FeedInput>

export const feeds = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/feeds',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'List the calendars a hotel reads, with their health',
    params: HotelParams,
    response: z.array(CalendarFeed),
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/feeds',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Read a calendar (iCal address) into a room type or a room, now and every hour',
    params: HotelParams,
    body: FeedInput,
    response: CalendarFeed,
  }),
  sync: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/feeds/:feedId/sync',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Import a calendar now; if that takes long, the answer comes before it is done',
    params: FeedParams,
    response: CalendarFeed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/hotels/:hotelId/feeds/:feedId',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Stop reading a calendar and free what it blocked',
    params: FeedParams,
    response: z.null(),
  }),
}

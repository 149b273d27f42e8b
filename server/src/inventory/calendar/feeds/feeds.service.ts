import type { Tape } from '@roomlark/contract/bookings/front-desk'
import { dateIn } from '@roomlark/contract/dates'
import { type CalendarFeed, mostFeeds } from '@roomlark/contract/inventory/feeds'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError, notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { getBookableHotel, lockBookableHotel } from '../../rooms/nights/bookable-hotel.service.ts'
import { blockRooms, lockNamedNights } from '../../rooms/nights/nights.service.ts'
import { lockRoom } from '../../rooms/numbers/numbers.service.ts'
import { lockSoldTypes } from '../../rooms/rooms.service.ts'
import { selectBlockedNights, selectTapeBlocks } from './blocks.queries.ts'
import {
  deleteFeed,
  type FeedRow,
  insertFeed,
  selectFeedCount,
  selectFeedForUpdate,
  selectFeeds,
  updateAsked,
  updateDueAsked,
} from './feeds.queries.ts'

type FeedParams = { hotelId: string; feedId: string }

/** This is shorter than the deadline of a request. A calendar that takes longer appears in the list later. */
const waitMs = 5000
/** A little less than an hour, so that the hourly reading does not drift later each time. */
const readEveryMs = 55 * 60_000

export async function listFeeds(ctx: SignedInContext, hotelId: string): Promise<CalendarFeed[]> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const rows = await selectFeeds(ctx.sql, hotelId, dateIn(hotel.timeZone, ctx.clock()))
  return rows.map(toFeed)
}

export async function createFeed(
  ctx: SignedInContext,
  hotelId: string,
  {
    roomId = null,
    ...rest
  }: { roomTypeId: string; roomId?: string | null | undefined; name: string; url: string },
): Promise<CalendarFeed> {
  const input = { ...rest, roomId }
  if (ctx.calendars.isRefused(input.url)) {
    const fields = { url: say('This address is not on the public internet') }
    throw new AppError('validation_failed', fields.url, { fields })
  }
  const feedId = await ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    await lockSoldTypes(tx, hotelId, [input.roomTypeId])
    if (roomId !== null && (await lockRoom(tx, hotelId, roomId)).roomTypeId !== input.roomTypeId) {
      throw notFound('room')
    }
    if ((await selectFeedCount(tx, input)) >= mostFeeds) {
      throw new AppError(
        'conflict',
        roomId === null
          ? say('A room type can have at most {most} calendars.', { most: mostFeeds })
          : say('A room can have at most {most} calendars.', { most: mostFeeds }),
      )
    }
    const id = await insertFeed(tx, { ...input, now: ctx.clock() })
    await ctx.jobs.enqueue(tx, 'feeds.sync', { feedId: id }, { priority: 1 })
    await recordAudit(ctx, tx, {
      action: 'feed.created',
      target: `feed:${id}`,
      after: pickAuditedFields(input),
    })
    return id
  })
  return whenRead(ctx, { hotelId, feedId })
}

/**
 * Reading is a job, because it may take longer than a request, and it continues after the caller has gone.
 */
export async function syncFeedNow(ctx: SignedInContext, params: FeedParams): Promise<CalendarFeed> {
  await ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, params.hotelId)
    if (!(await selectFeedForUpdate(tx, params.hotelId, params.feedId))) throw notFound('calendar')
    await updateAsked(tx, params.feedId, ctx.clock())
    await ctx.jobs.enqueue(tx, 'feeds.sync', { feedId: params.feedId }, { priority: 1 })
  })
  return whenRead(ctx, params)
}

export async function removeFeed(ctx: SignedInContext, params: FeedParams): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, params.hotelId)
    const feed = await selectFeedForUpdate(tx, params.hotelId, params.feedId)
    if (!feed) throw notFound('calendar')
    await freeBlocked(tx, feed.roomTypeId, params.feedId)
    await deleteFeed(tx, params.feedId)
    await recordAudit(ctx, tx, {
      action: 'feed.removed',
      target: `feed:${params.feedId}`,
      before: pickAuditedFields(feed),
    })
    return null
  })
}

/** Runs every few minutes, and requests every feed that has not been read for an hour. */
export async function askDueFeeds(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock()
  await ctx.sql.begin(async (tx) => {
    const due = await updateDueAsked(tx, new Date(now.getTime() - readEveryMs), now)
    for (const feedId of due) await ctx.jobs.enqueue(tx, 'feeds.sync', { feedId })
  })
}

async function freeBlocked(tx: Transaction, roomTypeId: string, feedId: string): Promise<void> {
  const changes = (await selectBlockedNights(tx, feedId)).map((night) => ({ roomTypeId, night, rooms: -1 }))
  await lockNamedNights(tx, changes)
  await blockRooms(tx, changes)
}

async function whenRead(ctx: SignedInContext, params: FeedParams): Promise<CalendarFeed> {
  const end = Date.now() + waitMs
  for (;;) {
    const feed = await getFeed(ctx, params)
    if (!feed.isReading || Date.now() > end) return feed
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function getFeed(ctx: SignedInContext, { hotelId, feedId }: FeedParams): Promise<CalendarFeed> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const [row] = await selectFeeds(ctx.sql, hotelId, today, feedId)
  if (!row) throw notFound('calendar')
  return toFeed(row)
}

function toFeed(row: FeedRow): CalendarFeed {
  return {
    ...row,
    lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
    lastReadAt: row.lastReadAt?.toISOString() ?? null,
  }
}

/** Records only the host, because the full address is as good as a password. */
function pickAuditedFields({ roomTypeId, name, url }: { roomTypeId: string; name: string; url: string }) {
  return { roomTypeId, name, host: new URL(url).host }
}

/** Reads what other calendars take of a hotel on these days, both ends included. */
export async function readBlocks(
  sql: Sql,
  hotelId: string,
  fromOn: string,
  untilOn: string,
): Promise<Tape['blocks']> {
  return selectTapeBlocks(sql, hotelId, fromOn, untilOn)
}

import { randomUUID } from 'node:crypto'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { FeedFault } from '@roomlark/contract/feed-faults'
import type { FeedConflict } from '@roomlark/contract/inventory/feeds'
import { stayLimits } from '@roomlark/contract/inventory/stay-dates'
import { CalendarFault } from '../../../adapters/calendar/calendar-fault.ts'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { notifyOwner } from '../../../platform/notifications/notify.service.ts'
import { blockRooms, lockNamedNights } from '../../rooms/nights/nights.service.ts'
import { lockSoldTypes } from '../../rooms/rooms.service.ts'
import { allotNights, type BlockChange, blockChange } from './blocks.policy.ts'
import {
  deleteBlockNights,
  deleteBlocks,
  insertBlockNights,
  selectBlocks,
  selectRoomTaken,
  upsertBlocks,
} from './blocks.queries.ts'
import { type NamedEvent, namedEvents, stayOfUid } from './events.policy.ts'
import { selectOwnStays } from './export.queries.ts'
import {
  type ReadFeed,
  selectReadingForUpdate,
  updateFailed,
  updateRead,
  updateReadingOver,
  updateReadingSince,
} from './reading.queries.ts'

/** No reading takes this long, so after this time its reader must have died. */
const forgottenAfterMs = 60_000

type Reading = { events: NamedEvent[] } | { fault: FeedFault }

/**
 * Nothing is locked while the calendar is fetched. Of two concurrent readers, the second leaves it to the
 * first.
 */
export async function readFeed(ctx: ServiceContext, feedId: string): Promise<void> {
  const since = ctx.clock()
  const feed = await updateReadingSince(ctx.sql, feedId, since, new Date(since.getTime() - forgottenAfterMs))
  if (!feed) return
  try {
    const reading = await fetchEvents(ctx, feed)
    await ctx.sql.begin((tx) => saveReading(ctx, tx, feed, since, reading))
  } catch (error) {
    await updateReadingOver(ctx.sql, feedId, since)
    throw error
  }
}

async function fetchEvents(ctx: ServiceContext, feed: ReadFeed): Promise<Reading> {
  const fromOn = dateIn(feed.timeZone, ctx.clock())
  const view = { timeZone: feed.timeZone, fromOn, untilOn: addDays(fromOn, stayLimits.daysAhead) }
  try {
    return { events: namedEvents(await ctx.calendars.read(feed.url, view)) }
  } catch (error) {
    if (error instanceof CalendarFault) return { fault: error.fault }
    throw error
  }
}

async function saveReading(
  ctx: ServiceContext,
  tx: Transaction,
  feed: ReadFeed,
  since: Date,
  reading: Reading,
): Promise<void> {
  const state = await selectReadingForUpdate(tx, feed.id, since)
  if (!state) return
  const now = ctx.clock()
  const fail = async (fault: FeedFault, isEmpty: boolean) => {
    if (!state.wasFailing) await notifyOfFailure(ctx, tx, feed, state.name, fault)
    return updateFailed(tx, feed.id, { fault, isEmpty, now })
  }
  if ('fault' in reading) return fail(reading.fault, false)
  const today = dateIn(feed.timeZone, now)
  const events = await withoutEchoes(tx, feed, reading.events)
  const stored = await selectBlocks(
    tx,
    feed.id,
    today,
    events.map(({ uid }) => uid),
  )
  if (events.length === 0 && stored.length > 0 && !state.wasEmpty) {
    return fail({ kind: 'emptied', params: { events: stored.length } }, true)
  }
  const conflicts = await apply(tx, feed, blockChange(events, stored, today, randomUUID))
  await updateRead(tx, feed.id, conflicts, now)
}

/** The owner is notified when a feed starts to fail, and not every time it fails again. */
async function notifyOfFailure(
  ctx: ServiceContext,
  tx: Transaction,
  feed: ReadFeed,
  name: string,
  fault: FeedFault,
): Promise<void> {
  await notifyOwner(ctx, tx, feed.hotelId, null, {
    event: 'feed-failing',
    params: { calendar: name, fault },
    link: `/hotels/${feed.hotelId}/rates`,
    occasion: `feed:${feed.id}:${ctx.clock().toISOString()}`,
  })
}

/** A channel that reads our calendar may return our own stays, which are already counted. */
async function withoutEchoes(tx: Transaction, feed: ReadFeed, events: NamedEvent[]): Promise<NamedEvent[]> {
  const stays = events.flatMap(({ uid }) => stayOfUid(uid) ?? [])
  if (stays.length === 0) return events
  const own = new Set(await selectOwnStays(tx, feed.roomTypeId, stays))
  return events.filter(({ uid }) => !own.has(stayOfUid(uid) ?? ''))
}

/** Returns the events that did not fit. */
async function apply(tx: Transaction, feed: ReadFeed, change: BlockChange): Promise<FeedConflict[]> {
  const { roomTypeId } = feed
  await lockSoldTypes(tx, feed.hotelId, [roomTypeId])
  const back = change.released.map(({ night }) => ({ roomTypeId, night, rooms: -1 }))
  const asked = change.blocks.flatMap(({ wanted }) =>
    wanted.map((night) => ({ roomTypeId, night, rooms: 1 })),
  )
  const nights = await lockNamedNights(tx, onlyOnce([...back, ...asked]))
  const free = new Map(nights.map((row) => [row.night, row.capacity - row.sold - row.blocked]))
  for (const { night } of back) free.set(night, (free.get(night) ?? 0) + 1)
  await deleteBlockNights(tx, change.released)
  await deleteBlocks(
    tx,
    change.gone.map(({ id }) => id),
  )
  if (feed.roomId !== null) await onlyWhereFree(tx, feed.roomId, free)
  const { taken, conflicts } = allotNights(change, free)
  await upsertBlocks(tx, feed.id, change.written)
  await insertBlockNights(tx, taken)
  await blockRooms(tx, [...back, ...taken.map(({ night }) => ({ roomTypeId, night, rooms: 1 }))])
  return conflicts
}

/** A calendar of one room can have no other room of the type, and no night of it twice. */
async function onlyWhereFree(tx: Transaction, roomId: string, free: Map<string, number>): Promise<void> {
  for (const [night, rooms] of free) free.set(night, Math.min(1, rooms))
  for (const night of await selectRoomTaken(tx, roomId, [...free.keys()])) free.set(night, 0)
}

function onlyOnce<T extends { night: string }>(named: T[]): T[] {
  return [...new Map(named.map((row) => [row.night, row])).values()]
}

import type { ServiceContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { withMutex } from '../../../keyed-mutex.ts'
import { consume } from '../../../platform/outbox/outbox.service.ts'
import {
  analyzeIndex,
  deleteMonthsBefore,
  deleteStaleMarks,
  insertMarksOfAll,
  insertMarksOfShort,
  insertMarksOfTold,
  lockIndex,
  recountPlaces,
  selectIsAnythingStale,
  selectStaleSeconds,
} from './index.queries.ts'
import { indexHotels } from './index-hotels.service.ts'
import { computeReach } from './index-reach.policy.ts'

type Context = Pick<ServiceContext, 'sql' | 'clock'>

/** There are few, because indexing a whole hotel means writing three years of nights. */
const hotelsAtOnce = 50
const marksAtOnce = 2000

export function isAnythingStale(ctx: Context): Promise<boolean> {
  return selectIsAnythingStale(ctx.sql)
}

/** Returns by how many seconds the index is behind. */
export async function indexLag(sql: Sql): Promise<number> {
  return (await selectStaleSeconds(sql)) ?? 0
}

/**
 * Indexes every change that has been committed. What is changed meanwhile waits for the next time: a hotel that is
 * booked all the time would otherwise be indexed again for each booking.
 */
export async function indexDue(ctx: Context): Promise<void> {
  await withMutex('search-index', async () => {
    await consume(ctx, 'search', insertMarksOfTold)
    while (await indexBatch(ctx)) {
      // Each batch reports whether there may be more to do.
    }
  })
}

/** Claims and writes a batch in one transaction, so that a crash leaves everything as it was. */
async function indexBatch(ctx: Context): Promise<boolean> {
  return ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    const marks = await deleteStaleMarks(tx, { hotels: hotelsAtOnce, marks: marksAtOnce })
    if (marks.length > 0) await indexHotels(tx, marks, ctx.clock())
    return marks.length >= marksAtOnce || new Set(marks.map(({ hotelId }) => hotelId)).size === hotelsAtOnce
  })
}

/** Indexes everything again, while searches still read the old index. */
export async function rebuildIndex(ctx: Context): Promise<void> {
  await insertMarksOfAll(ctx.sql)
  await indexDue(ctx)
  await ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    await recountPlaces(tx)
  })
  await analyzeIndex(ctx.sql)
}

/**
 * Runs when a server starts and every night. Removes months that are over, and indexes those that have come
 * within reach.
 */
export async function moveMonths(ctx: Context): Promise<void> {
  const { first, needed } = computeReach(ctx.clock())
  await ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    await deleteMonthsBefore(tx, first)
    await insertMarksOfShort(tx, needed)
  })
}

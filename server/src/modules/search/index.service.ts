import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { withMutex } from '../../keyed-mutex.ts'
import {
  analyzeIndex,
  deleteMonthsBefore,
  deleteStaleMarks,
  insertMarksOfAll,
  insertMarksOfShort,
  lockIndex,
  recountPlaces,
  selectIsAnythingStale,
  selectStaleSeconds,
} from './index.queries.ts'
import { indexHotels } from './index-hotels.service.ts'
import { reachOf } from './index-reach.policy.ts'

type Context = Pick<ServiceContext, 'sql' | 'clock'>

/** A whole hotel is three years of nights. */
const hotelsAtOnce = 50

export function isAnythingStale(ctx: Context): Promise<boolean> {
  return selectIsAnythingStale(ctx.sql)
}

/** How far the index is behind, in seconds; 0 where it is not. */
export async function indexLag(sql: Sql): Promise<number> {
  return (await selectStaleSeconds(sql)) ?? 0
}

/** Writes whatever has changed and been committed. */
export async function indexDue(ctx: Context): Promise<void> {
  await withMutex('search-index', async () => {
    while (await indexBatch(ctx)) {
      // There may be more.
    }
  })
}

/** Claimed and written in one transaction: after a crash it is as if nobody had begun. */
async function indexBatch(ctx: Context): Promise<boolean> {
  return ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    const marks = await deleteStaleMarks(tx, hotelsAtOnce)
    if (marks.length > 0) await indexHotels(tx, marks, ctx.clock())
    return marks.length > 0
  })
}

/** Everything from the beginning, while the old index is still being read. */
export async function rebuildIndex(ctx: Context): Promise<void> {
  await insertMarksOfAll(ctx.sql)
  await indexDue(ctx)
  await ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    await recountPlaces(tx)
  })
  await analyzeIndex(ctx.sql)
}

/** Run when a server starts and every night: months that are over go, and those that come into reach are written. */
export async function moveMonths(ctx: Context): Promise<void> {
  const { first, needed } = reachOf(ctx.clock())
  await ctx.sql.begin(async (tx) => {
    await lockIndex(tx)
    await deleteMonthsBefore(tx, first)
    await insertMarksOfShort(tx, needed)
  })
}

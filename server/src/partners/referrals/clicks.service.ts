import { addDays, utcDay } from '@roomlark/contract/dates'
import { createBatcher } from '../../batcher.ts'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import type { ClickWords } from './click-words.policy.ts'
import {
  createClickMonths,
  dropClickMonths,
  type FollowedLink,
  insertClicks,
  moveClicksToTotals,
  type NewClick,
} from './clicks.queries.ts'
import { deleteSaltsBefore, deleteVisitorsBefore } from './visitors.queries.ts'
import { createVisitorHasher } from './visitors.service.ts'

type Context = Pick<ServiceContext, 'sql' | 'clock'>

const daysAhead = 93
/** The privacy policy promises this limit. */
const monthsKept = 25

/** Runs every night, so that partitions for clicks exist three months ahead. */
export async function makeClickMonths(ctx: Context): Promise<void> {
  const today = utcDay(ctx.clock())
  await createClickMonths(ctx.sql, today, addDays(today, daysAhead))
}

/**
 * Runs every night. Clicks older than 25 months are reduced to totals, and visitors of earlier days are
 * forgotten entirely.
 */
export async function forgetOldClicks(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const today = utcDay(now)
  const before = new Date(`${today}T00:00:00Z`)
  before.setUTCMonth(before.getUTCMonth() - monthsKept)
  await ctx.sql.begin(async (tx) => {
    await moveClicksToTotals(tx, before)
    await dropClickMonths(tx, before)
  })
  await deleteSaltsBefore(ctx.sql, addDays(today, -1))
  await deleteVisitorsBefore(ctx.sql, new Date(now.getTime() - 2 * 60 * 60 * 1000))
}

/** A recorded click with its time, and where its link leads. */
export type RecordedClick = FollowedLink & { at: Date }

export type ClickRecorder = (
  click: ClickWords & { code: string; address: string; userAgent: string },
) => Promise<RecordedClick | null>

/** Clicks that arrive together share a statement, and each is answered once it is committed. */
const batches = { mostItems: 200, mostBatches: 2 }

/** The recorder returns null for an unknown code. */
export function createClickRecorder(ctx: Pick<Context, 'clock'> & { sql: Sql }): ClickRecorder {
  const { hash } = createVisitorHasher()
  const record = createBatcher(async (clicks: NewClick[]): Promise<(RecordedClick | null)[]> => {
    const at = ctx.clock()
    const byTurn = new Map((await insertClicks(ctx.sql, at, clicks)).map((link) => [link.turn, link]))
    return clicks.map((_, index) => {
      const link = byTurn.get(index + 1)
      return link ? { ...link, at } : null
    })
  }, batches)
  return async ({ code, address, userAgent, ...words }) => {
    const { today, yesterday, network } = await hash(ctx, ctx.clock(), address, userAgent)
    const { tag, subId, adSource } = words
    return record({ code, visitor: today, visitorYesterday: yesterday, network, tag, subId, adSource })
  }
}

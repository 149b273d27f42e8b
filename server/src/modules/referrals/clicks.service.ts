import { addDays } from '@roomlark/contract/dates'
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
/** The privacy policy promises it. */
const monthsKept = 25

/** Every night, so that there is a place for clicks three months ahead. */
export async function makeClickMonths(ctx: Context): Promise<void> {
  const today = ctx.clock().toISOString().slice(0, 10)
  await createClickMonths(ctx.sql, today, addDays(today, daysAhead))
}

/** Every night: clicks older than 25 months leave only totals, and visitors of days gone by nothing. */
export async function forgetOldClicks(ctx: Context): Promise<void> {
  const now = ctx.clock()
  const today = now.toISOString().slice(0, 10)
  const before = new Date(`${today}T00:00:00Z`)
  before.setUTCMonth(before.getUTCMonth() - monthsKept)
  await ctx.sql.begin(async (tx) => {
    await moveClicksToTotals(tx, before)
    await dropClickMonths(tx, before)
  })
  await deleteSaltsBefore(ctx.sql, addDays(today, -1))
  await deleteVisitorsBefore(ctx.sql, new Date(now.getTime() - 2 * 60 * 60 * 1000))
}

/** A click as it was recorded, and where its link leads; `at` is its moment. */
export type RecordedClick = FollowedLink & { at: Date }

export type ClickRecorder = (
  click: ClickWords & { code: string; address: string; userAgent: string },
) => Promise<RecordedClick | null>

/** Many clicks at once share a statement; each is answered when it is committed. */
const batches = { mostItems: 200, mostBatches: 2 }

/** Null for a code that nobody knows. */
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
  return async ({ code, address, userAgent, tag, adSource }) => {
    const { today, yesterday } = await hash(ctx, ctx.clock(), address, userAgent)
    return record({ code, visitor: today, visitorYesterday: yesterday, tag, adSource })
  }
}

import { type DeskRules, type DeskRulesInput, findLastDayAt } from '@roomlark/contract/bookings/desk-rules'
import { addDays } from '@roomlark/contract/dates'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import {
  type ClosingHotel,
  type RulesRow,
  selectClosingHotels,
  selectNoShowFrom,
  selectRules,
  upsertRules,
} from './desk-rules.queries.ts'

export async function getDeskRules(ctx: SignedInContext, hotelId: string): Promise<DeskRules> {
  return toRules(await getRules(ctx, ctx.sql, hotelId))
}

export async function saveDeskRules(
  ctx: SignedInContext,
  hotelId: string,
  { version, ...input }: DeskRulesInput,
): Promise<DeskRules> {
  await ctx.sql.begin(async (tx) => {
    const before = await getRules(ctx, tx, hotelId)
    const rules = { ...input, closesFrom: findFirstDay(before, input.closeAt, ctx.clock()) }
    const by = { byId: ctx.actor.userId, now: ctx.clock() }
    if (!(await upsertRules(tx, { hotelId, version }, rules, by))) throw changedByOthers('these settings')
    const { closeAt, noShowFrom } = before
    await recordAudit(ctx, tx, {
      action: 'hotel.desk-rules',
      target: `hotel:${hotelId}`,
      before: { closeAt, noShowFrom },
      after: input,
    })
  })
  return getDeskRules(ctx, hotelId)
}

async function getRules(ctx: SignedInContext, sql: Sql, hotelId: string): Promise<RulesRow> {
  const row = await selectRules(sql, hotelId, getHotelScope(ctx.actor))
  if (!row) throw notFound('hotel')
  return row
}

function toRules({ closeAt, noShowFrom, version }: RulesRow): DeskRules {
  return { closeAt, noShowFrom, version }
}

/** A day whose time has passed already is left to the desk: nothing is closed by the act of saving. */
function findFirstDay(before: RulesRow, closeAt: string | null, now: Date): string | null {
  if (closeAt === null) return null
  return before.closesFrom ?? addDays(findLastDayAt(closeAt, hotelTime(now, before.timeZone)), 1)
}

/** Returns until when guests of a hotel may still arrive, if it has said so. */
export async function readNoShowFrom(sql: Sql, hotelId: string): Promise<string | null> {
  return selectNoShowFrom(sql, hotelId)
}

/** Lists a page of the hotels whose days are closed by themselves. */
export async function listClosingHotels(
  sql: Sql,
  after: string | undefined,
  limit: number,
): Promise<ClosingHotel[]> {
  return selectClosingHotels(sql, after, limit)
}

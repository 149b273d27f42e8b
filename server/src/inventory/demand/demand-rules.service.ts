import { type DemandRule, type DemandRuleInput, demandLimits } from '@roomlark/contract/inventory/demand'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { lockSoldTypes } from '../rooms/rooms.service.ts'
import { applyDemandRules } from './applying.service.ts'
import {
  type DemandRuleRow,
  deleteDemandRule,
  insertDemandRule,
  lockDemand,
  selectDemandRules,
  updateDemandRule as updateDemandRuleRow,
} from './demand.queries.ts'

export async function listDemandRules(ctx: SignedInContext, hotelId: string): Promise<DemandRule[]> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  return (await selectDemandRules(ctx.sql, hotelId)).map(toRule)
}

/** Reads the rules with the moment since when prices have followed each of them. */
export async function readDemandRules(sql: Sql, hotelId: string): Promise<DemandRuleRow[]> {
  return selectDemandRules(sql, hotelId)
}

export async function createDemandRule(
  ctx: SignedInContext,
  hotelId: string,
  input: DemandRuleInput,
): Promise<DemandRule> {
  requireChange(input)
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    if (input.roomTypeId !== null) await lockSoldTypes(tx, hotelId, [input.roomTypeId])
    await lockDemand(tx, hotelId)
    if ((await selectDemandRules(tx, hotelId)).length >= demandLimits.rules) throw tooManyRules()
    const after = { id: await insertDemandRule(tx, hotelId, input, ctx.clock()), ...input, version: 1 }
    await applyDemandRules(ctx, tx, hotelId)
    await recordAudit(ctx, tx, { action: 'demand-rule.created', target: `rates:${hotelId}`, after })
    return after
  })
}

/** The rule keeps its place among the others. */
export async function updateDemandRule(
  ctx: SignedInContext,
  { hotelId, ruleId }: { hotelId: string; ruleId: string },
  { version, ...input }: DemandRuleInput & { version: number },
): Promise<DemandRule> {
  requireChange(input)
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    if (input.roomTypeId !== null) await lockSoldTypes(tx, hotelId, [input.roomTypeId])
    const before = (await selectDemandRules(tx, hotelId)).find(({ id }) => id === ruleId)
    if (!before) throw notFound('price rule')
    if (!(await updateDemandRuleRow(tx, ruleId, { ...input, version }, ctx.clock()))) {
      throw changedByOthers('this rule')
    }
    const after = { id: ruleId, ...input, version: version + 1 }
    await applyDemandRules(ctx, tx, hotelId)
    await recordAudit(ctx, tx, {
      action: 'demand-rule.updated',
      target: `rates:${hotelId}`,
      before: toRule(before),
      after,
    })
    return after
  })
}

export async function removeDemandRule(
  ctx: SignedInContext,
  { hotelId, ruleId }: { hotelId: string; ruleId: string },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    if (!(await deleteDemandRule(tx, hotelId, ruleId))) throw notFound('price rule')
    await applyDemandRules(ctx, tx, hotelId)
    await recordAudit(ctx, tx, {
      action: 'demand-rule.removed',
      target: `rates:${hotelId}`,
      before: { id: ruleId },
    })
    return null
  })
}

function toRule({ appliesSince: _, ...rule }: DemandRuleRow): DemandRule {
  return rule
}

function requireChange({ effect }: DemandRuleInput): void {
  const size = effect.kind === 'percent' ? effect.percent : effect.cents
  if (size !== 0) return
  const message = say('Use a change other than 0')
  const field = effect.kind === 'percent' ? 'effect.percent' : 'effect.cents'
  throw new AppError('validation_failed', message, { fields: { [field]: message } })
}

function tooManyRules(): AppError {
  return new AppError(
    'conflict',
    say('A hotel has at most {count} of these rules. Remove one first.', { count: demandLimits.rules }),
  )
}

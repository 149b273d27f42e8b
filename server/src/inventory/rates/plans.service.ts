import type { FieldErrors } from '@roomlark/contract/errors'
import type { RatePlan, RatePlanInput } from '@roomlark/contract/inventory/rates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tellOffers } from '../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { deletePlan, insertPlan, selectCompanyCount, updatePlan as updatePlanRow } from './rates.queries.ts'
import { readPlan } from './rates.service.ts'

export async function createPlan(
  ctx: SignedInContext,
  hotelId: string,
  input: RatePlanInput,
): Promise<RatePlan> {
  requireSense(input)
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    await requireOwnCompanies(tx, hotelId, input)
    const id = await insertPlan(tx, { ...input, hotelId, now: ctx.clock() })
    await tellOffers(tx, hotelId, 'no night')
    const plan = await readPlan(tx, hotelId, id)
    await recordAudit(ctx, tx, { action: 'rate-plan.created', target: `rates:${hotelId}`, after: plan })
    return plan
  })
}

export async function updatePlan(
  ctx: SignedInContext,
  { hotelId, planId }: { hotelId: string; planId: string },
  input: RatePlanInput & { version: number },
): Promise<RatePlan> {
  requireSense(input)
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = await readPlan(tx, hotelId, planId)
    await requireOwnCompanies(tx, hotelId, input)
    if (!(await updatePlanRow(tx, planId, input))) throw changedByOthers('this rate plan')
    await tellOffers(tx, hotelId, 'no night')
    const after = await readPlan(tx, hotelId, planId)
    await recordAudit(ctx, tx, { action: 'rate-plan.updated', target: `rates:${hotelId}`, before, after })
    return after
  })
}

export async function removePlan(
  ctx: SignedInContext,
  { hotelId, planId }: { hotelId: string; planId: string },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    if (!(await deletePlan(tx, hotelId, planId))) throw notFound('rate plan')
    await tellOffers(tx, hotelId, 'no night')
    await recordAudit(ctx, tx, {
      action: 'rate-plan.removed',
      target: `rates:${hotelId}`,
      before: { id: planId },
    })
    return null
  })
}

async function requireOwnCompanies(
  sql: Sql,
  hotelId: string,
  { companyIds = [] }: RatePlanInput,
): Promise<void> {
  const ids = [...new Set(companyIds)]
  if (ids.length > 0 && (await selectCompanyCount(sql, hotelId, ids)) < ids.length) throw notFound('company')
}

function requireSense(plan: RatePlanInput): void {
  const fields: FieldErrors = {}
  if (plan.minStay !== null && plan.maxStay !== null && plan.maxStay < plan.minStay) {
    fields.maxStay = say('The longest stay cannot be shorter than the shortest')
  }
  if (plan.sellFromOn !== null && plan.sellUntilOn !== null && plan.sellUntilOn < plan.sellFromOn) {
    fields.sellUntilOn = say('The last day cannot be before the first')
  }
  if (plan.mealPlan === 'room-only' && plan.mealValue) {
    fields.mealValue = say('This plan includes no meals')
  }
  const [message] = Object.values(fields)
  if (message) throw new AppError('validation_failed', message, { fields })
}

import { addDays, dateIn, listNights } from '@roomlark/contract/dates'
import { listPriceCents } from '@roomlark/contract/inventory/pricing'
import type { PriceRule, PriceRuleInput } from '@roomlark/contract/inventory/rates'
import { isLowPrice } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOffers } from '../../db/outbox.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { type BookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { type LowNight, requireUsualPrices } from '../rooms/nights/low-prices.service.ts'
import { lockSoldTypes, readSoldTypes } from '../rooms/rooms.service.ts'
import { deleteRule, insertRule, selectRules, updateRule as updateRuleRow } from './rates.queries.ts'

type Confirmation = { acceptLow?: boolean | undefined }

/** The prices that result from a rule are checked for this many nights ahead. */
const nightsAhead = 400

export async function createRule(
  ctx: SignedInContext,
  hotelId: string,
  { acceptLow, ...input }: PriceRuleInput & Confirmation,
): Promise<PriceRule> {
  requireOrder(input)
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    if (input.roomTypeId !== null) await lockSoldTypes(tx, hotelId, [input.roomTypeId])
    const before = await selectRules(tx, hotelId)
    const rule = { id: await insertRule(tx, hotelId, input), ...input, version: 1 }
    if (!acceptLow) await requireUsual(ctx, tx, hotel, before, [...before, rule])
    await tellOffers(tx, hotelId, 'every night')
    await recordAudit(ctx, tx, { action: 'price-rule.created', target: `rates:${hotelId}`, after: rule })
    return rule
  })
}

/** The rule keeps its position: of two rules that apply, the one added last still wins. */
export async function updateRule(
  ctx: SignedInContext,
  { hotelId, ruleId }: { hotelId: string; ruleId: string },
  { acceptLow, version, ...input }: PriceRuleInput & Confirmation & { version: number },
): Promise<PriceRule> {
  requireOrder(input)
  return ctx.sql.begin(async (tx) => {
    const hotel = await lockBookableHotel(ctx, tx, hotelId)
    if (input.roomTypeId !== null) await lockSoldTypes(tx, hotelId, [input.roomTypeId])
    const before = await selectRules(tx, hotelId)
    const old = before.find(({ id }) => id === ruleId)
    if (!old) throw notFound('price rule')
    if (!(await updateRuleRow(tx, ruleId, { ...input, version }))) throw changedByOthers('this rule')
    const rule = { id: ruleId, ...input, version: version + 1 }
    const after = before.map((one) => (one.id === ruleId ? rule : one))
    if (!acceptLow) await requireUsual(ctx, tx, hotel, before, after)
    await tellOffers(tx, hotelId, 'every night')
    await recordAudit(ctx, tx, {
      action: 'price-rule.updated',
      target: `rates:${hotelId}`,
      before: old,
      after: rule,
    })
    return rule
  })
}

export async function removeRule(
  ctx: SignedInContext,
  { hotelId, ruleId }: { hotelId: string; ruleId: string },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    if (!(await deleteRule(tx, hotelId, ruleId))) throw notFound('price rule')
    await tellOffers(tx, hotelId, 'every night')
    await recordAudit(ctx, tx, {
      action: 'price-rule.removed',
      target: `rates:${hotelId}`,
      before: { id: ruleId },
    })
    return null
  })
}

function requireOrder({ fromOn, untilOn }: PriceRuleInput): void {
  if (fromOn === null || untilOn === null || fromOn <= untilOn) return
  const fields = { untilOn: say('The last night cannot be before the first') }
  throw new AppError('validation_failed', fields.untilOn, { fields })
}

/** Refuses rules that would lower list prices to 0 or below their floor, unless they were that low before. */
async function requireUsual(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: BookableHotel,
  before: PriceRule[],
  after: PriceRule[],
): Promise<void> {
  const today = dateIn(hotel.timeZone, ctx.clock())
  const nights = listNights(today, addDays(today, nightsAhead))
  const low: LowNight[] = []
  for (const type of await readSoldTypes(tx, hotel.id)) {
    for (const night of nights) {
      const priceCents = listPriceCents(night, type, after, null)
      if (!isLowPrice(priceCents, type.floorCents)) continue
      if (priceCents === listPriceCents(night, type, before, null)) continue
      low.push({
        roomTypeId: type.id,
        roomTypeName: type.name,
        night,
        priceCents,
        floorCents: type.floorCents,
      })
    }
  }
  requireUsualPrices(low, hotel.currency)
}

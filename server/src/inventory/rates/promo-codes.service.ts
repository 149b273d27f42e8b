import { dateIn } from '@roomlark/contract/dates'
import type { PromoCode, PromoCodeInput, PromoCodePartner } from '@roomlark/contract/inventory/promo-codes'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import {
  deletePromoCode,
  insertPromoCode,
  isCodeTaken,
  selectPartners,
  selectPromoCode,
  selectPromoCodeForUpdate,
  selectPromoCodes,
  updatePromoCode as updatePromoCodeRow,
} from './promo-codes.queries.ts'

export async function listPromoCodes(
  ctx: SignedInContext,
  hotelId: string,
): Promise<{ data: PromoCode[]; meta: { partners: PromoCodePartner[] } }> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  const [data, partners] = await Promise.all([
    selectPromoCodes(ctx.sql, hotelId),
    selectPartners(ctx.sql, hotelId),
  ])
  return { data, meta: { partners } }
}

export async function createPromoCode(
  ctx: SignedInContext,
  hotelId: string,
  input: PromoCodeInput,
): Promise<PromoCode> {
  requireOrder(input)
  requireUse(input)
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    await requirePartner(tx, hotelId, input.partnerId)
    const id = await insertPromoCode(tx, hotelId, input)
    if (id === undefined) throw codeTaken()
    const after = await getPromoCode(tx, hotelId, id)
    await recordAudit(ctx, tx, { action: 'promo-code.created', target: `rates:${hotelId}`, after })
    return after
  })
}

export async function updatePromoCode(
  ctx: SignedInContext,
  { hotelId, codeId }: { hotelId: string; codeId: string },
  input: PromoCodeInput & { version: number },
): Promise<PromoCode> {
  requireOrder(input)
  requireUse(input)
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = await getPromoCode(tx, hotelId, codeId)
    if (input.partnerId !== before.partnerId) {
      requireAgreement(before)
      await requirePartner(tx, hotelId, input.partnerId)
    }
    if (await isCodeTaken(tx, hotelId, input.code, codeId)) throw codeTaken()
    if (!(await updatePromoCodeRow(tx, codeId, input, ctx.clock()))) throw changedByOthers('this promo code')
    const after = await getPromoCode(tx, hotelId, codeId)
    await recordAudit(ctx, tx, { action: 'promo-code.updated', target: `rates:${hotelId}`, before, after })
    return after
  })
}

export async function removePromoCode(
  ctx: SignedInContext,
  { hotelId, codeId }: { hotelId: string; codeId: string },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = await getPromoCode(tx, hotelId, codeId)
    await deletePromoCode(tx, hotelId, codeId)
    await recordAudit(ctx, tx, { action: 'promo-code.removed', target: `rates:${hotelId}`, before })
    return null
  })
}

/** The code a guest typed, locked for the booking that uses it; undefined when it cannot be used today. */
export async function lockUsablePromoCode(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  hotel: { id: string; timeZone: string },
  typed: string,
): Promise<PromoCode | undefined> {
  const code = await selectPromoCodeForUpdate(tx, hotel.id, typed)
  if (!code?.isActive || code.agreement !== 'agreed') return undefined
  const today = dateIn(hotel.timeZone, ctx.clock())
  const isInTime = (code.fromOn ?? today) <= today && today <= (code.untilOn ?? today)
  const isUsedUp = code.maxBookings !== null && code.bookings >= code.maxBookings
  return isInTime && !isUsedUp ? code : undefined
}

/** The last day of a code that has ended, which a guest who still has it may be told. */
export async function findPromoCodeEnd(
  ctx: Pick<ServiceContext, 'clock' | 'sql'>,
  hotel: { id: string; timeZone: string },
  typed: string,
): Promise<string | null> {
  const codes = await selectPromoCodes(ctx.sql, hotel.id)
  const untilOn =
    codes.find(({ code, isActive, agreement }) => isActive && agreement === 'agreed' && code === typed)
      ?.untilOn ?? null
  return untilOn !== null && untilOn < dateIn(hotel.timeZone, ctx.clock()) ? untilOn : null
}

export async function getPromoCode(sql: Sql, hotelId: string, id: string): Promise<PromoCode> {
  const code = await selectPromoCode(sql, hotelId, id)
  if (!code) throw notFound('promo code')
  return code
}

/** A code that the hotel did not agree to is still its partner's proposal. */
function requireAgreement({ agreement }: PromoCode): void {
  if (agreement === 'agreed') return
  const fields = { partnerId: say('This code was proposed by its partner and cannot count for anyone else') }
  throw new AppError('validation_failed', `${fields.partnerId}.`, { fields })
}

async function requirePartner(tx: Transaction, hotelId: string, partnerId: string | null): Promise<void> {
  if (partnerId === null) return
  const [partner] = await selectPartners(tx, hotelId, partnerId)
  if (partner) return
  const fields = { partnerId: say('Choose an affiliate who recommends this hotel') }
  throw new AppError('validation_failed', fields.partnerId, { fields })
}

export function codeTaken(): AppError {
  const fields = { code: say('This hotel already has a promo code with this name') }
  return new AppError('conflict', `${fields.code}.`, { fields })
}

/** Without a discount, a code is good for nothing but to say who sent the guest. */
function requireUse({ discountPercent, partnerId }: PromoCodeInput): void {
  if (discountPercent > 0 || partnerId !== null) return
  const fields = { discountPercent: say('Use 1 to 50 percent, or choose whom the code counts for') }
  throw new AppError('validation_failed', `${fields.discountPercent}.`, { fields })
}

export function requireOrder({ fromOn, untilOn }: Pick<PromoCodeInput, 'fromOn' | 'untilOn'>): void {
  if (fromOn === null || untilOn === null || fromOn <= untilOn) return
  const fields = { untilOn: say('The last day cannot be before the first') }
  throw new AppError('validation_failed', fields.untilOn, { fields })
}

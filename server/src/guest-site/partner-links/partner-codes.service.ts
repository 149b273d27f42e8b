import { dateIn } from '@roomlark/contract/dates'
import {
  type PartnerCode,
  type PartnerCodeInput,
  partnerCodeLimits,
} from '@roomlark/contract/guest-site/partner-codes'
import type { PromoCode } from '@roomlark/contract/inventory/promo-codes'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { codeTaken, getPromoCode, requireOrder } from '../../inventory/rates/promo-codes.service.ts'
import { lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { lockPartnership, recordHappening } from '../../partners/partnerships/happenings.service.ts'
import {
  countOpenCodes,
  endPartnerCode,
  insertPartnerCode,
  selectPartnerCodes,
  selectPartnershipOfCode,
  selectProposedForUpdate,
  updateAgreement,
} from './partner-codes.queries.ts'
import { readPartnershipDetail } from './partnership-detail.service.ts'

export async function listPartnerCodes(ctx: SignedInContext, id: string): Promise<PartnerCode[]> {
  const { hotel } = await readPartnershipDetail(ctx, id)
  return selectPartnerCodes(ctx.sql, { hotelId: hotel.id, affiliateId: ctx.actor.userId })
}

/** A discount is the hotel's to give, so it has to agree; a code without one counts at once. */
export async function proposeCode(
  ctx: SignedInContext,
  id: string,
  input: PartnerCodeInput,
): Promise<PartnerCode> {
  requireOrder(input)
  return ctx.sql.begin(async (tx) => {
    const partnership = await lockPartnership(ctx, tx, id)
    if (partnership.state !== 'active') {
      throw new AppError('conflict', say('Promo codes can be proposed while the partnership is active.'))
    }
    const { hotel } = await readPartnershipDetail({ ...ctx, sql: tx }, id)
    const whose = { hotelId: hotel.id, affiliateId: ctx.actor.userId }
    if ((await countOpenCodes(tx, whose, dateIn(hotel.timeZone, ctx.clock()))) >= partnerCodeLimits.active) {
      throw new AppError(
        'conflict',
        say('A partnership has at most {most} promo codes. End one that you no longer use.', {
          most: partnerCodeLimits.active,
        }),
      )
    }
    const { code, discountPercent, note } = input
    const agreement = discountPercent > 0 ? 'proposed' : 'agreed'
    const codeId = await insertPartnerCode(tx, whose, input, agreement, ctx.clock())
    if (codeId === undefined) throw codeTaken()
    if (agreement === 'proposed') {
      const happened = { kind: 'code-proposed', params: { code, discountPercent } } as const
      await recordHappening(ctx, tx, partnership, { happened, note, about: codeId })
    }
    const [made] = await selectPartnerCodes(tx, whose, codeId)
    if (!made) throw notFound('promo code')
    return made
  })
}

export async function endCode(
  ctx: SignedInContext,
  { id, codeId }: { id: string; codeId: string },
): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    const { hotelId } = await lockPartnership(ctx, tx, id)
    const whose = { hotelId, affiliateId: ctx.actor.userId }
    if (!(await endPartnerCode(tx, whose, codeId))) throw notFound('promo code')
    return null
  })
}

export async function decideOnCode(
  ctx: SignedInContext,
  { hotelId, codeId }: { hotelId: string; codeId: string },
  { isAgreed, note, version }: { isAgreed: boolean; note: string; version: number },
): Promise<PromoCode> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const partnershipId = await selectPartnershipOfCode(tx, hotelId, codeId)
    if (partnershipId === undefined) throw notFound('promo code')
    // Changes of a partnership's codes lock the partnership first, so that nobody waits in a circle.
    const partnership = await lockPartnership(ctx, tx, partnershipId)
    const proposed = await selectProposedForUpdate(tx, hotelId, codeId)
    if (!proposed) throw notFound('promo code')
    const { code, discountPercent, agreement } = proposed
    if (agreement !== 'proposed' || proposed.version !== version) throw changedByOthers('this promo code')
    await updateAgreement(tx, codeId, isAgreed ? 'agreed' : 'declined')
    const kind = isAgreed ? 'code-agreed' : 'code-declined'
    const happened = { kind, params: { code, discountPercent } } as const
    await recordHappening(ctx, tx, partnership, { happened, note, about: codeId })
    return getPromoCode(tx, hotelId, codeId)
  })
}

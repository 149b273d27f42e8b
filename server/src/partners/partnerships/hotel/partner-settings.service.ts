import type { PartnerSettings } from '@roomlark/contract/partners/hotel-partners'
import type { SignedInContext } from '../../../context.ts'
import { tell } from '../../../db/outbox.ts'
import { changedByOthers, notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { type PartnerHotelRow, selectPartnerHotel, updatePartnerSettings } from './hotel-partners.queries.ts'

export async function changePartnerSettings(
  ctx: SignedInContext,
  hotelId: string,
  input: PartnerSettings,
): Promise<PartnerSettings> {
  return ctx.sql.begin(async (tx) => {
    const hotel = await selectPartnerHotel(tx, hotelId, getHotelScope(ctx.actor), ctx.clock())
    if (!hotel) throw notFound('hotel')
    const { otaRatePercent, ...rest } = input
    const otaRateBps = otaRatePercent === null ? null : Math.round(otaRatePercent * 100)
    if (!(await updatePartnerSettings(tx, hotelId, { ...rest, otaRateBps }))) {
      throw changedByOthers('these settings')
    }
    const after = { ...input, version: input.version + 1 }
    await recordAudit(ctx, tx, {
      action: 'partner-settings.updated',
      target: `hotel:${hotelId}`,
      before: toPartnerSettings(hotel),
      after,
    })
    await tell(tx, { type: 'partnerships' }, { userIds: [hotel.ownerId], admins: true })
    return after
  })
}

export function toPartnerSettings(hotel: PartnerHotelRow): PartnerSettings {
  const { isListed, autoApprove, allowsPaidAds, otaRateBps, version } = hotel
  const otaRatePercent = otaRateBps === null ? null : otaRateBps / 100
  return { isListed, autoApprove, allowsPaidAds, otaRatePercent, version }
}

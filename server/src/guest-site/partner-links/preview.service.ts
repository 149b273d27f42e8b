import { daysBetween } from '@roomlark/contract/dates'
import type { LinkPreview } from '@roomlark/contract/guest-site/partner-links'
import { getStayOffers } from '../../bookings/bookings/offer/offers.service.ts'
import type { SignedInContext } from '../../context.ts'
import { applyCampaign } from '../../partners/campaigns/applying.service.ts'
import { quoteCommission } from '../../partners/commissions/commissions.service.ts'
import { getPartnershipDetail } from './partnership-detail.service.ts'

/**
 * Previews the price that two guests would find on these dates, in one room type or in any, and what they would earn
 * the affiliate.
 */
export async function previewStay(
  ctx: SignedInContext,
  id: string,
  asked: { checkInOn: string; checkOutOn: string; roomTypeId?: string | undefined },
): Promise<LinkPreview> {
  const { hotel, terms, platformSharePercent } = await getPartnershipDetail(ctx, id)
  const { roomTypeId, ...dates } = asked
  const stay = { ...dates, adults: 2, childAges: [], rooms: 1 }
  const { offers } = await getStayOffers(ctx, hotel.slug, stay, null)
  const offer = offers.find((one) => roomTypeId === undefined || one.roomTypeId === roomTypeId)
  const roomCents = offer?.roomCents ?? 0
  const { rateBps } = await applyCampaign(ctx, ctx.sql, {
    partnershipId: id,
    rateBps: Math.round(terms.ratePercent * 100),
    checkInOn: dates.checkInOn,
  })
  const { netCents } = await quoteCommission(
    ctx.sql,
    {
      state: 'confirmed',
      roomCents,
      droppedFeeCents: 0,
      boosted: [],
      includedVatCents: offer?.includedVatCents ?? 0,
    },
    {
      rateBps,
      shareBps: Math.round(platformSharePercent * 100),
    },
  )
  return {
    left: offer?.left ?? 0,
    nights: daysBetween(dates.checkInOn, dates.checkOutOn),
    currency: hotel.currency,
    roomCents,
    netCents,
  }
}

import { boostedRate } from '@roomlark/contract/partners/boost-sums'
import type { BoostOffer } from '@roomlark/contract/partners/boosts'
import { imageUrls } from '../../adapters/image-store.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { getDefaults } from '../../platform/platform/defaults.service.ts'
import { computeOwnShare } from '../partnerships/terms/terms.service.ts'
import { describeSupply, findFirstStay } from './boosts.policy.ts'
import { type OfferRow, selectOffers } from './offers.queries.ts'

/** The boosts of the hotels an affiliate is a partner of; one whose nights are full is left out. */
export function listOffers(ctx: SignedInContext): Promise<BoostOffer[]> {
  return listOffersTo(ctx, ctx.actor.userId)
}

export async function listOffersTo(ctx: ServiceContext, affiliateId: string): Promise<BoostOffer[]> {
  const [rows, { platformShare }] = await Promise.all([
    selectOffers(ctx.sql, affiliateId, ctx.clock()),
    getDefaults(ctx),
  ])
  return rows.flatMap((row) => {
    const supply = describeSupply(row.emptyNights, row.left)
    if (supply === null) return []
    const { boostId, partnershipId, hotelName, city, country, nights, roomTypeName, ratePercent } = row
    const boostedPercent = boostedRate(ratePercent, row.pointsBps / 100)
    return [
      {
        boostId,
        partnershipId,
        hotelName,
        city,
        country,
        nights,
        roomTypeName,
        ratePercent,
        boostedPercent,
        yoursPercent: computeOwnShare(boostedPercent, platformShare),
        supply,
        pictureUrl: row.imageFile && imageUrls(row.imageFile).smallUrl,
        endsAt: row.endsAt.toISOString(),
        linkUrl: findLinkUrl(ctx, row),
      },
    ]
  })
}

function findLinkUrl({ publicUrl }: ServiceContext, { linkCode, nights }: OfferRow): string | null {
  const stay = findFirstStay(nights)
  if (linkCode === null || !stay) return null
  return `${publicUrl}/r/${linkCode}?${new URLSearchParams(stay)}`
}

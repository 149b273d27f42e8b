import {
  type FindMeta,
  type FindQuery,
  type FoundHotel,
  type PartnerHotel,
  priceLevels,
  type Refusal,
  type TypicalStay,
  tellingClicks,
} from '@roomlark/contract/partners/partner-find'
import type { CurrentDefaults } from '@roomlark/contract/platform/platform'
import type { SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { getDefaults } from '../../../platform/platform/defaults.service.ts'
import { computeOwnShare } from '../terms/terms.service.ts'
import {
  type FoundRow,
  type PartnerHotelRow,
  selectCountries,
  selectFound,
  selectFoundPage,
} from './find.queries.ts'

export async function findHotels(
  ctx: SignedInContext,
  query: FindQuery,
): Promise<{ data: FoundHotel[]; meta: FindMeta }> {
  const asker = { affiliateId: ctx.actor.userId, at: ctx.clock() }
  const [{ rows, total }, countries, defaults] = await Promise.all([
    selectFoundPage(ctx.sql, { ...query, ...asker }),
    selectCountries(ctx.sql),
    getDefaults(ctx),
  ])
  const { page, limit } = query
  const meta = { total, totalPages: Math.ceil(total / limit), page, limit }
  return {
    data: rows.map((row) => toFound(ctx, row, defaults)),
    meta: { ...meta, countries, sharePercent: defaults.platformShare },
  }
}

export async function getFoundHotel(
  ctx: SignedInContext,
  hotelId: string,
): Promise<{ data: FoundHotel; meta: { sharePercent: number } }> {
  const [row, defaults] = await Promise.all([
    selectFound(ctx.sql, hotelId, { affiliateId: ctx.actor.userId, at: ctx.clock() }),
    getDefaults(ctx),
  ])
  if (!row) throw notFound('hotel')
  return { data: toFound(ctx, row, defaults), meta: { sharePercent: defaults.platformShare } }
}

type ShapeContext = Pick<SignedInContext, 'images'>

export function toPartnerHotel(ctx: ShapeContext, row: PartnerHotelRow): PartnerHotel {
  const { hotelId, name, slug, city, country, starRating, score, imageFile } = row
  const imageUrl = imageFile && ctx.images.getUrls(imageFile).smallUrl
  return { id: hotelId, name, slug, city, country, starRating, score, imageUrl }
}

type RefusalRow = Pick<FoundRow, 'refusalReason' | 'refusalNote' | 'askAgainOn'>

export function toRefusal({ refusalReason, refusalNote, askAgainOn }: RefusalRow): Refusal | null {
  return refusalReason && { reason: refusalReason, note: refusalNote, askAgainOn }
}

function toFound(ctx: ShapeContext, row: FoundRow, defaults: CurrentDefaults): FoundHotel {
  const { platformShare, attributionDays } = defaults
  const rateBps = row.ownRateBps ?? row.baseRateBps
  const conversionPercent =
    row.clicks > tellingClicks ? Math.round((1000 * row.linkBookings) / row.clicks) / 10 : null
  const typicalStay = findTypicalStay(row, rateBps, platformShare)
  return {
    hotel: toPartnerHotel(ctx, row),
    ratePercent: rateBps / 100,
    yoursPercent: computeOwnShare(rateBps / 100, platformShare),
    baseRatePercent: row.baseRateBps / 100,
    announcedRate:
      row.announcedBps === null || row.announcedOn === null
        ? null
        : { ratePercent: row.announcedBps / 100, effectiveOn: row.announcedOn },
    windowDays: row.ownWindowDays ?? attributionDays,
    allowsPaidAds: row.allowsPaidAds,
    isAutoApproved: row.autoApprove,
    answerHours: row.answerMinutes === null ? null : Math.round(row.answerMinutes / 6) / 10,
    priceLevel: findPriceLevel(row),
    clicks: row.clicks,
    suspectedClicks: row.suspectedClicks,
    conversionPercent,
    typicalStay,
    hundredClicks:
      conversionPercent === null || typicalStay === null
        ? null
        : {
            bookings: conversionPercent,
            earnsUsdCents: Math.round(conversionPercent * typicalStay.earnsUsdCents),
          },
    partnership: findPartnership(row),
  }
}

function findPartnership(row: FoundRow): FoundHotel['partnership'] {
  const { partnershipId: id, state, stateSince, version, isRead, links } = row
  if (id === null || state === null || stateSince === null || version === null) return null
  return { id, state, stateSince: stateSince.toISOString(), version, isRead, links, refusal: toRefusal(row) }
}

function findTypicalStay(row: FoundRow, rateBps: number, platformShare: number): TypicalStay | null {
  const { typicalNights: nights, typicalRoomUsdCents: roomUsdCents, isEstimated } = row
  if (nights === null || roomUsdCents === null) return null
  const commissionUsdCents = Math.round((roomUsdCents * rateBps) / 10_000)
  const shareUsdCents = Math.round((commissionUsdCents * platformShare) / 100)
  return {
    nights,
    isEstimated: isEstimated === true,
    roomUsdCents,
    commissionUsdCents,
    shareUsdCents,
    earnsUsdCents: commissionUsdCents - shareUsdCents,
  }
}

function findPriceLevel({ typicalNights, typicalRoomUsdCents }: FoundRow): number | null {
  if (typicalNights === null || typicalRoomUsdCents === null) return null
  const nightUsd = typicalRoomUsdCents / typicalNights / 100
  return 1 + priceLevels.filter((from) => nightUsd >= from).length
}

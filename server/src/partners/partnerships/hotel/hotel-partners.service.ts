import { addDays, dateIn } from '@roomlark/contract/dates'
import {
  type HotelPartner,
  type HotelPartnerDetail,
  type HotelPartners,
  hotelPartnerLimits,
  type PartnerRequest,
} from '@roomlark/contract/partners/hotel-partners'
import { imageUrls } from '../../../adapters/image-store.ts'
import type { SignedInContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { type Period, readFigures, readResults, sumFigures } from '../figures/partner-figures.service.ts'
import { listHistory } from '../steps.service.ts'
import { readPartnershipTerms } from '../terms/terms.service.ts'
import {
  type PartnerHotelRow,
  type PartnerRow,
  selectNextBase,
  selectPartner,
  selectPartnerCounts,
  selectPartnerHotel,
  selectPartnersOfHotel,
  selectProfiles,
  selectRequests,
  updateRead,
} from './hotel-partners.queries.ts'
import { toPartnerSettings } from './partner-settings.service.ts'

/** The Partners tab of a hotel: what waits for a decision, who the partners are, what they bring and cost. */
export async function getHotelPartners(ctx: SignedInContext, hotelId: string): Promise<HotelPartners> {
  const hotel = await getPartnerHotel(ctx, ctx.sql, hotelId)
  const period = periodUntil(dateIn(hotel.timeZone, ctx.clock()))
  const figures = await readFigures(ctx.sql, { hotelId }, period, hotel.currency)
  const brought = [...figures.byPartnership.values()]
  const withStays = [...figures.byPartnership]
    .sort(([, a], [, b]) => b.revenueCents - a.revenueCents)
    .map(([id]) => id)
  const [counts, asking, rows, nextBase] = await Promise.all([
    selectPartnerCounts(ctx.sql, hotelId, withStays),
    selectRequests(ctx.sql, hotelId, hotelPartnerLimits.requests),
    selectPartnersOfHotel(ctx.sql, hotelId, { withStays, limit: hotelPartnerLimits.partners }),
    selectNextBase(ctx.sql, hotelId, ctx.clock()),
  ])
  const partners = await describePartners(ctx, [...asking, ...rows], figures)
  return {
    settings: toPartnerSettings(hotel),
    referralsPausedAt: hotel.referralsPausedAt?.toISOString() ?? null,
    baseRatePercent: hotel.baseRateBps / 100,
    announcedBase: nextBase
      ? {
          id: nextBase.id,
          term: 'rate',
          isBase: true,
          from: hotel.baseRateBps / 100,
          to: nextBase.toBps / 100,
          announcedAt: nextBase.announcedAt.toISOString(),
          effectiveOn: nextBase.effectiveOn,
        }
      : null,
    basePartners: nextBase?.partners ?? 0,
    period,
    currency: figures.currency,
    requests: await describeRequests(ctx, asking, partners.slice(0, asking.length)),
    requestsTotal: counts.requests,
    partners: partners.slice(asking.length),
    partnersTotal: counts.partners,
    totals: sumFigures(brought),
    withoutStays: counts.partners - brought.filter(({ stays }) => stays > 0).length,
  }
}

export async function getHotelPartner(
  ctx: SignedInContext,
  ids: { hotelId: string; partnershipId: string },
): Promise<HotelPartnerDetail> {
  const hotel = await getPartnerHotel(ctx, ctx.sql, ids.hotelId)
  const row = await selectPartner(ctx.sql, ids)
  if (!row) throw notFound('partner')
  const period = periodUntil(dateIn(hotel.timeZone, ctx.clock()))
  const figures = await readFigures(ctx.sql, { partnershipIds: [row.id] }, period, hotel.currency)
  const [partner] = await describePartners(ctx, [row], figures)
  const terms = (await readPartnershipTerms(ctx, [row.id])).get(row.id)
  if (!partner || !terms) throw notFound('partner')
  const known = row.isNamed && row.affiliateId !== null ? [row.affiliateId] : []
  const [profiles, results, nextBase] = await Promise.all([
    selectProfiles(ctx.sql, known),
    readResults(ctx, ctx.sql, known),
    selectNextBase(ctx.sql, ids.hotelId, ctx.clock()),
  ])
  const [{ userId: _, ...profile } = { userId: '' }] = profiles
  return {
    ...partner,
    message: row.message,
    askAgainOn: row.askAgainOn,
    profile: 'site' in profile ? profile : null,
    results: known[0] === undefined ? null : (results.get(known[0]) ?? null),
    baseRatePercent: hotel.baseRateBps / 100,
    nextBasePercent: nextBase ? nextBase.toBps / 100 : null,
    terms,
    period,
    history: await listHistory(ctx, row.id),
  }
}

/** Affiliates see that their request was opened; an administrator who looks at it opens nothing. */
export async function markRequestsRead(ctx: SignedInContext, hotelId: string): Promise<null> {
  return ctx.sql.begin(async (tx) => {
    await getPartnerHotel(ctx, tx, hotelId)
    if (ctx.actor.userType !== 'hotel') return null
    const affiliateIds = await updateRead(tx, hotelId, ctx.clock())
    if (affiliateIds.length > 0)
      await tell(tx, { type: 'partnerships' }, { userIds: affiliateIds, admins: true })
    return null
  })
}

async function getPartnerHotel(ctx: SignedInContext, sql: Sql, hotelId: string): Promise<PartnerHotelRow> {
  const hotel = await selectPartnerHotel(sql, hotelId, getHotelScope(ctx.actor), ctx.clock())
  if (!hotel) throw notFound('hotel')
  return hotel
}

/** Whole days until yesterday: what is going on today may still change. */
export function periodUntil(today: string): Period {
  return { fromOn: addDays(today, -hotelPartnerLimits.days), untilOn: addDays(today, -1) }
}

/** Rows as a hotel sees them, in their order. */
export async function describePartners(
  ctx: SignedInContext,
  rows: PartnerRow[],
  figures: Awaited<ReturnType<typeof readFigures>>,
): Promise<HotelPartner[]> {
  const terms = await readPartnershipTerms(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.flatMap((row) => {
    const agreed = terms.get(row.id)
    if (!agreed) return []
    return {
      id: row.id,
      state: row.state,
      stateSince: row.stateSince.toISOString(),
      version: row.version,
      hotelId: row.hotelId,
      hotelName: row.hotelName,
      name: row.name,
      personName: row.personName,
      pictureUrl: row.imageFile === null ? null : imageUrls(row.imageFile).smallUrl,
      approvedAt: row.approvedAt?.toISOString() ?? null,
      pausedByAdmin: row.pausedByAdmin,
      ratePercent: agreed.ratePercent,
      hasOwnRate: agreed.ownRatePercent !== null,
      announcedRate: agreed.announced.find(({ term }) => term === 'rate') ?? null,
      otaRatePercent: row.otaRateBps === null ? null : row.otaRateBps / 100,
      ...figures.of(row),
    }
  })
}

async function describeRequests(
  ctx: SignedInContext,
  rows: PartnerRow[],
  partners: HotelPartner[],
): Promise<PartnerRequest[]> {
  const affiliateIds = rows.flatMap(({ affiliateId }) => affiliateId ?? [])
  const [profiles, results] = await Promise.all([
    selectProfiles(ctx.sql, affiliateIds),
    readResults(ctx, ctx.sql, affiliateIds),
  ])
  return rows.flatMap(({ id, affiliateId, message, isRead }) => {
    const partner = partners.find((one) => one.id === id)
    const result = affiliateId === null ? undefined : results.get(affiliateId)
    if (!partner || !result) return []
    const { userId: _, ...profile } = profiles.find(({ userId }) => userId === affiliateId) ?? { userId: '' }
    return { ...partner, message, isRead, profile: 'site' in profile ? profile : null, results: result }
  })
}

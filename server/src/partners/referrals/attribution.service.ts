import type { RecommendedBy } from '@roomlark/contract/guest-site/guest-page'
import { say } from '@roomlark/contract/say'
import { imageUrls } from '../../adapters/image-store.ts'
import type { ServiceContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { getDefaults } from '../../platform/platform/defaults.service.ts'
import { findBoost, freezeBoost } from '../boosts/freezing.service.ts'
import { applyCampaign } from '../campaigns/applying.service.ts'
import { findBonus } from '../tiers/bonus.service.ts'
import {
  type EarningLink,
  insertRaise,
  insertReferral,
  type NewReferral,
  selectDeskPartner,
  selectEarningLinks,
  selectHotelId,
  selectIsPaused,
  selectPromoPartner,
  selectPublicName,
  selectStay,
  updateReferredHold,
} from './attribution.queries.ts'
import { readReference } from './carrying.service.ts'
import { selectClick } from './clicks.queries.ts'

type Context = Pick<ServiceContext, 'clock' | 'cipher'>
export type CountingTouch = EarningLink & {
  click: { id: number; at: Date }
  method: 'link' | 'visit' | 'embed'
  windowDays: number
}

const dayMs = 86_400_000

/**
 * Records on a hold who brought its guest, on today's terms: the partner whose own promo code the guest
 * entered, or otherwise the touch within the window that counts. Must be called in the transaction that confirms the
 * hold and before it does, because from then on the booking is counted and its history names the affiliate. A
 * reference that does not count changes nothing.
 */
export async function attributeBooking(
  ctx: Context,
  tx: Transaction,
  { bookingId, hotelId, reference }: { bookingId: string; hotelId: string; reference: string | null },
): Promise<void> {
  const source =
    (await findPromoPartner(ctx, tx, bookingId)) ?? (await findTouch(ctx, tx, hotelId, reference))
  if (!source) return
  const { platformShare } = await getDefaults({ sql: tx, clock: ctx.clock })
  const click = source.click && (await selectClick(tx, source.click))
  const { checkInOn } = await selectStay(tx, bookingId)
  const referral = {
    ...source,
    ...(await applyCampaign(ctx, tx, { ...source, checkInOn })),
    bookingId,
    tag: click?.tag ?? null,
    subId: click?.subId ?? null,
    platformShareBps: Math.round(platformShare * 100),
    at: ctx.clock(),
  }
  if (!(await updateReferredHold(tx, referral))) {
    throw new Error('only a hold that nobody brought yet can be attributed')
  }
  await freeze(ctx, tx, referral)
}

/** Writes down the terms of a booking, and the nights on which a boost adds to them. */
async function freeze(
  ctx: Context,
  tx: Transaction,
  referral: Omit<NewReferral, 'boostBps' | 'bonusCents'>,
): Promise<void> {
  const boost = await findBoost(ctx, tx, referral)
  const { currency } = await selectStay(tx, referral.bookingId)
  const bonusCents = await findBonus(ctx, tx, { ...referral, currency })
  const frozen = { ...referral, boostBps: boost.boostBps, bonusCents }
  await insertReferral(tx, frozen)
  if (frozen.rateBps !== frozen.agreedBps || bonusCents > 0) await insertRaise(tx, frozen)
  await freezeBoost(ctx, tx, referral.bookingId, boost)
}

async function findPromoPartner(ctx: Context, tx: Transaction, bookingId: string) {
  const partner = await selectPromoPartner(tx, bookingId, ctx.clock())
  if (!partner) return undefined
  const { attributionDays } = await getDefaults({ sql: tx, clock: ctx.clock })
  const method = 'promo-code' as const
  return {
    ...partner,
    linkId: null,
    click: null,
    method,
    windowDays: partner.ownWindowDays ?? attributionDays,
  }
}

/**
 * The affiliate who sent a guest to the desk, and the terms. Partners of other hotels and those who do not earn are
 * refused.
 */
export type DeskReferral = Pick<
  NewReferral,
  'affiliateId' | 'partnershipId' | 'rateBps' | 'agreedBps' | 'tierBps' | 'campaignId'
>

export async function getDeskReferral(
  ctx: Context,
  tx: Transaction,
  partner: { hotelId: string; partnershipId: string; checkInOn: string },
): Promise<DeskReferral> {
  const terms = await selectDeskPartner(tx, partner, ctx.clock())
  if (terms) {
    const raised = await applyCampaign(ctx, tx, { ...terms, checkInOn: partner.checkInOn })
    return { ...terms, ...raised }
  }
  const message = (await selectIsPaused(tx, partner.hotelId))
    ? say('Bookings through partners are paused until an overdue statement is paid')
    : say('Choose one of the partners of this hotel')
  throw new AppError('validation_failed', message, { fields: { partnershipId: message } })
}

/** Records the terms of a booking that the desk took for a partner, once the booking has been written. */
export async function attributeDeskBooking(
  ctx: Context,
  tx: Transaction,
  bookingId: string,
  referral: DeskReferral,
): Promise<void> {
  const { platformShare, attributionDays } = await getDefaults({ sql: tx, clock: ctx.clock })
  await freeze(ctx, tx, {
    ...referral,
    bookingId,
    linkId: null,
    click: null,
    tag: null,
    subId: null,
    method: 'desk',
    at: ctx.clock(),
    windowDays: attributionDays,
    platformShareBps: Math.round(platformShare * 100),
  })
}

/** Finds the affiliate who recommended a hotel according to a reference, as shown to guests. */
export async function findRecommendation(
  ctx: Context & { sql: Sql },
  slug: string,
  reference: string | null,
): Promise<RecommendedBy | null> {
  const hotelId = reference === null ? undefined : await selectHotelId(ctx.sql, slug)
  const touch = hotelId && (await findTouch(ctx, ctx.sql, hotelId, reference))
  if (!touch) return null
  const known = await selectPublicName(ctx.sql, touch.affiliateId)
  if (!known?.name) return null
  return { name: known.name, pictureUrl: known.imageFile && imageUrls(known.imageFile).smallUrl }
}

/** Returns the public name of the affiliate whose link to a hotel has this code, if the link still earns. */
export async function findRecommender(
  { sql, clock }: Pick<ServiceContext, 'sql' | 'clock'>,
  slug: string,
  code: string,
): Promise<string | null> {
  const hotelId = await selectHotelId(sql, slug)
  const [link] = hotelId ? await selectEarningLinks(sql, hotelId, [code], clock()) : []
  return (link?.isHere && (await selectPublicName(sql, link.affiliateId))?.name) || null
}

/**
 * Finds the touch that counts for a hotel among those that earn and are within their windows: the last link to it, or
 * otherwise the last one to another hotel by an affiliate who recommends this one too (decision 0400).
 */
export async function findTouch(
  ctx: Context,
  sql: Sql,
  hotelId: string,
  reference: string | null,
): Promise<CountingTouch | undefined> {
  const touches = reference === null ? [] : readReference(ctx, reference)
  if (touches.length === 0) return undefined
  const now = ctx.clock()
  const { attributionDays } = await getDefaults({ sql, clock: ctx.clock })
  const codes = touches.map(({ code }) => code)
  const links = await selectEarningLinks(sql, hotelId, codes, now)
  const counting = touches
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.clickId - a.clickId)
    .flatMap(({ code, clickId, at, by, isOfVisit }): CountingTouch[] => {
      const link = links.find((one) => one.code === code)
      const windowDays = link?.ownWindowDays ?? attributionDays
      if (!link || now.getTime() - at.getTime() > windowDays * dayMs) return []
      const method = by === 'embed' ? 'embed' : isOfVisit ? 'visit' : 'link'
      return [{ ...link, click: { id: clickId, at }, method, windowDays }]
    })
  return counting.find(({ isHere }) => isHere) ?? counting[0]
}

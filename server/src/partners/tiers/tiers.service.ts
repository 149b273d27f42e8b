import { utcDay } from '@roomlark/contract/dates'
import type { HotelTiers, TierInput, TierQuestion, TierScheme } from '@roomlark/contract/partners/tiers'
import type { PartnershipHappening } from '@roomlark/contract/partnership-events'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getBookableHotel, lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { lockPartnership, recordHappening } from '../partnerships/happenings.service.ts'
import { lockConcerned, recordForAll } from '../partnerships/terms/telling.service.ts'
import {
  type GrantRow,
  insertGrant,
  selectAgreedBps,
  selectGrant,
  selectHotelGrants,
  updateGrant,
} from './grants.queries.ts'
import { reviewedDays } from './tending.service.ts'
import { findTier, isWorse, shiftPeriod, startOfPeriod, toTerms } from './tiers.policy.ts'
import {
  insertScheme,
  lockSchemes,
  selectFigure,
  selectFollowers,
  selectPartnerSchemes,
  selectSchemes,
} from './tiers.queries.ts'

export async function getHotelTiers(ctx: SignedInContext, hotelId: string): Promise<HotelTiers> {
  const { currency } = await getBookableHotel(ctx, ctx.sql, hotelId)
  return readTiers(ctx, ctx.sql, hotelId, currency)
}

async function readTiers(
  ctx: SignedInContext,
  sql: Sql,
  hotelId: string,
  currency: string,
): Promise<HotelTiers> {
  const grants = await selectHotelGrants(sql, hotelId, ctx.clock())
  const questions: TierQuestion[] = []
  for (const grant of grants) {
    if (grant.askedAt && !grant.endsAt) questions.push(await toQuestion(ctx, sql, grant))
  }
  return {
    currency,
    schemes: await readSchemes(ctx, sql, hotelId),
    questions,
    reached: grants.map(({ partnershipId, partnerName, rateBps }) => ({
      partnershipId,
      partnerName,
      ratePercent: rateBps / 100,
    })),
  }
}

/** What all partners get stands first, also where there is nothing. */
async function readSchemes(ctx: SignedInContext, sql: Sql, hotelId: string): Promise<TierScheme[]> {
  const now = ctx.clock()
  const general = { partnershipId: null, partnerName: null, terms: null, announced: null, latestId: 0 }
  const schemes = new Map<string | null, TierScheme>([[null, general]])
  for (const row of await selectSchemes(sql, hotelId, now)) {
    const { partnershipId, partnerName } = row
    const before = schemes.get(partnershipId) ?? { ...general, partnershipId, partnerName }
    const terms = toTerms(row)
    schemes.set(partnershipId, {
      ...before,
      ...(row.effectiveAt <= now
        ? { terms }
        : { announced: { terms, effectiveOn: utcDay(row.effectiveAt) } }),
      latestId: Math.max(before.latestId, row.id),
    })
  }
  return [...schemes.values()]
}

async function toQuestion(ctx: SignedInContext, sql: Sql, grant: GrantRow): Promise<TierQuestion> {
  const { partnershipId, partnerName, rateBps, basis, threshold, currency } = grant
  const days = reviewedDays(grant)
  const figure = await selectFigure(sql, partnershipId, grant, days)
  const lower = await findLower(ctx, sql, grant, figure)
  const agreedBps = await selectAgreedBps(sql, partnershipId, ctx.clock())
  return {
    grantId: grant.id,
    ratePercent: rateBps / 100,
    lowerPercent: Math.max(agreedBps / 100, lower?.ratePercent ?? 0),
    ...{ partnershipId, partnerName, basis, threshold, figure, currency },
    ...days,
  }
}

/** The lower tier that was reached in the same period. */
async function findLower(ctx: SignedInContext, sql: Sql, grant: GrantRow, figure: number) {
  const { now: scheme } = await selectPartnerSchemes(sql, grant.partnershipId, ctx.clock())
  const terms = scheme && toTerms(scheme)
  if (!terms || terms.basis !== grant.basis || terms.period !== grant.period) return undefined
  const tier = findTier(terms.tiers, figure)
  return tier && tier.ratePercent * 100 < grant.rateBps ? tier : undefined
}

/** Better terms count at once, worse ones after the notice that the terms of service promise. */
export async function changeTiers(
  ctx: SignedInContext,
  hotelId: string,
  input: TierInput,
): Promise<HotelTiers> {
  return ctx.sql.begin(async (tx) => {
    const { currency } = await lockBookableHotel(ctx, tx, hotelId)
    await lockSchemes(tx, hotelId)
    const now = ctx.clock()
    const { partnershipId } = input
    const schemes = await readSchemes(ctx, tx, hotelId)
    const before = schemes.find((scheme) => scheme.partnershipId === partnershipId)
    if ((before?.latestId ?? 0) !== input.basedOn) throw changedByOthers('the tiers')
    const concerned = await lockConcerned(
      tx,
      hotelId,
      partnershipId === null ? await selectFollowers(tx, hotelId, now) : [partnershipId],
    )
    if (partnershipId !== null && concerned.length === 0) throw notFound('partnership')
    const general = schemes[0]?.terms ?? null
    const asked = toScheme(input, currency)
    const after = asked.followsHotel ? general : toTerms(asked)
    const worse = isWorse(partnershipId === null ? general : (before?.terms ?? general), after)
    const effectiveOn = worse && concerned.length > 0 ? firstDayAfterNotice(now) : null
    const effectiveAt = effectiveOn === null ? now : new Date(`${effectiveOn}T00:00:00Z`)
    await insertScheme(tx, { ...asked, hotelId, partnershipId, effectiveAt, at: now, by: ctx.actor.userId })
    const happened: PartnershipHappening = {
      kind: 'tiers-changed',
      params: { terms: after, countFrom: effectiveOn },
    }
    await recordAudit(ctx, tx, {
      action: 'tiers.changed',
      target: `rates:${hotelId}`,
      after: happened.params,
    })
    await recordForAll(ctx, tx, concerned, happened)
    return readTiers(ctx, tx, hotelId, currency)
  })
}

function toScheme({ followsHotel, basis, period, tiers, bonusCents }: TierInput, currency: string) {
  return {
    ...{ followsHotel, basis, period, bonusCents, currency },
    thresholds: tiers.map(({ threshold }) => threshold),
    ratesBps: tiers.map(({ ratePercent }) => Math.round(ratePercent * 100)),
  }
}

/** The hotel decides about a tier that was not reached again; a lower one takes effect after the notice. */
export async function answerTierQuestion(
  ctx: SignedInContext,
  { hotelId, grantId }: { hotelId: string; grantId: string },
  answer: 'keep' | 'lower',
): Promise<HotelTiers> {
  return ctx.sql.begin(async (tx) => {
    const { currency } = await lockBookableHotel(ctx, tx, hotelId)
    const found = await selectGrant(tx, hotelId, grantId)
    if (!found) throw notFound('tier')
    const partnership = await lockPartnership(ctx, tx, found.partnershipId)
    const grant = await selectGrant(tx, hotelId, grantId)
    if (!grant?.askedAt || grant.endsAt) throw new AppError('conflict', say('This was decided already.'))
    const happened = answer === 'keep' ? await keepTier(ctx, tx, grant) : await lowerTier(ctx, tx, grant)
    await recordHappening(ctx, tx, partnership, {
      happened,
      note: '',
      about: `${grant.id}:${grant.reviewOn}`,
    })
    return readTiers(ctx, tx, hotelId, currency)
  })
}

async function keepTier(
  ctx: SignedInContext,
  tx: Transaction,
  { id, period, rateBps }: GrantRow,
): Promise<PartnershipHappening> {
  const reviewOn = shiftPeriod(period, startOfPeriod(period, utcDay(ctx.clock())), 1)
  await updateGrant(tx, id, { askedAt: null, reviewOn })
  return { kind: 'tier-kept', params: { ratePercent: rateBps / 100 } }
}

async function lowerTier(
  ctx: SignedInContext,
  tx: Transaction,
  grant: GrantRow,
): Promise<PartnershipHappening> {
  const effectiveOn = firstDayAfterNotice(ctx.clock())
  const effectiveAt = new Date(`${effectiveOn}T00:00:00Z`)
  const { partnershipId, basis, period, currency, rateBps } = grant
  const figure = await selectFigure(tx, partnershipId, grant, reviewedDays(grant))
  const lower = await findLower(ctx, tx, grant, figure)
  await updateGrant(tx, grant.id, { endsAt: effectiveAt, askedAt: null })
  if (lower) {
    await insertGrant(tx, {
      ...{ partnershipId, basis, period, currency, effectiveAt, threshold: lower.threshold },
      rateBps: Math.round(lower.ratePercent * 100),
      reviewOn: shiftPeriod(period, startOfPeriod(period, effectiveOn), 1),
    })
  }
  const agreedBps = await selectAgreedBps(tx, partnershipId, effectiveAt)
  const toPercent = Math.max(agreedBps / 100, lower?.ratePercent ?? 0)
  return { kind: 'tier-lowered', params: { fromPercent: rateBps / 100, toPercent, effectiveOn } }
}

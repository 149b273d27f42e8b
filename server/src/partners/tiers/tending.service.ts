import { addDays, utcDay } from '@roomlark/contract/dates'
import { type Tier, type TierPeriod, tierLimits } from '@roomlark/contract/partners/tiers'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { lockForFinding, recordFinding } from '../partnerships/happenings.service.ts'
import {
  endGrants,
  type GrantRow,
  insertGrant,
  selectAgreedBps,
  selectPartnerGrants,
  selectToTend,
  updateGrant,
} from './grants.queries.ts'
import { endOfPeriod, findTier, shiftPeriod, startOfPeriod, toTerms } from './tiers.policy.ts'
import { selectFigure, selectPartnerSchemes } from './tiers.queries.ts'

type JobContext = Pick<ServiceContext, 'sql' | 'clock' | 'jobs'>

/**
 * Runs every hour: gives partners the tiers they have reached, and asks the hotel about those that were not reached
 * again. No tier is ever lowered here.
 */
export async function tendTiers(ctx: JobContext): Promise<void> {
  for (const id of await selectToTend(ctx.sql, utcDay(ctx.clock()))) {
    await ctx.sql.begin(async (tx) => {
      const partnership = await lockForFinding(tx, id)
      if (partnership?.state !== 'active') return
      await promote(ctx, tx, partnership)
      await review(ctx, tx, partnership)
    })
  }
}

type Partnership = Parameters<typeof recordFinding>[2]
type Reached = { tier: Tier; startOn: string }

async function promote(ctx: JobContext, tx: Transaction, partnership: Partnership): Promise<void> {
  const now = ctx.clock()
  const { id } = partnership
  const { now: scheme } = await selectPartnerSchemes(tx, id, now)
  const terms = scheme && toTerms(scheme)
  if (!scheme || !terms || terms.tiers.length === 0) return
  const thisOn = startOfPeriod(terms.period, utcDay(now))
  // The last stays of a period can be undone until some days after it, and are counted then.
  const isOlder = utcDay(scheme.effectiveAt) < thisOn
  const starts = isOlder ? [thisOn, shiftPeriod(terms.period, thisOn, -1)] : [thisOn]
  let best: Reached | undefined
  for (const startOn of starts) {
    const tier = findTier(terms.tiers, await selectFigure(tx, id, terms, daysOf(terms.period, startOn)))
    if (tier && tier.ratePercent > (best?.tier.ratePercent ?? 0)) best = { tier, startOn }
  }
  if (!best) return
  const { open } = await selectPartnerGrants(tx, id, now)
  const rateBps = Math.round(best.tier.ratePercent * 100)
  const reviewOn = shiftPeriod(terms.period, best.startOn, 2)
  if (rateBps <= Math.max(open?.rateBps ?? 0, await selectAgreedBps(tx, id, now))) {
    // What was reached again needs no answer any more.
    if (open?.askedAt && rateBps === open.rateBps && best.startOn === thisOn) {
      await updateGrant(tx, open.id, { askedAt: null, reviewOn })
    }
    return
  }
  await endGrants(tx, id, now)
  const { basis, period, currency } = terms
  const { threshold, ratePercent } = best.tier
  const grant = { partnershipId: id, rateBps, threshold, basis, period, currency, effectiveAt: now, reviewOn }
  const about = await insertGrant(tx, grant)
  const params = { ratePercent, threshold, basis, period, currency }
  await recordFinding(ctx, tx, partnership, { happened: { kind: 'tier-reached', params }, about })
}

async function review(ctx: JobContext, tx: Transaction, partnership: Partnership): Promise<void> {
  const now = ctx.clock()
  const { open } = await selectPartnerGrants(tx, partnership.id, now)
  if (!open || open.askedAt || addDays(open.reviewOn, tierLimits.daysUntilReview) > utcDay(now)) return
  const figure = await selectFigure(tx, partnership.id, open, reviewedDays(open))
  if (figure >= open.threshold) {
    await updateGrant(tx, open.id, { askedAt: null, reviewOn: shiftPeriod(open.period, open.reviewOn, 1) })
    return
  }
  await updateGrant(tx, open.id, { askedAt: now })
  const { threshold, basis, period, currency, rateBps } = open
  const params = { ratePercent: rateBps / 100, threshold, figure, basis, period, currency }
  const about = `${open.id}:${open.reviewOn}`
  await recordFinding(ctx, tx, partnership, { happened: { kind: 'tier-missed', params }, about })
}

function daysOf(period: TierPeriod, startOn: string): { fromOn: string; untilOn: string } {
  return { fromOn: startOn, untilOn: endOfPeriod(period, startOn) }
}

/** The period that ended before a tier is looked at. */
export function reviewedDays({ period, reviewOn }: Pick<GrantRow, 'period' | 'reviewOn'>) {
  return daysOf(period, shiftPeriod(period, reviewOn, -1))
}

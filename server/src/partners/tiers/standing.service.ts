import { utcDay } from '@roomlark/contract/dates'
import type { TierStanding } from '@roomlark/contract/partners/tiers'
import type { SignedInContext } from '../../context.ts'
import { getPartnership } from '../partnerships/happenings.service.ts'
import { selectPartnerGrants } from './grants.queries.ts'
import { endOfPeriod, startOfPeriod, toTerms } from './tiers.policy.ts'
import { selectFigure, selectHasStayed, selectPartnerSchemes } from './tiers.queries.ts'

/** Says what a partner is promised, and how much of it was reached in the period that runs. */
export async function getTierStanding(ctx: SignedInContext, id: string): Promise<TierStanding> {
  await getPartnership(ctx, ctx.sql, id)
  const at = ctx.clock()
  const { now, announced } = await selectPartnerSchemes(ctx.sql, id, at)
  const terms = now ? toTerms(now) : null
  const period = terms?.period ?? 'month'
  const fromOn = startOfPeriod(period, utcDay(at))
  const days = { fromOn, untilOn: endOfPeriod(period, fromOn) }
  const { now: grant } = await selectPartnerGrants(ctx.sql, id, at)
  return {
    terms,
    announced: announced ? { terms: toTerms(announced), effectiveOn: utcDay(announced.effectiveAt) } : null,
    reachedPercent: grant ? grant.rateBps / 100 : null,
    endsOn: grant?.endsAt ? utcDay(grant.endsAt) : null,
    figure: terms ? await selectFigure(ctx.sql, id, terms, days) : 0,
    ...days,
    isBonusOpen: terms !== null && terms.bonusCents > 0 && !(await selectHasStayed(ctx.sql, id)),
  }
}

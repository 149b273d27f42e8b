import type {
  AllPartnershipsMeta,
  AllPartnershipsQuery,
  ListedPartnership,
} from '@roomlark/contract/partners/all-partnerships'
import type { PartnershipState } from '@roomlark/contract/partnership-events'
import type { SignedInContext } from '../../../context.ts'
import { selectAllPartnerships, selectCountsByState } from './all-partnerships.queries.ts'

export async function listAllPartnerships(
  ctx: SignedInContext,
  query: AllPartnershipsQuery,
): Promise<{ data: ListedPartnership[]; meta: AllPartnershipsMeta }> {
  const [rows, counts] = await Promise.all([
    selectAllPartnerships(ctx.sql, query, ctx.clock()),
    selectCountsByState(ctx.sql, query),
  ])
  const countsByState: Record<PartnershipState, number> = {
    invited: 0,
    requested: 0,
    active: 0,
    paused: 0,
    ended: 0,
    declined: 0,
    ...Object.fromEntries(counts.map(({ state, count }) => [state, count])),
  }
  const { page, limit, state } = query
  const total = state ? countsByState[state] : counts.reduce((sum, { count }) => sum + count, 0)
  return {
    data: rows.map((row) => ({
      ...row,
      stateSince: row.stateSince.toISOString(),
      createdAt: row.createdAt.toISOString(),
    })),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByState },
  }
}

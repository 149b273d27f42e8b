import type {
  CommissionListMeta,
  CommissionListQuery,
  ListedCommission,
} from '@roomlark/contract/partners/commission-list'
import type { SignedInContext } from '../../context.ts'
import { readClockFacts } from './clock-facts.service.ts'
import { selectCommissions, selectCountsByStanding } from './listing.queries.ts'

export async function listCommissions(
  ctx: SignedInContext,
  query: CommissionListQuery,
): Promise<{ data: ListedCommission[]; meta: CommissionListMeta }> {
  const [rows, counts] = await Promise.all([
    selectCommissions(ctx.sql, query),
    selectCountsByStanding(ctx.sql, query),
  ])
  const clocks = await readClockFacts(
    ctx.sql,
    rows.map(({ booking }) => booking.id),
  )
  const getCount = (standing: string) => counts.find((row) => row.standing === standing)?.count ?? 0
  const countsByStanding = {
    expected: getCount('expected'),
    earned: getCount('earned'),
    payable: getCount('payable'),
    held: getCount('held'),
    disputed: getCount('disputed'),
    settled: getCount('settled'),
    void: getCount('void'),
  }
  const { page, limit, standing } = query
  const total = standing ? countsByStanding[standing] : counts.reduce((sum, { count }) => sum + count, 0)
  return {
    data: rows.flatMap((row) => {
      const clock = clocks.get(row.booking.id)
      return clock ? [{ ...row, clock }] : []
    }),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit, countsByStanding },
  }
}

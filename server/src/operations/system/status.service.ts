import { addDays, utcDay } from '@roomlark/contract/dates'
import {
  checkMinutes,
  type StatusPage,
  statusComponents,
  statusDays,
} from '@roomlark/contract/operations/status'
import type { ServiceContext } from '../../context.ts'
import { checkParts } from './checks.service.ts'
import { deleteDays, selectDays, selectNow, upsertDay, upsertNow } from './status.queries.ts'

const slotMs = checkMinutes * 60_000
/** One check may be late, but after two missed ones the state is unknown. */
const staleMs = 2.5 * slotMs

export async function getStatus(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<StatusPage> {
  const now = ctx.clock()
  const today = utcDay(now)
  const last = new Map((await selectNow(ctx.sql)).map((row) => [row.component, row]))
  const days = Map.groupBy(await selectDays(ctx.sql, addDays(today, 1 - statusDays)), (row) => row.component)
  const components = statusComponents.map((name) => {
    const row = last.get(name)
    const isKnown = row !== undefined && now.getTime() - row.slot.getTime() <= staleMs
    return {
      name,
      state: isKnown ? (row.isUp ? ('up' as const) : ('down' as const)) : ('unknown' as const),
      since: isKnown ? row.since.toISOString() : null,
      checkedAt: row?.slot.toISOString() ?? null,
      days: (days.get(name) ?? []).map(({ on, checks, failed }) => ({ on, checks, failed })),
    }
  })
  return { components, today }
}

/** Runs as a job every five minutes. Several servers, or a retry, count once. */
export async function checkStatus(ctx: ServiceContext): Promise<void> {
  const found = await checkParts(ctx)
  const slot = new Date(Math.floor(ctx.clock().getTime() / slotMs) * slotMs)
  const day = utcDay(slot)
  await ctx.sql.begin(async (tx) => {
    for (const component of statusComponents) {
      const isUp = found[component]
      if (!(await upsertNow(tx, { component, slot, isUp }))) continue
      await upsertDay(tx, { component, day, failed: isUp ? 0 : 1 })
    }
    await deleteDays(tx, addDays(day, -statusDays - 10))
  })
}

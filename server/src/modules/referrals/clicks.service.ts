import { addDays } from '@roomlark/contract/dates'
import type { ServiceContext } from '../../context.ts'
import { createClickMonths } from './clicks.queries.ts'

const daysAhead = 93

/** Every night, so that there is a place for clicks three months ahead. */
export async function makeClickMonths(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  const today = ctx.clock().toISOString().slice(0, 10)
  await createClickMonths(ctx.sql, today, addDays(today, daysAhead))
}

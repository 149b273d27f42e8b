import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { selectBonus } from './tiers.queries.ts'

/** Finds what a partner is promised if a booking made now becomes their first stay at the hotel; 0 for nothing. */
export async function findBonus(
  { clock }: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  booking: { partnershipId: string; currency: string },
): Promise<number> {
  return selectBonus(sql, booking, clock())
}

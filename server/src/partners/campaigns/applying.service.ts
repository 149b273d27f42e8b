import { highestCommissionRate } from '@roomlark/contract/primitives'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { selectBestCampaign } from './campaigns.queries.ts'

/** The rate of a booking, and the campaign that raised it. */
export type CampaignRate = { rateBps: number; campaignId: string | null }

/**
 * Raises the rate of a partner by the campaign that pays most for a stay booked now; campaigns do not add up. The
 * highest commission holds for all of it.
 */
export async function applyCampaign(
  { clock }: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  stay: { partnershipId: string; rateBps: number; checkInOn: string },
): Promise<CampaignRate> {
  const best = await selectBestCampaign(sql, stay, highestCommissionRate * 100, clock())
  return best ?? { rateBps: stay.rateBps, campaignId: null }
}

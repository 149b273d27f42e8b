import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import type { PartnershipOffer } from './happenings.service.ts'
import { selectFirstLinkCode } from './partnerships.queries.ts'
import { readPartnershipTerms } from './terms/terms.service.ts'

/** Says what a new partner gets and with which link to begin; undefined if there is none. */
export async function findOffer(
  { clock, publicUrl }: Pick<ServiceContext, 'clock' | 'publicUrl'>,
  tx: Transaction,
  partnershipId: string,
): Promise<PartnershipOffer | undefined> {
  const code = await selectFirstLinkCode(tx, partnershipId)
  const terms = (await readPartnershipTerms({ sql: tx, clock }, [partnershipId])).get(partnershipId)
  if (code === undefined || !terms) return undefined
  return { yoursPercent: terms.yoursPercent, linkUrl: `${publicUrl}/r/${code}` }
}

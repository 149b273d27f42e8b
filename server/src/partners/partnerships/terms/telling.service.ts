import type { PartnershipHappening } from '@roomlark/contract/partnership-events'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { getStepTaker, notifyAffiliates } from '../happenings.service.ts'
import { insertEvents } from '../partnerships.queries.ts'
import { type ConcernedRow, selectConcernedForUpdate, updateVersion } from './terms.queries.ts'

/** Locks the partners of a hotel who rely on its terms: all of them, or those named. */
export async function lockConcerned(
  tx: Transaction,
  hotelId: string,
  partnershipIds: readonly string[] | null,
): Promise<ConcernedRow[]> {
  return selectConcernedForUpdate(tx, hotelId, partnershipIds)
}

/** Writes what concerns these partners alike into their histories and notifies them; their rows must be locked. */
export async function recordForAll(
  ctx: SignedInContext,
  tx: Transaction,
  concerned: ConcernedRow[],
  happened: PartnershipHappening,
): Promise<void> {
  if (concerned.length === 0) return
  const ids = concerned.map(({ id }) => id)
  const by = { userId: ctx.actor.userId, side: getStepTaker(ctx.actor) }
  await insertEvents(tx, ids, { happened, note: '', by, at: ctx.clock() })
  await updateVersion(tx, ids)
  const after = concerned.map((row) => ({ ...row, version: row.version + 1 }))
  await notifyAffiliates(ctx, tx, after, { happened, note: '' })
  await tell(
    tx,
    { type: 'partnerships' },
    {
      userIds: [...new Set(concerned.flatMap(({ ownerId, affiliateId }) => [ownerId, affiliateId]))],
      admins: true,
    },
  )
}

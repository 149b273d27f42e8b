import type { MaskedPayee, Payee } from '@roomlark/contract/settlement/payout-details'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { eraseDetails, selectDetailsAt, selectSealed } from './payout-details.queries.ts'
import { maskPayee, type OpenDetails, unsealDetails } from './sealed-details.ts'

export type UsableDetails = {
  affiliateId: string
  /** What a payout of that moment uses; null if everything still waits. */
  detailsId: string | null
  /** When the next ones that wait are used. */
  waitingUntil: Date | null
}

/** Who has no row here has entered nothing. */
export async function getUsableDetails(
  tx: Sql,
  affiliateIds: readonly string[],
  at: Date,
): Promise<UsableDetails[]> {
  return selectDetailsAt(tx, affiliateIds, at)
}

/** Accounts in full, for the file that goes to the bank and for nothing else. Erased ones are left out. */
export async function openPayoutDetails(
  ctx: Pick<ServiceContext, 'cipher'>,
  tx: Sql,
  ids: readonly string[],
): Promise<Map<string, OpenDetails>> {
  const rows = await selectSealed(tx, ids)
  return new Map(rows.flatMap(({ id, sealed }) => (sealed ? [[id, unsealDetails(ctx, sealed)]] : [])))
}

/** Whom a payout was made to, in full, for the paper of the payee alone; null once that was erased. */
export async function findOwnPayee(
  ctx: Pick<ServiceContext, 'cipher'>,
  tx: Sql,
  detailsId: string,
): Promise<Payee | null> {
  const [row] = await selectSealed(tx, [detailsId])
  return row?.sealed ? unsealDetails(ctx, row.sealed).payee : null
}

/** Whom a payout was made to, as pages show it; null once that was erased. */
export async function findPayee(
  ctx: Pick<ServiceContext, 'cipher'>,
  tx: Sql,
  detailsId: string,
): Promise<MaskedPayee | null> {
  const payee = await findOwnPayee(ctx, tx, detailsId)
  return payee && maskPayee(payee)
}

/** Called when an account is erased, in that transaction. */
export async function eraseUserPayoutDetails(tx: Sql, userId: string): Promise<void> {
  await eraseDetails(tx, userId)
}

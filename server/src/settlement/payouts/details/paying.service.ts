import type { MaskedPayee, Payee } from '@roomlark/contract/settlement/payout-details'
import type { ServiceContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import {
  eraseDetails,
  selectAffiliateForUpdate,
  selectDetailsAt,
  selectSealed,
} from './payout-details.queries.ts'
import { maskPayee, type OpenDetails, unsealDetails } from './sealed-details.ts'

export type UsableDetails = {
  affiliateId: string
  /** Details that a payout at that moment uses; null while all of them are in their cooling-off time. */
  detailsId: string | null
  /** The moment from which the waiting details are used. */
  waitingUntil: Date | null
}

/** Gets the usable details by affiliate; those without a row have entered none. */
export async function getUsableDetails(
  sql: Sql,
  affiliateIds: readonly string[],
  at: Date,
): Promise<UsableDetails[]> {
  return selectDetailsAt(sql, affiliateIds, at)
}

/** Accounts in full, for the file that goes to the bank and for nothing else. Erased ones are left out. */
export async function openPayoutDetails(
  ctx: Pick<ServiceContext, 'cipher'>,
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, OpenDetails>> {
  const rows = await selectSealed(sql, ids)
  return new Map(rows.flatMap(({ id, sealed }) => (sealed ? [[id, unsealDetails(ctx, sealed)]] : [])))
}

/** Finds the payee of a payout in full, for the paper of the payee alone; null once that was erased. */
export async function findOwnPayee(
  ctx: Pick<ServiceContext, 'cipher'>,
  sql: Sql,
  detailsId: string,
): Promise<Payee | null> {
  const [row] = await selectSealed(sql, [detailsId])
  return row?.sealed ? unsealDetails(ctx, row.sealed).payee : null
}

/** Finds the payee of a payout as pages show it; null once that was erased. */
export async function findPayee(
  ctx: Pick<ServiceContext, 'cipher'>,
  sql: Sql,
  detailsId: string,
): Promise<MaskedPayee | null> {
  const payee = await findOwnPayee(ctx, sql, detailsId)
  return payee && maskPayee(payee)
}

/** Called when an account is erased, in that transaction. */
export async function eraseUserPayoutDetails(tx: Transaction, userId: string): Promise<void> {
  await eraseDetails(tx, userId)
}

/** Makes papers and details of one affiliate wait for each other. */
export async function lockPayee(tx: Transaction, affiliateId: string): Promise<void> {
  await selectAffiliateForUpdate(tx, affiliateId)
}

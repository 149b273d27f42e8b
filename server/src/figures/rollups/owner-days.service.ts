import type { Sql } from '../../db/database.ts'
import { replaceOwnerDays } from './owner-days.queries.ts'
import { lockCounting } from './rollups.queries.ts'

/** Has to be called before a hotel changes hands, and `recountOwners` afterwards, in the same transaction. */
export async function pauseCounting(tx: Sql): Promise<void> {
  await lockCounting(tx)
}

export async function recountOwners(tx: Sql, ownerIds: string[]): Promise<void> {
  await replaceOwnerDays(tx, ownerIds)
}

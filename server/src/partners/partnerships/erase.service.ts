import type { Sql } from '../../db/database.ts'
import { erasePartnerships } from './erase.queries.ts'

/** Called when an account is erased, in that transaction. */
export async function eraseUserPartnerships(tx: Sql, userId: string, now: Date): Promise<void> {
  await erasePartnerships(tx, userId, now)
}

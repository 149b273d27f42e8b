import type { Transaction } from '../../../db/database.ts'
import { translateDatabaseError } from '../../../db/database-errors.ts'
import { type DayDelta, updateTaken } from './orders.queries.ts'

/** Counts what is ordered for each day. Refused as `sold_out` where the hotel has no more, and then nothing is written. */
export async function countTaken(tx: Transaction, deltas: readonly DayDelta[]): Promise<void> {
  try {
    await updateTaken(tx, deltas)
  } catch (error) {
    throw translateDatabaseError(error)
  }
}

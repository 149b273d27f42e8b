import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { hotelScope } from './hotels.policy.ts'
import { selectHotelForUpdate } from './hotels.queries.ts'

/** Holds the hotel for this transaction, and judges whose it is: somebody else's hotel is not there. */
export async function lockHotel(ctx: SignedInContext, tx: Sql, id: string): Promise<void> {
  if (!(await selectHotelForUpdate(tx, id, hotelScope(ctx.actor)))) throw notFound('hotel')
}

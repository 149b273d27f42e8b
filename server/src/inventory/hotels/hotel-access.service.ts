import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { selectHotelForUpdate } from './hotels.queries.ts'

/** Locks the hotel until this transaction ends; a hotel outside the caller's scope is not found. */
export async function lockHotel(ctx: SignedInContext, tx: Sql, id: string): Promise<void> {
  if (!(await selectHotelForUpdate(tx, id, getHotelScope(ctx.actor)))) throw notFound('hotel')
}

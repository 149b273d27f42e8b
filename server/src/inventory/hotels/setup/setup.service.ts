import type { HotelSetup, NextSetup } from '@roomlark/contract/inventory/hotel-setup'
import type { SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { doneSteps, missingForSale } from './setup.policy.ts'
import { type ReadinessRow, selectHasSetUp, selectNewestReadiness, selectReadiness } from './setup.queries.ts'

export async function getHotelSetup(ctx: SignedInContext, id: string): Promise<HotelSetup> {
  const row = await selectReadiness(ctx.sql, id, getHotelScope(ctx.actor))
  if (!row) throw notFound('hotel')
  return toSetup(row)
}

/** Returns null once an account has completely set up one hotel, because its owner then knows the way. */
export async function findNextSetup(ctx: SignedInContext): Promise<NextSetup | null> {
  const scope = getHotelScope(ctx.actor)
  if (await selectHasSetUp(ctx.sql, scope)) return null
  const row = await selectNewestReadiness(ctx.sql, scope)
  return { hotel: row ? toSetup(row) : null }
}

function toSetup(row: ReadinessRow): HotelSetup {
  const { hotelId, hotelName, currency, isOnSale } = row
  return { hotelId, hotelName, currency, isOnSale, done: doneSteps(row), missing: missingForSale(row) }
}

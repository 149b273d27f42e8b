import { listedPartners, type PartnerName } from '@roomlark/contract/partners/booking-partner'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { selectIsReached, selectPartnerNames } from './partner-names.queries.ts'

/** The partners that a desk can name as the source of a booking. */
export async function listPartnerNames(
  ctx: SignedInContext,
  hotelId: string,
  search: string | undefined,
): Promise<PartnerName[]> {
  if (!(await selectIsReached(ctx.sql, hotelId, getHotelScope(ctx.actor)))) throw notFound('hotel')
  return selectPartnerNames(ctx.sql, hotelId, { search, now: ctx.clock(), limit: listedPartners })
}

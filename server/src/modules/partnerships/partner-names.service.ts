import { listedPartners, type PartnerName } from '@roomlark/contract/booking-partner'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { selectIsHotelOf, selectPartnerNames } from './partner-names.queries.ts'

/** The partners that a desk can name as the source of a booking. */
export async function listPartnerNames(
  ctx: SignedInContext,
  hotelId: string,
  search: string | undefined,
): Promise<PartnerName[]> {
  const { userType, userId } = ctx.actor
  if (!(await selectIsHotelOf(ctx.sql, hotelId, userType === 'admin' ? undefined : userId))) {
    throw notFound('hotel')
  }
  return selectPartnerNames(ctx.sql, hotelId, { search, now: ctx.clock(), limit: listedPartners })
}

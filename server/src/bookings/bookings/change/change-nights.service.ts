import { addMonths, dateIn, listNights } from '@roomlark/contract/dates'
import { type PricedNights, pricedMonths } from '@roomlark/contract/guest-site/guest-hotels'
import type { ServiceContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { readSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { selectBooking } from '../bookings.queries.ts'
import { selectTakingStays } from '../stays.queries.ts'
import { priceChangeNights } from './change-nights.policy.ts'
import { readPlanSale } from './plan-change.service.ts'

/** Returns null where a room of the booking is no longer sold, so that no night has a price. */
export async function listChangeNights(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  id: string,
): Promise<PricedNights | null> {
  const booking = await selectBooking(ctx.sql, id, { ownerId: undefined })
  if (!booking) throw notFound('booking')
  const stays = await selectTakingStays(ctx.sql, id)
  const typeIds = [...new Set(stays.map(({ roomTypeId }) => roomTypeId))]
  const types = await readSoldTypes(ctx.sql, booking.hotelId, typeIds)
  if (types.length < typeIds.length || typeIds.length === 0) return null
  const checkInOn = dateIn(booking.timeZone, ctx.clock())
  const checkOutOn = addMonths(checkInOn, pricedMonths)
  const sale = await readPlanSale(ctx.sql, booking, types, { checkInOn, checkOutOn })
  const nights = priceChangeNights(listNights(checkInOn, checkOutOn), booking, stays, sale)
  return { currency: booking.currency, nights }
}

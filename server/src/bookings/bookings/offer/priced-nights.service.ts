import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { addMonths, dateIn, listNights } from '@roomlark/contract/dates'
import { type PricedNights, pricedMonths } from '@roomlark/contract/guest-site/guest-hotels'
import type { ServiceContext } from '../../../context.ts'
import { getOpenHotel, readSale } from './offers.service.ts'
import { pricedNights } from './priced-nights.policy.ts'

/** Reads thirteen months of nights at once, for the price calendar. */
export async function listPricedNights(
  ctx: Pick<ServiceContext, 'sql' | 'clock'>,
  slug: string,
  party: Pick<StayQuery, 'adults' | 'childAges'>,
): Promise<PricedNights> {
  const hotel = await getOpenHotel(ctx, slug)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const nights = listNights(today, addMonths(today, pricedMonths))
  const sold = await readSale(ctx, hotel, today, nights.at(-1) ?? today)
  return {
    currency: hotel.currency,
    nights: sold ? pricedNights(nights, party, sold.sale, sold.types) : [],
  }
}

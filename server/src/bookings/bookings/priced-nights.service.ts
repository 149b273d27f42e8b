import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { addDays, dateIn, nightsOf } from '@roomlark/contract/dates'
import { type PricedNights, pricedMonths } from '@roomlark/contract/guest-site/guest'
import type { ServiceContext } from '../../context.ts'
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
  const nights = nightsOf(today, sameDayLater(today, pricedMonths))
  const sold = await readSale(ctx, hotel, today, nights.at(-1) ?? today)
  return {
    currency: hotel.currency,
    nights: sold ? pricedNights(nights, party, sold.sale, sold.types) : [],
  }
}

/** Adds months to a date. If the month has no such day, its last day is returned. */
function sameDayLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
  return addDays(first, Math.min(day, last) - 1)
}

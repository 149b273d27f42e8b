import type { Quote, StayInput } from '@roomlark/contract/booking-input'
import { dateIn } from '@roomlark/contract/dates'
import { lastNightOn } from '@roomlark/contract/hotel-clock'
import type { SignedInContext } from '../../context.ts'
import { getBookableHotel } from '../rooms/bookable-hotel.service.ts'
import { lapseHolds } from './holds.service.ts'
import { dateObstacles, isLimit } from './obstacles.policy.ts'
import { priceStay } from './quote.policy.ts'
import { readSale } from './sale.service.ts'

/** A stay that cannot be booked is quoted too, with the reasons. */
export async function quoteStay(ctx: SignedInContext, hotelId: string, stay: StayInput): Promise<Quote> {
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  await lapseHolds(ctx, hotelId)
  const now = ctx.clock()
  const wrong = dateObstacles(stay, dateIn(hotel.timeZone, now), lastNightOn(hotel.timeZone, now))
  const readable = wrong.some((obstacle) => !isLimit(obstacle))
    ? { ...stay, checkOutOn: stay.checkInOn }
    : stay
  return priceStay(stay, await readSale(ctx, ctx.sql, hotel, readable)).quote
}

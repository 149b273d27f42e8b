import type { Quote } from '@roomlark/contract/bookings/booking-input'
import type { Offer } from '@roomlark/contract/bookings/offers'
import { addDays, dateIn, daysBetween } from '@roomlark/contract/dates'
import type { ServiceContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { chosenStay, offersFor } from './offers.policy.ts'
import { getOpenHotel, readSale } from './offers.service.ts'

type Context = Pick<ServiceContext, 'clock'> & { sql: Sql }
type Dates = { checkInOn: string; checkOutOn: string }

/** A stay of two guests that can be booked now, at its cheapest. */
export type BookableStay = Dates & { offer: Offer; quote: Quote }

const mostDaysAway = 30
const mostNightsLess = 3
const party = { adults: 2, childAges: [], rooms: 1 }

/**
 * The stay that can be booked with the fewest changes to the dates asked for, in one room type or in any. It is at most
 * three nights shorter; null if nothing within a month is free.
 */
export async function findNearestStay(
  ctx: Context,
  slug: string,
  asked: Dates,
  roomTypeId: string | null,
): Promise<BookableStay | null> {
  const hotel = await getOpenHotel(ctx, slug)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const from = asked.checkInOn < today ? moveTo(today, asked) : asked
  const firstOn = latest(today, addDays(from.checkInOn, -mostDaysAway))
  const lastOn = addDays(from.checkOutOn, mostDaysAway)
  const sold = await readSale(ctx, hotel, firstOn, lastOn)
  if (!sold) return null
  const types = sold.types.filter(({ id }) => roomTypeId === null || id === roomTypeId)
  for (const dates of candidates(from, firstOn)) {
    const stay = { ...dates, ...party }
    const [offer] = offersFor(stay, sold.sale, types)
    if (!offer) continue
    const choice = { ratePlanId: offer.ratePlanId, rooms: [{ roomTypeId: offer.roomTypeId, quantity: 1 }] }
    const { chosen } = chosenStay(stay, sold.sale, types, choice)
    if (chosen) return { ...dates, offer, quote: chosen.quote }
  }
  return null
}

/** The fewest days changed first; of two alike the longer, and then the earlier. */
function candidates({ checkInOn, checkOutOn }: Dates, firstOn: string): Dates[] {
  const nights = daysBetween(checkInOn, checkOutOn)
  const shifts = Array.from({ length: 2 * mostDaysAway + 1 }, (_, index) => index - mostDaysAway)
  const lengths = Array.from({ length: mostNightsLess + 1 }, (_, less) => nights - less).filter(
    (one) => one > 0,
  )
  return shifts
    .flatMap((shift) => lengths.map((length) => ({ shift, length })))
    .map(({ shift, length }) => ({
      shift,
      length,
      changed: Math.abs(shift) + Math.abs(shift + length - nights),
    }))
    .toSorted((a, b) => a.changed - b.changed || b.length - a.length || a.shift - b.shift)
    .map(({ shift, length }) => {
      const first = addDays(checkInOn, shift)
      return { checkInOn: first, checkOutOn: addDays(first, length) }
    })
    .filter((dates) => dates.checkInOn >= firstOn)
}

function moveTo(today: string, { checkInOn, checkOutOn }: Dates): Dates {
  return { checkInOn: today, checkOutOn: addDays(today, daysBetween(checkInOn, checkOutOn)) }
}

function latest(a: string, b: string): string {
  return a > b ? a : b
}

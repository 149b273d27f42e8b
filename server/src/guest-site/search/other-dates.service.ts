import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { addDays } from '@roomlark/contract/dates'
import type { OtherDates, SearchPlace } from '@roomlark/contract/guest-site/search'
import { aboutCents, type CurrencyRate } from '@roomlark/contract/money'
import type { ServiceContext } from '../../context.ts'
import { datesFaultAnywhere } from './days.policy.ts'
import { type PackedContext, readPackedHotels } from './index/packed-hotels.service.ts'
import { createStayPricer } from './pricing.policy.ts'

/** Guests may accept dates that are at most this many days earlier or later. */
const mostDays = 14
const mostDates = 3

/**
 * Finds the nearest dates on which a hotel of the place has rooms for a stay of the same length, nearest
 * first.
 */
export async function findOtherDates(
  ctx: PackedContext & Pick<ServiceContext, 'clock'>,
  stay: StayQuery,
  place: Pick<SearchPlace, 'place' | 'kind'>,
  findRate: (currency: string) => CurrencyRate | undefined,
  to: CurrencyRate,
): Promise<OtherDates[]> {
  const near = offsets().map((days) => moved(stay, days))
  return (await priceStays(ctx, near, place, findRate, to)).slice(0, mostDates)
}

/** Finds what each of several stays costs at least in a place, looking at no more than `most` hotels. */
export async function priceStays(
  ctx: PackedContext & Pick<ServiceContext, 'clock'>,
  stays: readonly StayQuery[],
  place: Pick<SearchPlace, 'place' | 'kind'>,
  findRate: (currency: string) => CurrencyRate | undefined,
  to: CurrencyRate,
  most = Number.POSITIVE_INFINITY,
): Promise<OtherDates[]> {
  const now = ctx.clock()
  const tried = stays
    .filter((dates) => !datesFaultAnywhere(dates, now))
    .map((dates) => ({ dates, pricer: createStayPricer(dates, now), hotels: 0, fromAboutCents: 0 }))
  const months = [...new Set(tried.flatMap(({ pricer }) => pricer.months))]
  for await (const hotels of readPackedHotels(ctx, place, months, most)) {
    for (const hotel of hotels) {
      const from = findRate(hotel.terms[4])
      if (!from) continue
      for (const one of tried) {
        const offers = one.pricer.priceOffers(hotel)
        if (offers.length === 0) continue
        const about = aboutCents(Math.min(...offers.map(({ totalCents }) => totalCents)), from, to)
        one.fromAboutCents = one.hotels === 0 ? about : Math.min(one.fromAboutCents, about)
        one.hotels += 1
      }
    }
  }
  return tried
    .filter(({ hotels }) => hotels > 0)
    .map(({ dates: { checkInOn, checkOutOn }, hotels, fromAboutCents }) => {
      return { checkInOn, checkOutOn, hotels, fromAboutCents }
    })
}

/** Returns 1, -1, 2, -2 and so on. */
function offsets(): number[] {
  return Array.from({ length: mostDays }, (_, index) => [index + 1, -index - 1]).flat()
}

function moved(stay: StayQuery, days: number): StayQuery {
  return { ...stay, checkInOn: addDays(stay.checkInOn, days), checkOutOn: addDays(stay.checkOutOn, days) }
}

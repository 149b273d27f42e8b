import type { StayQuery } from '@roomlark/contract/bookings/offers'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import { aboutCents, type CurrencyRate } from '@roomlark/contract/money'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import type { PaymentsContext } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import type { FoundHotel } from './filters.policy.ts'
import type { PackedHotel } from './index/packed-hotel.policy.ts'
import { readPackedHotels } from './index/packed-hotels.service.ts'
import { createStayPricer } from './pricing.policy.ts'

export type SearchContext = Pick<ServiceContext, 'sql' | 'clock' | 'images' | 'setup'> & PaymentsContext
/** The same on a connection of one's own, such as that of a transaction. */
export type FindContext = Omit<SearchContext, 'sql'> & { sql: Sql }

type Asked = StayQuery & { currency?: string | undefined }

export type Found = {
  hotels: FoundHotel[]
  /** The currency in which prices are compared. */
  currency: string
}

/** Finds the hotels of a place that can be booked for a stay, looking at no more than `most` of them. */
export async function findHotels(
  ctx: FindContext,
  asked: Asked,
  place: SearchPlace,
  rates: ReadonlyMap<string, number>,
  most = Number.POSITIVE_INFINITY,
): Promise<Found> {
  const pricer = createStayPricer(asked, ctx.clock())
  const currencies = new Set<string>()
  const priced: { packed: PackedHotel; offers: ReturnType<typeof pricer.priceOffers> }[] = []
  for await (const hotels of readPackedHotels(ctx, place, pricer.months, most)) {
    for (const packed of hotels) {
      currencies.add(packed.terms[4])
      const offers = pricer.priceOffers(packed)
      if (offers.length > 0) priced.push({ packed, offers })
    }
  }
  const currency = asked.currency ?? sharedCurrency(currencies)
  const to = findRate(rates, currency)
  const hotels = priced.flatMap(({ packed, offers }) => {
    const from = findRate(rates, packed.terms[4])
    // A hotel whose currency has no exchange rate yet sells nothing.
    if (!from || !to) return []
    for (const offer of offers) offer.aboutCents = aboutCents(offer.totalCents, from, to)
    const [average = 0, reviews = 0] = packed.terms[10] ?? []
    return [
      { packed, starRating: packed.terms[1], amenities: packed.terms[2], score: average, reviews, offers },
    ]
  })
  return { hotels, currency }
}

function sharedCurrency(currencies: ReadonlySet<string>): string {
  const [first, second] = currencies
  return first !== undefined && second === undefined ? first : 'USD'
}

export function findRate(rates: ReadonlyMap<string, number>, code: string): CurrencyRate | undefined {
  const usdRate = rates.get(code)
  return usdRate === undefined ? undefined : { code, usdRate }
}

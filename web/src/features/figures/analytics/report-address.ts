import { bookingSources } from '@roomlark/contract/booking-states'
import type { FilterQuery, ReportQuery } from '@roomlark/contract/figures/analytics'
import { CountryCode, CurrencyCode } from '@roomlark/contract/places'
import { Id } from '@roomlark/contract/primitives'
import { readPeriod } from './period-words.ts'

const cityLength = 120

/** Reads the query from the address, ignoring invalid values. */
export function readReport(search: string): ReportQuery {
  const asked = new URLSearchParams(search)
  const hotelId = Id.safeParse(asked.get('hotel'))
  const country = CountryCode.safeParse(asked.get('country'))
  const city = asked.get('city') ?? ''
  const source = bookingSources.find((one) => one === asked.get('source'))
  const currency = CurrencyCode.safeParse(asked.get('currency'))
  return {
    period: readPeriod(search),
    compare: asked.get('compare') === 'before' ? 'before' : 'none',
    ...(hotelId.success && { hotelId: hotelId.data }),
    ...(country.success && { country: country.data }),
    // A city means nothing without its country.
    ...(country.success && city !== '' && city.length <= cityLength && { city }),
    ...(source && { source }),
    ...(currency.success && { currency: currency.data }),
  }
}

/** The filters alone, without period, comparison and currency. */
export function pickFilters(query: ReportQuery): FilterQuery {
  const { period: _period, compare: _compare, currency: _currency, ...filters } = query
  return filters
}

import type { FilterQuery, ReportQuery } from '@roomlark/contract/analytics'
import { bookingSources } from '@roomlark/contract/booking-states'
import { CountryCode } from '@roomlark/contract/places'
import { Id } from '@roomlark/contract/primitives'
import { readPeriod } from './period-words.ts'

const cityLength = 120

/** What the address asks to see; what makes no sense there is left out. */
export function readReport(search: string): ReportQuery {
  const asked = new URLSearchParams(search)
  const hotelId = Id.safeParse(asked.get('hotel'))
  const country = CountryCode.safeParse(asked.get('country'))
  const city = asked.get('city') ?? ''
  const source = bookingSources.find((one) => one === asked.get('source'))
  return {
    period: readPeriod(search),
    compare: asked.get('compare') === 'before' ? 'before' : 'none',
    ...(hotelId.success && { hotelId: hotelId.data }),
    ...(country.success && { country: country.data }),
    // A city means nothing without its country.
    ...(country.success && city !== '' && city.length <= cityLength && { city }),
    ...(source && { source }),
  }
}

/** The filters alone, without period and comparison. */
export function filtersOf({ period: _period, compare: _compare, ...filters }: ReportQuery): FilterQuery {
  return filters
}

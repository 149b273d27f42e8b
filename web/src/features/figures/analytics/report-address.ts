import { bookingSources } from '@roomlark/contract/booking-states'
import type { FilterQuery, ReportQuery } from '@roomlark/contract/figures/analytics'
import { CountryCode, CurrencyCode } from '@roomlark/contract/places'
import { choice, choiceOr, idIn, listAddress, parsedBy } from '../../../parts/list/list-address.ts'
import { periodParts } from './period-words.ts'

const cityLength = 120

const address = listAddress({
  ...periodParts,
  compare: choiceOr('none', ['none', 'before']),
  hotelId: idIn('hotel'),
  country: parsedBy(CountryCode),
  city: { read: (text: string) => (text !== '' && text.length <= cityLength ? text : undefined) },
  source: choice(bookingSources),
  currency: parsedBy(CurrencyCode),
})

/** The reports; a city means nothing without its country. */
export const reportAddress = {
  ...address,
  read(search: string): ReportQuery {
    const { trend: _, city, ...query } = address.read(search)
    return query.country && city ? { ...query, city } : query
  },
}

/** The filters alone, without period, comparison and currency. */
export function pickFilters(query: ReportQuery): FilterQuery {
  const { period: _period, compare: _compare, currency: _currency, ...filters } = query
  return filters
}

import { hotelStatuses } from '@roomlark/contract/hotels'
import { Id } from '@roomlark/contract/primitives'
import type { HotelFilter } from '../../data/hotels.ts'
import { readSearch } from '../../lib/use-address-search.ts'

const lastPage = 1_000_000

/** What the address asks for; what makes no sense there is left out. */
export function readFilter(search: string): HotelFilter {
  const asked = new URLSearchParams(search)
  const page = Number(asked.get('page'))
  const words = readSearch(search).trim()
  const owner = Id.safeParse(asked.get('owner'))
  const status = hotelStatuses.find((one) => one === asked.get('status'))
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    ...(words && { search: words }),
    ...(owner.success && { owner: owner.data }),
    ...(status && { status }),
  }
}

/** The same address with something changed; `null` takes a part away. What is not named stays. */
export function withFilter(
  search: string,
  change: { [Part in keyof HotelFilter]?: HotelFilter[Part] | null },
): string {
  const next = new URLSearchParams(search)
  for (const [part, value] of Object.entries(change)) {
    if (value === null || value === '' || (part === 'page' && value === 1)) next.delete(part)
    else next.set(part, String(value))
  }
  return next.size > 0 ? `?${next}` : ''
}

/** spec §4: the page stays. */
export function withText(search: string, text: string): string {
  return withFilter(search, { search: text })
}

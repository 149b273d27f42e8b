import { isId } from '@roomlark/contract/ids'
import { hotelStatuses } from '@roomlark/contract/inventory/hotels'
import type { HotelFilter } from '../../../../data/hotels.ts'
import { changeParts, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

/** What the address asks for, without anything that makes no sense. */
export function readFilter(search: string): HotelFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const owner = asked.get('owner')
  const status = hotelStatuses.find((one) => one === asked.get('status'))
  return {
    page: readPage(search),
    ...(words && { search: words }),
    ...(isId(owner) && { owner }),
    ...(status && { status }),
  }
}

const usual = { page: 1 }

/** The same address with some parts changed; `null` removes a part, and parts that are not named stay. */
export function withFilter(
  search: string,
  change: { [Part in keyof HotelFilter]?: HotelFilter[Part] | null },
): string {
  return changeParts(search, change, usual)
}

/** spec §4: the page stays. */
export function withText(search: string, text: string): string {
  return withFilter(search, { search: text })
}

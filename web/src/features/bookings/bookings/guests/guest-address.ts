import { guestSorts } from '@roomlark/contract/bookings/guests'
import type { GuestFilter } from '../../../../data/guests.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'
import { readHotelId } from '../booking-address.ts'

/** The filters of the list of guests in an address, without anything that makes no sense. */
export function readGuests(search: string): GuestFilter {
  const words = readSearch(search).trim()
  const hotelId = readHotelId(search)
  return {
    page: readPage(search),
    sort: findChoice(guestSorts, new URLSearchParams(search).get('sort')) ?? 'last-stay',
    ...(words && { search: words }),
    ...(hotelId && { hotelId }),
  }
}

type Part = 'search' | 'hotel' | 'sort' | 'page'

export function withGuestParts(
  search: string,
  change: { [P in Part]?: string | number | null | undefined },
): string {
  return changeParts(search, change, { page: 1, sort: 'last-stay' })
}

export function withGuestText(search: string, text: string): string {
  return withGuestParts(search, { search: text, page: 1 })
}

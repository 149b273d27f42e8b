import { groupStates } from '@roomlark/contract/bookings/groups'
import type { GroupFilter } from '../../../../data/groups.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'
import { readHotelId } from '../booking-address.ts'

/** The filters of the list of groups in an address, without anything that makes no sense. */
export function readGroups(search: string): GroupFilter {
  const words = readSearch(search).trim()
  const hotelId = readHotelId(search)
  const state = findChoice(groupStates, new URLSearchParams(search).get('state'))
  return {
    page: readPage(search),
    ...(words && { search: words }),
    ...(hotelId && { hotelId }),
    ...(state && { state }),
  }
}

type Part = 'search' | 'hotel' | 'state' | 'page'

export function withGroupParts(
  search: string,
  change: { [P in Part]?: string | number | null | undefined },
): string {
  return changeParts(search, change, { page: 1 })
}

export function withGroupText(search: string, text: string): string {
  return withGroupParts(search, { search: text, page: 1 })
}

import { partnershipStates } from '@roomlark/contract/partnership-events'
import { Id } from '@roomlark/contract/primitives'
import type { PartnerFilter } from '../../../../data/hotel-partners.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

/** The partner whose panel is open. */
export function readPartnerId(search: string): string | undefined {
  return Id.safeParse(new URLSearchParams(search).get('partner')).data
}

export function withPartner(search: string, partner: string | null): string {
  return changeParts(search, { partner }, {})
}

/** The filters of the list over all hotels, without anything that makes no sense. */
export function readPartnerFilter(search: string): PartnerFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const hotel = Id.safeParse(asked.get('hotel')).data
  const state = findChoice(partnershipStates, asked.get('state'))
  return {
    page: readPage(search),
    ...(words && { search: words }),
    ...(hotel && { hotel }),
    ...(state && { state }),
  }
}

type Part = 'search' | 'hotel' | 'state' | 'page'

/** The same address with some parts changed; empty parts and defaults are removed. */
export function withFilter(
  search: string,
  change: { [P in Part]?: string | number | null | undefined },
): string {
  return changeParts(search, change, { page: 1 })
}

export function withText(search: string, text: string): string {
  return withFilter(search, { search: text, page: 1 })
}

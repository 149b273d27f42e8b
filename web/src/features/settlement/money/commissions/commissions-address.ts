import { commissionStandings } from '@roomlark/contract/partners/commission-list'
import { Id } from '@roomlark/contract/primitives'
import type { CommissionFilter } from '../../../../data/commission-list.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

/** The filters of the list of commissions in an address, without anything that makes no sense. */
export function readCommissions(search: string): CommissionFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const standing = findChoice(commissionStandings, asked.get('status'))
  const hotelId = Id.safeParse(asked.get('hotel')).data
  const affiliateId = Id.safeParse(asked.get('partner')).data
  return {
    page: readPage(search),
    ...(words && { search: words }),
    ...(standing && { standing }),
    ...(hotelId && { hotelId }),
    ...(affiliateId && { affiliateId }),
  }
}

type Part = 'search' | 'status' | 'hotel' | 'partner' | 'page'

/** Whatever narrows the list leads back to its first page. */
export function withParts(search: string, change: { [P in Part]?: string | number | null }): string {
  return changeParts(search, { page: 1, ...change }, { page: 1 })
}

export function withText(search: string, text: string): string {
  return withParts(search, { search: text })
}

import { disputeFilters } from '@roomlark/contract/partners/disputes'
import { Id } from '@roomlark/contract/primitives'
import type { DisputeListFilter } from '../../../../data/disputes.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

/** The filters of the list in an address, without anything that makes no sense. */
export function readFilter(search: string): DisputeListFilter {
  const words = readSearch(search).trim()
  const show = findChoice(disputeFilters, new URLSearchParams(search).get('show'))
  return { page: readPage(search), ...(words && { search: words }), ...(show && { show }) }
}

/** The dispute whose panel is open. */
export function readDisputeId(search: string): string | undefined {
  return Id.safeParse(new URLSearchParams(search).get('dispute')).data
}

type Part = 'search' | 'show' | 'page' | 'dispute'

/** The same address with some parts changed; empty parts and defaults are removed. */
export function withParts(
  search: string,
  change: { [P in Part]?: string | number | null | undefined },
): string {
  return changeParts(search, change, { page: 1 })
}

export function withText(search: string, text: string): string {
  return withParts(search, { search: text, page: 1 })
}

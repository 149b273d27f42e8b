import { Id } from '@roomlark/contract/primitives'
import type { OwnPartnershipFilter } from '../../../../data/own-partnerships.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

export const ownStates = ['active', 'paused', 'ended'] as const

/** What the address asks for, without anything that makes no sense. */
export function readOwnHotels(search: string): OwnPartnershipFilter {
  const words = readSearch(search).trim()
  const state = findChoice(ownStates, new URLSearchParams(search).get('state'))
  return { view: 'hotels', page: readPage(search), ...(words && { search: words }), ...(state && { state }) }
}

/** The partnership that is shown beside the list. */
export function readPartner(search: string): string | undefined {
  return Id.safeParse(new URLSearchParams(search).get('partner')).data
}

type Parts = { page?: number; search?: string; state?: string | null; partner?: string | null }

export function withParts(search: string, parts: Parts): string {
  return changeParts(search, { ...parts }, { page: 1 })
}

export function withText(search: string, text: string): string {
  return withParts(search, { search: text, page: 1 })
}

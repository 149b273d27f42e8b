import { Id } from '@roomlark/contract/primitives'
import { statementStandings } from '@roomlark/contract/settlement/statement-list'
import type { StatementFilter } from '../../../../data/statements.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

/** The filters of the list of statements in an address, without anything that makes no sense. */
export function readStatements(search: string): StatementFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const standing = findChoice(statementStandings, asked.get('status'))
  const hotelId = Id.safeParse(asked.get('hotel')).data
  return {
    page: readPage(search),
    ...(words && { search: words }),
    ...(standing && { standing }),
    ...(hotelId && { hotelId }),
  }
}

type Part = 'search' | 'status' | 'hotel' | 'page'

export function withParts(search: string, change: { [P in Part]?: string | number | null }): string {
  return changeParts(search, change, { page: 1 })
}

export function withSearch(search: string, text: string): string {
  return withParts(search, { search: text, page: 1 })
}

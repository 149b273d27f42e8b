import { runStatementLists } from '@roomlark/contract/settlement/payouts'
import type { RunStatementFilter } from '../../../../data/payouts.ts'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

/** The page of a run, by the first day of its month. */
export function runPath(month: string): string {
  return `/bookings/payouts/${month.slice(0, 7)}`
}

/** Reads the filter of the paid statements from the address. */
export function readPaid(search: string): RunStatementFilter {
  const words = readSearch(search).trim()
  const list = findChoice(runStatementLists, new URLSearchParams(search).get('list')) ?? 'pay'
  return { list, ...(words && { search: words }), page: readPage(search) }
}

/** The page of those who are left out. */
export function readLeftOut(search: string): RunStatementFilter {
  const left = new URLSearchParams(search).get('left')
  return { list: 'left-out', page: readPage(`?page=${left ?? 1}`) }
}

type Part = 'search' | 'list' | 'page' | 'left'

export function withParts(search: string, change: { [P in Part]?: string | number | null }): string {
  return changeParts(search, change, { list: 'pay', page: 1, left: 1 })
}

/** Searching begins on the first page. */
export function withText(search: string, text: string): string {
  return withParts(search, { search: text, page: null })
}

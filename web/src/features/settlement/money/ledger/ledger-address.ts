import { IsoDate } from '@roomlark/contract/dates'
import { type LedgerBook, ledgerAccountKinds, ledgerBooks } from '@roomlark/contract/partners/ledger'
import { Id } from '@roomlark/contract/primitives'
import type { LedgerFilter } from '../../../../data/ledger.ts'
import { changeParts, findChoice } from '../../../../lib/address-parts.ts'
import { readSearch } from '../../../../lib/use-address-search.ts'

/** The currency of the balances in an address; the payout currency unless another is named. */
export function readCurrency(search: string): string | undefined {
  const currency = new URLSearchParams(search).get('currency')
  return currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined
}

/** The book in an address; what concerns Roomlark itself unless the other is named. */
export function readBook(search: string): LedgerBook {
  return findChoice(ledgerBooks, new URLSearchParams(search).get('book')) ?? 'partners'
}

/** The filters of the entries in an address, without anything that makes no sense. */
export function readLedger(search: string): LedgerFilter {
  const asked = new URLSearchParams(search)
  const words = readSearch(search).trim()
  const account = findChoice(ledgerAccountKinds, asked.get('account'))
  const holderId = Id.safeParse(asked.get('holder')).data
  const fromOn = IsoDate.safeParse(asked.get('from')).data
  const untilOn = IsoDate.safeParse(asked.get('until')).data
  const before = Number(asked.get('before'))
  return {
    book: readBook(search),
    ...(words && { search: words }),
    ...(account && { account }),
    ...(holderId && { holderId }),
    ...(fromOn && { fromOn }),
    ...(untilOn && { untilOn }),
    ...(Number.isSafeInteger(before) && before > 0 && { before }),
  }
}

type Part = 'book' | 'search' | 'account' | 'holder' | 'from' | 'until' | 'before' | 'currency'

/** The same address with some parts changed; whatever narrows the entries leads back to the newest. */
export function withParts(search: string, change: { [P in Part]?: string | number | null }): string {
  return changeParts(search, { before: null, ...change }, {})
}

export function withText(search: string, text: string): string {
  return withParts(search, { search: text })
}

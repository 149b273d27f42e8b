import { type HoldState, holdStates } from '@roomlark/contract/partners/holds'
import { Id } from '@roomlark/contract/primitives'
import { changeParts, findChoice, readPage } from '../../../../lib/address-parts.ts'

type Asked = { state: HoldState; page: number; holdId: string | undefined }

/** What the address asks for, without anything that makes no sense. */
export function readHolds(search: string): Asked {
  const asked = new URLSearchParams(search)
  return {
    state: findChoice(holdStates, asked.get('state')) ?? 'open',
    page: readPage(search),
    holdId: Id.safeParse(asked.get('hold')).data,
  }
}

export function withParts(
  search: string,
  change: { state?: HoldState; page?: number; hold?: string | null },
): string {
  return changeParts(search, change, { state: 'open', page: 1 })
}

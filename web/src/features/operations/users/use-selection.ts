import type { Person } from '@roomlark/contract/operations/people'
import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

export type Selection = {
  /** Of those shown. */
  chosen: Person[]
  has(person: Person): boolean
  toggle(person: Person): void
  /** All that are shown, or none. */
  toggleAll(): void
  /** Deselects these accounts, or all without ids. */
  drop(ids?: readonly string[]): void
}

/** The accounts selected in the list at this address; another page or filter starts again. */
export function useSelection(address: string, shown: readonly Person[]): Selection {
  const [ticked, setTicked] = useState({ address, ids: none })
  const ids = ticked.address === address ? ticked.ids : none
  const set = (next: Iterable<string>) => setTicked({ address, ids: new Set(next) })
  const chosen = shown.filter(({ id }) => ids.has(id))
  return {
    chosen,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => set(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => set(chosen.length === shown.length ? [] : shown.map(({ id }) => id)),
    drop: (gone) => set(gone ? [...ids].filter((id) => !gone.includes(id)) : []),
  }
}

import type { Switches } from '@roomlark/contract/platform'
import type { Live } from './live.ts'

/** The launch switches as they were read a moment ago, so that not every request asks the database. */
export type SwitchCache = {
  /** From memory alone. */
  known(): Switches | undefined
  /** From memory, or read and remembered. */
  find(read: () => Promise<Switches>): Promise<Switches>
  forget(): void
}

/** The longest a moved switch could go unnoticed, should an announcement ever be lost. */
const maxAgeMs = 3000

export function createSwitchCache(live: Pick<Live, 'watch'>): SwitchCache {
  let remembered: { switches: Switches; until: number } | undefined
  // A read that was under way when a switch was moved may be stale: it is used, but not remembered.
  let generation = 0

  function known(): Switches | undefined {
    return remembered && remembered.until > Date.now() ? remembered.switches : undefined
  }

  function forget(): void {
    generation += 1
    remembered = undefined
  }

  live.watch(({ type }) => {
    if (type === 'platform' || type === 'ready') forget()
  })
  return {
    known,
    forget,
    async find(read) {
      const found = known()
      if (found) return found
      const begun = generation
      const switches = await read()
      if (begun === generation) remembered = { switches, until: Date.now() + maxAgeMs }
      return switches
    },
  }
}

import type { Switches } from '@roomlark/contract/platform/platform'
import type { Live } from './live.ts'

/** Caches the launch switches for a moment, so that not every request has to query the database. */
export type SwitchCache = {
  /** Looks only in memory. */
  known(): Switches | undefined
  /** Looks in memory first, otherwise reads the switches and caches them. */
  find(read: () => Promise<Switches>): Promise<Switches>
  forget(): void
}

/** If an announcement were ever lost, a changed switch could go unnoticed for at most this long. */
const maxAgeMs = 3000

export function createSwitchCache(live: Pick<Live, 'watch'>): SwitchCache {
  let remembered: { switches: Switches; until: number } | undefined
  // A read in progress while a switch is changed may be stale, so it is used but not cached.
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

import type { FastifyBaseLogger } from 'fastify'

export type OverloadLog = {
  /** Counts one refused request under this reason. */
  note(reason: string): void
  /** Writes what has been counted since the last line. */
  flush(): void
}

const everyMs = 1000
/** Ten reasons are enough to see the cause; any further ones only count towards the total. */
const maxReasons = 10

/**
 * Refusals come by the thousand and logging each would add to the load, so one line per second says how many
 * and why.
 */
export function createOverloadLog(log: FastifyBaseLogger): OverloadLog {
  let count = 0
  let reasons = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    if (count === 0) return
    log.warn({ count, reasons: Object.fromEntries(reasons) }, 'requests refused with 503')
    count = 0
    reasons = new Map()
  }

  return {
    flush,
    note(reason) {
      count += 1
      if (reasons.has(reason) || reasons.size < maxReasons)
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      timer ??= setTimeout(flush, everyMs).unref()
    },
  }
}

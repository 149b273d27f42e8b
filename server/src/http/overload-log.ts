import type { FastifyBaseLogger } from 'fastify'

export type OverloadLog = {
  /** One request was refused, for this reason. */
  note(reason: string): void
  /** Writes what was not written yet. */
  flush(): void
}

const everyMs = 1000
/** Enough to see what is the matter; reasons beyond are counted in the total only. */
const maxReasons = 10

/** Refusals come by the thousand, and writing each would add to the load: one line a second says how many and why. */
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

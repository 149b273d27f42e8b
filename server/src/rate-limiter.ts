/**
 * Calls per minute: guest searches of one visitor, other calls without a session of one visitor, and calls of one
 * account.
 */
export type RateLimits = { search: number; anonymous: number; signedIn: number }

/** A network may call so many times as often as one of its visitors: more often than the readers of a newsletter do. */
export const networkTimes = 5

type Counted = {
  limit: number
  /** The calls this server has allowed. */
  own: number
  /** The part of `own` that the other servers already know about. */
  shared: number
  /** The calls all servers had allowed when this one last asked. */
  total: number
}

/** Additional calls for one key that the other servers do not know about yet. */
export type Share = { key: string; calls: number }

export type RateLimiter = {
  readonly limits: RateLimits
  /** Counts a call and returns null, or returns in how many seconds the next one is possible. */
  take(key: string, limit: number): number | null
  /** Takes back a call that turned out to belong to another key. */
  giveBack(key: string): void
  /** Returns the counts of the current minute that are worth sharing. */
  toShare(): { minute: number; shares: Share[] }
  /** Records what all servers together have allowed, after `share` was stored. */
  learn(minute: number, share: Share, total: number): void
}

const minuteMs = 60_000
/** A caller below a tenth of a limit is not shared, so most callers are never written to the database. */
const sharedFrom = 0.1
/**
 * Beyond this, the keys counted first this minute are forgotten; it would take as many networks to get there.
 */
const maxKeys = 100_000

/**
 * Counts in memory, so that a call costs no query. Calls of the previous minute count in proportion to how
 * much of that minute lies within the last sixty seconds, as if they had been evenly spread. Refused calls do
 * not count, so waiting as long as the answer says is enough.
 */
export function createRateLimiter(limits: RateLimits, clock: () => Date): RateLimiter {
  let minute = 0
  let current = new Map<string, Counted>()
  let previous = new Map<string, Counted>()

  function turnTo(now: number): void {
    const next = Math.floor(now / minuteMs)
    if (next === minute) return
    previous = next === minute + 1 ? current : new Map()
    current = new Map()
    minute = next
  }

  function open(key: string, limit: number): Counted {
    const counted = { limit, own: 0, shared: 0, total: 0 }
    const [oldest] = current.size >= maxKeys ? current.keys() : []
    if (oldest !== undefined) current.delete(oldest)
    current.set(key, counted)
    return counted
  }

  return {
    limits,
    take(key, limit) {
      const now = clock().getTime()
      turnTo(now)
      const before = countCalls(previous.get(key))
      const counted = current.get(key)
      const elapsed = (now % minuteMs) / minuteMs
      if (before * (1 - elapsed) + countCalls(counted) + 1 > limit) {
        return secondsToWait(limit, before, countCalls(counted), elapsed)
      }
      const own = counted ?? open(key, limit)
      own.own += 1
      return null
    },
    giveBack(key) {
      const counted = current.get(key)
      if (counted && counted.own > 0) counted.own -= 1
    },
    toShare() {
      turnTo(clock().getTime())
      const shares: Share[] = []
      for (const [key, { own, shared, limit }] of current) {
        if (own > shared && own >= limit * sharedFrom) shares.push({ key, calls: own - shared })
      }
      return { minute, shares }
    },
    learn(ofMinute, { key, calls }, total) {
      const counts = ofMinute === minute ? current : ofMinute === minute - 1 ? previous : undefined
      const counted = counts?.get(key)
      if (!counted) return
      counted.shared += calls
      counted.total = total
    },
  }
}

function countCalls(counted: Counted | undefined): number {
  return counted ? counted.total + counted.own - counted.shared : 0
}

/** Returns how long it takes for the weight of past calls to shrink enough for one more. */
function secondsToWait(limit: number, before: number, during: number, elapsed: number): number {
  const isFull = during + 1 > limit
  const past = isFull ? during : before
  const room = isFull ? limit - 1 : limit - during - 1
  const share = Math.max(0, 1 - room / past)
  const minutes = isFull ? 1 - elapsed + share : share - elapsed
  return Math.max(1, Math.ceil(minutes * 60))
}

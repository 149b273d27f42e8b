/** Calls a minute: guests' searches by address, other calls without a session by address, calls of one account. */
export type RateLimits = { search: number; anonymous: number; signedIn: number }

type Counted = {
  limit: number
  /** Let through by this server. */
  own: number
  /** The part of `own` that the other servers know of. */
  shared: number
  /** Let through by all servers, when this one last asked. */
  total: number
}

/** What this server shares with the others about one key. */
export type Share = { key: string; calls: number }

export type RateLimiter = {
  readonly limits: RateLimits
  /** Counts a call, or says in how many seconds there is room for one again. */
  take(key: string, limit: number): number | null
  /** Takes a call back that turned out to belong to another key. */
  giveBack(key: string): void
  /** The counts of the current minute that are worth sharing. */
  toShare(): { minute: number; shares: Share[] }
  /** What all servers together have let through, once `share` was stored. */
  learn(minute: number, share: Share, total: number): void
}

const minuteMs = 60_000
/** Callers below a tenth of a limit are not shared, so most callers are never written to the database. */
const sharedFrom = 0.1
/** Beyond this the longest unseen are forgotten; it takes as many networks to get there. */
const maxKeys = 100_000

/**
 * Counts in memory, so that a call costs no query. Of the minute before, as much counts as is still within sixty
 * seconds, if its calls came evenly. Refused calls do not count: waiting as long as the answer says is enough.
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
      const before = callsOf(previous.get(key))
      const counted = current.get(key)
      const elapsed = (now % minuteMs) / minuteMs
      if (before * (1 - elapsed) + callsOf(counted) + 1 > limit) {
        return secondsToWait(limit, before, callsOf(counted), elapsed)
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

function callsOf(counted: Counted | undefined): number {
  return counted ? counted.total + counted.own - counted.shared : 0
}

/** Until the weight of the past has shrunk to what leaves room for one more call. */
function secondsToWait(limit: number, before: number, during: number, elapsed: number): number {
  const isFull = during + 1 > limit
  const past = isFull ? during : before
  const room = isFull ? limit - 1 : limit - during - 1
  const share = Math.max(0, 1 - room / past)
  const minutes = isFull ? 1 - elapsed + share : share - elapsed
  return Math.max(1, Math.ceil(minutes * 60))
}

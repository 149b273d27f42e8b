import { createHash } from 'node:crypto'

export type Random = {
  /** Returns a number from 0 up to, but not including, 1. */
  next(): number
  chance(share: number): boolean
  /** Returns a whole number, both ends included. */
  between(from: number, to: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  /** Picks a choice according to its weight. */
  weighted<T>(choices: readonly [weight: number, choice: T][]): T
}

/** Produces the same numbers for the same seed on every machine (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    weighted(choices) {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, choice] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      throw new Error('nothing to choose from')
    },
  }
}

/** The same text always gives the same id, so that rows can name each other before they are written. */
export function deriveId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The same random state gives the same id, so that a demo generated twice is identical. */
export function idFrom(random: Random): string {
  const part = () =>
    random
      .between(0, 2 ** 32 - 1)
      .toString(16)
      .padStart(8, '0')
  const hex = part() + part() + part() + part()
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

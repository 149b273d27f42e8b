import type { DemoHotel } from './rooms.ts'

/** Checks against `used`, because among thousands of random references some would collide. */
export function referenceFrom({ random }: DemoHotel, used: Set<string>): string {
  const alphabet = 'CDFGHJKMNPQRTVWXY34679'
  for (;;) {
    const letters = Array.from({ length: 6 }, () => alphabet[random.between(0, alphabet.length - 1)])
    const reference = `RL-${letters.join('')}`
    if (used.has(reference)) continue
    used.add(reference)
    return reference
  }
}

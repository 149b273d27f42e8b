import { randomInt } from 'node:crypto'

/** There are no characters that are easily confused, and no vowels, so that no words appear by accident. */
const alphabet = 'CDFGHJKMNPQRTVWXY34679'

export function newReference(): string {
  return `RL-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

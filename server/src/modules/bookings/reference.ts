import { randomInt } from 'node:crypto'

/** Without letters and digits that are mistaken for others, and without vowels: no words come about. */
const alphabet = 'CDFGHJKMNPQRTVWXY34679'

export function newReference(): string {
  return `RL-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
}

import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { type Random, randomFrom } from '../../server/src/demo/random.ts'

export type Draw = Random & {
  one<T>(choices: readonly T[]): T
  /** Draws a value of fast-check's. */
  of<T>(arbitrary: fc.Arbitrary<T>): T
}

/** The same parts draw the same values, whatever was drawn elsewhere before. */
export function drawFrom(...parts: (string | number)[]): Draw {
  const random = randomFrom(crc32(parts.join('\n')))
  return {
    ...random,
    one(choices) {
      const [first, ...others] = choices
      if (first === undefined) throw new Error('There is nothing to choose from.')
      return random.pick([first, ...others])
    },
    of(arbitrary) {
      const [value] = fc.sample(arbitrary, { seed: random.between(0, 2 ** 31 - 1), numRuns: 1 })
      return value as never
    },
  }
}

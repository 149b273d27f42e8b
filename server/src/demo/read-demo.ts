import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const demoFolder = join(import.meta.dirname, '../../demo')

/** Reads what the demo is made of: the tests of the demo find what does not fit its type. */
export function readDemo<T>(name: 'hotels' | 'guests' | 'climates' | 'letters' | 'reviews'): T {
  return JSON.parse(readFileSync(join(demoFolder, `${name}.json`), 'utf8'))
}

import { getReaderLocale } from './say.ts'

/** `A, B and C` in the language of the reader, or `A, B or C` for a disjunction. */
export function listWords(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(getReaderLocale('en-GB'), { type }).format(names)
}

import type { Sql } from './database.ts'
import type { fragment } from './fragment.ts'

type Fragment = ReturnType<typeof fragment>

const mostWords = 8

/** Splits a search into words, each of which must be found, in any order. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords)
}

/**
 * Matches folded text that contains the word, treating `%` and `_` as ordinary characters. The pattern is a
 * subquery, so that it is built once rather than for every row and the plan does not depend on the word. With
 * such a plan, a word without three consecutive letters or digits would scan the whole trigram index, so
 * those words bypass the index.
 */
export function contains(sql: Sql, text: Fragment, word: string) {
  // Escape after folding, because folding can produce these characters, for instance from a full-width
  // percent sign.
  const pattern = sql`(SELECT '%' || regexp_replace(fold(${word}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`
  return /[\p{L}\p{N}]{3}/u.test(word) ? sql`${text} LIKE ${pattern}` : sql`(${text} || '') LIKE ${pattern}`
}

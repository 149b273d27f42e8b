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
  const fullText = sql`(${text} || '')`
  if (!/[\p{L}\p{N}]{3}/u.test(word)) return sql`${fullText} LIKE ${pattern}`
  const parts = pickWordParts(word)
  if (parts.length < 2) return sql`${text} LIKE ${pattern}`
  return sql`(${text} LIKE (SELECT '%' || fold(${parts.join('%')}) || '%') AND ${fullText} LIKE ${pattern})`
}

/**
 * The index reads everything that it knows about each three consecutive letters of a word, and those that overlap
 * tell it little more. For a long word it is therefore asked for a few threes side by side, and the word itself is
 * compared with what it finds, which takes half as long among a million hotels. Only for letters that folding leaves
 * in their places.
 */
function pickWordParts(word: string): string[] {
  if (!/^[a-z0-9]{6,}$/i.test(word)) return []
  const middle = Math.floor((word.length - 3) / 2)
  return [word.slice(0, 3), ...(word.length > 10 ? [word.slice(middle, middle + 3)] : []), word.slice(-3)]
}

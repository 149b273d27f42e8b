import type { Sql } from './database.ts'
import type { fragment } from './fragment.ts'

type Fragment = ReturnType<typeof fragment>

const mostWords = 8

/** What was typed into a search box, word by word: each must be found, in any order. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/).filter(Boolean).slice(0, mostWords)
}

/**
 * That a folded text contains the word; `%` and `_` are letters like others. The pattern is a query of its own, so
 * it is made once and not for each row, and the plan does not depend on the word. It would then lead through the
 * whole index for a word without three letters in a row: such a word is kept from the index.
 */
export function contains(sql: Sql, text: Fragment, word: string) {
  // Folding makes such letters of others too, for instance of a full-width percent sign.
  const pattern = sql`(SELECT '%' || regexp_replace(fold(${word}), '[\\\\%_]', '\\\\\\&', 'g') || '%')`
  return /[\p{L}\p{N}]{3}/u.test(word) ? sql`${text} LIKE ${pattern}` : sql`(${text} || '') LIKE ${pattern}`
}

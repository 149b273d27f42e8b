import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import { countries } from '@roomlark/contract/places'

/** Case and accents are ignored, as in the index. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}

let known: Map<string, string> | undefined

/**
 * Maps what guests call a country in each of their languages to its code, because the index has only English
 * names.
 */
function countryNames(): Map<string, string> {
  if (known) return known
  known = new Map()
  for (const language of guestLanguageCodes) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const { code } of countries()) known.set(folded(names.of(code) ?? code), code)
  }
  return known
}

/** Shorter texts match the beginning of too many names. */
const leastLetters = 3

/** Returns the countries whose names begin with a text, in any language of the guest site. */
export function countriesNamed(text: string): string[] {
  const beginning = folded(text)
  if (beginning.length < leastLetters) return []
  const found = [...countryNames()].filter(([name]) => name.startsWith(beginning)).map(([, code]) => code)
  return [...new Set(found)]
}

/** Splits a text such as `Valencia, Spain` into a name and the country to search in. */
export function readPlaceText(text: string): { name: string; country: string | null } {
  const at = text.lastIndexOf(',')
  const country = at > 0 ? countryNames().get(folded(text.slice(at + 1))) : undefined
  return country ? { name: text.slice(0, at).trim(), country } : { name: text, country: null }
}

/** Returns whether a text is the full name of a place. */
export function isPlaceName(text: string, { kind, name, country }: SearchPlace): boolean {
  const typed = folded(readPlaceText(text).name)
  return folded(name) === typed || (kind === 'country' && countryNames().get(typed) === country)
}

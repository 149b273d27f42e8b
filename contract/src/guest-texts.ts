import type { GuestLanguage } from './guest-languages.ts'
import { parseText } from './parse-text.ts'
import type { Plural } from './say.ts'
import type { Part } from './split-text.ts'

type CountedText = `{count, plural,${string}`
type Translate = { (text: CountedText): Plural; (text: string): string }

/**
 * Makes a table of texts for each language of guests, who read their own whatever the account speaks. Its values stay in
 * braces, so that a part of it can travel to the browser as plain data.
 */
export function inEachLanguage<Table>(
  make: (translate: Translate, language: GuestLanguage) => Table,
): (language: GuestLanguage) => Table {
  const made = new Map<GuestLanguage, Table>()
  return (language) => {
    const known = made.get(language) ?? make(translateInto(language), language)
    made.set(language, known)
    return known
  }
}

/** Reads the texts of a language, by their English. */
export type ReadCatalogue = (language: GuestLanguage) => Readonly<Record<string, string>>

let readCatalogue: ReadCatalogue = () => ({})

/** Says where the texts of a language are; the server has them, and hands them over. */
export function readCataloguesBy(read: ReadCatalogue): void {
  readCatalogue = read
}

function translateInto(language: GuestLanguage): Translate {
  const catalogue = readCatalogue(language)
  function translate(text: CountedText): Plural
  function translate(text: string): string
  function translate(text: string): string | Plural {
    const translated = catalogue[text] ?? text.replace(/##.*/, '')
    return text.startsWith('{count, plural,') ? readPlural(translated) : translated
  }
  return translate
}

function readPlural(text: string): Plural {
  const [part] = parseText(text)
  if (typeof part !== 'object' || part.length !== 3 || part[1] === 'tag') {
    throw new Error(`Nothing is counted in: ${text}`)
  }
  const { other = [], one = other } = part[2]
  return { one: writeBraces(one), other: writeBraces(other) }
}

function writeBraces(parts: readonly Part[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : `{${part[0] === '#' ? 'count' : part[0]}}`))
    .join('')
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { type GuestLanguage, localesByLanguage, toGuestLanguage } from '@roomlark/contract/guest-languages'
import { readCataloguesBy } from '@roomlark/contract/guest-texts'
import { prepareLanguage, type Spoken, speak } from '@roomlark/contract/say'

const reader = new AsyncLocalStorage<Spoken>()
const prepared = new Map<GuestLanguage, Spoken>()

speak(() => reader.getStore())
readCataloguesBy(readTexts)

/**
 * Says texts in the language of a reader while this runs, also after it has waited for something. Who has chosen none
 * is written to in English.
 */
export function inLanguage<Result>(chosen: GuestLanguage | null | undefined, run: () => Result): Result {
  const language = chosen ?? 'en'
  // Most readers are spoken to in English, and that costs nothing.
  if (language === 'en' && reader.getStore() === undefined) return run()
  return reader.run(getLanguage(language), run)
}

/** The language in which texts are said now. */
export function getReaderLanguage(): GuestLanguage {
  return toGuestLanguage(reader.getStore()?.language ?? null)
}

/** Returns the texts of a language by their English, read once. */
export function readTexts(language: GuestLanguage): Spoken['texts'] {
  return getLanguage(language).texts
}

function getLanguage(language: GuestLanguage): Spoken {
  const known =
    prepared.get(language) ?? prepareLanguage(language, localesByLanguage[language], read(language))
  prepared.set(language, known)
  return known
}

function read(language: GuestLanguage): Record<string, string> {
  if (language === 'en') return {}
  const file = new URL(`../../contract/texts/${language}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))
}

import { prepareLanguage, speak } from '@roomlark/contract/say'

/**
 * In development a page is in English until `localStorage.language` names another one. `pseudo` makes up longer words
 * with accents, in which texts stand out that cannot be translated or have no room.
 */
if (import.meta.env.DEV) {
  const language = localStorage.getItem('language')
  if (language === 'pseudo') {
    const texts = new Proxy({}, { get: (_, text) => (typeof text === 'string' ? distort(text) : undefined) })
    const pseudo = prepareLanguage('en', 'en-US', texts)
    speak(() => pseudo)
  } else if (language) {
    const { default: texts } = await import(`../../../contract/texts/${language}.json`)
    const chosen = prepareLanguage(language, language, texts)
    speak(() => chosen)
  }
}

/** Leaves names, choices and tags as they are: they stand in braces and angle brackets. */
function distort(text: string): string {
  const isPlain = !/, (?:plural|select),/.test(text)
  const words = text.replace(/##.*/, '')
  const longer = words.replace(
    /(\{[^}]*\}|<[^>]*>)|[aeiou]/g,
    (vowel, kept) => kept ?? `${vowel}${accents[vowel]}`,
  )
  return isPlain ? `[${longer}]` : words
}

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

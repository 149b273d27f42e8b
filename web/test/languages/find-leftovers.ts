import { notTranslated } from './not-translated.ts'
import { fromStrange } from './strange-letters.ts'

const attributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
  'label',
]

/** Everything that a reader sees or hears of the document, but for what stands in fields. */
export function collectTexts(): string[] {
  const texts = new Set([document.title])
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of attributes) texts.add(element.getAttribute(name) ?? '')
    if (element.matches('script, style, textarea, code, pre, kbd')) continue
    for (const node of element.childNodes) if (node.nodeType === 3) texts.add(node.textContent ?? '')
  }
  return [...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
}

/** The texts with words that are neither translated, nor of the server, nor the same in all languages. */
export function findLeftovers(texts: readonly string[], answered: ReadonlySet<string>): string[] {
  const known = [...answered].toSorted((a, b) => b.length - a.length)
  return texts.flatMap((text) => {
    if (!hasWords(text)) return []
    const others = notTranslated.reduce((rest, [pattern]) => rest.replaceAll(pattern, ' '), text)
    const left = known.reduce(removeWords, others)
    if (!hasWords(left)) return []
    const words = left
      .replaceAll(/[^A-Za-z'’ -]+/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return [words === text ? `"${text}"` : `"${words}" in "${fromStrange(text)}"`]
  })
}

function hasWords(text: string): boolean {
  return /[A-Za-z]{2}/.test(text)
}

function removeWords(text: string, words: string): string {
  return text.split(words).reduce((before, after) => {
    const isPartOfWord = /\w$/.test(before) && /^\w/.test(words)
    const goesOn = /\w$/.test(words) && /^\w/.test(after)
    return isPartOfWord || goesOn ? before + words + after : `${before} ${after}`
  })
}

/** The texts in an answer. Single words in lower case are not among them: those are codes, and nobody should read one. */
export function findTexts(answer: unknown): string[] {
  if (typeof answer === 'string') {
    const text = answer.replaceAll(/\s+/g, ' ').trim()
    return hasWords(text) && !/^[a-z]+([A-Z_-][a-z]*)*$/.test(text) ? [text] : []
  }
  if (typeof answer !== 'object' || answer === null) return []
  return Object.values(answer).flatMap(findTexts)
}

/** Attributes that browsers read, with a translation in them. */
export function findTranslatedCodes(): string[] {
  const found = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(
      ({ name, value }) => !mayBeTranslated(name) && fromStrange(value) !== value,
    ),
  )
  return [...new Set(found.map(({ name, value }) => `${name}="${fromStrange(value)}"`))]
}

/** Links to write an email have a subject, files a name, and cells on a phone the heading of their column. */
function mayBeTranslated(attribute: string): boolean {
  return (
    attributes.includes(attribute) ||
    ['value', 'href', 'download', 'srcdoc', 'data-label'].includes(attribute)
  )
}

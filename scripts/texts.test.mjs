import { afterAll, describe, expect, test } from 'vitest'
import { parseText } from '../contract/src/parse-text.ts'
import { prepareLanguage, say, speak } from '../contract/src/say.ts'
import { findTexts, readLanguages } from './texts.mjs'

const found = findTexts()

afterAll(() => speak(prepareLanguage('en', 'en-US')))

describe.each(readLanguages())('$language', ({ language, texts }) => {
  test('has every text that the app says, and no other', () => {
    expect([...found.keys()].filter((text) => !(text in texts))).toEqual([])
    expect(Object.keys(texts).filter((text) => !found.has(text))).toEqual([])
  })

  test('has the names, tags and choices of the English, and maybe more forms of a number', () => {
    const differing = Object.entries(texts).filter(([text, translated]) => {
      const [english, own] = [listNames(text.replace(/##.*/, '')), listNames(translated)]
      return !english.isSubsetOf(own) || [...own.difference(english)].some((name) => !name.endsWith(' one'))
    })
    expect(differing).toEqual([])
  })

  test.each([0, 1, 2, 5, 21])('has a form for %i wherever something is counted', (count) => {
    speak(prepareLanguage(language, language, texts))
    const said = Object.keys(texts)
      .filter((text) => text.includes(', plural,'))
      .map((text) =>
        say(text, Object.fromEntries([...listNames(text)].map((name) => [name.replace(/[<>]/g, ''), count]))),
      )
    expect(said.length).toBeGreaterThan(300)
    expect(said.filter((words) => words === '' || /[{}#]/.test(words))).toEqual([])
  })

  test('keeps the spaces around a text and shows no note for translators', () => {
    const spaces = (text) => [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]].join('|')
    const wrong = Object.entries(texts).filter(
      ([text, translated]) =>
        spaces(text.replace(/##.*/, '')) !== spaces(translated) || translated.includes('##'),
    )
    expect(wrong).toEqual([])
  })
})

/** Lists what a message is given, and between what it chooses. */
function listNames(text) {
  const names = new Set()
  const visit = (parts) => {
    for (const part of parts) {
      if (typeof part === 'string' || part[0] === '#') continue
      const [name, kind, inner] = part
      names.add(kind === 'tag' ? `<${name}>` : name)
      if (kind === 'tag') visit(inner)
      else
        for (const [choice, chosen] of Object.entries(inner ?? {})) {
          names.add(`${name} ${choice}`)
          visit(chosen)
        }
    }
  }
  visit(parseText(text))
  return names
}

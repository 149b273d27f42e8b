import { guestWords } from '@roomlark/contract/bookings/guest-words'
import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { describe, expect, test } from 'vitest'
import { guestMailTexts } from './languages.ts'

/** `subject.change` → `Your stay at {hotel} has changed ({reference})`, for every text there is. */
function flat(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, text]): [string, string][] => {
    const at = path ? `${path}.${name}` : name
    return typeof text === 'string' ? [[at, text]] : flat(text, at)
  })
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe.each([
  ['emails', guestMailTexts],
  ['emails and pages together', guestWords],
])('the texts of %s', (_, texts) => {
  const english = new Map(flat(texts.en))

  test.each(guestLanguageCodes)('in %s are all there, and say the same values', (language) => {
    const own = flat(texts[language])
    expect(own.map(([name]) => name).sort()).toEqual([...english.keys()].sort())
    for (const [name, text] of own) {
      expect(text.trim(), name).not.toBe('')
      expect([name, placeholders(text)]).toEqual([name, placeholders(english.get(name) ?? '')])
    }
  })
})

test('the languages differ: nothing was left in English by mistake', () => {
  const english = new Map(flat(guestMailTexts.en))
  // Words that the languages share.
  const shared = /^(line|price\.(nights|total)|details\.name)$/
  for (const language of guestLanguageCodes.filter((code) => code !== 'en')) {
    const same = flat(guestMailTexts[language]).filter(([name, text]) => text === english.get(name))
    expect(same.filter(([name]) => !shared.test(name))).toEqual([])
  }
})

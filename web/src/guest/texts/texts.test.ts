import { type GuestLanguage, guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { describe, expect, test } from 'vitest'
import { textsIn } from './languages.ts'

/** `hotel.freeUntil` → `Free until {moment}`, for every text there is. */
function flat(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([name, text]): [string, string][] => {
    const at = path ? `${path}.${name}` : name
    return typeof text === 'string' ? [[at, text]] : flat(text, at)
  })
}

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

describe.each(guestLanguageCodes)('the texts in %s', (language) => {
  const texts = new Map(flat(textsIn[language]))
  const english = new Map(flat(textsIn.en))

  test('are all there, and no others', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('say the same values as the English ones', () => {
    for (const [name, text] of texts) {
      expect([name, placeholders(text)]).toEqual([name, placeholders(english.get(name) ?? '')])
    }
  })
})

test('the languages differ: nothing was left in English by mistake', () => {
  const same = (language: GuestLanguage) => {
    const english = new Map(flat(textsIn.en))
    return flat(textsIn[language]).filter(
      ([name, text]) => /[a-z]{4}/.test(text) && text === english.get(name),
    )
  }
  // Words that the languages share.
  const shared =
    /^(amenities\.|consent\.label|meals\.|hotel\.(total|title|each)|landing\.weekendDates|count\.photos|hotel\.size|gallery\.photo|find\.(title|lead|hotels\.one))/
  for (const language of guestLanguageCodes.filter((code) => code !== 'en')) {
    expect(same(language).filter(([name]) => !shared.test(name))).toEqual([])
  }
})

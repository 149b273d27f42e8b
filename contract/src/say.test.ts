import { afterEach, describe, expect, test } from 'vitest'
import { parseText } from './parse-text.ts'
import { fill, prepareLanguage, readText, say, speak } from './say.ts'
import { parseText as splitText } from './split-text.ts'

afterEach(() => speak(prepareLanguage('en', 'en-US')))

describe('a text', () => {
  test('has its values put in, which are never read as texts', () => {
    expect(say('Room {number} of {guest}', { number: 12, guest: '{number}' })).toBe('Room 12 of {number}')
    expect(say('{guest}, {guest}', { guest: 'Ada' })).toBe('Ada, Ada')
    expect(say('Nothing{note}', { note: null })).toBe('Nothing')
  })

  test('keeps apostrophes before a name', () => {
    expect(say("dell'{hotel}", { hotel: 'Aurora' })).toBe("dell'Aurora")
  })

  test.each([
    [0, '0 rooms are free'],
    [1, '1 room is free'],
    [2, '2 rooms are free'],
    [5, '5 rooms are free'],
    [21, '21 rooms are free'],
    [1284, '1,284 rooms are free'],
  ])('counts %i', (count, words) => {
    expect(say('{count, plural, one {# room is} other {# rooms are}} free', { count })).toBe(words)
  })

  test('chooses by word, and by an exact number first', () => {
    const text =
      '{by, select, hotel {The hotel} other {Somebody}}: {n, plural, =0 {none} one {# <b>} other {# more}}'
    expect(say(text.replace(' <b>', ''), { by: 'hotel', n: 0 })).toBe('The hotel: none')
    expect(say('{by, select, hotel {The hotel} other {Somebody else}}', { by: 'guest' })).toBe(
      'Somebody else',
    )
  })

  test('shortens Italian articles before eight and eleven', () => {
    speak(prepareLanguage('it', 'it-IT'))
    expect(say('dal {day}', { day: '8 giugno' })).toBe('dall’8 giugno')
    expect(say('Il {day}, al {rate}', { day: '11 maggio', rate: '8,5 %' })).toBe('L’11 maggio, all’8,5 %')
    expect(say('il {day}, Hotel {number}', { day: '18 maggio', number: 8 })).toBe('il 18 maggio, Hotel 8')
    expect(say('il {count}', { count: 110 })).toBe('il 110')
  })

  test('has a note for translators that is not shown', () => {
    expect(say('Open##state')).toBe('Open')
  })

  test('is said in the language of the reader, by the plural rules and numbers of it', () => {
    const rooms = '{count, plural, one {# room} other {# rooms}}'
    const texts = { 'Open##state': 'Offen', [rooms]: '{count, plural, one {# chambre} other {# chambres}}' }
    speak(prepareLanguage('fr', 'de-DE', texts))
    expect(say('Open##state')).toBe('Offen')
    expect(
      [0, 1, 2, 1284].map((count) => say('{count, plural, one {# room} other {# rooms}}', { count })),
    ).toEqual(['0 chambre', '1 chambre', '2 chambres', '1.284 chambres'])
  })
})

test('what a hotel wrote is filled in as it stands, in any language of the reader', () => {
  speak(prepareLanguage('de', 'de-DE', { 'Welcome, {guest}': 'Willkommen, {guest}' }))
  expect(fill('Welcome, {guest}', { guest: 'Ada' })).toBe('Welcome, Ada')
  const text = 'Hello <b>{guest}, {nights, plural, one {x}} ## {unknown}'
  expect(fill(text, { guest: '{nights}' })).toBe('Hello <b>{nights}, {nights, plural, one {x}} ## {unknown}')
})

describe('the parts of a text', () => {
  test('are the same with and without a parser if there are only names', () => {
    for (const text of ['', 'Plain', '{a}{b} and {a}', "it's {a}", 'a < b {a}']) {
      expect(parseText(text)).toEqual(splitText(text))
    }
  })

  test('of the built web are taken as they are', () => {
    expect(readText([['name'], '!'])).toEqual([['name'], '!'])
    expect(parseText('<b>{name}</b>!')).toEqual([['b', 'tag', [['name']]], '!'])
  })
})

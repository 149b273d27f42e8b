import { describe, expect, test } from 'vitest'
import {
  countryIn,
  currencyNoun,
  dayRange,
  momentWords,
  moneyIn,
  shortDay,
  weekdayNames,
  wholeMoneyIn,
} from './guest-formats.ts'
import { say, sayCount } from './say.ts'

/** Intl separates with several kinds of spaces, which differ between its versions. */
const plain = (text: string) => text.replace(/[\u00A0\u202F\u2009]/g, ' ')

describe('money', () => {
  test.each([
    ['en', '€1,089.66'],
    ['de', '1.089,66 €'],
    ['fr', '1 089,66 €'],
    ['es', '1089,66 €'],
    ['it', '1.089,66 €'],
  ] as const)('in %s is %s', (language, text) => {
    expect(plain(moneyIn(language, 108_966, 'EUR'))).toBe(text)
  })

  test('has as many decimals as its currency', () => {
    expect(plain(moneyIn('en', 18_400, 'JPY'))).toBe('¥18,400')
    expect(plain(moneyIn('en', -500, 'USD'))).toBe('−$5.00')
  })

  test('is whole in a calendar, and short from five digits on', () => {
    expect(plain(wholeMoneyIn('en', 15_149, 'EUR'))).toBe('€151')
    expect(plain(wholeMoneyIn('en', 1_240_000, 'EUR'))).toMatch(/^€12k$/i)
  })
})

describe('dates', () => {
  test('are written as each language does', () => {
    expect(shortDay('en', '2026-06-24')).toBe('Wed 24 Jun')
    expect(plain(shortDay('de', '2026-06-24'))).toContain('24. Juni')
    expect(momentWords('en', '2026-06-21T15:00')).toBe('Sun 21 June, 15:00')
    expect(plain(dayRange('en', '2026-06-24', '2026-06-28')).replace(/ ?– ?/, '–')).toBe('24–28 June')
    expect(weekdayNames('fr')[0]).toMatch(/^lun/)
    expect(plain(dayRange('it', '2026-06-29', '2026-07-02'))).toBe('29 giugno – 2 luglio')
  })

  test('and so are countries and currencies', () => {
    expect(countryIn('de', 'IT')).toBe('Italien')
    expect(currencyNoun('en', 'EUR')).toBe('euros')
  })
})

describe('texts', () => {
  test('take their values', () => {
    expect(say('Free until {moment}', { moment: 'noon' })).toBe('Free until noon')
  })

  test('a value that looks like a placeholder stays what it is', () => {
    expect(say('{name}, {city}', { name: '{city}', city: '$&' })).toBe('{city}, $&')
  })

  test('follow the plural of the language', () => {
    const nights = { one: '{count} night', other: '{count} nights' }
    expect([1, 2].map((count) => sayCount('en', nights, count))).toEqual(['1 night', '2 nights'])
    expect(sayCount('fr', nights, 0)).toBe('0 night')
  })
})

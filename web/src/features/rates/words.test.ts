import { describe, expect, test } from 'vitest'
import { weekdayLetters, weekdayLongDay } from '../../lib/day-words.ts'
import { datedRangeWords, rangeWords, weekdayWords } from './date-words.ts'
import {
  amountText,
  currencyName,
  currencySign,
  priceText,
  readAmount,
  shortPriceText,
} from './money-text.ts'

describe('dates in words', () => {
  test.each([
    ['2026-06-25', '2026-06-25', '25 June'],
    ['2026-06-16', '2026-06-29', '16 to 29 June'],
    ['2026-06-28', '2026-07-03', '28 June to 3 July'],
    ['2026-12-28', '2027-01-03', '28 December 2026 to 3 January 2027'],
  ])('%s until %s is %s', (fromOn, untilOn, words) => {
    expect(rangeWords({ fromOn, untilOn })).toBe(words)
  })

  test('have their year once', () => {
    expect(datedRangeWords({ fromOn: '2026-06-16', untilOn: '2026-06-29' })).toBe('16 to 29 June 2026')
    expect(datedRangeWords({ fromOn: '2026-12-28', untilOn: '2027-01-03' })).toBe(
      '28 December 2026 to 3 January 2027',
    )
  })

  test('name nights and weekdays', () => {
    expect(weekdayLongDay('2026-06-16')).toBe('Tue 16 June')
    expect(weekdayLetters('2026-06-16')).toBe('Tu')
    expect(weekdayWords([6, 5])).toBe('Fri and Sat')
    expect(weekdayWords([])).toBe('every day')
  })
})

describe('money in words', () => {
  test.each([
    [28_200, 'USD', '$282', '$282', '282'],
    [28_250, 'USD', '$282.50', '$282.50', '282.50'],
    [28_200, 'JPY', '¥28,200', '¥28,200', '28200'],
    [4_500_000, 'KRW', '₩4,500,000', '₩4.5M', '4500000'],
    [1_250, 'KWD', 'KWD 1.250', 'KWD 1.3', '1.250'],
  ])('%i of %s', (cents, currency, price, short, amount) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(priceText(cents, currency))).toBe(price)
    expect(plain(shortPriceText(cents, currency))).toBe(short)
    expect(amountText(cents, currency)).toBe(amount)
    expect(readAmount(amount, currency)).toBe(cents)
  })

  test.each([
    ['282,5', 28_250],
    [' 19.99 ', 1999],
    ['.5', 50],
    ['0', 0],
    ['', Number.NaN],
    ['-5', Number.NaN],
    ['1,284.50', Number.NaN],
    ['1.234', Number.NaN],
    ['12e3', Number.NaN],
  ])('"%s" typed is %d cents', (text, cents) => {
    expect(readAmount(text, 'USD')).toBe(cents)
  })

  test('name the currency', () => {
    expect(currencySign('USD')).toBe('$')
    expect(currencyName('USD')).toBe('US dollars')
    expect(currencyName('EUR')).toBe('euros')
  })
})

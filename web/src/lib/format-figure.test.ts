import { describe, expect, it } from 'vitest'
import { getFigureFormats, type Unit } from './format-figure.ts'
import { writeAs } from './formats.ts'

describe('figures', () => {
  it.each<[Unit, number, string, string]>([
    ['count', 1284, '1,284', '1.3k'],
    ['count', 0, '0', '0'],
    ['dollars', 28_450, '$28,450', '$28.5k'],
    ['dollars', 0, '$0', '$0'],
    ['dollars', -120, '−$120', '−$120'],
    ['money EUR', 28_450, '€28,450', '€28.5k'],
    ['money MAD', 1035, 'MAD 1,035', 'MAD 1k'],
    ['money JPY', 18_400, '¥18,400', '¥18.4k'],
    ['percent', 3.25, '3.3%', '3%'],
    ['percent', 0, '0%', '0%'],
    ['nights', 1, '1 night', '1'],
    ['nights', 2.46, '2.5 nights', '2.5'],
    ['days', 14, '14 days', '14'],
  ])('writes %s %d as %s, and %s where there is little room', (unit, value, full, short) => {
    expect(getFigureFormats(unit).full(value).replace('\u00a0', ' ')).toBe(full)
    expect(getFigureFormats(unit).short(value).replace('\u00a0', ' ')).toBe(short)
  })
})

it('has no decimals where a language has no short form of thousands', () => {
  writeAs({ locale: 'de-DE', timeZone: 'Europe/Berlin' })
  expect(getFigureFormats('dollars').short(299_786.1).replace(/\s/, ' ')).toBe('299.786 $')
  expect(getFigureFormats('dollars').short(1_250_000).replace(/\s/g, ' ')).toBe('1,3 Mio. $')
  writeAs(null)
})

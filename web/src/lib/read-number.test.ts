import { afterEach, describe, expect, it } from 'vitest'
import { writeAs } from './formats.ts'
import { readNumber, readPercent, readTyped } from './read-number.ts'

afterEach(() => writeAs(null))

describe('readTyped', () => {
  it.each<[locale: string, typed: string, read: string | null]>([
    ['en-US', '1,850.50', '1850.50'],
    ['en-US', '1 850,50', '1850.50'],
    ['en-US', '1.850,50', '1850.50'],
    ['en-US', '1’850.50', '1850.50'],
    ['en-US', '1,850', '1850.'],
    ['en-US', '1.850', '1.850'],
    ['en-US', '1,85', '1.85'],
    ['en-US', '0,850', '0.850'],
    ['en-US', '1,850,000', '1850000.'],
    ['en-US', '12,50,000.5', '1250000.5'],
    ['en-US', '.5', '.5'],
    ['en-US', '12.', '12.'],
    ['de-DE', '1.850', '1850.'],
    ['de-DE', '1,850', '1.850'],
    ['de-DE', '1.85', '1.85'],
    ['de-DE', '18.50', '18.50'],
    ['de-DE', '1.850,50', '1850.50'],
    ['de-DE', '1,850.50', '1850.50'],
    ['fr-FR', '1 850,50', '1850.50'],
    ['fr-FR', '1\u202f850,50', '1850.50'],
    ['fr-FR', '1.850', '1850.'],
    ['ja-JP', '1,850', '1850.'],
    ['en-US', '1,2,3', null],
    ['en-US', '1,85,50', null],
    ['en-US', '1 85', null],
    ['en-US', '1.850.5', null],
    ['en-US', '1,850.5.0', null],
    ['en-US', '1,850 000', null],
    ['en-US', '12e3', null],
    ['en-US', '0x10', null],
    ['en-US', ',', null],
    ['en-US', '', null],
  ])('with the format %s, %j is %s', (locale, text, read) => {
    writeAs({ locale, timeZone: null })
    const typed = readTyped(text)
    expect(typed && `${typed.whole}.${typed.fraction}`).toBe(read)
  })
})

describe('readNumber', () => {
  it.each([
    ['12.5', 12.5],
    ['12,5', 12.5],
    // Nobody means forty thousand degrees: one mark always begins the decimals.
    ['40.612', 40.612],
    ['40,612', 40.612],
    [' 7 ', 7],
    ['−40.6', -40.6],
    ['-0.5', -0.5],
    ['33.', 33],
    ['', Number.NaN],
    ['12 %', Number.NaN],
    ['1.2.3', Number.NaN],
    ['0x10', Number.NaN],
  ])('reads %j as %d in any format', (typed, number) => {
    for (const locale of ['en-US', 'de-DE', 'fr-FR']) {
      writeAs({ locale, timeZone: null })
      expect(readNumber(typed)).toBe(number)
    }
  })

  it('reads a percentage with its sign', () => {
    expect(readPercent('+12,5 %')).toBe(12.5)
    expect(readPercent('-10')).toBe(-10)
  })
})

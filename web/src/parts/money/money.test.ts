import { locales } from '@roomlark/contract/accounts/users'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { writeAs } from '../../lib/formats.ts'
import { amountText, currencyName, currencySign, moneyText, priceText } from './money-text.ts'
import { readAmount, readBack } from './read-amount.ts'

afterEach(() => writeAs(null))

/** Without the blanks that keep a sign and its amount on one line. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('money is written', () => {
  it.each([
    ['en-US', 103_500, 'MAD', 'MAD 1,035.00', 'MAD 1,035', '1,035'],
    ['en-US', 185_050, 'MAD', 'MAD 1,850.50', 'MAD 1,850.50', '1,850.50'],
    ['en-US', 1_250_000_000, 'IDR', 'IDR 12,500,000.00', 'Rp 12,500,000', '12,500,000'],
    ['en-US', 1_234_567, 'KWD', 'KWD 1,234.567', 'KWD 1,234.567', '1,234.567'],
    ['en-US', 28_200, 'JPY', '¥28,200', '¥28,200', '28,200'],
    ['en-US', -1250, 'EUR', '−€12.50', '-€12.50', '-12.50'],
    ['de-DE', 185_050, 'EUR', '1.850,50 €', '1.850,50 €', '1.850,50'],
    ['fr-FR', 185_050, 'EUR', '1 850,50 €', '1 850,50 €', '1 850,50'],
    ['ja-JP', 28_200, 'JPY', '¥28,200', '¥28,200', '28,200'],
  ])('in %s, %i of %s as %s, %s and %s', (locale, cents, currency, money, price, amount) => {
    writeAs({ locale, timeZone: null })
    expect(plain(moneyText(cents, currency)).replace('￥', '¥')).toBe(money)
    expect(plain(priceText(cents, currency)).replace('￥', '¥')).toBe(price)
    expect(plain(amountText(cents, currency))).toBe(amount)
  })

  it('with the name of its currency', () => {
    expect(currencySign('USD')).toBe('$')
    expect(currencyName('USD')).toBe('US dollars')
    expect(currencyName('EUR')).toBe('euros')
  })
})

describe('an amount is read', () => {
  it.each<[locale: string, typed: string, currency: string, cents: number]>([
    ['en-US', '1,850.50', 'USD', 185_050],
    ['en-US', '1 850,50', 'USD', 185_050],
    ['en-US', '1.850,50', 'USD', 185_050],
    ['en-US', '282,5', 'USD', 28_250],
    ['en-US', ' 19.99 ', 'USD', 1999],
    ['en-US', '.5', 'USD', 50],
    ['en-US', '0', 'USD', 0],
    ['en-US', '$1,850.50', 'USD', 185_050],
    ['en-US', 'mad 1,035', 'MAD', 103_500],
    ['de-DE', '1.850,50 €', 'EUR', 185_050],
    // The same letters, decided by the account's format.
    ['en-US', '1.850', 'USD', 185],
    ['de-DE', '1.850', 'USD', 185_000],
    ['en-US', '1,850', 'USD', 185_000],
    ['de-DE', '1,850', 'USD', 185],
    ['en-US', '1.234', 'KWD', 1234],
    ['de-DE', '1.234', 'KWD', 1_234_000],
    ['en-US', '28,200', 'JPY', 28_200],
    // Floating point would lose a cent of these.
    ['en-US', '1.005', 'KWD', 1005],
    ['en-US', '8.95', 'USD', 895],
    ['en-US', '9,007,199,254.99', 'USD', 900_719_925_499],
    ['en-US', '1.234', 'USD', Number.NaN],
    ['en-US', '28.5', 'JPY', Number.NaN],
    ['en-US', '-5', 'USD', Number.NaN],
    ['en-US', '12e3', 'USD', Number.NaN],
    ['en-US', '€5', 'USD', Number.NaN],
    ['en-US', '99999999999999999999', 'USD', Number.NaN],
    ['en-US', '', 'USD', Number.NaN],
  ])('in %s: "%s" of %s is %d', (locale, typed, currency, cents) => {
    writeAs({ locale, timeZone: null })
    expect(readAmount(typed, currency)).toBe(cents)
  })

  it('and shown again if it could surprise', () => {
    expect(readBack('1.850', 'USD')).toBe('$1.85')
    expect(readBack('1,850', 'USD')).toBe('$1,850.00')
    expect(readBack('1.850,50', 'USD')).toBe('$1,850.50')
    expect(readBack('1850', 'USD')).toBeUndefined()
    expect(readBack('1,850.50', 'USD')).toBeUndefined()
    expect(readBack('1.2.3', 'USD')).toBeUndefined()
  })

  it.each(locales)('however the product writes it in %s, of every currency', (locale) => {
    writeAs({ locale, timeZone: null })
    const currencies = ['USD', 'EUR', 'MAD', 'IDR', 'JPY', 'KWD', 'CLF', 'SEK', 'BRL', 'PLN', 'INR']
    const amount = fc.record({
      currency: fc.constantFrom(...currencies),
      cents: fc.integer({ min: 0, max: 10_000_000_000 }),
      write: fc.constantFrom(moneyText, priceText, amountText),
    })
    fc.assert(
      fc.property(
        amount,
        ({ currency, cents, write }) => readAmount(write(cents, currency), currency) === cents,
      ),
      { numRuns: 200 },
    )
  })
})

import { currencyDecimals } from '@roomlark/contract/money'
import { readTyped } from '../../lib/read-number.ts'
import { amountText, currencySigns, moneyText } from './money-text.ts'

/** Minor units of an amount as it was typed, also with its currency; NaN where it is no amount of that currency. */
export function readAmount(text: string, currency: string): number {
  const typed = readTyped(withoutCurrency(text, currency))
  if (!typed || typed.isNegative) return Number.NaN
  const decimals = currencyDecimals(currency)
  const fraction = typed.fraction.replace(/0+$/, '')
  if (fraction.length > decimals) return Number.NaN
  const cents = Number(typed.whole + fraction.padEnd(decimals, '0'))
  return Number.isSafeInteger(cents) ? cents : Number.NaN
}

/** The same for a field that may stay empty. */
export function amountOrNone(text: string, currency: string): number | undefined {
  return text.trim() === '' ? undefined : readAmount(text, currency)
}

/** Returns the amount as understood if that could surprise: `1.850` may be above one thousand or below two. */
export function readBack(text: string, currency: string): string | undefined {
  const typed = text.trim()
  const cents = readAmount(typed, currency)
  if (/^\d*$/.test(typed) || Number.isNaN(cents)) return undefined
  const isPlain = typed === amountText(cents, currency) && !/^\d{1,3}[.,]\d{3}$/.test(typed)
  return isPlain ? undefined : moneyText(cents, currency)
}

/** `€1,850.50`, `1.850,50 EUR`: the currency may stand on either side. */
function withoutCurrency(text: string, currency: string): string {
  const plain = text.trim()
  for (const sign of currencySigns(currency)) {
    const isSame = (part: string) => part.toUpperCase() === sign.toUpperCase()
    if (isSame(plain.slice(0, sign.length))) return plain.slice(sign.length)
    if (isSame(plain.slice(-sign.length))) return plain.slice(0, -sign.length)
  }
  return plain
}

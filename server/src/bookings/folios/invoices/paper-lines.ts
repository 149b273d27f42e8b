import type { PrintedLine } from '@roomlark/contract/bookings/invoice-lines'
import type { Paper } from '@roomlark/contract/bookings/invoice-paper'
import { guestMealLineTitle } from '@roomlark/contract/bookings/meal-words'
import { percentIn } from '@roomlark/contract/guest-formats'
import { fill } from '@roomlark/contract/say'
import type { PaperWords } from './paper-words.ts'

/** Names what a line is for, in the language of the paper. */
export function formatLineName(line: PrintedLine, language: Paper['language'], words: PaperWords): string {
  const { kind, name, vatBps } = line
  switch (kind) {
    case 'meal':
      return guestMealLineTitle(language, line)
    case 'city-tax':
      return name ?? words.cityTax
    case 'vat': {
      const vat = fill(words.vat, { rate: percentIn(language, (vatBps ?? 0) / 100) })
      return name === null ? vat : `${vat}, ${name}`
    }
    case 'cancellation':
      return words.cancellation
    case 'no-show':
      return words.noShow
    case 'waiver':
      return words.waiver
    default:
      return name ?? words.charges
  }
}

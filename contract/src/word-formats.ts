import { dayText } from './dates.ts'
import { moneyText } from './money.ts'

/** Says how dates and amounts are written within a sentence; screens follow the formats of the account. */
export type WordFormats = {
  day: (date: string) => string
  money: (cents: number, currency: string) => string
}

/** Used for emails and refusals, which the server writes in the language of the reader. */
export const plainFormats: WordFormats = { day: dayText, money: moneyText }

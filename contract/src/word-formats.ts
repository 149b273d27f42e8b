import { dayText } from './dates.ts'
import { moneyText } from './money.ts'

/** How dates and amounts are written within a sentence: screens write them as the account wants them. */
export type WordFormats = {
  day: (date: string) => string
  money: (cents: number, currency: string) => string
}

/** For mails and refusals, which are written by the server. */
export const plainFormats: WordFormats = { day: dayText, money: moneyText }

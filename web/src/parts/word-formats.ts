import type { WordFormats } from '@roomlark/contract/word-formats'
import { dayText } from '../lib/day-words.ts'
import { moneyText } from './money/money-text.ts'

/** Dates and amounts within the sentences of the contract, as the account writes them. */
export const accountFormats: WordFormats = { day: dayText, money: moneyText }

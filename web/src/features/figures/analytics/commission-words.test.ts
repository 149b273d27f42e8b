import { expect, it } from 'vitest'
import { commissionNote } from './commission-words.ts'

const both = { gross: 11_309.4, net: 9047.52 }
const write = (amount: number) => `$${Math.round(amount)}`

it.each([
  ['affiliate', { gross: 54_712, net: null }, 'Yours, after Roomlark’s share'],
  ['hotel', { gross: 68_390, net: null }, 'What you pay, Roomlark’s share included'],
  ['admin', both, '$9048 to affiliates, $2261 to Roomlark'],
] as const)('tells %s which commission it is', (userType, amounts, words) => {
  expect(commissionNote(userType, amounts, write)).toBe(words)
})

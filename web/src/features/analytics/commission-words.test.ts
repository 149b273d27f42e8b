import { expect, it } from 'vitest'
import { commissionNote } from './commission-words.ts'

const both = { gross: 68_390, net: 54_712 }
const write = (amount: number) => `$${amount}`

it.each([
  ['affiliate', { gross: 54_712, net: null }, 'Yours, after Roomlark’s share'],
  ['hotel', { gross: 68_390, net: null }, 'What you pay, Roomlark’s share included'],
  ['admin', both, '$54712 to affiliates, $13678 to Roomlark'],
] as const)('tells %s which commission it is', (userType, amounts, words) => {
  expect(commissionNote(userType, amounts, write)).toBe(words)
})

import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

test.each([
  [[], ''],
  [['Fri'], 'Fri'],
  [['Fri', 'Sat'], 'Fri and Sat'],
  [['Fri', 'Sat', 'Sun'], 'Fri, Sat and Sun'],
])('%j is written "%s"', (names, words) => {
  expect(listWords(names)).toBe(words)
})

test('is what the browser would write', () => {
  const names = ['Bookings', 'Revenue', 'Clicks', 'Commissions']
  expect(listWords(names)).toBe(new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names))
})

import { expect, it } from 'vitest'
import { lastSavedWords } from './saved-hotel.ts'

const now = new Date(2026, 5, 16, 12)
it.each([
  [new Date(2026, 5, 16, 9, 12), 'Last saved today at 09:12'],
  [new Date(2026, 5, 15, 23, 59), 'Last saved yesterday at 23:59'],
  [new Date(2026, 5, 14, 8, 5), 'Last saved on Sun 14 June 2026, 08:05'],
])('%s is: %s', (date, words) => {
  expect(lastSavedWords(date, now)).toBe(words)
})

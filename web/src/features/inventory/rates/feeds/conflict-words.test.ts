import { expect, it } from 'vitest'
import { conflictWords } from './conflict-words.ts'

const event = { summary: 'Ida', fromOn: '2026-06-16', untilOn: '2026-06-21', firstFullOn: '2026-06-17' }
const stay = '16 June 2026 to 21 June 2026: no room is left'

it.each([
  [{ ...event, fullNights: 1, inARow: true }, `Ida, ${stay} on 17 June 2026`],
  [{ ...event, fullNights: 2, inARow: true }, `Ida, ${stay} from 17 June 2026 to 18 June 2026`],
  [{ ...event, fullNights: 2, inARow: false }, `Ida, ${stay} on 2 nights, the first 17 June 2026`],
  [{ ...event, summary: '', fullNights: 1, inARow: true }, `An event, ${stay} on 17 June 2026`],
])('says which nights of an event were full', (conflict, words) => {
  expect(conflictWords(conflict)).toBe(words)
})

import { expect, test } from 'vitest'
import { actionWords } from './audit-words.ts'

test.each([
  ['user.type-changed', 'User: type changed'],
  ['mfa.enabled', 'Two-step sign-in: enabled'],
  ['rate-plan.created', 'Rate plan: created'],
  ['platform', 'Platform'],
])('%s is said as %s', (action, words) => {
  expect(actionWords(action)).toBe(words)
})

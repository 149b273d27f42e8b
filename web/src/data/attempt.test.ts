import { expect, it } from 'vitest'
import { attemptFor } from './attempt.ts'

it('keeps its key when the same form is sent again', () => {
  const first = attemptFor(null, 'a')
  expect(attemptFor(first, 'a')).toBe(first)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
})

it('takes another key for another form', () => {
  const first = attemptFor(null, 'a')
  expect(attemptFor(first, 'b').key).not.toBe(first.key)
})

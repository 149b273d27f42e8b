import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Id, isId } from './primitives.ts'

test('what is an id is one by the schema too, and nothing else is', () => {
  const almost = fc.uuid().map((id) => id.slice(1))
  const shouted = fc.uuid().map((id) => id.toUpperCase())
  fc.assert(
    fc.property(fc.oneof(fc.uuid(), shouted, almost, fc.string()), (text) => {
      expect(isId(text)).toBe(Id.safeParse(text).success)
    }),
  )
  expect(isId(null)).toBe(false)
  expect(isId(`00000000-0000-4000-8000-000000000000\n`)).toBe(false)
})

import { reasonLength } from '@roomlark/contract/primitives'
import { WriteOffInput } from '@roomlark/contract/settlement/hotel-statement-payments'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getMaxLength } from './max-length.ts'

const text = z.string().check(z.maxLength(40))

test('a field takes as much as the contract lets its text have', () => {
  expect(getMaxLength(WriteOffInput, 'reason')).toBe(reasonLength)
  const Input = z.object({
    name: z.optional(z.nullable(text)),
    guest: z.object({ email: z.pipe(text, text) }),
  })
  expect(getMaxLength(Input, 'name')).toBe(40)
  expect(getMaxLength(Input, 'guest.email')).toBe(40)
})

test('other fields have no limit', () => {
  const Input = z.object({ nights: z.number().check(z.maximum(30)), names: z.array(text) })
  expect(getMaxLength(Input, 'nights')).toBeUndefined()
  expect(getMaxLength(Input, 'names.0')).toBeUndefined()
  expect(getMaxLength(Input, 'missing.part')).toBeUndefined()
  expect(getMaxLength(Input, 'constructor')).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { isSame } from './is-same.ts'

describe('isSame', () => {
  it('goes into lists and objects', () => {
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true)
    expect(isSame({ a: [1] }, { a: [1, 2] })).toBe(false)
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false)
    expect(isSame(null, {})).toBe(false)
  })
})

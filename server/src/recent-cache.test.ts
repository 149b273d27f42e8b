import { expect, test } from 'vitest'
import { createRecentCache } from './recent-cache.ts'

test('keeps what was asked for last, within its bytes', () => {
  const cache = createRecentCache<string>(30)
  cache.keep(1, 'one', 10)
  cache.keep(2, 'two', 10)
  cache.keep(3, 'three', 10)
  expect(cache.find(1)).toBe('one')
  cache.keep(4, 'four', 10)
  expect([1, 2, 3, 4].map((key) => cache.find(key))).toEqual(['one', undefined, 'three', 'four'])
})

test('counts a value that is kept again by its new size only', () => {
  const cache = createRecentCache<string>(30)
  for (let time = 0; time < 5; time += 1) cache.keep(1, `one ${time}`, 20)
  cache.keep(2, 'two', 10)
  expect([cache.find(1), cache.find(2)]).toEqual(['one 4', 'two'])
})

test('keeps nothing that is larger than all of it', () => {
  const cache = createRecentCache<string>(30)
  cache.keep(1, 'one', 31)
  expect(cache.find(1)).toBeUndefined()
})

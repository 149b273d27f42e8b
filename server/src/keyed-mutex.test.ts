import { expect, test } from 'vitest'
import { withMutex } from './keyed-mutex.ts'

test('work with the same key runs in order, one at a time, even after a failure', async () => {
  const events: string[] = []
  const work = (name: string, fails = false) =>
    withMutex('key', async () => {
      events.push(`${name} begins`)
      await new Promise((resolve) => setImmediate(resolve))
      events.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('work with another key does not wait', async () => {
  const stuck = Promise.withResolvers<void>()
  const first = withMutex('one', () => stuck.promise)
  expect(await withMutex('two', async () => 'done')).toBe('done')
  stuck.resolve()
  await first
})

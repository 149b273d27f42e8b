import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

test('what is asked for before the scripts are there has the time-out of every other call', async () => {
  const timeout = vi.fn(() => new AbortController().signal)
  const fetch = vi.fn(() => Promise.resolve())
  const page = { document: { cookie: 'token=abc' }, location: { pathname: '/hotels', search: '' } }
  const window = {}
  const script = await readFile(new URL('../../public/early.js', import.meta.url), 'utf8')
  runInNewContext(script, { ...page, window, fetch, Intl, AbortSignal: { timeout } })
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(timeout.mock.calls).toEqual([[10_000], [10_000]])
  const signal = timeout.mock.results[0]?.value
  expect(fetch).toHaveBeenCalledWith('/api/v1/users/profile', expect.objectContaining({ signal }))
})

import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

const from = (pathname: unknown, search: unknown = '', hash: unknown = '') => ({
  from: { pathname, search, hash },
})

describe('returnPath', () => {
  it('keeps the query and the hash', () => {
    expect(returnPath(from('/hotels', '?page=2&search=a%20b', '#top'))).toBe(
      '/hotels?page=2&search=a%20b#top',
    )
  })

  it.each([
    ['nothing was remembered', null],
    ['the state is something else', { notice: 'password-changed' }],
    ['the place has no path', { from: {} }],
    ['the path is not a string', from(7)],
    ['the path is relative', from('hotels')],
    ['the path names another host', from('//evil.example/x')],
    ['the path names another host with backslashes', from('/\\evil.example')],
    ['the path hides a backslash further on', from('/hotels/..\\..')],
    ['the path is a whole address', from('https://evil.example')],
    ['the path is a script', from('javascript:alert(1)')],
    ['a tab splits the slashes', from('/\t/evil.example')],
    ['the search names another host', from('/', '/evil.example')],
    ['it is the sign-in screen itself', from('/login', '?x=1')],
  ])('falls back to the dashboard when %s', (_, state) => {
    expect(returnPath(state)).toBe('/dashboard')
  })

  it('ignores a query or hash that is not a string', () => {
    expect(returnPath(from('/settings', 3, { a: 1 }))).toBe('/settings')
  })
})

import { describe, expect, it } from 'vitest'
import { cookieNames, listRemovals, readCookie } from './cookie-jar.ts'

describe('readCookie', () => {
  it('finds a cookie among others and decodes it', () => {
    expect(readCookie('a=1; cookie-preferences=%7B%22a%22%3A1%7D; b=2', 'cookie-preferences')).toBe('{"a":1}')
  })

  it('is not fooled by a name that only begins or ends alike', () => {
    expect(readCookie('xtoken=1; tokenx=2', 'token')).toBeUndefined()
  })

  it('gives nothing for a value that cannot be decoded', () => {
    expect(readCookie('a=%E0%A4%A', 'a')).toBeUndefined()
  })

  it('copes with an empty jar and a cookie without a value', () => {
    expect(readCookie('', 'a')).toBeUndefined()
    expect(readCookie('a; b=', 'b')).toBe('')
    expect(cookieNames('a; b=1;; ')).toEqual(['a', 'b'])
  })
})

describe('listRemovals', () => {
  it('names the host itself and every domain above it', () => {
    expect(listRemovals('_ga', 'desk.roomlark.test')).toEqual([
      '_ga=; Max-Age=0; Path=/',
      '_ga=; Max-Age=0; Path=/; Domain=desk.roomlark.test',
      '_ga=; Max-Age=0; Path=/; Domain=roomlark.test',
    ])
  })

  it.each(['localhost', '127.0.0.1', '[::1]'])('has no domain to name for %s', (hostname) => {
    expect(listRemovals('_ga', hostname)).toEqual(['_ga=; Max-Age=0; Path=/'])
  })
})

import { describe, expect, it } from 'vitest'
import { expiredTokenCookie, tokenCookie, tokenFrom } from './token-cookie.ts'

describe('the token cookie', () => {
  it('lasts 7 days, is secure, strict and for every path', () => {
    expect(tokenCookie('abc')).toBe('token=abc; Max-Age=604800; Path=/; Secure; SameSite=Strict')
  })

  it('is removed with the same attributes', () => {
    expect(expiredTokenCookie()).toBe('token=; Max-Age=0; Path=/; Secure; SameSite=Strict')
  })

  it('keeps a token with special characters whole', () => {
    const [pair = ''] = tokenCookie('a=b;c d+/').split('; ')
    expect(tokenFrom(`theme=dark; ${pair}; x=1`)).toBe('a=b;c d+/')
  })

  it.each([
    ['there is none', ''],
    ['it is empty', 'token='],
    ['only a longer name matches', 'token2=abc; my-token=abc'],
    ['it cannot be decoded', 'token=%E0%A4%A'],
  ])('reads nothing when %s', (_, cookies) => {
    expect(tokenFrom(cookies)).toBeNull()
  })
})

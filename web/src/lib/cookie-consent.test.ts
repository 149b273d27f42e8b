import { describe, expect, it } from 'vitest'
import { acceptedAll, cookieWrites, parsePreferences, rejectedAll } from './cookie-consent.ts'

describe('parsePreferences', () => {
  it('reads what was stored', () => {
    const stored = { necessary: true, analytics: true, marketing: false, functional: true } as const
    expect(parsePreferences(JSON.stringify(stored))).toEqual(stored)
  })

  it.each([
    ['nothing', undefined],
    ['an empty value', ''],
    ['cut-off JSON', '{"analytics":tr'],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[true]'],
    ['values that are not booleans', '{"analytics":"true","marketing":1,"functional":{}}'],
  ])('turns every optional category off for %s', (_, value) => {
    expect(parsePreferences(value)).toEqual(rejectedAll)
  })

  it('keeps the necessary category on whatever was stored', () => {
    expect(parsePreferences('{"necessary":false,"analytics":true}')).toEqual({
      ...rejectedAll,
      analytics: true,
    })
  })
})

describe('cookieWrites', () => {
  const header = '_ga=GA1; _ga_ABC123=GS1; _gid=1; _gat_UA-1=1; _fbp=fb.1; token=secret; _gallery=mine'

  it('stores consent and preferences for 365 days', () => {
    const [consent, preferences] = cookieWrites(acceptedAll, '', 'roomlark.test')
    const attributes = 'Max-Age=31536000; Path=/; SameSite=Lax; Secure'
    expect(consent).toBe(`cookie-consent=true; ${attributes}`)
    expect(preferences).toBe(
      `cookie-preferences=${encodeURIComponent('{"necessary":true,"analytics":true,"marketing":true,"functional":true}')}; ${attributes}`,
    )
  })

  it('removes nothing when everything is accepted', () => {
    expect(cookieWrites(acceptedAll, header, 'roomlark.test')).toHaveLength(2)
  })

  it('removes the analytics and marketing cookies and their families when all is rejected', () => {
    expect(removed(cookieWrites(rejectedAll, header, 'localhost'))).toEqual([
      '_ga',
      '_ga_ABC123',
      '_gid',
      '_gat',
      '_gat_UA-1',
      '_fbp',
      '_fbc',
      'referral',
    ])
  })

  it('removes only the rejected category', () => {
    expect(removed(cookieWrites({ ...acceptedAll, marketing: false }, header, 'localhost'))).toEqual([
      '_fbp',
      '_fbc',
      'referral',
    ])
    expect(removed(cookieWrites({ ...acceptedAll, functional: false }, header, 'localhost'))).toEqual([])
  })
})

function removed(writes: string[]): string[] {
  return writes
    .filter((write) => write.includes('Max-Age=0'))
    .map((write) => write.slice(0, write.indexOf('=')))
}

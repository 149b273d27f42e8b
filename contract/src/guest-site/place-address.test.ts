import { expect, test } from 'vitest'
import { countries } from '../places.ts'
import { findCountryBySlug, placePath } from './place-address.ts'

test.each([
  ['city', 'IT', 'city:IT:positano', '/stays/in/italy/positano'],
  ['city', 'US', 'city:US:new york', '/stays/in/united-states/new-york'],
  ['city', 'FR', 'city:FR:saint-jean cap-ferrat', '/stays/in/france/saint-jean-cap-ferrat'],
  ['city', 'CI', "city:CI:m'bahiakro", "/stays/in/cote-d-ivoire/m'bahiakro"],
  ['city', 'JP', 'city:JP:東京', '/stays/in/japan/%E6%9D%B1%E4%BA%AC'],
  ['city', 'DE', 'city:DE:here/there', '/stays/in/germany/here%2Fthere'],
  ['country', 'IT', 'country:IT', '/stays/in/italy'],
] as const)('a %s of %s, %s, has the address %s', (kind, country, place, path) => {
  expect(placePath({ kind, country, place })).toBe(path)
})

test('every country has an address of its own, which names it', () => {
  for (const { code } of countries()) {
    const [slug = ''] = placePath({ kind: 'country', country: code, place: `country:${code}` })
      .split('/')
      .slice(-1)
    expect([code, findCountryBySlug(slug)]).toEqual([code, code])
  }
})

test.each(['atlantis', 'IT', 'Italy', '', 'constructor', '__proto__'])('no country is called %j', (slug) => {
  expect(findCountryBySlug(slug)).toBeUndefined()
})

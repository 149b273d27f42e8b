import { countries, countryName } from '../places.ts'
import type { SearchPlace } from './search.ts'

/** Returns the address of the page about a city or a country, such as `/stays/in/italy/positano`. */
export function placePath({ kind, country, place }: Pick<SearchPlace, 'kind' | 'country' | 'place'>): string {
  const path = `/stays/in/${countrySlug(country)}`
  if (kind !== 'city') return path
  const [, , name = ''] = place.split(':')
  return `${path}/${encodeURIComponent(name.replaceAll(' ', '-'))}`
}

/** Returns the code of the country that an address names. */
export function findCountryBySlug(slug: string): string | undefined {
  known ??= new Map(countries().map(({ code }) => [countrySlug(code), code]))
  return known.get(slug)
}

let known: Map<string, string> | undefined

function countrySlug(code: string): string {
  return countryName(code)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

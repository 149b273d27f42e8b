import { countryIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'

type Named = Pick<SearchPlace, 'kind' | 'name' | 'country' | 'city'>

/** `Positano`, `Italy`, `Villa Marenne`: as a heading has it. */
export function placeName(language: GuestLanguage, { kind, name, country }: Named): string {
  return kind === 'country' ? countryIn(language, country) : name
}

/** `Positano, Italy`: as the field has it, and as the search understands it when it is sent as it stands. */
export function placeLabel(language: GuestLanguage, place: Named): string {
  return place.kind === 'city'
    ? `${place.name}, ${countryIn(language, place.country)}`
    : placeName(language, place)
}

/** Returns the location of a place: the city and country of a hotel, else the country; nothing for a country. */
export function placeWhere(language: GuestLanguage, { kind, city, country }: Named): string {
  if (kind === 'country') return ''
  return kind === 'hotel' && city ? `${city}, ${countryIn(language, country)}` : countryIn(language, country)
}

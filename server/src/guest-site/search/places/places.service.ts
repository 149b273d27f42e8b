import { findCountryBySlug } from '@roomlark/contract/guest-site/place-address'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import type { ServiceContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { countriesNamed, isPlaceName, readPlaceText } from './place-names.policy.ts'
import {
  loosenSimilarity,
  selectAllPlaces,
  selectCityBySlug,
  selectCityOfHotel,
  selectPlace,
  selectPlacesLike,
  selectPopularPlaces,
  selectWiderPlaces,
} from './places.queries.ts'

type Context = Pick<ServiceContext, 'sql'>

export async function suggestPlaces(
  ctx: Context,
  { search, limit }: { search: string; limit: number },
): Promise<SearchPlace[]> {
  const { name, country } = readPlaceText(search)
  const countries = countriesNamed(name).map((code) => `country:${code}`)
  return ctx.sql.begin(async (tx) => {
    await loosenSimilarity(tx)
    return selectPlacesLike(tx, { text: name, country, countries }, limit)
  })
}

/** At most this many alternatives are offered. */
const mostOthers = 4

/**
 * Returns the place of an address, or the one that was most likely meant by what was typed, and the
 * alternatives.
 */
export async function understandPlace(
  ctx: Context,
  text: string,
): Promise<{ place: SearchPlace | null; others: SearchPlace[] }> {
  // An address names exactly one place, so there is nothing to guess if that place no longer exists.
  if (/^(city|country|hotel):/.test(text))
    return { place: (await selectPlace(ctx.sql, text)) ?? null, others: [] }
  const [place, ...others] = await suggestPlaces(ctx, { search: text, limit: 1 + mostOthers })
  if (!place) return { place: null, others: [] }
  const isCertain = isPlaceName(text, place) && !others.some((other) => isPlaceName(text, other))
  return { place, others: isCertain ? [] : others }
}

export async function listWiderPlaces(ctx: Context, place: SearchPlace, most = 4): Promise<SearchPlace[]> {
  return selectWiderPlaces(ctx.sql, place, most)
}

/** Returns the cities with the most hotels. */
export async function listPopularPlaces(ctx: Context, limit: number): Promise<SearchPlace[]> {
  return selectPopularPlaces(ctx.sql, limit)
}

/** Returns the country or city that an address names, such as `italy` and `positano`. */
export async function findPlaceByPath(ctx: Context, slugs: PlaceSlugs): Promise<SearchPlace | undefined> {
  const country = findCountryBySlug(slugs.country)
  if (country === undefined) return undefined
  return slugs.city === undefined
    ? selectPlace(ctx.sql, `country:${country}`)
    : selectCityBySlug(ctx.sql, country, slugs.city)
}

export type PlaceSlugs = { country: string; city?: string | undefined }

export async function findCityOfHotel(ctx: { sql: Sql }, slug: string): Promise<SearchPlace | null> {
  return (await selectCityOfHotel(ctx.sql, slug)) ?? null
}

/** Lists the places that have a page, those with the most hotels first. */
export async function listAllPlaces(ctx: Context, most: number): Promise<SearchPlace[]> {
  return selectAllPlaces(ctx.sql, most)
}

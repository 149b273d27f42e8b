import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import type { ServiceContext } from '../../../context.ts'
import { countriesNamed, isPlaceName, readPlaceText } from './place-names.policy.ts'
import {
  loosenSimilarity,
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

export async function listWiderPlaces(ctx: Context, place: SearchPlace): Promise<SearchPlace[]> {
  return selectWiderPlaces(ctx.sql, place, 4)
}

/** Returns the cities with the most hotels. */
export async function listPopularPlaces(ctx: Context, limit: number): Promise<SearchPlace[]> {
  return selectPopularPlaces(ctx.sql, limit)
}

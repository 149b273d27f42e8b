import type { SearchPlace } from '@roomlark/contract/search'
import type { ServiceContext } from '../../context.ts'
import { loosenSimilarity, selectPlace, selectPlacesLike, selectWiderPlaces } from './places.queries.ts'

type Context = Pick<ServiceContext, 'sql'>

export async function suggestPlaces(
  ctx: Context,
  { search, limit }: { search: string; limit: number },
): Promise<SearchPlace[]> {
  return ctx.sql.begin(async (tx) => {
    await loosenSimilarity(tx)
    return selectPlacesLike(tx, search, limit)
  })
}

/** A place of an address, or the one that what was typed most likely means. */
export async function findPlace(ctx: Context, text: string): Promise<SearchPlace | undefined> {
  const named = /^(city|country|hotel):/.test(text) ? await selectPlace(ctx.sql, text) : undefined
  if (named) return named
  const [likeliest] = await suggestPlaces(ctx, { search: text, limit: 1 })
  return likeliest
}

export async function listWiderPlaces(ctx: Context, place: SearchPlace): Promise<SearchPlace[]> {
  return selectWiderPlaces(ctx.sql, place, 4)
}

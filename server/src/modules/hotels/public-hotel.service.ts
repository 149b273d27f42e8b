import type { GuestHotel } from '@roomlark/contract/guest'
import { notFound } from '../../errors.ts'
import type { PublicContext } from '../../http/context.ts'
import { selectActiveHotelBySlug } from './hotels.queries.ts'
import { listImages } from './images.service.ts'

/** What a visitor may see: active hotels, without what concerns only their keepers. */
export async function getPublicHotel(ctx: PublicContext, slug: string): Promise<GuestHotel> {
  const row = await selectActiveHotelBySlug(ctx.sql, slug)
  if (!row) throw notFound('hotel')
  return { ...row, photos: await listImages(ctx, ctx.sql, row.id) }
}

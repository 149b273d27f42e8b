import type { GuestHotel } from '@roomlark/contract/guest'
import type { PublicContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { toPhoto } from '../images/albums.service.ts'
import { readRoomTypes } from '../rooms/rooms.service.ts'
import { selectPublicHotelBySlug } from './hotels.queries.ts'

/** What a visitor may see: hotels that can be sold, without what concerns only their owners. */
export async function getPublicHotel(ctx: PublicContext, slug: string): Promise<GuestHotel> {
  const row = await selectPublicHotelBySlug(ctx.sql, slug)
  if (!row) throw notFound('hotel')
  const rooms = await readRoomTypes(ctx, ctx.sql, row.id)
  const { imageRows, ...hotel } = row
  return {
    ...hotel,
    photos: imageRows.map((image) => toPhoto(ctx, image)),
    // A type without rooms is not for guests yet.
    rooms: rooms.filter((type) => type.rooms.length > 0),
  }
}

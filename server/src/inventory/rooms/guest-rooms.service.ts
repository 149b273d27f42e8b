import type { GuestRoom } from '@roomlark/contract/guest-site/guest-hotels'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { photosByOwner } from '../../platform/images/albums.service.ts'
import { selectGuestRooms } from './rooms.queries.ts'

/** Reads the room types of a hotel as guests see them, without prices, numbers or tokens. */
export async function readGuestRooms(
  ctx: Pick<ServiceContext, 'images'> & { sql: Sql },
  hotelId: string,
): Promise<GuestRoom[]> {
  const rows = await selectGuestRooms(ctx.sql, hotelId)
  const ids = rows.map(({ id }) => id)
  const photos = await photosByOwner(ctx, ctx.sql, 'room-type', ids)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    beds: row.beds,
    maxAdults: row.maxAdults,
    maxChildren: row.maxChildren,
    sizeSqm: row.sizeSqm,
    features: row.features,
    photos: photos.get(row.id) ?? [],
  }))
}

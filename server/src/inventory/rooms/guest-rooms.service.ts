import type { GuestRoom } from '@roomlark/contract/guest-site/guest-hotels'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { type PhotoRows, photosPart, toPhoto } from '../../platform/images/albums.service.ts'
import { guestRoomsColumn } from './rooms.queries.ts'

/** Columns that `guestRoomsPart` selects. */
export type GuestRoomRows = { roomRows: (Omit<GuestRoom, 'photos'> & PhotoRows)[] }

/** The room types of a hotel as guests see them, without prices, numbers or tokens, as a column of its query. */
export function guestRoomsPart(sql: Sql) {
  return guestRoomsColumn(sql, photosPart(sql, 'room-type', sql`t.id`))
}

export function toGuestRooms(ctx: Pick<ServiceContext, 'images'>, { roomRows }: GuestRoomRows): GuestRoom[] {
  return roomRows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    beds: row.beds,
    maxAdults: row.maxAdults,
    maxChildren: row.maxChildren,
    sizeSqm: row.sizeSqm,
    features: row.features,
    photos: row.imageRows.map((image) => toPhoto(ctx, image)),
  }))
}

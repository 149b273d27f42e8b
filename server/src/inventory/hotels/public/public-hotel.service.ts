import type { GuestHotel } from '@roomlark/contract/guest-site/guest-hotels'
import type { PublicName } from '@roomlark/contract/guest-site/guest-search-page'
import type { ServiceContext } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { notFound } from '../../../errors.ts'
import { type PhotoRows, photosPart, toPhoto } from '../../../platform/images/albums.service.ts'
import { type GuestRoomRows, guestRoomsPart, toGuestRooms } from '../../rooms/guest-rooms.service.ts'
import { selectPublicHotel, selectPublicNames, selectWasPublic } from './public-hotel.queries.ts'

/** Returns what a visitor may see of a hotel that can be sold. */
export async function getPublicHotel(
  ctx: Pick<ServiceContext, 'images'> & { sql: Sql },
  slug: string,
): Promise<GuestHotel> {
  return (await getPublicHotelWithId(ctx, slug)).hotel
}

/**
 * Does the same for pages that read more of the hotel, with one query for its rooms and pictures too. Each field is listed explicitly, because a page
 * rendered by the server passes no serializer that would drop the others.
 */
export async function getPublicHotelWithId(
  ctx: Pick<ServiceContext, 'images'> & { sql: Sql },
  slug: string,
): Promise<{ id: string; hotel: GuestHotel }> {
  const { sql } = ctx
  const parts = sql`${photosPart(sql, 'hotel', sql`h.id`)}, ${guestRoomsPart(sql)}`
  const row = await selectPublicHotel<PhotoRows & GuestRoomRows>(sql, slug, parts)
  if (!row) throw notFound('hotel')
  const hotel = {
    name: row.name,
    slug: row.slug,
    city: row.city,
    country: row.country,
    starRating: row.starRating,
    description: row.description,
    streetAddress: row.streetAddress,
    postalCode: row.postalCode,
    latitude: row.latitude,
    longitude: row.longitude,
    nearby: row.nearby,
    timeZone: row.timeZone,
    currency: row.currency,
    amenities: row.amenities,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    checkInTime: row.checkInTime,
    checkOutTime: row.checkOutTime,
    houseRules: row.houseRules,
    childrenPolicy: row.childrenPolicy,
    petsPolicy: row.petsPolicy,
    cancellationPolicy: row.cancellationPolicy,
    photos: row.imageRows.map((image) => toPhoto(ctx, image)),
    rooms: toGuestRooms(ctx, row),
  }
  return { id: row.id, hotel }
}

/**
 * Tells whether guests once saw a hotel that is now closed or archived; one that was never ready stays
 * unknown.
 */
export async function wasPublic(ctx: { sql: Sql }, slug: string): Promise<boolean> {
  return selectWasPublic(ctx.sql, slug)
}

export async function listPublicNames(ctx: { sql: Sql }, slugs: string[]): Promise<PublicName[]> {
  return slugs.length > 0 ? selectPublicNames(ctx.sql, slugs) : []
}

import type { HotelInput } from '@roomlark/contract/hotel-input'
import type { Hotel, HotelSummary } from '@roomlark/contract/hotels'
import type { SignedInContext } from '../../http/context.ts'
import { toPhoto } from '../images/albums.service.ts'
import type { HotelRow, SummaryRow } from './hotels.queries.ts'

type ShapeContext = Pick<SignedInContext, 'actor' | 'images'>

export function toSummary(ctx: ShapeContext, row: SummaryRow): HotelSummary {
  const images = row.imageFiles.map((file) => ctx.images.urlsOf(file).url)
  return toOverview(ctx, row, { images, coverPlaceholder: row.coverPlaceholder })
}

/** Field by field: copying so wide a row with `...` takes longer than writing the whole answer. */
export function toHotel(ctx: ShapeContext, row: HotelRow): Hotel {
  const photos = row.imageRows.map((image) => toPhoto(ctx, image))
  const images = photos.map(({ url }) => url)
  const overview = toOverview(ctx, row, { images, coverPlaceholder: photos[0]?.placeholder ?? null })
  return Object.assign(overview, {
    description: row.description,
    streetAddress: row.streetAddress,
    latitude: row.latitude,
    longitude: row.longitude,
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
    version: row.version,
    photos,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
}

function toOverview(
  ctx: ShapeContext,
  row: SummaryRow | HotelRow,
  pictures: Pick<HotelSummary, 'images' | 'coverPlaceholder'>,
): HotelSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    images: pictures.images,
    city: row.city,
    country: row.country,
    starRating: row.starRating,
    isActive: row.isActive,
    baseCommissionRate: row.baseCommissionBps / 100,
    coverPlaceholder: pictures.coverPlaceholder,
    owner:
      ctx.actor.userType === 'admin'
        ? { id: row.ownerId, name: row.ownerName || row.ownerEmail, email: row.ownerEmail }
        : null,
  }
}

/** The part of a hotel that its keeper writes. */
export function toHotelInput(hotel: Hotel): HotelInput {
  return {
    name: hotel.name,
    description: hotel.description,
    streetAddress: hotel.streetAddress,
    city: hotel.city,
    country: hotel.country,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    timeZone: hotel.timeZone,
    currency: hotel.currency,
    starRating: hotel.starRating,
    amenities: hotel.amenities,
    contactEmail: hotel.contactEmail,
    contactPhone: hotel.contactPhone ?? undefined,
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    houseRules: hotel.houseRules,
    childrenPolicy: hotel.childrenPolicy,
    petsPolicy: hotel.petsPolicy,
    cancellationPolicy: hotel.cancellationPolicy,
    baseCommissionRate: hotel.baseCommissionRate,
    isActive: hotel.isActive,
  }
}

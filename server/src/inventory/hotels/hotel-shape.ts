import type { Hotel, HotelSummary } from '@roomlark/contract/inventory/hotels'
import type { Photo } from '@roomlark/contract/platform/photos'
import type { SignedInContext } from '../../context.ts'
import { mayIn } from '../../hotel-scope.ts'
import type { HotelRow, SummaryRow } from './hotels.queries.ts'

type ShapeContext = Pick<SignedInContext, 'actor' | 'images'>

/** A hotel with what only some may see of it. */
export type WholeHotel = Hotel & { baseCommissionRate: number }

export function toSummary(ctx: ShapeContext, row: SummaryRow): HotelSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    images: row.imageFiles.map((file) => ctx.images.getUrls(file).url),
    city: row.city,
    country: row.country,
    starRating: row.starRating,
    isActive: row.isActive,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    baseCommissionRate: maySeeRate(ctx, row.id) ? row.baseCommissionBps / 100 : null,
    coverPlaceholder: row.coverPlaceholder,
    owner: ownerFor(ctx, row),
  }
}

/**
 * Completes the row itself, because copying such a wide row takes longer than writing the answer. The
 * serializer drops any fields outside the contract.
 */
export function toHotel(ctx: ShapeContext, row: HotelRow, photos: Photo[]): WholeHotel {
  const hotel: Omit<HotelRow, 'createdAt' | 'updatedAt' | 'archivedAt'> = row
  return Object.assign(hotel, {
    images: photos.map(({ url }) => url),
    coverPlaceholder: photos[0]?.placeholder ?? null,
    baseCommissionRate: row.baseCommissionBps / 100,
    owner: ownerFor(ctx, row),
    photos,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
}

/** Tells whether somebody sees a hotel's money, which takes the right to see its bookings. */
export function maySeeRate({ actor }: ShapeContext, hotelId: string): boolean {
  return mayIn(actor, 'see-bookings', hotelId)
}

/** Only administrators see who owns a hotel. */
function ownerFor(ctx: ShapeContext, row: SummaryRow | HotelRow): HotelSummary['owner'] {
  if (ctx.actor.userType !== 'admin') return null
  return { id: row.ownerId, name: row.ownerName || row.ownerEmail, email: row.ownerEmail }
}

import type { GuestHotel } from '@roomlark/contract/guest-site/guest-hotels'
import type { PublicName } from '@roomlark/contract/guest-site/guest-search-page'
import type { Sql, SqlPart } from '../../../db/database.ts'

type PublicHotelRow = Omit<GuestHotel, 'photos' | 'rooms'> & { id: string }

/**
 * Reads only what a guest may see, with further columns that belong to other modules: nothing about the owner, the
 * commission or the version.
 */
export async function selectPublicHotel<Parts>(
  sql: Sql,
  slug: string,
  parts: SqlPart,
): Promise<(PublicHotelRow & Parts) | undefined> {
  const [row] = await sql<(PublicHotelRow & Parts)[]>`
    SELECT h.id, h.name, h.slug, h.city, h.country, h.star_rating AS "starRating", h.description,
           h.street_address AS "streetAddress", h.postal_code AS "postalCode", h.latitude, h.longitude,
           h.nearby,
           h.time_zone AS "timeZone", h.currency,
           h.amenities, h.contact_email AS "contactEmail", h.contact_phone AS "contactPhone",
           h.check_in_time AS "checkInTime", h.check_out_time AS "checkOutTime", h.house_rules AS "houseRules",
           h.children_policy AS "childrenPolicy", h.pets_policy AS "petsPolicy",
           h.cancellation_policy AS "cancellationPolicy", ${parts}
    FROM public_hotels p JOIN hotels h ON h.id = p.id
    WHERE h.slug = ${slug}`
  return row
}

/** Lists hotels that can be booked, in the order of `slugs`. */
export async function selectPublicNames(sql: Sql, slugs: string[]): Promise<PublicName[]> {
  return sql<PublicName[]>`
    SELECT h.slug, h.name, h.city, h.country
    FROM public_hotels p JOIN hotels h ON h.id = p.id
    WHERE h.slug = ANY(${slugs})
    ORDER BY array_position(${slugs}, h.slug::text)`
}

/**
 * A hotel is archived only if it had bookings, and a closed hotel counts if it had everything needed to be
 * sold.
 */
export async function selectWasPublic(sql: Sql, slug: string): Promise<boolean> {
  const rows = await sql`
    SELECT FROM hotels h JOIN hotel_readiness r ON r.hotel_id = h.id
    WHERE h.slug = ${slug} AND r.owner_in_good_standing
      AND (r.is_archived OR (NOT r.is_active AND r.has_room AND r.has_rate_plan))`
  return rows.length > 0
}

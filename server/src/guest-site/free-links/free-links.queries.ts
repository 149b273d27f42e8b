import type { Sql } from '../../db/database.ts'

export type FeedHotel = {
  slug: string
  name: string
  streetAddress: string
  postalCode: string
  city: string
  country: string
  latitude: number | null
  longitude: number | null
  contactPhone: string
}

export async function selectFeedHotels(sql: Sql): Promise<FeedHotel[]> {
  return sql<FeedHotel[]>`
    SELECT h.slug, h.name, h.street_address AS "streetAddress", h.postal_code AS "postalCode", h.city, h.country,
           h.latitude, h.longitude, h.contact_phone AS "contactPhone"
    FROM public_hotels p JOIN hotels h ON h.id = p.id
    ORDER BY h.slug`
}

import type { HotelInput } from '@roomlark/contract/hotel-input'
import type { Sql } from '../../db/database.ts'

export type SellingHotel = Pick<
  HotelInput,
  | 'name'
  | 'city'
  | 'country'
  | 'starRating'
  | 'currency'
  | 'timeZone'
  | 'cancellationPolicy'
  | 'childrenPolicy'
> & { id: string; slug: string }

export async function selectSellingHotel(sql: Sql, slug: string): Promise<SellingHotel | undefined> {
  const [row] = await sql<SellingHotel[]>`
    SELECT h.id, h.name, h.slug, h.city, h.country, h.star_rating AS "starRating", h.currency,
           h.time_zone AS "timeZone", h.cancellation_policy AS "cancellationPolicy",
           h.children_policy AS "childrenPolicy"
    FROM public_hotels JOIN hotels h USING (id) WHERE h.slug = ${slug}`
  return row
}

import type { HotelInput } from '@roomlark/contract/hotel-input'
import type { OfferSearchQuery } from '@roomlark/contract/offers'
import type { Sql } from '../../db/database.ts'
import { fragment } from '../../db/fragment.ts'
import { contains, searchWords } from '../../db/search.ts'

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

const hotelColumns = fragment`
  h.id, h.name, h.slug, h.city, h.country, h.star_rating AS "starRating", h.currency, h.time_zone AS "timeZone",
  h.cancellation_policy AS "cancellationPolicy", h.children_policy AS "childrenPolicy"`

export async function selectSellingHotel(sql: Sql, slug: string): Promise<SellingHotel | undefined> {
  const [row] = await sql<SellingHotel[]>`
    SELECT ${hotelColumns} FROM public_hotels JOIN hotels h USING (id) WHERE h.slug = ${slug}`
  return row
}

/**
 * Hotels that have a room type free every night of the stay, big enough and with no rule of its calendar against
 * it. They are walked in the order of the answer and looked at one by one, so it ends as soon as a page is full,
 * however many hotels there are.
 */
export async function selectFreeHotels(sql: Sql, query: OfferSearchQuery): Promise<SellingHotel[]> {
  const { checkInOn, checkOutOn, rooms, adults } = query
  const guests = adults + query.childAges.length
  const words = searchWords(query.place)
  const placed = words.reduce(
    (so, word) => sql`${so} AND ${contains(sql, sql`h.search_text`, word)}`,
    fragment``,
  )
  const [stars, id] = query.after?.split('_') ?? []
  const rest =
    stars && id ? sql`AND (-h.star_rating, h.id) > (${-Number(stars)}::integer, ${id}::uuid)` : fragment``
  return sql<SellingHotel[]>`
    WITH placed AS ${words.length > 0 ? fragment`MATERIALIZED` : fragment`NOT MATERIALIZED`} (
      SELECT h.id, -h.star_rating AS rank FROM public_hotels JOIN hotels h USING (id)
      WHERE true ${placed} ${rest}
    ), free AS (
      SELECT placed.id, placed.rank FROM placed CROSS JOIN LATERAL (
        SELECT FROM room_types t
        WHERE t.hotel_id = placed.id AND t.archived_at IS NULL AND t.units >= ${rooms}
          AND t.max_adults::integer * ${rooms}::integer >= ${adults}::integer
          AND (t.max_adults + t.max_children)::integer * ${rooms}::integer >= ${guests}::integer
          AND NOT EXISTS (
            SELECT FROM nights n
            WHERE n.room_type_id = t.id AND n.night BETWEEN ${checkInOn} AND ${checkOutOn}
              AND CASE WHEN n.night = ${checkOutOn} THEN n.closed_to_departure
                       ELSE n.closed OR n.capacity - n.sold - n.blocked < ${rooms}
                         OR (n.night = ${checkInOn} AND (n.closed_to_arrival
                           OR n.min_stay > ${checkOutOn}::date - ${checkInOn}::date
                           OR n.max_stay < ${checkOutOn}::date - ${checkInOn}::date))
                  END)
        LIMIT 1
      ) AS any_type
      ORDER BY placed.rank, placed.id LIMIT ${query.limit}
    )
    SELECT ${hotelColumns} FROM free JOIN hotels h ON h.id = free.id ORDER BY free.rank, free.id`
}

import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Sql, SqlPart } from '../../../db/database.ts'

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
    SELECT ${hotelColumns(sql)} FROM public_hotels JOIN hotels h USING (id) WHERE h.slug = ${slug}`
  return row
}

/** Selects the same with further columns, which belong to other modules. */
export async function selectSellingHotelWith<Parts>(
  sql: Sql,
  slug: string,
  parts: SqlPart[],
): Promise<(SellingHotel & Parts) | undefined> {
  const columns = parts.reduce((so, part) => sql`${so}, ${part}`, hotelColumns(sql))
  const [row] = await sql<(SellingHotel & Parts)[]>`
    SELECT ${columns} FROM public_hotels JOIN hotels h USING (id) WHERE h.slug = ${slug}`
  return row
}

function hotelColumns(sql: Sql): SqlPart {
  return sql`
    h.id, h.name, h.slug, h.city, h.country, h.star_rating AS "starRating", h.currency, h.time_zone AS "timeZone",
    h.cancellation_policy AS "cancellationPolicy", h.children_policy AS "childrenPolicy"`
}

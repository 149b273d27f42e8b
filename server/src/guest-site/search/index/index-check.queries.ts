import type { Sql } from '../../../db/database.ts'

/** Selects hotels whose index should be up to date, all of them or so many chosen at random. */
export async function selectHotelsToCheck(sql: Sql, most: number | null): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM (SELECT id FROM hotels UNION SELECT hotel_id FROM search_hotels) AS h
    WHERE id NOT IN (SELECT hotel_id FROM search_waiting)
    ORDER BY ${most === null ? sql`id` : sql`random()`} LIMIT ${most}`
  return rows.map(({ id }) => id)
}

type IndexedRow = {
  hotelNo: number
  hotelId: string
  slug: string
  name: string
  city: string
  country: string
  cityPlace: string
  countryPlace: string
  revision: number
  terms: string
  labels: unknown
  packedUntil: string
}

export async function selectIndexedRows(sql: Sql, ids: string[]): Promise<IndexedRow[]> {
  return sql<IndexedRow[]>`
    SELECT hotel_no AS "hotelNo", hotel_id AS "hotelId", slug, name, city, country, city_place AS "cityPlace",
           country_place AS "countryPlace", revision, terms, labels, packed_until AS "packedUntil"
    FROM search_hotels WHERE hotel_id = ANY(${ids}::uuid[])`
}

type IndexedMonth = { hotelNo: number; month: string; width: number; nights: Buffer }

export async function selectIndexedMonths(
  sql: Sql,
  numbers: number[],
  first: string,
): Promise<IndexedMonth[]> {
  return sql<IndexedMonth[]>`
    SELECT hotel_no AS "hotelNo", month, width, nights FROM search_months
    WHERE hotel_no = ANY(${numbers}::integer[]) AND month >= ${first}`
}

/** Selects the places whose hotels are not as many as the index has there. */
export async function selectWrongPlaces(
  sql: Sql,
): Promise<{ place: string; hotels: number; indexed: number }[]> {
  return sql<{ place: string; hotels: number; indexed: number }[]>`
    SELECT place, coalesce(p.hotels, 0)::integer AS hotels, coalesce(c.hotels, 0)::integer AS indexed
    FROM search_places p FULL JOIN (
      SELECT place, count(*) AS hotels
      FROM search_hotels CROSS JOIN LATERAL (VALUES (city_place), (country_place)) AS of (place) GROUP BY place
    ) AS c USING (place)
    WHERE p.hotels IS DISTINCT FROM c.hotels ORDER BY place`
}

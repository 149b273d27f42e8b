import type { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Sql } from '../../../db/database.ts'

type HotelIdentity = Pick<HotelInput, 'name' | 'streetAddress' | 'city' | 'country'>

/** Makes imports of one account run one after the other; the lock lasts until the transaction ends. */
export async function lockImports(sql: Sql, ownerId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hotel-import:${ownerId}`}, 0))`
}

/**
 * For each place, in order, returns the key by which it equals others and the account's hotel it equals.
 * Accents and case are ignored, as in a search.
 */
export async function selectTwins(
  sql: Sql,
  ownerId: string,
  places: readonly HotelIdentity[],
): Promise<{ key: string; hotelId: string | null }[]> {
  return sql<{ key: string; hotelId: string | null }[]>`
    SELECT fold(concat_ws(E'\\n', p.name, p.street, p.city, p.country)) AS key, h.id AS "hotelId"
    FROM unnest(
      ${places.map(({ name }) => name)}::text[],
      ${places.map(({ streetAddress }) => streetAddress)}::text[],
      ${places.map(({ city }) => city)}::text[],
      ${places.map(({ country }) => country)}::text[]
    ) WITH ORDINALITY AS p (name, street, city, country, place)
    LEFT JOIN LATERAL (
      SELECT id FROM hotels
      WHERE owner_id = ${ownerId} AND archived_at IS NULL AND country = p.country
        AND fold(name) = fold(p.name) AND fold(city) = fold(p.city) AND fold(street_address) = fold(p.street)
      ORDER BY created_at LIMIT 1
    ) h ON true
    ORDER BY p.place`
}

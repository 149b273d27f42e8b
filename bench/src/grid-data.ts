import type postgres from 'postgres'
import { growHotels, openSession } from './hotels-data.ts'

export type BenchHotels = { large: string; small: string; token: string }

/** Creates one owner with a hotel of forty room types and one of four, each with a year of nights to show. */
export async function createHotels(sql: postgres.Sql): Promise<BenchHotels> {
  await growHotels(sql, 50)
  const [large, small] = await sql<{ id: string; owner: string }[]>`
    SELECT id, owner_id AS owner FROM hotels ORDER BY id LIMIT 2`
  if (!large || !small) throw new Error('there are no two hotels')
  await openTypes(sql, large.id, 40)
  await openTypes(sql, small.id, 4)
  return { large: large.id, small: small.id, token: await openSession(sql, large.owner) }
}

async function openTypes(sql: postgres.Sql, hotelId: string, count: number): Promise<void> {
  await sql`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    SELECT ${hotelId}, 'Type ' || n, '', '[]', 2, 2, 9000 + n * 100, 2, 0, '[]', 5, gen_random_uuid(), now()
    FROM generate_series(1, ${count}::integer) AS n`
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, sold, closed, min_stay, price_override_cents)
    SELECT t.id, current_date + n, 5, n % 6 % 5, n % 17 = 0, nullif(n % 4, 0),
           CASE WHEN n % 5 = 0 THEN 12000 + n * 10 END
    FROM room_types t, generate_series(0, 400) AS n WHERE t.hotel_id = ${hotelId}`
}

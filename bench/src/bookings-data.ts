import type postgres from 'postgres'
import { growHotels, openSession } from './hotels-data.ts'

/** A hotel whose rooms never sell out. */
export type Shop = {
  hotelId: string
  ownerId: string
  slug: string
  planId: string
  typeIds: string[]
  token: string
}

/** The first has forty room types, the others four each. */
export type Shops = { big: Shop; small: Shop[] }

/**
 * Opens a platform of `hotels` hotels: one of them with forty room types and many with four that never sell out, and a
 * year of nights that have rows. The others have two types and a plan each, and in a third of their types the
 * requested nights are sold out.
 */
export async function openShops(
  sql: postgres.Sql,
  { hotels, small }: { hotels: number; small: number },
): Promise<Shops> {
  // Nobody is listening and the search index is written afterwards, so triggers would only take time.
  await sql`SET session_replication_role = replica`
  await growHotels(sql, hotels)
  await sql`
    CREATE TABLE bench_shops AS
    SELECT DISTINCT ON (owner_id) id AS hotel_id, slug, owner_id, 0::bigint AS number FROM hotels ORDER BY owner_id, id`
  await sql`
    UPDATE bench_shops s SET number = n.number
    FROM (SELECT hotel_id, row_number() OVER (ORDER BY hotel_id) - 1 AS number FROM bench_shops) AS n
    WHERE n.hotel_id = s.hotel_id`
  await sql`DELETE FROM bench_shops WHERE number > ${small}`
  await sql`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    SELECT hotel_id, 'Type ' || n, '', '[]', 2, 2, 10000, 2, 0, '[]', 1000000000, gen_random_uuid(), now()
    FROM bench_shops, generate_series(1, CASE number WHEN 0 THEN 40 ELSE 4 END) AS n`
  await sql`
    INSERT INTO price_rules (hotel_id, name, from_on, until_on, weekdays, effect)
    SELECT hotel_id, 'Season ' || n, current_date + n * 30, current_date + n * 30 + 20, '{}',
           '{"kind": "percent", "percent": 10}'
    FROM bench_shops, generate_series(1, 8) AS n`
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, min_stay)
    SELECT t.id, current_date + n, t.units, 1 FROM room_types t, generate_series(0, 400) AS n`
  await openOthers(sql)
  await sql`SET session_replication_role = DEFAULT`
  await sql`VACUUM ANALYZE`
  const rows = await sql<(Omit<Shop, 'token'> & { number: number })[]>`
    SELECT s.number::integer, s.hotel_id AS "hotelId", s.owner_id AS "ownerId", s.slug, p.id AS "planId",
           (SELECT array_agg(id) FROM room_types t WHERE t.hotel_id = s.hotel_id) AS "typeIds"
    FROM bench_shops s JOIN rate_plans p ON p.hotel_id = s.hotel_id ORDER BY s.number`
  const shops: Shop[] = []
  for (const { number, ...shop } of rows) shops.push({ ...shop, token: await openSession(sql, shop.ownerId) })
  const [big, ...others] = shops
  if (!big || others.length === 0) throw new Error('there are too few hotels')
  return { big, small: others }
}

async function openOthers(sql: postgres.Sql): Promise<void> {
  await sql`
    INSERT INTO rate_plans (hotel_id, name, meal_plan, change_bps, per_adult_cents, is_active, created_at)
    SELECT id, 'Flexible', 'room-only', 0, 0, true, now() FROM hotels`
  await sql`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    SELECT h.id, 'Type ' || n, '', '[]', 2, 2, 9000 + n * 2000, 2, 0, '[]', 5, gen_random_uuid(), now()
    FROM hotels h, generate_series(1, 2) AS n WHERE h.id NOT IN (SELECT hotel_id FROM bench_shops)`
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, sold)
    SELECT t.id, current_date + n, 5, CASE WHEN t.id::text < '55' THEN 5 ELSE 2 END
    FROM room_types t, generate_series(35, 50) AS n WHERE t.units = 5`
}

import type postgres from 'postgres'
import { growHotels, openSession } from './hotels-data.ts'

export type Shop = { hotelId: string; slug: string; planId: string; typeIds: string[]; token: string }

/** Opens a hotel with forty room types that never sell out, and a year of nights that have rows. */
export async function openShop(sql: postgres.Sql): Promise<Shop> {
  await growHotels(sql, 10_000)
  const [hotel] = await sql<
    { id: string; slug: string; owner: string }[]
  >`SELECT id, slug, owner_id AS owner FROM hotels LIMIT 1`
  if (!hotel) throw new Error('there is no hotel')
  const types = await sql<{ id: string }[]>`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    SELECT ${hotel.id}, 'Type ' || n, '', '[]', 2, 2, 10000, 2, 0, '[]', 1000000000, gen_random_uuid(), now()
    FROM generate_series(1, 40) AS n
    RETURNING id`
  const [plan] = await sql<{ id: string }[]>`
    INSERT INTO rate_plans (hotel_id, name, meal_plan, change_bps, per_adult_cents, is_active, created_at)
    VALUES (${hotel.id}, 'Flexible', 'room-only', 0, 0, true, now())
    RETURNING id`
  await sql`
    INSERT INTO price_rules (hotel_id, name, from_on, until_on, weekdays, effect)
    SELECT ${hotel.id}, 'Season ' || n, current_date + n * 30, current_date + n * 30 + 20, '{}',
           '{"kind": "percent", "percent": 10}'
    FROM generate_series(1, 8) AS n`
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, min_stay)
    SELECT t.id, current_date + n, t.units, 1 FROM room_types t, generate_series(0, 400) AS n`
  await openOthers(sql, hotel.id)
  await sql`ANALYZE`
  return {
    hotelId: hotel.id,
    slug: hotel.slug,
    planId: plan?.id ?? '',
    typeIds: types.map(({ id }) => id),
    token: await openSession(sql, hotel.owner),
  }
}

/**
 * Gives the other 9,999 hotels two room types and a plan each; in a third of the types, the requested nights
 * are sold out.
 */
async function openOthers(sql: postgres.Sql, hotelId: string): Promise<void> {
  await sql`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    SELECT h.id, 'Type ' || n, '', '[]', 2, 2, 9000 + n * 2000, 2, 0, '[]', 5, gen_random_uuid(), now()
    FROM hotels h, generate_series(1, 2) AS n WHERE h.id <> ${hotelId}`
  await sql`
    INSERT INTO rate_plans (hotel_id, name, meal_plan, change_bps, per_adult_cents, is_active, created_at)
    SELECT h.id, 'Flexible', 'room-only', 0, 0, true, now() FROM hotels h WHERE h.id <> ${hotelId}`
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, sold)
    SELECT t.id, current_date + n, 5, CASE WHEN t.id::text < '55' THEN 5 ELSE 2 END
    FROM room_types t, generate_series(35, 50) AS n WHERE t.hotel_id <> ${hotelId}`
}

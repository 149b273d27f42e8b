import type postgres from 'postgres'
import { newToken } from '../../server/src/accounts/auth/tokens.ts'

/** Every owner has fifty hotels, so one owner's list stays the same size however many hotels there are. */
const hotelsEach = 50

export type BenchData = {
  owner: string
  token: string
  adminToken: string
  hotelIds: string[]
  rareWords: string[]
}

/** Grows the table to `total` hotels. */
export async function growHotels(sql: postgres.Sql, total: number): Promise<void> {
  const [row] = await sql<{ count: number }[]>`SELECT count(*)::integer AS count FROM hotels`
  const owners = Math.ceil((total - (row?.count ?? 0)) / hotelsEach)
  if (owners <= 0) return
  await sql`
    WITH added AS (
      INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
      SELECT gen_random_uuid() || '@bench.test', 'hotel', 'x', 'Bench', 'Owner', now()
      FROM generate_series(1, ${owners})
      RETURNING id
    )
    INSERT INTO hotels (owner_id, name, slug, description, street_address, city, country, country_name, time_zone,
      currency, star_rating, amenities, contact_email, check_in_time, check_out_time, house_rules, children_policy,
      pets_policy, cancellation_policy, base_commission_bps, is_active, created_at, updated_at)
    SELECT added.id,
           (ARRAY['Villa', 'Casa', 'Hotel', 'The', 'Maison', 'Riad', 'Haus'])[1 + (random() * 6)::integer] || ' '
             || initcap(substr(md5(random()::text), 1, 7)) || ' '
             || (ARRAY['Garden', 'Harbour', 'Lodge', 'House', 'Court', 'Palace'])[1 + (random() * 5)::integer],
           gen_random_uuid()::text, repeat('A quiet hotel. ', 10), 'Main street 1',
           initcap(substr(md5(random()::text), 1, 6)), 'IT', 'Italy', 'Europe/Rome', 'EUR',
           1 + (random() * 4)::integer, '{wifi,pool}', 'desk@bench.test', '15:00', '11:00', 'Quiet after ten.',
           'welcome', 'welcome', '{"steps": [], "noShowFee": {"kind": "percent", "percent": 100}}', 1200, true,
           now() - random() * interval '900 days', now()
    FROM added, generate_series(1, ${hotelsEach})`
  await sql`
    INSERT INTO hotel_partner_settings (hotel_id) SELECT id FROM hotels ON CONFLICT DO NOTHING`
  await sql`ANALYZE hotels`
  await sql`VACUUM hotels`
}

export async function chooseOwner(sql: postgres.Sql): Promise<BenchData> {
  const [chosen] = await sql<{ owner: string }[]>`SELECT owner_id AS owner FROM hotels LIMIT 1`
  if (!chosen) throw new Error('there is no hotel')
  const hotels = await sql<{ id: string }[]>`SELECT id FROM hotels WHERE owner_id = ${chosen.owner}`
  const [admin] = await sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash) VALUES (gen_random_uuid() || '@bench.test', 'admin', 'x')
    RETURNING id`
  const named = await sql<{ name: string }[]>`SELECT name FROM hotels ORDER BY md5(id::text) LIMIT 40`
  for (const { id } of hotels) {
    await sql`
      INSERT INTO hotel_images (hotel_id, file, width, height, placeholder, position, created_at)
      SELECT ${id}, md5(random()::text || n), 1600, 1200, repeat('x', 400), n, now() FROM generate_series(1, 4) AS n
      WHERE NOT EXISTS (SELECT FROM hotel_images WHERE hotel_id = ${id})`
  }
  return {
    owner: chosen.owner,
    token: await openSession(sql, chosen.owner),
    adminToken: await openSession(sql, admin?.id ?? chosen.owner),
    hotelIds: hotels.map(({ id }) => id),
    rareWords: named.flatMap(({ name }) => name.split(' ').slice(1, 2)),
  }
}

export async function openSession(sql: postgres.Sql, userId: string): Promise<string> {
  const { token, tokenHash } = newToken()
  await sql`
    INSERT INTO sessions (user_id, token_hash, created_at, expires_at)
    VALUES (${userId}, ${tokenHash}, now(), now() + interval '1 day')`
  return token
}

import { plainCityTax, plainTaxRules } from '@roomlark/contract/inventory/tax-rules'
import type postgres from 'postgres'

const cityTax = plainCityTax('person-night', 250)

export const bigPlace = 'Grandemare'
export const smallPlace = 'Piccolago'

/** The number of hotels in the big and the small place, if there are enough hotels. */
export const placeSizes = { big: 5000, small: 500 }

/**
 * Grows the platform to `total` hotels, each with three room types, two plans, taxes and a season over the
 * requested nights; three in four have rows for those nights. The first 500 are in the small place and, with
 * more than 6,000, the next 5,000 in the big one, so that both places keep their size however many hotels
 * there are.
 */
export async function growSearch(sql: postgres.Sql, from: number, total: number): Promise<void> {
  // Nobody is listening and the whole index is written afterwards, so triggers would only take time.
  await sql`SET session_replication_role = replica`
  await sql`
    WITH owner AS (
      INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
      VALUES (gen_random_uuid() || '@bench.test', 'hotel', 'x', 'Bench', 'Owner', now())
      RETURNING id
    )
    INSERT INTO hotels (owner_id, name, slug, description, street_address, city, country, country_name, time_zone,
      currency, star_rating, amenities, contact_email, check_in_time, check_out_time, house_rules, children_policy,
      pets_policy, cancellation_policy, base_commission_bps, is_active, created_at, updated_at)
    SELECT owner.id, 'Hotel ' || n, gen_random_uuid()::text, 'A quiet hotel.', 'Main street 1',
           CASE WHEN n <= ${placeSizes.small} THEN ${smallPlace}
                WHEN ${total}::integer > 6000 AND n BETWEEN 1001 AND ${1000 + placeSizes.big} THEN ${bigPlace}
                ELSE initcap(substr(md5((n % 700)::text), 1, 7)) END,
           'IT', 'Italy', 'Europe/Rome', 'EUR', 1 + n % 5,
           CASE n % 3 WHEN 0 THEN '{wifi,pool}' WHEN 1 THEN '{wifi,spa,bar}' ELSE '{parking}' END::text[],
           'desk@bench.test', '15:00', '11:00', '', 'welcome', 'welcome',
           '{"steps": [{"until": {"amount": 1, "unit": "days"}, "fee": {"kind": "percent", "percent": 0}}],
             "noShowFee": {"kind": "nights", "nights": 1}}', 1200, true, now(), now()
    FROM owner, generate_series(${from}::integer + 1, ${total}) AS n`
  await sql`
    INSERT INTO hotel_partner_settings (hotel_id) SELECT id FROM hotels ON CONFLICT DO NOTHING`
  await sql`CREATE TEMPORARY TABLE added ON COMMIT PRESERVE ROWS AS
    SELECT id, row_number() OVER (ORDER BY id) AS n FROM hotels h
    WHERE NOT EXISTS (SELECT FROM room_types t WHERE t.hotel_id = h.id)`
  await sql`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    SELECT id, 'Type ' || t, '', '[]', 1 + t, 2, 6000 + t * 2500 + (n * 7919) % 20000, 2, 1500 + n % 9 * 100, '[]', 5,
           gen_random_uuid(), now()
    FROM added, generate_series(1, 3) AS t`
  await sql`
    INSERT INTO rate_plans (hotel_id, name, meal_plan, change_bps, per_adult_cents, cancellation_policy, is_active,
      created_at)
    SELECT id, 'Flexible', 'room-only', 0, 0, NULL::jsonb, true, now() FROM added
    UNION ALL
    SELECT id, 'Saver', 'breakfast', -1000, 900,
           '{"steps": [], "noShowFee": {"kind": "percent", "percent": 100}}'::jsonb, true, now() FROM added`
  await sql`
    INSERT INTO hotel_taxes (hotel_id, rules)
    SELECT id, ${sql.json({ ...plainTaxRules(10, false), cityTax })} || jsonb_build_object('vatIncluded', n % 2 = 0)
    FROM added`
  await sql`
    INSERT INTO price_rules (hotel_id, name, from_on, until_on, weekdays, effect)
    SELECT id, 'Season', current_date + 35, current_date + 50, '{}', '{"kind": "percent", "percent": 15}'::jsonb FROM added`
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, sold)
    SELECT t.id, current_date + 38 + night, 5, CASE WHEN t.id::text < '2' THEN 5 ELSE 2 END
    FROM added a JOIN room_types t ON t.hotel_id = a.id, generate_series(0, 6) AS night
    WHERE a.n % 4 > 0`
  await sql`DROP TABLE added`
  await sql`SET session_replication_role = DEFAULT`
  await sql`ANALYZE`
}

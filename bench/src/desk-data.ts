import type postgres from 'postgres'
import { plainCityTax, plainTaxRules } from '../../contract/src/inventory/tax-rules.ts'
import { growHotels } from './hotels-data.ts'

/** The hotel's day in which everything is measured. */
export const measuredOn = '2026-06-15'

export type DeskSize = { rooms: number; years: number }
export type Desk = { hotelId: string; adminId: string }

const rules = { ...plainTaxRules(10, true), cityTax: plainCityTax('person-night', 300) }

/**
 * Writes a hotel that sold four of five rooms for some years and the next quarter, in stays of three nights at 100.00.
 * Every stay up to the day has a folio: the room, city tax, an extra and a payment, by one of four people and methods.
 */
export async function openDesk(sql: postgres.Sql, { rooms, years }: DeskSize): Promise<Desk> {
  // Search is measured elsewhere, and its index would take most of the time.
  await sql`ALTER TABLE bookings DROP COLUMN search_text`
  await sql`SET synchronous_commit = off`
  await growHotels(sql, 1)
  const [hotel] = await sql<{ id: string }[]>`SELECT id FROM hotels ORDER BY id LIMIT 1`
  const [admin] = await sql<{ id: string }[]>`
    INSERT INTO users (email, user_type, password_hash) VALUES ('admin@bench.test', 'admin', 'x') RETURNING id`
  const [hotelId, adminId] = [hotel?.id ?? '', admin?.id ?? '']
  await sql`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name)
    SELECT 'clerk' || n || '@bench.test', 'hotel', 'x', 'Clerk', n::text FROM generate_series(1, 4) AS n`
  const [type] = await sql<{ id: string }[]>`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    VALUES (${hotelId}, 'Double', '', '[]', 2, 2, 10000, 2, 0, '[]', ${rooms}, 'bench', '2015-01-01') RETURNING id`
  const typeId = type?.id ?? ''
  await sql`SET session_replication_role = replica`
  await sql`
    INSERT INTO rooms (hotel_id, room_type_id, number, created_at)
    SELECT ${hotelId}, ${typeId}, n::text, '2015-01-01' FROM generate_series(1, ${rooms}::integer) AS n`
  await addStays(sql, { hotelId, typeId, sold: Math.floor(rooms * 0.8), years })
  await addFolios(sql)
  await addNights(sql)
  await sql`SET session_replication_role = DEFAULT`
  await sql`VACUUM ANALYZE`
  return { hotelId, adminId }
}

type Stays = { hotelId: string; typeId: string; sold: number; years: number }

async function addStays(sql: postgres.Sql, { hotelId, typeId, sold, years }: Stays): Promise<void> {
  const stays = Math.ceil((years * 365 + 90) / 3)
  await sql`
    INSERT INTO bookings (id, reference, hotel_id, state, source, guest_name, guest_email, adults, child_ages, check_in_on,
      check_out_on, rate_plan_id, rate_plan_name, meal_plan, plan_change_bps, plan_per_adult_cents, tax_rules,
      cancellation_policy, check_in_time, check_out_time, time_zone, currency, room_cents, city_tax_cents, vat_cents,
      included_vat_cents, total_cents, usd_rate, total_usd_cents, notes, special_requests, created_at, updated_at, booked_at)
    SELECT id, id::text, ${hotelId}, CASE WHEN arrival + 3 <= ${measuredOn}::date THEN 'checked-out'
             WHEN arrival <= ${measuredOn}::date THEN 'checked-in' ELSE 'confirmed' END, 'direct', 'Hana Nakamura',
           'hana@example.test', 2, '{}', arrival, arrival + 3, id, 'Flexible', 'room-only', 0, 0, ${sql.json(rules)},
           '{"steps": [], "noShowFee": {"kind": "percent", "percent": 100}}', '15:00', '11:00', 'Europe/Rome', 'EUR',
           30000, 1800, 2727, 2727, 31800, 1.16, 36888, '', '', booked, booked, booked
    FROM (
      SELECT gen_random_uuid() AS id, arrival, arrival - (number % 60)::integer + interval '9 hours' AS booked
      FROM (SELECT row_number() OVER () AS number, ${measuredOn}::date + 90 - 3 * stay - room % 3 AS arrival
            FROM generate_series(1, ${stays}::integer) AS stay, generate_series(1, ${sold}::integer) AS room) AS slots
    ) AS made`
  await sql`
    INSERT INTO booking_stays (id, booking_id, room_type_id, adults, child_ages, stay)
    SELECT id, id, ${typeId}, 2, '{}', daterange(check_in_on, check_out_on) FROM bookings`
  await sql`
    INSERT INTO booking_nights (stay_id, night, price_cents)
    SELECT id, check_in_on + n, 10000 FROM bookings, generate_series(0, 2) AS n`
}

async function addFolios(sql: postgres.Sql): Promise<void> {
  await sql`
    INSERT INTO folios (id, booking_id, hotel_id, currency, position, opened_at)
    SELECT id, id, hotel_id, currency, 1, check_in_on + interval '13 hours' FROM bookings WHERE state <> 'confirmed'`
  await sql`
    INSERT INTO folio_lines (id, folio_id, booking_id, hotel_id, kind, cause, name, from_on, until_on, quantity, unit_cents,
                             amount_cents, vat_bps, method, on_date, at, by_id)
    SELECT gen_random_uuid(), f.id, f.id, f.hotel_id, l.kind, l.cause, l.name,
           CASE WHEN l.kind = 'room' THEN b.check_in_on END, CASE WHEN l.kind = 'room' THEN b.check_out_on - 1 END,
           l.quantity, l.unit, l.quantity * l.unit, l.vat,
           CASE WHEN l.kind = 'payment' THEN (ARRAY['cash', 'card', 'transfer', 'ota'])[1 + c.n % 4] END,
           b.check_in_on + l.after, b.check_in_on + l.after + l.at, CASE WHEN l.cause = 'desk' THEN c.id END
    FROM folios f JOIN bookings b ON b.id = f.booking_id
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users WHERE email LIKE 'clerk%') AS c
        ON c.n = (hashtext(f.id::text) & 3)
      CROSS JOIN (VALUES ('room', 'booking', 'Double, Flexible', 3, 10000, 1000, 0, interval '13 hours'),
                         ('city-tax', 'booking', NULL, 6, 300, NULL, 0, interval '13 hours'),
                         ('extra', 'desk', 'Minibar', 1, 1450, 2200, 1, interval '18 hours'),
                         ('payment', 'desk', NULL, 1, -33250, NULL, 3, interval '9 hours'))
        AS l (kind, cause, name, quantity, unit, vat, after, at)
    WHERE l.kind <> 'payment' OR b.state = 'checked-out'
    ORDER BY b.check_in_on, f.id`
}

/** Writes the rows that counting would have written. */
async function addNights(sql: postgres.Sql): Promise<void> {
  await sql`
    INSERT INTO hotel_nights (hotel_id, night, source, rooms, room_cents)
    SELECT b.hotel_id, n.night, b.source, count(*), sum(n.price_cents) * 116 / 100
    FROM bookings b JOIN booking_nights n ON n.stay_id = b.id GROUP BY 1, 2, 3`
  await sql`
    INSERT INTO hotel_money_nights (hotel_id, night, source, currency, room_cents)
    SELECT b.hotel_id, n.night, b.source, b.currency, sum(n.price_cents)
    FROM bookings b JOIN booking_nights n ON n.stay_id = b.id GROUP BY 1, 2, 3, 4`
}

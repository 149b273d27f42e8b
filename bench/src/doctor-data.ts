import type postgres from 'postgres'
import { addSettledMoney, openAccounts } from './doctor-money-data.ts'
import { growHotels } from './hotels-data.ts'
import { noTaxes } from './no-taxes.ts'

/** Every hotel has twelve rooms of two types, and took this many bookings within three years. */
export const bookingsEach = 2000
const daysBack = 1095
const roomsEach = 12

/**
 * One booking in four came through a partner, and one stay in four has a folio, but only one in twelve of the later ones,
 * whose rooms and events are left out too unless they are recent: whatever the doctor reads one by one is there, and
 * filling the database takes half the time.
 */
const [often, rarely] = [4, 12]

/** The tables that grow with bookings. */
export const grown = [
  ...['bookings', 'booking_stays', 'booking_nights', 'booking_events', 'booking_referrals', 'room_occupancy'],
  ...['nights', 'commissions', 'commission_changes', 'ledger_transactions', 'ledger_entries'],
  ...['folios', 'folio_lines'],
]

/** Indexes of these tables that no query of the doctor can use. */
export const unread = [
  'booking_events_affiliate_idx',
  'booking_events_hotel_idx',
  'booking_events_newest_idx',
  'booking_stays_room_idx',
  'bookings_affiliate_idx',
  'bookings_arrivals_idx',
  'bookings_departures_idx',
  'bookings_external_reference_key',
  'bookings_group_idx',
  'bookings_guest_profile_idx',
  'bookings_guest_unlinked_idx',
  'bookings_held_idx',
  'bookings_hotel_check_out_idx',
  'bookings_hotel_newest_idx',
  'bookings_in_house_idx',
  'bookings_newest_idx',
  'bookings_partnership_idx',
  'bookings_promo_code_idx',
  'bookings_reference_key',
  'bookings_remind_idx',
  'commissions_next_idx',
  'folio_lines_long_idx',
  'folio_lines_nights_idx',
  'folio_lines_payments_idx',
  'ledger_transactions_at_idx',
  'ledger_transactions_once',
]

/** Hotels with rooms, each with one partner, who has five hotels. */
export async function openHotels(sql: postgres.Sql, hotels: number): Promise<void> {
  // Searching bookings is measured elsewhere, and its index would take most of the time.
  await sql`ALTER TABLE bookings DROP COLUMN search_text`
  // Nobody is listening and the search index is written afterwards, so triggers would only take time.
  await sql`SET session_replication_role = replica`
  await growHotels(sql, hotels)
  await sql`
    WITH added AS (
      INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
      SELECT gen_random_uuid() || '@bench.test', 'affiliate', 'x', 'Bench', 'Partner', now()
      FROM generate_series(1, ${Math.ceil(hotels / 5)}::integer)
      RETURNING id
    )
    INSERT INTO payout_details (affiliate_id, subject, kind, country, last_four, bank_name, sealed, saved_at, usable_from)
    SELECT id, 'all', 'iban', 'IT', '2207', 'Banca', '\\x01', now() - interval '4 years', now() - interval '4 years'
    FROM added`
  await sql`
    INSERT INTO rate_plans (hotel_id, name, meal_plan, change_bps, per_adult_cents, is_active, created_at)
    SELECT id, 'Flexible', 'room-only', 0, 0, true, now() FROM hotels`
  await sql`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    SELECT id, 'Type ' || n, '', '[]', 2, 2, 10000, 2, 0, '[]', ${roomsEach / 2}, gen_random_uuid(), now()
    FROM hotels, generate_series(1, 2) AS n`
  await sql`
    INSERT INTO rooms (hotel_id, room_type_id, number, created_at)
    SELECT hotel_id, id, right(name, 1) || '0' || n, now() FROM room_types, generate_series(1, ${roomsEach / 2}) AS n`
  await sql`
    INSERT INTO partnerships (affiliate_id, hotel_id, state, state_since, approved_at, created_at)
    SELECT a.id, h.id, 'active', now(), now(), now()
    FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM hotels) AS h
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM users WHERE user_type = 'affiliate') AS a
        ON a.number = h.number / 5`
  await sql`
    INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, created_at)
    SELECT id, affiliate_id, hotel_id, gen_random_uuid(), now() - interval '4 years' FROM partnerships`
  await openAccounts(sql)
  await sql`
    CREATE UNLOGGED TABLE bench_rooms AS
    SELECT h.number, row_number() OVER (PARTITION BY hotel_id ORDER BY r.number)::integer - 1 AS place, r.id AS room_id,
           r.room_type_id
    FROM rooms r JOIN bench_hotels h USING (hotel_id)`
  await sql`ANALYZE`
}

export type Slice = { from: number; until: number; total: number }

/**
 * Bookings from one number to another, of `total`, in the order in which they were made. A room is let anew every
 * sixth day, for at most four nights and always as long ahead, so that no two guests ever want it at once.
 */
export async function addBookings(sql: postgres.Sql, { from, until, total }: Slice): Promise<void> {
  await sql`SET session_replication_role = replica`
  await sql`DROP TABLE IF EXISTS made`
  await sql`
    CREATE TEMPORARY TABLE made AS
    SELECT *, CASE WHEN chance < 10 THEN 'cancelled' WHEN check_out_on < current_date THEN 'checked-out'
                   WHEN check_in_on < current_date THEN 'checked-in' ELSE 'confirmed' END AS state,
           chance >= 10 AS stands, turn % every = 0 AS is_referred,
           every = ${often}::integer OR check_out_on > current_date - 60 AS has_details
    FROM (
      SELECT n, gen_random_uuid() AS id, gen_random_uuid() AS stay_id, gen_random_uuid() AS folio_id, at,
             n * 7919 % 100 AS chance, n / hotels AS turn, every, h.*, r.room_id, r.room_type_id, nights,
             at::date + place * 5 AS check_in_on, at::date + place * 5 + nights AS check_out_on
      FROM (
        SELECT n, CASE WHEN n < 0.4 * ${total}::bigint THEN ${often}::integer ELSE ${rarely}::integer END AS every,
               n % hotels AS number, (n / hotels % ${roomsEach}::integer)::integer AS place, hotels,
               1 + (n * 31 / hotels % 4)::integer AS nights,
               now() - (1 - n::float8 / ${total}::integer) * interval '${sql.unsafe(String(daysBack))} days' AS at
        FROM generate_series(${from}::bigint, ${until}::bigint - 1) AS n,
             (SELECT count(*) AS hotels FROM bench_hotels) AS all_hotels
      ) AS numbered JOIN bench_hotels h USING (number) JOIN bench_rooms r USING (number, place)
      ORDER BY n
    ) AS planned`
  await sql`
    INSERT INTO bookings (id, reference, hotel_id, state, source, affiliate_id, partnership_id, commission_bps, guest_name,
      guest_email, adults, child_ages, check_in_on, check_out_on, rate_plan_id, rate_plan_name, meal_plan, plan_change_bps,
      plan_per_adult_cents, tax_rules, cancellation_policy, check_in_time, check_out_time, time_zone, currency, room_cents,
      city_tax_cents, vat_cents, total_cents, usd_rate, total_usd_cents, notes, special_requests, created_at, updated_at,
      booked_at)
    SELECT id, 'B' || n, hotel_id, state,
           CASE WHEN is_referred THEN 'affiliate' WHEN turn % 4 = 1 THEN 'ota' ELSE 'direct' END,
           CASE WHEN is_referred THEN affiliate_id END, CASE WHEN is_referred THEN partnership_id END,
           CASE WHEN is_referred THEN 1000 END, 'Hana Nakamura', 'guest' || n || '@example.test', 2, '{}', check_in_on,
           check_out_on, plan_id, 'Flexible', 'room-only', 0, 0, ${sql.json(noTaxes)},
           '{"steps": [], "noShowFee": {"kind": "percent", "percent": 100}}', '15:00', '11:00', 'Europe/Rome', 'EUR',
           nights * 10000, 0, 0, nights * 10000, 1.16, nights * 11600, '', '', at, at, at
    FROM made`
  await sql`
    INSERT INTO booking_stays (id, booking_id, room_type_id, room_id, adults, child_ages, stay, taking)
    SELECT stay_id, id, room_type_id, CASE WHEN stands AND has_details THEN room_id END, 2, '{}', daterange(check_in_on, check_out_on),
           stands
    FROM made`
  await sql`
    INSERT INTO room_occupancy (room_id, during, stay_id)
    SELECT room_id, daterange(check_in_on, check_out_on), stay_id FROM made WHERE stands AND has_details`
  await sql`
    INSERT INTO booking_nights (stay_id, night, price_cents, taken)
    SELECT stay_id, check_in_on + i, 10000, stands FROM made CROSS JOIN LATERAL generate_series(0, nights - 1) AS i`
  await sql`
    INSERT INTO booking_events (booking_id, at, kind, hotel_id, affiliate_id, from_on, until_on, params)
    SELECT id, at, 'created', hotel_id, CASE WHEN is_referred THEN affiliate_id END, check_in_on, check_out_on,
           '{"heldMinutes": null, "takenBy": null, "rooms": 1, "checkInOn": "2026-01-01", "checkOutOn": "2026-01-03",
             "roomNumber": null, "limits": []}'
    FROM made WHERE has_details ORDER BY n`
  await addSettledMoney(sql)
}

/** Nights of all types, past ones too, with what was sold of them. */
export async function addNights(sql: postgres.Sql): Promise<void> {
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, sold)
    SELECT t.id, current_date + d, t.units, coalesce(sold.count, 0)
    FROM room_types t CROSS JOIN generate_series(-${daysBack}::integer, 365) AS d
      LEFT JOIN (
        SELECT s.room_type_id, n.night, count(*)::integer
        FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id WHERE n.taken GROUP BY 1, 2
      ) AS sold ON sold.room_type_id = t.id AND sold.night = current_date + d`
}

/** Clicks of the last month; older ones are of no account for the doctor. */
export async function addClicks(sql: postgres.Sql, count: number): Promise<void> {
  await sql`
    INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
    SELECT at, link_id, affiliate_id, hotel_id, (at AT TIME ZONE 'Europe/Rome')::date, true
    FROM (SELECT n % (SELECT count(*) FROM bench_hotels) AS number,
                 now() - (1 - n::float8 / ${count}::integer) * interval '30 days' AS at
          FROM generate_series(1, ${count}::integer) AS n) AS made
      JOIN bench_hotels USING (number)`
}

import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import postgres from 'postgres'

/**
 * The floor is bare node:http with the fewest statements that store a booking and its counter, on the same
 * PostgreSQL with the same constraints, but without sessions, prices, checks or history. Like the product, it
 * has eight connections with up to three queries in flight on each.
 */
const { DATABASE_URL = '', PORT = '', HOTEL = '' } = process.env
const sql = postgres(DATABASE_URL, { max: 8, onnotice: () => {}, ...{ max_pipeline: 3 } })
const [owner] = await sql<{ id: string }[]>`SELECT owner_id AS id FROM hotels WHERE id = ${HOTEL}`
const types = await sql<{ id: string }[]>`SELECT id FROM room_types WHERE hotel_id = ${HOTEL}`
const typeIds = types.map(({ id }) => id)
const created = {
  ...{ heldMinutes: null, takenBy: null, rooms: [{ name: 'Double', quantity: 1 }], roomNumber: null },
  ...{ checkInOn: '2026-06-16', checkOutOn: '2026-06-18', limits: [] },
}

async function book(type: string, first: string, nights: number) {
  const [id, stayId] = [randomUUID(), randomUUID()]
  await sql.begin(async (tx) => {
    await tx`
      INSERT INTO bookings (id, reference, hotel_id, state, source, guest_name, guest_email, adults, child_ages,
        check_in_on, check_out_on, rate_plan_id, rate_plan_name, meal_plan, plan_change_bps, plan_per_adult_cents,
        taxes, cancellation_policy, check_in_time, check_out_time, time_zone, currency, room_cents, city_tax_cents,
        vat_cents, total_cents, usd_rate, total_usd_cents, notes, special_requests, created_at, updated_at,
        booked_at)
      VALUES (${id}, ${id}, ${HOTEL}, 'confirmed', 'direct', 'Hana Nakamura', 'hana@example.test', 2, '{}',
        ${first}, ${first}::date + ${nights}::integer, ${id}, 'Flexible', 'room-only', 0, 0, '{}', '{}', '15:00',
        '11:00', 'Europe/Rome', 'EUR', 10000, 0, 0, 10000, 1.16, 11600, '', '', now(), now(), now())`
    await tx`
      INSERT INTO booking_stays (id, booking_id, room_type_id, adults, child_ages, stay)
      VALUES (${stayId}, ${id}, ${type}, 2, '{}', daterange(${first}::date, ${first}::date + ${nights}::integer))`
    await tx`
      INSERT INTO booking_nights (stay_id, night, price_cents)
      SELECT ${stayId}, ${first}::date + n, 10000 FROM generate_series(0, ${nights}::integer - 1) AS n`
    await tx`
      INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, from_on, until_on)
      VALUES (${id}, now(), 'created', ${tx.json(created)}, ${HOTEL}, ${first}, ${first}::date + ${nights}::integer)`
    await tx`
      INSERT INTO idempotency_keys (actor_id, key, request_hash, booking_id, created_at)
      VALUES (${owner?.id ?? ''}, ${id}, '\\x00', ${id}, now())`
    const range = tx`room_type_id = ${type} AND night >= ${first} AND night < ${first}::date + ${nights}::integer`
    await tx`SELECT sold FROM nights WHERE ${range} ORDER BY night FOR UPDATE`
    await tx`UPDATE nights SET sold = sold + 1 WHERE ${range}`
  })
  return { success: true, data: { id } }
}

async function calendar(fromOn: string, untilOn: string) {
  const rows = await sql`
    SELECT room_type_id, night::text, capacity, sold, blocked, price_override_cents, closed, min_stay, max_stay,
           closed_to_arrival, closed_to_departure
    FROM nights WHERE room_type_id = ANY(${typeIds}::uuid[]) AND night BETWEEN ${fromOn} AND ${untilOn}`
  return { success: true, data: rows }
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  const read = (name: string) => searchParams.get(name) ?? ''
  const answer =
    pathname === '/book'
      ? await book(read('type'), read('first'), Number(read('nights')))
      : await calendar(read('fromOn'), read('untilOn'))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer))
}).listen(Number(PORT), '127.0.0.1')

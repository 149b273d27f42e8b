import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import postgres from 'postgres'
import { noTaxes } from './no-taxes.ts'

/**
 * The floor is bare node:http with plain statements that leave the same rows behind as a booking of the product does,
 * on the same PostgreSQL with the same constraints and triggers, but without sessions, prices, checks or answers that
 * are read back: the guest, the booking with its stay and nights, the attempt, the entry of its history with what has
 * to be counted, mailed and told to open pages, the job that mails, and the counted rooms. It sends no mails and
 * counts no figures. Like the product, it has eight connections with up to three queries in flight on each.
 */
const { DATABASE_URL = '', PORT = '' } = process.env
// The types of postgres.js do not know `max_pipeline`.
const options = { max: 8, onnotice: () => {}, max_pipeline: 3 }
const sql = postgres(DATABASE_URL, options)
const created = {
  heldMinutes: null,
  takenBy: null,
  rooms: [{ name: 'Double', quantity: 1 }],
  roomNumber: null,
  checkInOn: '2026-06-16',
  checkOutOn: '2026-06-18',
  limits: [],
}

async function book(hotel: string, owner: string, type: string, first: string, nights: number) {
  const [id, stayId] = [randomUUID(), randomUUID()]
  await sql.begin(async (tx) => {
    const [guest] = await tx`
      SELECT recognise_guest(${owner}, 'Hana Nakamura', 'hana@example.test', NULL, NULL, NULL, NULL, now()) AS id`
    await tx`
      INSERT INTO bookings (id, reference, hotel_id, state, source, guest_name, guest_email, guest_profile_id, adults,
        child_ages, check_in_on, check_out_on, rate_plan_id, rate_plan_name, meal_plan, plan_change_bps,
        plan_per_adult_cents, tax_rules, cancellation_policy, check_in_time, check_out_time, time_zone, currency,
        room_cents, city_tax_cents, vat_cents, total_cents, usd_rate, total_usd_cents, notes, special_requests,
        created_by, created_at, updated_at, booked_at)
      VALUES (${id}, ${id}, ${hotel}, 'confirmed', 'direct', 'Hana Nakamura', 'hana@example.test', ${guest?.id}, 2,
        '{}', ${first}, ${first}::date + ${nights}::integer, ${id}, 'Flexible', 'room-only', 0,
        0, ${tx.json(noTaxes)}, '{}', '15:00', '11:00', 'Europe/Rome', 'EUR',
        10000, 0, 0, 10000, 1.16, 11600, '', '', ${owner}, now(), now(), now())`
    await tx`
      INSERT INTO booking_stays (id, booking_id, room_type_id, adults, child_ages, stay)
      VALUES (${stayId}, ${id}, ${type}, 2, '{}', daterange(${first}::date, ${first}::date + ${nights}::integer))`
    await tx`
      INSERT INTO booking_nights (stay_id, night, price_cents)
      SELECT ${stayId}, ${first}::date + n, 10000 FROM generate_series(0, ${nights}::integer - 1) AS n`
    await tx`
      INSERT INTO idempotency_keys (actor_id, key, request_hash, booking_id, created_at)
      VALUES (${owner}, ${id}, '\\x00', ${id}, now())`
    const [event] = await tx`
      INSERT INTO booking_events (booking_id, at, actor_id, kind, params, hotel_id, from_on, until_on)
      VALUES (${id}, now(), ${owner}, 'created', ${tx.json(created)}, ${hotel}, ${first}, ${first}::date + ${nights}::integer)
      RETURNING id`
    await tx`INSERT INTO uncounted_events (event_id) VALUES (${event?.id})`
    await tx`
      INSERT INTO booking_mails (booking_id, kind, recipient, event_id, queued_at)
      VALUES (${id}, 'confirmation', 'guest', ${event?.id}, now()), (${id}, 'confirmation', 'hotel', ${event?.id}, now())`
    await tx`INSERT INTO pgboss.job (name, data) VALUES ('mail.booking', ${tx.json({ bookingId: id })})`
    await tx`
      INSERT INTO outbox (kind, hotel_id, params, user_ids, admins)
      VALUES ('booking', ${hotel}, ${tx.json({ bookingId: id, eventId: event?.id })}, ${[owner]}, true)`
    await tx`SELECT pg_notify('outbox', '')`
    const range = tx`room_type_id = ${type} AND night >= ${first} AND night < ${first}::date + ${nights}::integer`
    await tx`SELECT sold FROM nights WHERE ${range} ORDER BY night FOR UPDATE`
    await tx`UPDATE nights SET sold = sold + 1 WHERE ${range}`
    await tx`
      INSERT INTO outbox (kind, hotel_id, from_on, until_on)
      VALUES ('offers', ${hotel}, ${first}, ${first}::date + ${nights}::integer - 1)`
  })
  return { success: true, data: { id } }
}

/** Reads what the offers of a hotel depend on, and answers with their fields; it adds up no rules, taxes or limits. */
async function offers(slug: string, fromOn: string, untilOn: string) {
  const [hotel] = await sql`
    SELECT h.id, h.name, h.currency, h.time_zone, h.cancellation_policy, h.children_policy FROM hotels h WHERE h.slug = ${slug}`
  const id = hotel?.id
  const [types, plans, rules, taxes, nights] = await Promise.all([
    selectTypes(id),
    selectPlans(id),
    selectRules(id),
    selectTaxes(id),
    selectNights(id, fromOn, untilOn),
  ])
  const byType = Map.groupBy(nights, (row) => row.room_type_id)
  const data = types.flatMap((type) =>
    plans.map((plan) => {
      const own = byType.get(type.id) ?? []
      const cents = own.length * type.base_price_cents
      return {
        roomTypeId: type.id,
        roomTypeName: type.name,
        ratePlanId: plan.id,
        ratePlanName: plan.name,
        mealPlan: plan.meal_plan,
        left: Math.min(...own.map(({ capacity, sold }) => capacity - sold)),
        currency: hotel?.currency,
        roomCents: cents,
        fees: [],
        cityTaxCents: 0,
        cityTaxName: null,
        vatCents: 0,
        vatIncluded: true,
        includedVatCents: taxes.length + rules.length,
        totalCents: cents,
        totalUsdCents: cents,
        payment: null,
        cancellationPolicy: plan.cancellation_policy ?? hotel?.cancellation_policy,
      }
    }),
  )
  return { success: true, data }
}

/** Reads what the price of a stay depends on, and adds the nights up. */
async function quote(hotel: string, type: string, plan: string, fromOn: string, untilOn: string) {
  const [hotels, types, plans, rules, taxes, nights] = await Promise.all([
    sql`
      SELECT id, owner_id, name, country, currency, time_zone, check_in_time, check_out_time, cancellation_policy,
             children_policy
      FROM hotels WHERE id = ${hotel}`,
    selectTypes(hotel, type),
    selectPlans(hotel, plan),
    selectRules(hotel),
    selectTaxes(hotel),
    sql`
      SELECT room_type_id, night::text, capacity, sold, blocked, price_override_cents, closed, min_stay, max_stay,
             closed_to_arrival, closed_to_departure
      FROM nights WHERE room_type_id = ${type} AND night BETWEEN ${fromOn} AND ${untilOn}`,
  ])
  const cents = nights.length * (types[0]?.base_price_cents ?? 0)
  return {
    success: true,
    data: { ...hotels[0], ...plans[0], nights, rules: rules.length, taxes, totalCents: cents },
  }
}

function selectTypes(hotel: string, type?: string) {
  return sql`
    SELECT id, name, description, beds, max_adults, max_children, size_sqm, base_price_cents, included_adults,
           extra_adult_cents, child_bands, units
    FROM room_types WHERE hotel_id = ${hotel} AND archived_at IS NULL ${type ? sql`AND id = ${type}` : sql``}`
}

function selectPlans(hotel: string, plan?: string) {
  return sql`
    SELECT id, name, meal_plan, change_bps, per_adult_cents, cancellation_policy, min_stay, max_stay, is_active
    FROM rate_plans WHERE hotel_id = ${hotel} ${plan ? sql`AND id = ${plan}` : sql``}`
}

function selectRules(hotel: string) {
  return sql`
    SELECT id, room_type_id, name, from_on, until_on, weekdays, effect FROM price_rules WHERE hotel_id = ${hotel}`
}

function selectTaxes(hotel: string) {
  return sql`SELECT rules FROM hotel_taxes WHERE hotel_id = ${hotel}`
}

async function selectNights(hotel: string, fromOn: string, untilOn: string) {
  return sql`
    SELECT room_type_id, night::text, capacity, sold, blocked, price_override_cents, closed, min_stay, max_stay,
           closed_to_arrival, closed_to_departure
    FROM nights WHERE room_type_id IN (SELECT id FROM room_types WHERE hotel_id = ${hotel})
      AND night BETWEEN ${fromOn} AND ${untilOn}`
}

async function answerTo(path: string, read: (name: string) => string) {
  switch (path) {
    case '/book':
      return book(read('hotel'), read('owner'), read('type'), read('first'), Number(read('nights')))
    case '/offers':
      return offers(read('slug'), read('fromOn'), read('untilOn'))
    case '/quote':
      return quote(read('hotel'), read('type'), read('plan'), read('fromOn'), read('untilOn'))
    case '/calendar':
      return { success: true, data: await selectNights(read('hotel'), read('fromOn'), read('untilOn')) }
    default:
      return { success: true }
  }
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor')
  const answer = await answerTo(pathname, (name) => searchParams.get(name) ?? '')
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(answer))
}).listen(Number(PORT), '127.0.0.1')

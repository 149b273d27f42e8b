import { randomUUID } from 'node:crypto'
import { bookingEventParams } from '@roomlark/contract/booking-events'
import { folioGroups, folioLineKinds, paymentMethods } from '@roomlark/contract/folio-kinds'
import { extraKinds } from '@roomlark/contract/inventory/hotel-extras'
import { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { mealPlans } from '@roomlark/contract/inventory/rates'
import { ledgerAccountKinds, ledgerCauses } from '@roomlark/contract/partners/ledger'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createOldDatabase } from '../../test/database.ts'
import { simpleTaxes } from '../../test/tax-rules.ts'
import { openTestHotel } from '../../test/test-hotel.ts'
import { migrateDatabase } from './migrate.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const testHotel = await openTestHotel(app)
  await testHotel.book()
  await testHotel.data(testHotel.edit({ priceCents: 9000 }))
  await testHotel.data(
    testHotel.ask('POST', `${testHotel.base}/rates/rules`, {
      name: 'Summer',
      roomTypeId: null,
      fromOn: null,
      untilOn: null,
      weekdays: [6],
      effect: { kind: 'percent', percent: 10 },
    }),
  )
  await app.sql`
    INSERT INTO hotel_taxes (hotel_id, rules)
    VALUES (${testHotel.hotel.id}, ${app.sql.json({ ...simpleTaxes() })})`
})
afterAll(() => app.close())

test.each([
  ['hotels_place_whole', 'UPDATE hotels SET latitude = NULL'],
  ['hotels_children_policy_known', "UPDATE hotels SET children_policy = 'quiet'"],
  ['hotels_pets_policy_known', "UPDATE hotels SET pets_policy = 'cats'"],
  ['room_types_guests_possible', 'UPDATE room_types SET max_adults = 0'],
  ['room_types_guests_possible', 'UPDATE room_types SET included_adults = 0'],
  ['rate_plans_meal_plan_known', "UPDATE rate_plans SET meal_plan = 'brunch'"],
  ['rate_plans_per_adult_not_negative', 'UPDATE rate_plans SET per_adult_cents = -1'],
  ['price_rules_effect_known', `UPDATE price_rules SET effect = '{"kind": "price", "cents": -1}'`],
  ['price_rules_effect_known', `UPDATE price_rules SET effect = '{"kind": "gift"}'`],
  ['price_rules_effect_known', "UPDATE price_rules SET effect = '{}'"],
  [
    'hotel_taxes_not_negative',
    `UPDATE hotel_taxes SET rules = jsonb_set(rules, '{cityTax}', '{"per": "stay", "cents": -1}')`,
  ],
  ['hotel_taxes_not_negative', `UPDATE hotel_taxes SET rules = jsonb_set(rules, '{vat,drinks}', '50.5')`],
  ['hotel_taxes_rules_complete', `UPDATE hotel_taxes SET rules = rules - 'fees'`],
  ['bookings_fees_not_negative', 'UPDATE bookings SET fees_cents = -1'],
  ['bookings_included_vat_within', 'UPDATE bookings SET included_vat_cents = room_cents + 1'],
  ['nights_price_not_negative', 'UPDATE nights SET price_override_cents = -1'],
  ['bookings_adult', 'UPDATE bookings SET adults = 0'],
  ['bookings_meal_plan_known', "UPDATE bookings SET meal_plan = 'brunch'"],
  ['bookings_amounts_not_negative', 'UPDATE bookings SET vat_cents = -1'],
  ['bookings_fee_not_negative', 'UPDATE bookings SET fee_cents = -1'],
  ['booking_stays_adults_not_negative', 'UPDATE booking_stays SET adults = -1'],
  ['booking_nights_price_not_negative', 'UPDATE booking_nights SET price_cents = -1'],
  [
    'booking_events_kind_known',
    `INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, from_on, until_on)
     SELECT id, now(), 'sold', '{}', hotel_id, check_in_on, check_out_on FROM bookings`,
  ],
  [
    'notifications_params_fit',
    `INSERT INTO notifications (user_id, event, params, link, occasion, at, in_app, mail)
     SELECT id, 'sign-in', '{}', '/', 'once', now(), true, 'off' FROM users`,
  ],
  [
    'notifications_params_fit',
    `INSERT INTO notifications (user_id, event, params, link, occasion, at, in_app, mail)
     SELECT id, 'gossip', '{}', '/', 'once', now(), true, 'off' FROM users`,
  ],
  [
    'booking_events_params_fit',
    `INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, from_on, until_on)
     SELECT id, now(), 'no-show', '{"feeCents": 100}', hotel_id, check_in_on, check_out_on FROM bookings`,
  ],
  [
    'booking_events_params_fit',
    `INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, from_on, until_on)
     SELECT id, now(), 'confirmed', '{"guest": "Hana"}', hotel_id, check_in_on, check_out_on FROM bookings`,
  ],
])('%s refuses: %s', async (constraint, statement) => {
  await expect(app.sql.unsafe(statement)).rejects.toMatchObject({ constraint_name: constraint })
})

test.each([
  ['hotels_children_policy_known', HotelInput.shape.childrenPolicy.options],
  ['hotels_pets_policy_known', HotelInput.shape.petsPolicy.options],
  ['rate_plans_meal_plan_known', mealPlans],
  ['bookings_meal_plan_known', mealPlans],
  ['booking_events_kind_known', Object.keys(bookingEventParams)],
  ['hotel_extras_kind_known', extraKinds],
  ['folio_lines_kind_known', folioLineKinds],
  ['folio_lines_method_known', paymentMethods],
  ['folios_takes_known', folioGroups],
  ['ledger_accounts_kind_known', ledgerAccountKinds],
  ['ledger_transactions_cause_known', ledgerCauses],
])('%s allows the values of the contract and no others', async (constraint, words) => {
  const [row] = await app.sql<{ definition: string }[]>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = ${constraint}`
  const known = [...(row?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, word]) => word)
  expect(known.toSorted()).toEqual([...words].toSorted())
})

test.each(['booking_events', 'booking_messages', 'dispute_messages', 'hold_messages', 'partnership_events'])(
  'the history %s cannot be emptied, not even with what refers to it',
  async (table) => {
    await expect(app.sql.unsafe(`TRUNCATE ${table}`)).rejects.toThrow(
      'referenced in a foreign key constraint',
    )
    await expect(app.sql.unsafe(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('is append-only')
  },
)

test('the migration removes a lone coordinate', async () => {
  const { url, sql } = await createOldDatabase('0045')
  const owner = randomUUID()
  await sql`INSERT INTO users (id, email, user_type, password_hash) VALUES (${owner}, 'a@test.test', 'hotel', 'x')`
  await sql`
    INSERT INTO hotels (owner_id, name, slug, description, street_address, city, country, country_name, latitude,
      longitude, time_zone, currency, star_rating, amenities, contact_email, check_in_time, check_out_time, house_rules,
      children_policy, pets_policy, cancellation_policy, base_commission_bps, is_active, created_at, updated_at)
    SELECT ${owner}, place.name, place.name, '', '', '', 'IT', 'Italy', place.latitude, place.longitude, 'Europe/Rome',
      'EUR', 3, '{}', '', '15:00', '11:00', '', 'welcome', 'welcome', '{}', 0, true, now(), now()
    FROM (VALUES ('half', 40.5, NULL), ('whole', 40.5, 14.5)) AS place (name, latitude, longitude)`
  await migrateDatabase(url)
  expect(await sql`SELECT slug, latitude, longitude FROM hotels ORDER BY slug`).toEqual([
    { slug: 'half', latitude: null, longitude: null },
    { slug: 'whole', latitude: 40.5, longitude: 14.5 },
  ])
})

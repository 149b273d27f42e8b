import { dateIn } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createSession } from '../../test/factories.ts'
import { miscounts } from '../../test/house.ts'
import { tendMails } from '../modules/bookings/reminders.service.ts'
import { addHotel } from '../modules/hotels/hotels.service.ts'
import { demoAccounts } from './accounts.ts'
import { demoHotels } from './hotels.ts'
import { seedRooms } from './rooms-seed.ts'

let app: TestApp
const keeperId = demoAccounts[0]?.id ?? ''

/** The hotels without their pictures: those take longest, and have tests of their own. */
beforeAll(async () => {
  app = await startTestApp({ demo: true })
  await app.sql`
    INSERT INTO users (id, user_type, email, first_name, last_name, password_hash, email_verified_at)
    VALUES (${keeperId}, 'hotel', 'keeper@example.test', 'Amara', 'Okafor', '', now())`
  const ctx = {
    ...app.services,
    sql: app.pool,
    actor: { userId: keeperId, userType: 'hotel' as const, sessionId: keeperId },
    origin: { requestId: 'demo', address: '127.0.0.1', userAgent: 'demo' },
  }
  await app.pool.begin(async (tx) => {
    for (const { input } of demoHotels()) await addHotel(ctx, tx, input, 'created')
  })
  await seedRooms(ctx, keeperId)
  await seedRooms(ctx, keeperId)
}, 90_000)
afterAll(() => app.close())

async function counts(column: 'state' | 'source'): Promise<Record<string, number>> {
  const rows = await app.sql`SELECT ${app.sql(column)} AS name, count(*)::integer FROM bookings GROUP BY 1`
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

describe('the demo’s bookings', () => {
  test('are counted right on every night, never beyond the rooms there are', async () => {
    expect(await miscounts(app)).toEqual([])
    const [row] = await app.sql`SELECT count(*)::integer, max(sold) AS most FROM nights WHERE sold > 0`
    expect(row?.count).toBeGreaterThan(5000)
    expect(row?.most).toBeGreaterThan(3)
  })

  test('know every state and source', async () => {
    const states = await counts('state')
    const known = ['held', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show', 'expired']
    expect(Object.keys(states).sort()).toEqual(known.sort())
    const sources = await counts('source')
    expect(sources.direct).toBeGreaterThan(sources.affiliate ?? 0)
    expect(sources.affiliate).toBeGreaterThan(sources.ota ?? 0)
    expect(sources.ota).toBeGreaterThan(sources.other ?? 0)
  })

  test('are where they belong in time', async () => {
    const wrong = await app.sql`
      SELECT b.reference, b.state, b.check_in_on, b.check_out_on FROM (
        SELECT *, (now() AT TIME ZONE time_zone)::date AS today FROM bookings
      ) b
      WHERE (state = 'checked-out' AND check_out_on > today) OR (state = 'no-show' AND check_in_on >= today)
         OR (state = 'checked-in' AND NOT (check_in_on <= today AND check_out_on >= today))
         OR (state = 'confirmed' AND check_in_on < today) OR created_at > now() OR updated_at > now()
         OR updated_at < created_at OR (created_at AT TIME ZONE time_zone)::date > check_in_on
         OR (state IN ('cancelled', 'no-show')) <> (fee_cents IS NOT NULL)`
    expect(wrong).toEqual([])
    const [span] = await app.sql`
      SELECT (current_date - min(check_in_on))::integer AS past, (max(check_in_on) - current_date)::integer AS ahead
      FROM bookings`
    expect(span?.past).toBeGreaterThan(340)
    expect(span?.ahead).toBeGreaterThan(200)
  })

  test('give the desk of today something to do', async () => {
    const token = await createSession(app, keeperId)
    const hotels = await app.sql`SELECT id, time_zone FROM hotels WHERE is_active AND name IN (
      'Villa Marenne', 'The Larkspur House', 'Hotel Ostrander', 'Dar Sahira', 'Riad Oranger', 'Alpenrose Lodge')`
    const day = { arrivals: 0, departures: 0, inHouse: 0 }
    for (const { id, time_zone } of hotels) {
      const today = dateIn(time_zone, app.services.clock())
      const { body } = await app.ask('GET', `/api/v1/hotels/${id}/bookings/day?day=${today}`, { token })
      day.arrivals += body.data.arrivals.length
      day.departures += body.data.departures.length
      day.inHouse += body.data.inHouse.length
    }
    expect(Math.min(...Object.values(day))).toBeGreaterThan(3)
  })

  test('cost what the product itself would ask', async () => {
    const token = await createSession(app, keeperId)
    const bookings = await app.sql`
      SELECT b.hotel_id, b.check_in_on::text AS "from", b.check_out_on::text AS "until", b.rate_plan_id AS plan,
             b.adults, b.child_ages, b.total_cents::integer AS total, s.room_type_id AS type
      FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN hotels h ON h.id = b.hotel_id
      WHERE b.state = 'confirmed' AND b.check_in_on > current_date + 10
        AND (SELECT count(*) FROM booking_stays o WHERE o.booking_id = b.id) = 1
      ORDER BY b.reference LIMIT 15`
    for (const { hotel_id, from, until, plan, adults, child_ages, total, type } of bookings) {
      const rooms = [{ roomTypeId: type, quantity: 1 }]
      const body = {
        checkInOn: from,
        checkOutOn: until,
        rooms,
        ratePlanId: plan,
        adults,
        childAges: child_ages,
      }
      const answer = await app.ask('POST', `/api/v1/hotels/${hotel_id}/quote`, { token, body })
      expect(answer.body.data.totalCents).toBe(total)
    }
    expect(bookings).toHaveLength(15)
  })

  test('are quoted in every hotel, also those without a past', async () => {
    const [row] = await app.sql`
      SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM room_types t WHERE t.hotel_id = h.id))::integer AS bare,
             count(*)::integer AS all
      FROM hotels h`
    expect(row).toMatchObject({ bare: 0, all: demoHotels().length })
  })

  test('are nothing anybody is written about', async () => {
    await tendMails({ ...app.services, sql: app.pool })
    expect(app.sent).toEqual([])
    const [jobs] = await app.sql`SELECT count(*)::integer FROM pgboss.job WHERE name = 'mail.booking'`
    expect(jobs?.count).toBe(0)
  })
})

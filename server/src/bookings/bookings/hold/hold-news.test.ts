import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createOldDatabase, insertOldBooking } from '../../../../test/database.ts'
import { createActor } from '../../../../test/factories.ts'
import { listenLive } from '../../../../test/live.ts'
import { counted, recount } from '../../../../test/recount.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { countDue } from '../../../figures/rollups/rollups.service.ts'
import { sweepBookings } from './holds.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Collects what the owner of a hotel sees of its bookings outside the desk itself. */
async function collectNews(testHotel: TestHotel) {
  await countDue({ sql: app.pool })
  const read = async (path: string) => (await testHotel.ask('GET', `/api/v1${path}`)).body.data
  const figures = await read('/analytics/dashboard')
  const activity: { happened: { kind: string } }[] = await read('/analytics/activity')
  const notifications: { event: string }[] = await read('/notifications')
  const [nights] = await app.sql`
    SELECT coalesce(sum(rooms), 0)::integer AS rooms FROM hotel_nights WHERE hotel_id = ${testHotel.hotel.id}`
  return {
    bookings: figures.totalBookings,
    revenue: figures.totalRevenue > 0,
    rooms: nights?.rooms,
    activity: activity.map(({ happened }) => happened.kind),
    notifications: notifications.map(({ event }) => event),
  }
}

const none = { bookings: 0, revenue: false, rooms: 0, activity: [], notifications: [] }

describe('a hold', () => {
  test('is no news until it is confirmed, and then a booking of that day', async () => {
    const testHotel = await openTestHotel(app)
    const admin = await createActor(app, 'admin')
    const page = await listenLive(app, testHotel.token)
    // The hold is placed by an administrator, because owners are not notified of their own actions.
    const asAdmin = (method: string, path: string, body: object) =>
      testHotel.data(
        app.ask(method, path, { token: admin.token, body, headers: { 'idempotency-key': randomUUID() } }),
      )
    const held = await asAdmin(
      'POST',
      `${testHotel.base}/bookings`,
      testHotel.bookingInput({ state: 'held' }),
    )
    const stay = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(13), version: 1 }
    await asAdmin('PUT', `/api/v1/bookings/${held.id}/stay`, stay)
    expect(await collectNews(testHotel)).toEqual(none)
    // The desk sees the hold nevertheless.
    const list = await testHotel.ask('GET', `/api/v1/bookings?hotelId=${testHotel.hotel.id}`)
    expect(list.body.data).toMatchObject([{ id: held.id, state: 'held' }])

    app.advance(86_400_000)
    await asAdmin('POST', `/api/v1/bookings/${held.id}/transitions`, { to: 'confirmed' })
    expect(await page.hear('booking')).toMatchObject({ bookingId: held.id, kind: 'confirmed' })
    expect(await collectNews(testHotel)).toEqual({
      bookings: 1,
      revenue: true,
      rooms: 3,
      activity: ['confirmed'],
      notifications: ['booking-new'],
    })
    const days = await app.sql`
      SELECT day::text, bookings, lead_days::integer AS lead FROM hotel_days
      WHERE hotel_id = ${testHotel.hotel.id} AND calendar = 'hotel'`
    expect(days).toEqual([{ day: testHotel.today(), bookings: 1, lead: 9 }])
    expect(await counted(app)).toEqual(await recount(app))
  })

  test('that expires or is cancelled never was a booking', async () => {
    const testHotel = await openTestHotel(app)
    const lapsed = await testHotel.book({ state: 'held' })
    const dropped = await testHotel.book({ state: 'held' })
    await testHotel.data(testHotel.transition(dropped.id, 'cancelled', { cancelledBy: 'guest' }))
    await app.sql`UPDATE bookings SET held_until = now() WHERE id = ${lapsed.id}`
    await sweepBookings({ ...app.services, sql: app.pool })
    expect((await testHotel.get(lapsed.id)).state).toBe('expired')
    expect(await collectNews(testHotel)).toEqual(none)
    expect(await counted(app)).toEqual(await recount(app))
  })
})

test('what was counted while holds were bookings is counted again by the migration', async () => {
  const { url, sql } = await createOldDatabase('0030')
  const hotelId = randomUUID()
  // The test inserts only what it checks, so the rows that these refer to do not exist.
  await sql`SET session_replication_role = replica`
  async function put(state: string, events: [kind: string, text: string, at: string][]) {
    const [id, stayId] = [randomUUID(), randomUUID()]
    const held_until = state === 'held' ? new Date() : null
    const created_at = events[0]?.[2] ?? ''
    const stay = { check_in_on: '2026-06-20', check_out_on: '2026-06-21' }
    const price = { currency: 'USD', room_cents: 100, total_cents: 100, total_usd_cents: 100 }
    await insertOldBooking(sql, { id, hotel_id: hotelId, state, held_until, created_at, ...stay, ...price })
    await sql`
      INSERT INTO booking_stays (id, booking_id, room_type_id, adults, child_ages, stay)
      VALUES (${stayId}, ${id}, ${id}, 1, '{}', '[2026-06-20,2026-06-21)')`
    const isTaken = state === 'held' || state === 'confirmed'
    await sql`INSERT INTO booking_nights VALUES (${stayId}, '2026-06-20', 100, ${isTaken})`
    for (const [kind, text, at] of events) {
      await sql`
        INSERT INTO booking_events (booking_id, at, kind, text, hotel_id, from_on, until_on)
        VALUES (${id}, ${at}, ${kind}, ${text}, ${hotelId}, '2026-06-20', '2026-06-21')`
    }
  }
  const [monday, tuesday] = ['2026-06-01T12:00:00Z', '2026-06-02T12:00:00Z']
  const hold: [string, string, string] = ['created', 'Held for 10 minutes: Double', monday]
  await put('held', [hold])
  await put('expired', [hold, ['expired', 'The hold lapsed', monday]])
  await put('cancelled', [hold, ['cancelled', 'Cancelled by the guest. No fee', monday]])
  await put('confirmed', [hold, ['confirmed', 'Confirmed', tuesday]])
  await put('confirmed', [['created', 'Booked: Double', monday]])
  await put('cancelled', [
    ['created', 'Booked: Double', monday],
    ['cancelled', 'Cancelled by the guest. No fee', tuesday],
  ])
  // These are the figures as they were counted before, with the holds.
  await sql`
    INSERT INTO hotel_days (hotel_id, calendar, day, source, bookings) VALUES (${hotelId}, 'utc', '2026-06-01', 'direct', 3)`
  await sql`INSERT INTO platform_nights VALUES ('2026-06-20', 'direct', 3, 300)`
  await sql`SET session_replication_role = DEFAULT`

  await migrateDatabase(url)
  expect(
    await sql`SELECT day::text, bookings, cancelled FROM hotel_days WHERE calendar = 'utc' ORDER BY day`,
  ).toEqual([
    { day: '2026-06-01', bookings: 1, cancelled: 1 },
    { day: '2026-06-02', bookings: 1, cancelled: 0 },
  ])
  expect(await sql`SELECT rooms, room_cents::integer AS cents FROM platform_nights`).toEqual([
    { rooms: 2, cents: 200 },
  ])
  expect(await sql`SELECT kind FROM booking_events WHERE NOT of_hold ORDER BY id`).toEqual(
    ['confirmed', 'created', 'created', 'cancelled'].map((kind) => ({ kind })),
  )
})

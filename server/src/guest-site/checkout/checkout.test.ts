import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { details, makeGuest } from '../../../test/checkouts.ts'
import { createActor } from '../../../test/factories.ts'
import { ageHolds } from '../../../test/holds.ts'
import { lockUntilReleased, lockWaits } from '../../../test/locks.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, follow } from '../../../test/tracked-links.ts'
import { waitUntil } from '../../../test/wait.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ trustProxyHops: 1 })
})
afterAll(() => app.close())

const selectBookings = ({ hotel }: TestHotel) =>
  app.sql`
    SELECT id, state, guest_name AS "guestName", total_cents AS "totalCents" FROM bookings
    WHERE hotel_id = ${hotel.id} ORDER BY created_at, id`

describe('POST /guest/checkouts', () => {
  test('holds rooms for ten minutes without knowing the guest', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    const { status, body } = await guest.begin()
    expect([status, body.data.state, body.data.totalCents]).toEqual([200, 'held', 20_000])
    const seconds = (Date.parse(body.data.heldUntil) - Date.now()) / 1000
    expect(seconds).toBeGreaterThan(580)
    expect(seconds).toBeLessThanOrEqual(600)
    const [held] = await selectBookings(testHotel)
    expect(held).toMatchObject({ state: 'held', guestName: null })
    expect((await testHotel.tryBook()).status).toBe(409)
    const atDesk = await testHotel.get(held?.id)
    expect(atDesk).toMatchObject({ guestName: 'Guest booking now', createdBy: 'Guest', source: 'direct' })
    expect(atDesk.allowed).toEqual(['cancelled'])
    expect(happened(atDesk)[0]).toMatchObject({ actor: 'Guest', kind: 'created' })
    expect((await testHotel.transition(held?.id, 'confirmed')).status).toBe(409)
  })

  test('sent twice with one key is one checkout, also at the same moment', async () => {
    const testHotel = await openTestHotel(app, 3)
    const guest = makeGuest(app, testHotel)
    const key = randomUUID()
    const answers = await Promise.all([guest.begin({ key }), guest.begin({ key }), guest.begin({ key })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.token)).size).toBe(1)
    expect(await selectBookings(testHotel)).toHaveLength(1)
  })

  test('refuses a key that was used for another stay', async () => {
    const testHotel = await openTestHotel(app, 3)
    const guest = makeGuest(app, testHotel)
    const key = randomUUID()
    await guest.begin({ key })
    const other = await guest.begin({ key, checkOutOn: testHotel.day(13), expectedTotalCents: 30_000 })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
  })

  test('refuses another price than the one shown, with the new quote, and stores nothing', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { status, body } = await makeGuest(app, testHotel).begin({ expectedTotalCents: 100 })
    expect([status, body.code, body.quote.totalCents]).toEqual([409, 'price_changed', 20_000])
    expect(await selectBookings(testHotel)).toEqual([])
    const left = await app.sql`SELECT id FROM checkouts WHERE hotel_id = ${testHotel.hotel.id}`
    expect(left).toEqual([])
  })

  test('holds guests to the limits that a desk may pass', async () => {
    const testHotel = await openTestHotel(app, 1)
    await testHotel.data(testHotel.edit({ minStay: 4 }))
    const { status, body } = await makeGuest(app, testHotel).begin()
    expect([status, body.message]).toEqual([409, expect.stringContaining('at least 4 nights')])
  })

  test.each<[string, object, number]>([
    ['30 February', { checkInOn: '2027-02-30' }, 400],
    ['the past', { checkInOn: '2020-01-01', checkOutOn: '2020-01-02' }, 400],
    ['a check-out before the check-in', { checkOutOn: '2020-01-01' }, 400],
    ['400 nights', { checkOutOn: '2099-01-01' }, 400],
    ['nobody', { adults: 0 }, 400],
    ['a huge party', { adults: 999 }, 400],
    ['too many for the room', { adults: 50 }, 400],
    ['nine rooms', { rooms: [{ roomTypeId: randomUUID(), quantity: 9 }] }, 400],
    ['a foreign room', { rooms: [{ roomTypeId: randomUUID(), quantity: 1 }] }, 404],
    ['a foreign plan', { ratePlanId: randomUUID() }, 404],
    ['a key that is none', { key: 'x' }, 400],
    ['10,000 characters', { reference: 'x'.repeat(10_000) }, 400],
  ])('refuses %s and stores nothing', async (_label, changes, expected) => {
    const testHotel = await openTestHotel(app, 1)
    const { status } = await makeGuest(app, testHotel).begin(changes)
    expect(status).toBe(expected)
    expect(await selectBookings(testHotel)).toEqual([])
  })

  test("refuses another hotel's plan and rooms", async () => {
    const [testHotel, other] = [await openTestHotel(app, 1), await openTestHotel(app, 1)]
    const guest = makeGuest(app, testHotel)
    expect((await guest.begin({ ratePlanId: other.plan.id })).status).toBe(404)
    const rooms = [{ roomTypeId: other.type.id, quantity: 1 }]
    expect((await guest.begin({ rooms })).status).toBe(404)
    expect([...(await selectBookings(testHotel)), ...(await selectBookings(other))]).toEqual([])
  })

  test('knows only hotels that the public sees', async () => {
    const testHotel = await openTestHotel(app, 1)
    await testHotel.data(testHotel.ask('PUT', `${testHotel.base}/active`, { isActive: false }))
    expect((await makeGuest(app, testHotel).begin()).status).toBe(404)
  })

  test('ends the visitor’s earlier hold at the hotel, even where it was the last room', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    const first = (await guest.begin()).body.data
    const second = await guest.begin()
    expect(second.status).toBe(200)
    expect((await guest.get(first.token)).body.data.state).toBe('lapsed')
    expect((await selectBookings(testHotel)).map(({ state }) => state)).toEqual(['expired', 'held'])
    expect(await miscounts(app)).toEqual([])
  })

  test('books several rooms with children', async () => {
    const testHotel = await openTestHotel(app, 4, { type: { maxChildren: 1 } })
    const suite = await testHotel.addType(2, { name: 'Suite', basePriceCents: 30_000, maxChildren: 2 })
    const guest = makeGuest(app, testHotel)
    const wish = {
      adults: 3,
      childAges: [4, 11],
      rooms: [
        { roomTypeId: testHotel.type.id, quantity: 1 },
        { roomTypeId: suite.id, quantity: 1 },
      ],
    }
    const quote = (await guest.begin({ ...wish, expectedTotalCents: 1 })).body.quote
    const { body } = await guest.begin({ ...wish, expectedTotalCents: quote.totalCents })
    await guest.confirm(body.data.token, {}, quote.totalCents)
    const [booked] = await selectBookings(testHotel)
    expect(await testHotel.get(booked?.id)).toMatchObject({
      state: 'confirmed',
      childAges: [4, 11],
      adults: 3,
    })
  })
})

describe('POST /guest/checkouts/:token/confirm', () => {
  test('makes the hold a booking of the guest, at the price it was held at, and tells the hotel', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin({ language: 'de' })).body.data
    await testHotel.data(testHotel.edit({ priceCents: 50_000 }))
    const { status, body } = await guest.confirm(token, {
      forWhom: 'someone-else',
      stayingName: 'Nonna Marchetti',
    })
    expect([status, body.data.state, body.data.totalCents]).toEqual([200, 'confirmed', 20_000])
    expect(body.data.bookingAddress).toMatch(/^\/stays\/bookings\/[\w-]{43}\?confirmed=1$/)
    const [row] = await selectBookings(testHotel)
    const booking = await testHotel.get(row?.id)
    expect(booking).toMatchObject({
      state: 'confirmed',
      guest: { name: details.name, email: details.email, country: 'IT', language: 'de' },
      arrivalTime: '20:40',
      stayingName: 'Nonna Marchetti',
      specialRequests: details.specialRequests,
      totalCents: 20_000,
    })
    expect(happened(booking).map(({ kind, actor }) => [kind, actor])).toEqual([
      ['created', 'Guest'],
      ['confirmed', 'Guest'],
    ])
    const [news] = await app.sql`
      SELECT event FROM notifications WHERE user_id = ${testHotel.owner.id} AND event = 'booking-new'`
    expect(news).toBeDefined()
    const mails = await app.sql`SELECT recipient FROM booking_mails WHERE booking_id = ${row?.id}`
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['guest', 'hotel'])
  })

  test('is attributed to the link that brought the guest', async () => {
    const testHotel = await openTestHotel(app, 1)
    const affiliate = await createActor(app, 'affiliate')
    await addLink(app, { affiliateId: affiliate.id, hotelId: testHotel.hotel.id, code: 'slow-miles' })
    const { ref } = await follow(app, 'slow-miles')
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin({ reference: ref })).body.data
    expect((await guest.confirm(token)).status).toBe(200)
    const [booked] = await app.sql`
      SELECT source, affiliate_id AS "affiliateId" FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    expect(booked).toEqual({ source: 'affiliate', affiliateId: affiliate.id })
  })

  test('double click, two tabs and a lost answer make one booking', async () => {
    const testHotel = await openTestHotel(app, 3)
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    const answers = await Promise.all([
      guest.confirm(token),
      guest.confirm(token),
      guest.confirm(token, { name: 'Another Tab' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.data.bookingAddress)).size).toBe(1)
    const again = await guest.confirm(token)
    expect(again.body.data).toEqual(answers[0]?.body.data)
    expect(await selectBookings(testHotel)).toHaveLength(1)
    expect(
      (
        await app.sql`SELECT id FROM booking_events WHERE kind = 'confirmed' AND hotel_id = ${testHotel.hotel.id}`
      ).length,
    ).toBe(1)
  })

  test('refuses another price than the one held, with the quote of the hold', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    const { status, body } = await guest.confirm(token, {}, 1)
    expect([status, body.code, body.quote.totalCents]).toEqual([409, 'price_changed', 20_000])
    expect(body.quote.nights).toHaveLength(2)
  })

  test('refuses a hold that has ended; held again it can be booked', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    await ageHolds(app, 11)
    const late = await guest.confirm(token)
    expect([late.status, late.body.code]).toEqual([409, 'hold_expired'])
    expect((await guest.get(token)).body.data).toMatchObject({ state: 'lapsed', heldUntil: null })
    const both = await Promise.all([guest.holdAgain(token), guest.holdAgain(token)])
    expect(both.map(({ body }) => body.data.state)).toEqual(['held', 'held'])
    expect((await guest.confirm(token)).body.data.state).toBe('confirmed')
    expect((await selectBookings(testHotel)).map(({ state }) => state)).toEqual(['expired', 'confirmed'])
    expect(await miscounts(app)).toEqual([])
  })

  test('in the last moment of a hold is kept, although the rooms are being held again', async () => {
    const testHotel = await openTestHotel(app, 2)
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    const [held] = await selectBookings(testHotel)
    const releaseRooms = await lockUntilReleased(
      app,
      (sql) => sql`SELECT id FROM room_types WHERE id = ${testHotel.type.id} FOR UPDATE`,
    )
    // The other tab finds the hold ended; by the time it looks again, the clock has been put back.
    await ageHolds(app, 11)
    const releaseHold = await lockUntilReleased(
      app,
      (sql) =>
        sql`UPDATE bookings SET held_until = held_until + interval '11 minutes' WHERE id = ${held?.id}`,
    )
    const again = guest.holdAgain(token)
    await waitUntil('the end of the hold to wait', async () => (await lockWaits(app)) >= 1)
    await releaseHold()
    await waitUntil('the new hold to wait for its rooms', async () => {
      const [row] = await app.sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND query LIKE '%room_types%'`
      return row !== undefined
    })
    const confirmed = (await guest.confirm(token)).body.data
    expect(confirmed.state).toBe('confirmed')
    await releaseRooms()
    expect((await again).body.data).toEqual(confirmed)
    expect((await guest.get(token)).body.data).toEqual(confirmed)
    expect(await selectBookings(testHotel)).toMatchObject([{ id: held?.id, state: 'confirmed' }])
    expect(await miscounts(app)).toEqual([])
  })

  test('what is gone meanwhile is told, and other rooms can be held instead', async () => {
    const testHotel = await openTestHotel(app, 1)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    await ageHolds(app, 11)
    await testHotel.book()
    const gone = await guest.holdAgain(token)
    expect([gone.status, gone.body.code]).toEqual([409, 'conflict'])
    const other = { rooms: [{ roomTypeId: suite.id, quantity: 1 }], expectedTotalCents: 60_000 }
    expect((await guest.holdAgain(token, other)).body.data).toMatchObject({
      state: 'held',
      totalCents: 60_000,
    })
  })

  test.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'details.name'],
    ['a name of two lines', { name: 'A\nB' }, 'details.name'],
    ['no email', { email: 'elena@' }, 'details.email'],
    ['a phone of letters', { phone: 'call me' }, 'details.phone'],
    ['a country that is none', { country: 'ZZ' }, 'details.country'],
    ['25 o’clock', { arrivalTime: '25:00' }, 'details.arrivalTime'],
    ['10,000 characters', { specialRequests: 'x'.repeat(10_000) }, 'details.specialRequests'],
    ['somebody else without a name', { forWhom: 'someone-else' }, 'details.stayingName'],
    ['terms that were not accepted', { termsAccepted: false }, 'details.termsAccepted'],
  ])('refuses %s by field', async (_label, changes, field) => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    const { status, body } = await guest.confirm(token, changes)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect((await selectBookings(testHotel))[0]).toMatchObject({ state: 'held', guestName: null })
  })

  test('a foreign token opens nothing', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    for (const token of ['x', 'a'.repeat(43)]) {
      expect((await guest.get(token)).status).toBe(404)
      expect((await guest.confirm(token)).status).toBe(404)
    }
  })
})

describe('POST /guest/checkouts/:token/extend', () => {
  test('gives ten minutes more, once', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    await ageHolds(app, 8.5)
    const asked = Date.now()
    const more = (await guest.extend(token)).body.data
    expect(more.canExtend).toBe(false)
    const tenMinutes = 600_000
    expect(Date.parse(more.heldUntil)).toBeGreaterThanOrEqual(asked + tenMinutes)
    expect(Date.parse(more.heldUntil)).toBeLessThanOrEqual(Date.now() + tenMinutes)
    await ageHolds(app, 2)
    const twice = (await guest.extend(token)).body.data
    expect(Date.parse(twice.heldUntil)).toBe(Date.parse(more.heldUntil) - 120_000)
  })

  test('brings no hold back that has ended', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guest = makeGuest(app, testHotel)
    const { token } = (await guest.begin()).body.data
    await ageHolds(app, 11)
    expect((await guest.extend(token)).body.code).toBe('hold_expired')
  })
})

describe('two guests who want the last room', () => {
  test('one books it, the other is told', async () => {
    const testHotel = await openTestHotel(app, 1)
    const guests = [makeGuest(app, testHotel), makeGuest(app, testHotel)]
    const answers = await Promise.all(guests.map((guest) => guest.begin()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'conflict' })
    const at = answers.findIndex(({ status }) => status === 200)
    const winner = guests[at]
    expect((await winner?.confirm(answers[at]?.body.data.token))?.status).toBe(200)
    expect(await selectBookings(testHotel)).toHaveLength(1)
    expect(await miscounts(app)).toEqual([])
  })
})

import { plainTaxRules } from '@roomlark/contract/inventory/tax-rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { addPartnership } from '../../../test/partnerships.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'
import { addLink, follow } from '../../../test/tracked-links.ts'
import { attributeBooking } from '../referrals/attribution.service.ts'

type Partner = { id: string; token: string; partnershipId: string }

let app: TestApp
let testHotel: TestHotel
let lindqvist: Partner
let mensah: Partner
beforeAll(async () => {
  app = await startTestApp()
  lindqvist = { ...(await createActor(app, 'affiliate')), partnershipId: '' }
  mensah = { ...(await createActor(app, 'affiliate')), partnershipId: '' }
})
afterAll(() => app.close())

/** A hotel of its own for each test: boosts of one hotel exclude each other. */
beforeEach(async () => {
  testHotel = await openTestHotel(app, 12, { hotel: { name: 'Villa Marenne', baseCommissionRate: 15 } })
  const hotelId = testHotel.hotel.id
  lindqvist.partnershipId = await addPartnership(app, { hotelId, affiliateId: lindqvist.id })
  mensah.partnershipId = await addPartnership(app, { hotelId, affiliateId: mensah.id, rateBps: 4900 })
})

const nights = (...offsets: number[]) => offsets.map((offset) => testHotel.day(offset))
const input = (change: object = {}) => ({
  nights: nights(10, 11, 12, 13),
  points: 3,
  roomTypeId: null,
  partnershipIds: null,
  maxNights: null,
  lastBookingOn: null,
  ...change,
})
const start = (change: object = {}) => testHotel.ask('POST', `${testHotel.base}/boosts`, input(change))
const started = (change: object = {}) => testHotel.data(start(change))
const stop = ({ id, version }: { id: string; version: number }) =>
  testHotel.ask('POST', `${testHotel.base}/boosts/${id}/stop`, { version })
const listed = () => testHotel.data(testHotel.ask('GET', `${testHotel.base}/boosts`))

/** The desk books for a partner, from one day to another. */
const book = (from: number, until: number, { partnershipId }: Partner = lindqvist, rooms = 1) =>
  testHotel.book({
    checkInOn: testHotel.day(from),
    checkOutOn: testHotel.day(until),
    source: 'affiliate',
    partnershipId,
    adults: 2 * rooms,
    rooms: [{ roomTypeId: testHotel.type.id, quantity: rooms }],
  })

/** Terms frozen on a booking: its points, and each boosted night. */
async function frozen({ id }: { id: string }) {
  const [terms] = await app.sql`SELECT rate_bps, boost_bps FROM booking_referrals WHERE booking_id = ${id}`
  const rows = await app.sql`
    SELECT night::text, rooms, boost_bps FROM booking_boost_nights WHERE booking_id = ${id} ORDER BY night`
  return { rate: terms?.rate_bps, boost: terms?.boost_bps, nights: rows.map(({ night }) => night), rows }
}

/** Nights of a booking that are still boosted after its changes. */
async function boosted({ id }: { id: string }): Promise<{ night: string; cents: number }[]> {
  return app.sql<{ night: string; cents: number }[]>`
    SELECT night::text, price_cents::integer AS cents FROM boosted_booking_nights WHERE booking_id = ${id} ORDER BY night, stay_id`
}

describe('a boost', () => {
  test('is started, listed with whom it is for, and stopped with its version', async () => {
    const made = await started({ maxNights: 12 })
    expect(made).toEqual({
      id: expect.any(String),
      nights: nights(10, 11, 12, 13),
      points: 3,
      roomTypeName: null,
      partnerNames: null,
      maxNights: 12,
      soldNights: 0,
      bookings: 0,
      ended: null,
      version: 1,
      startedAt: expect.any(String),
      endsAt: expect.any(String),
    })
    const { body } = await testHotel.ask('GET', `${testHotel.base}/boosts`)
    expect(body.data).toEqual([made])
    expect(body.meta.baseRatePercent).toBe(15)
    expect(body.meta.partners).toHaveLength(2)
    expect(body.meta.partners).toContainEqual({
      partnershipId: mensah.partnershipId,
      name: expect.any(String),
      ratePercent: 49,
      hasOwnRate: true,
    })
    expect((await stop({ ...made, version: 2 })).status).toBe(409)
    expect((await testHotel.data(stop(made))).ended).toEqual({ at: expect.any(String), why: 'stopped' })
    expect((await stop({ ...made, version: 2 })).body.message).toBe('This boost has already stopped.')
    const entries = await app.sql`
      SELECT action FROM audit_entries WHERE target = ${`rates:${testHotel.hotel.id}`} AND action LIKE 'boost.%'
      ORDER BY at`
    expect(entries.map(({ action }) => action)).toEqual(['boost.started', 'boost.stopped'])
  })

  test('is the only one for its nights and rooms at a time', async () => {
    const suite = await testHotel.addType(2, { name: 'Suite' })
    const doubles = await started({ roomTypeId: testHotel.type.id })
    expect(doubles.roomTypeName).toBe(testHotel.type.name)
    for (const change of [{}, { roomTypeId: testHotel.type.id, nights: nights(13) }]) {
      const refused = await start(change)
      expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
      expect(refused.body.message).toContain('Another boost already runs')
    }
    await started({ roomTypeId: suite.id })
    await started({ nights: nights(14) })
    await testHotel.data(stop(doubles))
    await started({ roomTypeId: testHotel.type.id })
    const ended = (await listed()).filter(({ ended }: { ended: object | null }) => ended)
    expect(ended.map(({ id }: { id: string }) => id)).toEqual([doubles.id])
  })

  test('only one of two that are started at once for the same nights runs', async () => {
    const answers = await Promise.all([start(), start({ points: 5 }), start({ nights: nights(12, 20) })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('names what is wrong with it', async () => {
    for (const [field, change] of [
      ['nights', { nights: [] }],
      ['nights', { nights: nights(-1, 10) }],
      ['nights', { nights: nights(401) }],
      ['nights', { nights: nights(10, 10) }],
      ['points', { points: 4 }],
      ['maxNights', { maxNights: 0 }],
      ['lastBookingOn', { lastBookingOn: testHotel.day(-1) }],
      ['partnershipIds', { partnershipIds: [] }],
      ['partnershipIds', { partnershipIds: [testHotel.hotel.id] }],
    ] as const) {
      const refused = await start(change)
      expect([refused.status, Object.keys(refused.body.fields)[0]], JSON.stringify(change)).toEqual([
        400,
        field,
      ])
    }
    expect(await listed()).toEqual([])
  })

  test('of another hotel, or for its rooms, is not there', async () => {
    const [made, mine] = [await started(), testHotel]
    const other = await openTestHotel(app)
    for (const [method, path, body] of [
      ['GET', `${mine.base}/boosts`, undefined],
      ['GET', `${mine.base}/boosts/nights?from=${mine.day(0)}`, undefined],
      ['POST', `${mine.base}/boosts`, input({ nights: nights(20) })],
      ['POST', `${mine.base}/boosts/${made.id}/stop`, { version: 1 }],
      ['POST', `${other.base}/boosts/${made.id}/stop`, { version: 1 }],
      ['POST', `${other.base}/boosts`, input({ roomTypeId: mine.type.id })],
    ] as const) {
      expect((await other.ask(method, path, body)).status, `${method} ${path}`).toBe(404)
    }
    const admin = await createActor(app, 'admin')
    const read = await app.ask('GET', `${mine.base}/boosts`, { token: admin.token })
    expect(read.body.data).toEqual([made])
  })

  test('shows how many rooms are empty, and which nights it is for', async () => {
    await testHotel.book({ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12) })
    expect(
      (await testHotel.edit({ closed: true }, { fromOn: testHotel.day(13), untilOn: testHotel.day(13) }))
        .status,
    ).toBe(200)
    await started({ nights: nights(11) })
    const path = `${testHotel.base}/boosts/nights?from=${testHotel.day(10)}`
    const { today, untilOn, roomTypes } = await testHotel.data(testHotel.ask('GET', path))
    expect([today, untilOn]).toEqual([testHotel.today(), testHotel.day(37)])
    const [type] = roomTypes
    const { basePriceCents: priceCents } = testHotel.type
    expect(type.nights).toHaveLength(28)
    expect(type.nights.slice(0, 4)).toEqual([
      {
        night: testHotel.day(10),
        rooms: 12,
        empty: 11,
        priceCents,
        baseCents: priceCents,
        boostPoints: null,
      },
      { night: testHotel.day(11), rooms: 12, empty: 11, priceCents, baseCents: priceCents, boostPoints: 3 },
      {
        night: testHotel.day(12),
        rooms: 12,
        empty: 12,
        priceCents,
        baseCents: priceCents,
        boostPoints: null,
      },
      { night: testHotel.day(13), rooms: 0, empty: 0, priceCents, baseCents: priceCents, boostPoints: null },
    ])
  })

  test('shows what commissions are reckoned from: prices without the VAT inside them', async () => {
    const hotel = await openTestHotel(app, 2)
    await hotel.setTaxes(plainTaxRules(10, true))
    const path = `${hotel.base}/boosts/nights?from=${hotel.day(10)}`
    const { roomTypes } = await hotel.data(hotel.ask('GET', path))
    const { basePriceCents: priceCents } = hotel.type
    expect(roomTypes[0].nights[0]).toMatchObject({ priceCents, baseCents: Math.round(priceCents / 1.1) })
  })
})

describe('a booking made while a boost runs', () => {
  test('by the desk gets it for its nights only, within the highest commission; others do not', async () => {
    const made = await started()
    const mine = await book(12, 16)
    expect(await frozen(mine)).toMatchObject({ rate: 1500, boost: 300, nights: nights(12, 13) })
    expect(await frozen(await book(10, 11, mensah))).toMatchObject({
      rate: 4900,
      boost: 100,
      nights: nights(10),
    })
    expect(await frozen(await book(14, 16))).toMatchObject({ boost: 0, nights: [] })
    const direct = await testHotel.book({ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12) })
    expect(await frozen(direct)).toMatchObject({ nights: [] })
    await testHotel.data(stop(made))
    expect(await frozen(await book(10, 12))).toMatchObject({ boost: 0, nights: [] })
    expect(await frozen(mine)).toMatchObject({ boost: 300, nights: nights(12, 13) })
    expect((await listed())[0]).toMatchObject({ soldNights: 3, bookings: 2 })
    await expect(app.sql`DELETE FROM booking_boost_nights WHERE booking_id = ${mine.id}`).rejects.toThrow(
      'frozen',
    )
    await expect(
      app.sql`UPDATE booking_boost_nights SET rooms = 9 WHERE booking_id = ${mine.id}`,
    ).rejects.toThrow('frozen')
  })

  test('by a guest who followed a link gets it too', async () => {
    await started()
    const hotelId = testHotel.hotel.id
    const code = `boost-${hotelId.slice(0, 8)}`
    await addLink(app, { affiliateId: lindqvist.id, hotelId, code })
    const { ref: reference } = await follow(app, code)
    const { id } = await testHotel.book({ state: 'held' })
    const ctx = { ...app.services, sql: app.pool }
    await app.pool.begin((tx) => attributeBooking(ctx, tx, { bookingId: id, hotelId, reference }))
    expect((await testHotel.transition(id, 'confirmed')).status).toBe(200)
    expect(await frozen({ id })).toMatchObject({ rate: 1500, boost: 300, nights: nights(10, 11) })
  })

  test('gets those of several boosts on their own nights, and of those for its rooms and its partner', async () => {
    const suite = await testHotel.addType(2, { name: 'Suite' })
    await started({ nights: nights(10), points: 2 })
    await started({ nights: nights(11), points: 5, roomTypeId: testHotel.type.id })
    await started({ nights: nights(12), roomTypeId: suite.id })
    await started({ nights: nights(13), partnershipIds: [mensah.partnershipId] })
    const { rows, boost } = await frozen(await book(10, 15))
    expect(boost).toBe(500)
    expect(rows).toEqual([
      { night: testHotel.day(10), rooms: 1, boost_bps: 200 },
      { night: testHotel.day(11), rooms: 1, boost_bps: 500 },
    ])
    expect((await frozen(await book(13, 14, mensah))).nights).toEqual(nights(13))
    const [chosen] = await listed()
    expect(chosen.partnerNames).toEqual(['Ada Byron'])
  })

  test('gets none once its time is over', async () => {
    const made = await started({ lastBookingOn: testHotel.day(1) })
    expect((await frozen(await book(10, 11))).nights).toEqual(nights(10))
    const wait = Date.parse(made.endsAt) - app.services.clock().getTime()
    const sessions = await app.sql`SELECT expires_at FROM sessions WHERE user_id = ${testHotel.owner.id}`
    expect(sessions[0]?.expires_at.getTime()).toBeGreaterThan(Date.parse(made.endsAt))
    const kept = nights(10, 11)
    app.advance(wait)
    const late = await testHotel.book({
      checkInOn: kept[0] ?? '',
      checkOutOn: kept[1] ?? '',
      source: 'affiliate',
      partnershipId: lindqvist.partnershipId,
    })
    expect((await frozen(late)).nights).toEqual([])
    expect((await listed())[0].ended).toEqual({ at: made.endsAt, why: 'over' })
    expect((await stop(made)).status).toBe(409)
    await started({ nights: kept })
  })

  test('keeps it on nights that stay when its dates move, and gets none on new ones', async () => {
    await started()
    const made = await book(11, 13)
    const move = async (from: number, until: number) => {
      const { version } = await testHotel.get(made.id)
      const dates = { checkInOn: testHotel.day(from), checkOutOn: testHotel.day(until) }
      expect((await testHotel.changeStay(made.id, { ...dates, version, mailGuest: false })).status).toBe(200)
      return (await boosted(made)).map(({ night }) => night)
    }
    const commission = async () => {
      const [row] = await app.sql`
        SELECT base_cents::integer AS base, boosted_cents::integer AS boosted, gross_cents::integer AS gross
        FROM commission_figures WHERE booking_id = ${made.id}`
      return row
    }
    const price = testHotel.type.basePriceCents
    expect(await boosted(made)).toEqual(nights(11, 12).map((night) => ({ night, cents: price })))
    expect(await commission()).toEqual({ base: 2 * price, boosted: 2 * price, gross: 0.36 * price })
    expect(await move(12, 15)).toEqual(nights(12))
    expect(await commission()).toEqual({ base: 3 * price, boosted: price, gross: 0.48 * price })
    expect(await move(20, 22)).toEqual([])
    expect(await move(10, 14)).toEqual(nights(11, 12))
    expect((await frozen(made)).nights).toEqual(nights(11, 12))
  })
})

describe('a boost that stops after so many nights', () => {
  test('gives a booking that crosses the limit its first nights, and ends', async () => {
    await started({ maxNights: 5 })
    expect((await frozen(await book(10, 12, lindqvist, 2))).rows).toEqual(
      nights(10, 11).map((night) => ({ night, rooms: 2, boost_bps: 300 })),
    )
    const crossing = await book(11, 14)
    expect((await frozen(crossing)).nights).toEqual(nights(11))
    expect((await frozen(await book(10, 14))).nights).toEqual([])
    expect((await listed())[0]).toMatchObject({ soldNights: 5, bookings: 2, ended: { why: 'sold' } })
    expect((await testHotel.transition(crossing.id, 'cancelled', { cancelledBy: 'guest' })).status).toBe(200)
    expect((await frozen(await book(10, 14))).nights).toEqual([])
    await started()
  })

  test('counts again what was cancelled before', async () => {
    await started({ maxNights: 3 })
    const given = await book(10, 12)
    expect((await testHotel.transition(given.id, 'cancelled', { cancelledBy: 'guest' })).status).toBe(200)
    expect((await frozen(await book(10, 14))).nights).toEqual(nights(10, 11, 12))
  })

  test('sells no more, however many book at once', async () => {
    await started({ maxNights: 5 })
    const made = await Promise.all(Array.from({ length: 6 }, () => book(10, 12)))
    const counts = await Promise.all(made.map(async (booking) => (await frozen(booking)).nights.length))
    expect(counts.toSorted()).toEqual([0, 0, 0, 1, 2, 2])
    expect((await listed())[0]).toMatchObject({ soldNights: 5, bookings: 3, ended: { why: 'sold' } })
  })
})

describe('the offers of an affiliate', () => {
  const readOffers = async ({ token }: { token: string }) => {
    const { status, body } = await app.ask('GET', '/api/v1/partnerships/offers', { token })
    expect(status).toBe(200)
    return body.data.filter(({ partnershipId }: Partner) =>
      [lindqvist, mensah].some((partner) => partner.partnershipId === partnershipId),
    )
  }

  test('are the boosts of the hotels they are a partner of, without a word about occupancy', async () => {
    const made = await started({ maxNights: 30 })
    const stranger = await createActor(app, 'affiliate')
    const [offer] = await readOffers(lindqvist)
    expect(offer).toEqual({
      boostId: made.id,
      partnershipId: lindqvist.partnershipId,
      hotelName: 'Villa Marenne',
      city: testHotel.hotel.city,
      country: testHotel.hotel.country,
      pictureUrl: null,
      roomTypeName: null,
      nights: nights(10, 11, 12, 13),
      ratePercent: 15,
      boostedPercent: 18,
      yoursPercent: 14.4,
      supply: 'many',
      endsAt: made.endsAt,
      linkUrl: null,
    })
    expect(await readOffers(mensah)).toMatchObject([
      { ratePercent: 49, boostedPercent: 50, yoursPercent: 40 },
    ])
    expect(await readOffers(stranger)).toEqual([])

    const code = `offer-${made.id.slice(0, 8)}`
    await addLink(app, { affiliateId: lindqvist.id, hotelId: testHotel.hotel.id, code })
    const [linked] = await readOffers(lindqvist)
    const dates = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(14)}`
    expect(linked.linkUrl).toBe(`${app.services.publicUrl}/r/${code}?${dates}`)
    const { location } = await follow(app, `${code}?${dates}`)
    expect(location).toContain(`/stays/${testHotel.hotel.slug}?${dates}`)

    await app.sql`UPDATE partnerships SET state = 'paused' WHERE id = ${lindqvist.partnershipId}`
    expect(await readOffers(lindqvist)).toEqual([])
  })

  test('are only theirs where the hotel chose partners, and gone when it is stopped or full', async () => {
    const chosen = await started({ nights: nights(10), partnershipIds: [mensah.partnershipId], maxNights: 5 })
    expect(await readOffers(lindqvist)).toEqual([])
    expect(await readOffers(mensah)).toMatchObject([{ boostId: chosen.id, supply: 'few' }])
    await testHotel.data(stop(chosen))
    expect(await readOffers(mensah)).toEqual([])
    await started({ nights: nights(20) })
    expect(await readOffers(lindqvist)).toMatchObject([{ supply: 'many' }])
    const full = { checkInOn: testHotel.day(20), checkOutOn: testHotel.day(21), adults: 24 }
    await testHotel.book({ ...full, rooms: [{ roomTypeId: testHotel.type.id, quantity: 12 }] })
    expect(await readOffers(lindqvist)).toEqual([])
  })

  test('are announced to those they are for, each with their own rate', async () => {
    const made = await started({ partnershipIds: [lindqvist.partnershipId] })
    const news = await app.sql`
      SELECT user_id, params, hotel_id, link FROM notifications WHERE occasion = ${`boost:${made.id}`}`
    expect(news).toEqual([
      {
        user_id: lindqvist.id,
        params: {
          nights: { firstOn: testHotel.day(10), lastOn: testHotel.day(13), count: 4 },
          ratePercent: 15,
          boostedPercent: 18,
        },
        hotel_id: testHotel.hotel.id,
        link: '/partnerships/offers',
      },
    ])
    const { body } = await app.ask('GET', '/api/v1/notifications', { token: lindqvist.token })
    expect(body.data[0]).toMatchObject({ event: 'boost', hotelName: 'Villa Marenne' })
  })
})

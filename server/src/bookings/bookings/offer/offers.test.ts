import type { Offer } from '@roomlark/contract/bookings/offers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Asked = Record<string, string | number>

function makeAddress(testHotel: Pick<TestHotel, 'day'>, path: string, asked: Asked = {}): string {
  const stay = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12), ...asked }
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(stay)) words.set(name, String(value))
  return `/api/v1/guest/hotels${path}?${words}`
}

async function offers(testHotel: TestHotel, asked?: Asked): Promise<Offer[]> {
  const { status, body } = await app.ask(
    'GET',
    makeAddress(testHotel, `/${testHotel.hotel.slug}/offers`, asked),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

describe('GET /hotels/:hotelId/offers', () => {
  test('prices every room type on every plan for the desk, at a hotel without a public page too', async () => {
    const testHotel = await openTestHotel(app, 1)
    const suite = await testHotel.addType(2, { name: 'Suite', basePriceCents: 30_000, maxAdults: 1 })
    const read = (query: object) => {
      const search = new URLSearchParams({
        checkInOn: testHotel.day(10),
        checkOutOn: testHotel.day(12),
        ...query,
      })
      return testHotel.ask('GET', `${testHotel.base}/offers?${search}`)
    }
    const [double, inSuite] = await testHotel.data(read({}))
    expect(double).toMatchObject({ roomTypeId: testHotel.type.id, left: 1, obstacles: [], limits: [] })
    expect(double.totalCents).toBe((await testHotel.quote({})).totalCents)
    expect(inSuite).toMatchObject({ roomTypeId: suite.id, left: 2, obstacles: [{ kind: 'too-many-guests' }] })
    await testHotel.book({})
    await testHotel.data(testHotel.edit({ minStay: 3 }))
    expect(await testHotel.data(read({ adults: '1' }))).toMatchObject([
      { left: 0, obstacles: [{ kind: 'sold-out' }, { kind: 'sold-out' }] },
      { left: 2, obstacles: [] },
    ])
    expect((await read({ checkOutOn: testHotel.day(10) })).status).toBe(400)
    const stranger = await openTestHotel(app, 1)
    expect(
      (
        await stranger.ask(
          'GET',
          `${testHotel.base}/offers?checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(11)}`,
        )
      ).status,
    ).toBe(404)
  })
})

describe('GET /guest/hotels/:slug/offers', () => {
  test('every room type on every plan, cheapest first, at the price of a quote', async () => {
    const testHotel = await openTestHotel(app, 2)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000, maxAdults: 4 })
    const saver = await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/rates/plans`, planInput({ name: 'Saver', percent: -10 })),
    )
    await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 200, vatPercent: 10, vatIncluded: false }))
    await testHotel.book({ checkInOn: testHotel.day(11), checkOutOn: testHotel.day(12) })
    const list = await offers(testHotel)
    expect(list.map((offer) => [offer.roomTypeName, offer.ratePlanName, offer.left])).toEqual([
      ['Double', 'Saver', 1],
      ['Double', 'Flexible', 1],
      ['Suite', 'Saver', 1],
      ['Suite', 'Flexible', 1],
    ])
    for (const offer of list) {
      const { totalCents, cityTaxCents, vatCents, totalUsdCents } = await testHotel.quote({
        rooms: [{ roomTypeId: offer.roomTypeId, quantity: 1 }],
        ratePlanId: offer.ratePlanId,
      })
      expect(offer).toMatchObject({ totalCents, cityTaxCents, vatCents, totalUsdCents })
    }
    expect(list[0]).toMatchObject({ roomTypeId: testHotel.type.id, ratePlanId: saver.id })
    const four = await offers(testHotel, { adults: 3, childAges: '4' })
    expect(four.map((offer) => offer.roomTypeId)).toEqual([suite.id, suite.id])
  })

  test('nothing that could not be booked', async () => {
    const testHotel = await openTestHotel(app, 1, { hotel: { childrenPolicy: 'adults-only' } })
    expect(await offers(testHotel, { childAges: '9' })).toEqual([])
    expect(await offers(testHotel, { rooms: 2 })).toEqual([])
    await testHotel.book()
    expect(await offers(testHotel)).toEqual([])
    expect(
      await offers(testHotel, { checkInOn: testHotel.day(12), checkOutOn: testHotel.day(13) }),
    ).toHaveLength(1)
  })

  test('is 404 for a hotel guests cannot see, and 400 in words for a stay that cannot be', async () => {
    const testHotel = await openTestHotel(app)
    const ask = (path: string, asked?: Asked) => app.ask('GET', makeAddress(testHotel, path, asked))
    expect((await ask('/no-such-hotel/offers')).status).toBe(404)
    const path = `/${testHotel.hotel.slug}/offers`
    expect((await ask(path, { checkOutOn: testHotel.day(10) })).body.message).toBe(
      'Check-out must be after check-in',
    )
    for (const wrong of [
      { childAges: '4,18' },
      { adults: 0 },
      { rooms: 9 },
      { checkInOn: 'soon' },
      { odd: 1 },
    ]) {
      expect((await ask(path, wrong)).status).toBe(400)
    }
    await testHotel.ask('PUT', `${testHotel.base}/active`, { isActive: false })
    expect((await ask(path)).status).toBe(404)
  })
})

describe('GET /guest/hotels/:slug/nights', () => {
  test('tells the lowest whole price and the minimum stay of thirteen months of nights', async () => {
    const testHotel = await openTestHotel(app, 1)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000, maxAdults: 4 })
    await testHotel.setTaxes(simpleTaxes({ cityTaxCents: 200, vatPercent: 10, vatIncluded: false }))
    await testHotel.book({ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(11) })
    await testHotel.edit({ minStay: 3 }, { fromOn: testHotel.day(12), untilOn: testHotel.day(12) })
    await testHotel.edit(
      { closed: true },
      { roomTypeIds: [testHotel.type.id, suite.id], fromOn: testHotel.day(14), untilOn: testHotel.day(14) },
    )
    const { status, body } = await app.ask(
      'GET',
      `/api/v1/guest/hotels/${testHotel.hotel.slug}/nights?adults=2`,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    const { currency, nights } = body.data
    expect(currency).toBe('EUR')
    expect(nights.length).toBeGreaterThan(390)
    expect(nights[0].night).toBe(testHotel.day(0))
    const [offer] = await offers(testHotel, { checkInOn: testHotel.day(9), checkOutOn: testHotel.day(10) })
    expect(nights[9]).toEqual({
      night: testHotel.day(9),
      priceCents: offer?.totalCents,
      minStay: 1,
      arrivals: true,
    })
    const [dearer] = await offers(testHotel, { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(11) })
    expect(nights[10]).toMatchObject({ priceCents: dearer?.totalCents })
    expect(dearer?.roomTypeName).toBe('Suite')
    expect(nights[12].minStay).toBe(1)
    expect(nights[14]).toMatchObject({ priceCents: null, arrivals: false })
  })

  test('has no price for a party that no room takes', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { body } = await app.ask('GET', `/api/v1/guest/hotels/${testHotel.hotel.slug}/nights?adults=9`)
    expect(body.data.nights.every((night: { priceCents: number | null }) => night.priceCents === null)).toBe(
      true,
    )
  })

  test('answers 404 for a hotel that nobody can book', async () => {
    expect((await app.ask('GET', '/api/v1/guest/hotels/no-such-house/nights')).status).toBe(404)
  })
})

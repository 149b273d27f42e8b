import type { Misfit, Offer, OfferedHotel } from '@roomlark/contract/offers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Asked = Record<string, string | number>

function addressOf(testHotel: Pick<TestHotel, 'day'>, path: string, asked: Asked = {}): string {
  const stay = { checkInOn: testHotel.day(10), checkOutOn: testHotel.day(12), ...asked }
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(stay)) words.set(name, String(value))
  return `/api/v1/guest/hotels${path}?${words}`
}

async function offers(testHotel: TestHotel, asked?: Asked): Promise<Offer[]> {
  const { status, body } = await app.ask(
    'GET',
    addressOf(testHotel, `/${testHotel.hotel.slug}/offers`, asked),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

async function found(testHotel: TestHotel, asked?: Asked): Promise<{ slugs: string[]; next: string | null }> {
  const { status, body } = await app.ask('GET', addressOf(testHotel, '', asked))
  expect(status, JSON.stringify(body)).toBe(200)
  return { slugs: body.data.map((hotel: OfferedHotel) => hotel.slug), next: body.meta.next }
}

describe('GET /guest/hotels/:slug/offers', () => {
  test('every room type on every plan, cheapest first, at the price of a quote', async () => {
    const testHotel = await openTestHotel(app, 2)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000, maxAdults: 4 })
    const saver = await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/rates/plans`, planInput({ name: 'Saver', percent: -10 })),
    )
    await testHotel.ask('PUT', `${testHotel.base}/rates/taxes`, {
      ...{ cityTaxCents: 200, cityTaxPer: 'person-night', vatPercent: 10, vatIncluded: false },
    })
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

  test('why a room type on a plan does not fit, night by night', async () => {
    const testHotel = await openTestHotel(app, 1, { hotel: { childrenPolicy: 'over-12' } })
    const suite = await testHotel.addType(1, { name: 'Suite', maxAdults: 4 })
    await testHotel.data(testHotel.edit({ minStay: 3 }, { roomTypeIds: [suite.id] }))
    await testHotel.book({ checkInOn: testHotel.day(11), checkOutOn: testHotel.day(12) })
    const misfits = async (asked: Asked) => {
      const address = addressOf(testHotel, `/${testHotel.hotel.slug}/offers`, asked)
      const { body } = await app.ask('GET', address)
      const list: Misfit[] = body.meta.misfits
      return Object.fromEntries(list.map(({ roomTypeName, reasons }) => [roomTypeName, reasons]))
    }
    const full = { kind: 'full', on: testHotel.day(11), left: 0 }
    expect(await misfits({})).toEqual({ Double: [full], Suite: [{ kind: 'min-stay', nights: 3 }] })
    expect(await misfits({ checkOutOn: testHotel.day(13) })).toEqual({ Double: [full] })
    expect(await misfits({ checkOutOn: testHotel.day(13), adults: 3, childAges: '9' })).toEqual({
      Double: [{ kind: 'too-young' }, { kind: 'too-many-guests' }, full],
      Suite: [{ kind: 'too-young' }],
    })
  })

  test('is 404 for a hotel guests cannot see, and 400 in words for a stay that cannot be', async () => {
    const testHotel = await openTestHotel(app)
    const ask = (path: string, asked?: Asked) => app.ask('GET', addressOf(testHotel, path, asked))
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

describe('GET /guest/hotels', () => {
  test('finds by place, the most stars first, and only where a room is free', async () => {
    const named = (name: string, starRating: 3 | 5) =>
      openTestHotel(app, 1, { hotel: { name, starRating, city: 'Zürich Quarto' } })
    const plain = await named('Quarto Inn', 3)
    const grand = await named('Quarto Grand', 5)
    const full = await named('Quarto Full', 5)
    await full.book()
    const closed = await named('Quarto Closed', 5)
    await closed.data(closed.edit({ closed: true }, { fromOn: closed.day(11), untilOn: closed.day(11) }))
    const unsold = await named('Quarto Unsold', 5)
    await unsold.ask('PUT', `${unsold.base}/rates/plans/${unsold.plan.id}`, {
      ...planInput({ isActive: false }),
      version: unsold.plan.version,
    })
    expect((await found(plain, { place: 'zurich QUARTO' })).slugs).toEqual([
      grand.hotel.slug,
      plain.hotel.slug,
    ])
    const later = { place: 'quarto', checkInOn: plain.day(12), checkOutOn: plain.day(13) }
    expect((await found(plain, later)).slugs).toHaveLength(4)
    expect((await found(plain, { place: 'quarto', adults: 9 })).slugs).toEqual([])
    expect((await found(plain, { place: '%' })).slugs).toEqual([])
  })

  test('goes on where the page before ended', async () => {
    const testHotels: TestHotel[] = []
    for (const name of ['Passo One', 'Passo Two', 'Passo Three']) {
      testHotels.push(await openTestHotel(app, 1, { hotel: { name } }))
    }
    const [testHotel] = testHotels
    if (!testHotel) throw new Error('there is no hotel')
    const seen: string[] = []
    let next: string | null = null
    do {
      const page = await found(testHotel, { place: 'passo', limit: 1, ...(next ? { after: next } : {}) })
      seen.push(...page.slugs)
      next = page.next
    } while (next)
    expect(seen.toSorted()).toEqual(testHotels.map(({ hotel }) => hotel.slug).toSorted())
    expect((await app.ask('GET', addressOf(testHotel, '', { after: 'x' }))).status).toBe(400)
  })
})
